//! Why a server cannot run: [`ServeError`].

use std::{io, net::SocketAddr};

use parlour_store::StoreError;
use thiserror::Error;

/// The reason why a server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The reason.
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
