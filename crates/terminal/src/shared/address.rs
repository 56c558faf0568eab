//! The address of a table, read from the link sent to friends: [`TableAddress`].

use std::str::FromStr;

use parlour_protocol::TableId;
use thiserror::Error;

/// A table's server and id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableAddress {
    scheme: Scheme,
    host: String,
    pub(crate) table: TableId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Http,
    Https,
}

/// An error for a text that is not the link of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the link of a table looks like https://games.example.org/t/0123456789abcdef0123456789abcdef")]
pub struct LinkError;

impl FromStr for TableAddress {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let (scheme, rest) = text
            .strip_prefix("https://")
            .map(|rest| (Scheme::Https, rest))
            .or_else(|| text.strip_prefix("http://").map(|rest| (Scheme::Http, rest)))
            .ok_or(LinkError)?;
        let (host, path) = rest.split_once('/').ok_or(LinkError)?;
        let name = path.strip_prefix("t/").ok_or(LinkError)?;
        let name = name.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let table = name.parse().map_err(|_| LinkError)?;
        let plain = !host.is_empty()
            && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]_".contains(&byte));
        if plain { Ok(Self { scheme, host: host.to_owned(), table }) } else { Err(LinkError) }
    }
}

impl TableAddress {
    /// The address of another table on the same server.
    pub(crate) fn other(&self, table: TableId) -> Self {
        Self { table, ..self.clone() }
    }

    /// The server's name and port.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// The address of the socket.
    pub(crate) fn socket(&self) -> String {
        let scheme = match self.scheme {
            Scheme::Http => "ws",
            Scheme::Https => "wss",
        };
        format!("{scheme}://{}/api/tables/{}/socket", self.host, self.table)
    }

    /// The address of the record, once the game is over.
    pub(crate) fn record(&self) -> String {
        format!("{}/api/tables/{}/record", self.origin(), self.table)
    }

    /// The link to the table.
    pub(crate) fn link(&self) -> String {
        format!("{}/t/{}", self.origin(), self.table)
    }

    fn origin(&self) -> String {
        let scheme = match self.scheme {
            Scheme::Http => "http",
            Scheme::Https => "https",
        };
        format!("{scheme}://{}", self.host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_a_server_and_a_table() {
        let id = "0123456789abcdef0123456789abcdef";
        let address: TableAddress = format!("https://games.example.org/t/{id}?from=mail").parse().unwrap();
        assert_eq!(address.socket(), format!("wss://games.example.org/api/tables/{id}/socket"));
        assert_eq!(address.link(), format!("https://games.example.org/t/{id}"));
        let local: TableAddress = format!("http://127.0.0.1:7373/t/{id}/").parse().unwrap();
        assert_eq!(local.socket(), format!("ws://127.0.0.1:7373/api/tables/{id}/socket"));
        assert_eq!(local.host(), "127.0.0.1:7373");
        for bad in ["", id, "https://games.example.org", "ftp://a/t/x", "https://a/t/12", "http:///t/x"] {
            assert_eq!(bad.parse::<TableAddress>(), Err(LinkError), "{bad}");
        }
    }
}
