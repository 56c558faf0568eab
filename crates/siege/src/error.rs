//! The errors of a siege: [`SiegeError`].

use std::io;

use parlour_protocol::Farewell;
use parlour_store::StoreError;
use thiserror::Error;
use tokio_tungstenite::tungstenite;

/// A siege failed or could not be finished.
#[derive(Debug, Error)]
pub enum SiegeError {
    /// The operating system refused something.
    #[error("the system refuses: {0}")]
    Io(#[from] io::Error),
    /// A connection broke or could not be made.
    #[error("a connection broke: {0}")]
    Socket(Box<tungstenite::Error>),
    /// The server closed a connection and said why.
    #[error("the server ended the connection: {0:?}")]
    SentAway(Farewell),
    /// The connection was closed without a reason, or on purpose.
    #[error("the connection is over")]
    Over,
    /// The server does not start or does not answer.
    #[error("the server does not answer: {0}")]
    Silent(String),
    /// The log cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server did something it must not do.
    #[error("{0}")]
    Wrong(String),
}

impl SiegeError {
    pub(crate) fn wrong(what: impl Into<String>) -> Self {
        Self::Wrong(what.into())
    }
}

impl From<tungstenite::Error> for SiegeError {
    fn from(error: tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}
