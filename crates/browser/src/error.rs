//! The errors of driving a browser: [`BrowserError`].

use std::io;

use thiserror::Error;

/// The browser did not do what it was told.
#[derive(Debug, Error)]
pub enum BrowserError {
    /// Chromium was not found, or there was nowhere to put its profile.
    #[error("Chromium cannot be started: {0}")]
    Start(#[from] io::Error),
    /// The process has ended, or nothing listens at the address it gave.
    #[error("Chromium cannot be reached: {0}")]
    Unreachable(String),
    /// The browser refused a method of the protocol or never answered.
    #[error("{method}: {reason}")]
    Call {
        /// The method.
        method: String,
        /// The reason for the failure.
        reason: String,
    },
    /// A script of the test threw an exception.
    #[error("the script threw: {0}")]
    Script(String),
}

impl BrowserError {
    pub(crate) fn call(method: &str, reason: &str) -> Self {
        Self::Call { method: method.to_owned(), reason: reason.to_owned() }
    }
}
