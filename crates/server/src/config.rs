//! How a server is set up: [`Config`].

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use ipnet::IpNet;

use crate::Keep;

/// How a server is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The address that people type, when a proxy stands before the server: `https://games.example.org`. Only pages from there may
    /// open sockets, and behind https cookies are marked as secure.
    pub origin: Option<String>,
    /// The header in which a trusted proxy names the client's address: `X-Forwarded-For`.
    pub trust_header: Option<String>,
    /// Where trusted proxies are: nobody else is believed.
    pub proxies: Vec<IpNet>,
    /// How much anybody may do.
    pub limits: Limits,
    /// How long requests may take.
    pub times: RequestTimes,
    /// For how long tables are kept.
    pub keep: Keep,
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
    /// Connections from everywhere at the same time.
    pub connections: u32,
    /// Connections to one table of those who have no seat at it.
    pub watchers: u32,
    /// Unfinished tables that may be made from one address within a day.
    pub address_tables: u32,
    /// Unfinished tables in all.
    pub tables: u32,
}

/// How long a client may take for a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RequestTimes {
    /// For the head, the wait for it included.
    pub head: Duration,
    /// For the body, after the head.
    pub body: Duration,
    /// How long a connection serves requests before it is ended in good order, and how long that may take. So nobody
    /// keeps one by reading slowly.
    pub connection: Duration,
}

impl Config {
    /// Whether a proxy that is believed stands there.
    pub(crate) fn is_proxy(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.proxies.iter().any(|proxies| proxies.contains(&address))
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            messages: 10,
            address_messages: 100,
            address_connections: 100,
            connections: 20_000,
            watchers: 400,
            address_tables: 300,
            tables: 100_000,
        }
    }
}

impl Default for RequestTimes {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(5),
            body: Duration::from_secs(5),
            connection: Duration::from_mins(1),
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7373)),
            origin: None,
            trust_header: None,
            proxies: Vec::new(),
            limits: Limits::default(),
            times: RequestTimes::default(),
            keep: Keep::default(),
            thinkers: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_request_has_ten_seconds() {
        let RequestTimes { head, body, .. } = RequestTimes::default();
        assert_eq!(head + body, Duration::from_secs(10));
    }
}
