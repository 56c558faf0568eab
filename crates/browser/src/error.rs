//! What can go wrong with a browser: [`BrowserError`].

use std::io;

use thiserror::Error;

/// Why the browser did not do what it was told.
#[derive(Debug, Error)]
pub enum BrowserError {
    /// There is no Chromium, or nowhere to keep its profile.
    #[error("Chromium cannot be started: {0}")]
    Start(#[from] io::Error),
    /// The process ended, or nobody listens where it said.
    #[error("Chromium cannot be reached: {0}")]
    Unreachable(String),
    /// The browser refused a method of the protocol or never answered.
    #[error("{method}: {reason}")]
    Call {
        /// The method.
        method: String,
        /// What was wrong with it.
        reason: String,
    },
    /// A script of the test threw.
    #[error("the script threw: {0}")]
    Script(String),
}

impl BrowserError {
    pub(crate) fn call(method: &str, reason: &str) -> Self {
        Self::Call { method: method.to_owned(), reason: reason.to_owned() }
    }
}
