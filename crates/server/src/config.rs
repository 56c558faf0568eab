//! How a server is set up: [`Config`].

use std::net::SocketAddr;

/// How a server is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The address that people type, when a proxy stands before the server: `https://games.example.org`. Pages from there may open
    /// sockets, and behind https cookies are marked as secure.
    pub origin: Option<String>,
    /// The header in which a trusted proxy names the client's address: `X-Forwarded-For`.
    pub trust_header: Option<String>,
    /// How much anybody may do.
    pub limits: Limits,
    /// How many threads think for bots; all cores but one if it is left out.
    pub thinkers: Option<usize>,
}

/// How much anybody may do before they are sent away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Messages a second on one connection, after a burst of four seconds' worth.
    pub messages: u32,
    /// Messages and requests a second from one address, after a burst of four seconds' worth.
    pub address_messages: u32,
    /// Connections from one address at the same time.
    pub address_connections: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { messages: 10, address_messages: 100, address_connections: 100 }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7373)),
            origin: None,
            trust_header: None,
            limits: Limits::default(),
            thinkers: None,
        }
    }
}
