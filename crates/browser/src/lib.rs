//! Drives Chromium from a test, through the protocol of its developer tools.
//!
//! This crate has only what the tests of the browser client need: a [`Browser`] with one [`Page`] that goes
//! to addresses, runs scripts, presses keys, moves the mouse and takes screenshots. For everything else there
//! is [`Page::call`], which takes any method of the
//! [protocol](https://chromedevtools.github.io/devtools-protocol/). A crate with the whole protocol as types
//! would take longer to compile than all the tests together.
//!
//! ```no_run
//! # async fn example() -> Result<(), parlour_browser::BrowserError> {
//! let browser = parlour_browser::Browser::launch().await?;
//! let page = browser.page();
//! page.go_to("http://localhost:8080/").await?;
//! assert_eq!(page.evaluate("document.title").await?, "Parlour");
//! # Ok(())
//! # }
//! ```
//!
//! Nothing attaches to workers: a worker started waiting for a debugger would wait until something resumes
//! it.

#![forbid(unsafe_code)]
#![expect(
    clippy::missing_errors_doc,
    reason = "whatever one asks, the same can go wrong: see `BrowserError`"
)]

mod connection;
mod error;
mod input;
mod launch;
mod page;

pub use connection::PageEvent;
pub use error::BrowserError;
pub use input::MouseAction;
pub use launch::{Browser, ELSEWHERE};
pub use page::Page;

use std::time::Duration;

/// How long anything may take before it counts as an error. It is generous because machines may be slow;
/// nothing is measured with it.
pub const PATIENCE: Duration = Duration::from_mins(5);
