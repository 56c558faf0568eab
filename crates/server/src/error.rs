//! What keeps a server from running: [`ServeError`].

use std::{io, net::SocketAddr};

use parlour_store::StoreError;
use thiserror::Error;

/// Why there is no server.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Nobody can listen there.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        source: io::Error,
    },
    /// The system refuses threads or signals.
    #[error("the server cannot start: {0}")]
    System(#[from] io::Error),
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The operating system gave no random numbers.
#[derive(Clone, Copy, Debug, Error)]
#[error("no randomness available from the operating system: {0}")]
pub(crate) struct RandomnessError(pub(crate) getrandom::Error);
