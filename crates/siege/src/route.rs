//! The route to a server: [`Route`].

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use tokio::net::{TcpSocket, TcpStream};

/// The route to a server: its address, and the address of this machine to come from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Route {
    server: SocketAddr,
    from: Option<IpAddr>,
}

impl From<SocketAddr> for Route {
    /// A route from whichever address the system picks.
    fn from(server: SocketAddr) -> Self {
        Self { server, from: None }
    }
}

impl Route {
    /// A route from an address of its own, chosen by number: on Linux a machine has 2^24 local addresses.
    pub(crate) fn elsewhere(server: SocketAddr, number: u16) -> Self {
        let [high, low] = number.to_be_bytes();
        Self { server, from: Some(Ipv4Addr::new(127, 1, high, low).into()) }
    }

    /// The address of the server.
    pub(crate) const fn server(&self) -> SocketAddr {
        self.server
    }

    /// Opens a connection.
    pub(crate) async fn open(self) -> io::Result<TcpStream> {
        let Some(from) = self.from else { return TcpStream::connect(self.server).await };
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        socket.connect(self.server).await
    }
}
