//! What a server of shared tables promises, tried from outside, on a server that is started for it.
//!
//! - [`load`]: many tables, one move a second each, everything received is checked; what it cost the server;
//! - [`torture`]: the server is killed and started again while people play; then its log is compared with what was acknowledged;
//! - [`storm`]: rubbish and half-right messages on many sockets; then the tables are played to their end.
//!
//! [`Program`] is the server, [`Connection`](connection::Connection) a person at a table.

#![forbid(unsafe_code)]

mod connection;
mod error;
pub mod load;
mod meter;
mod program;
mod request;
pub mod storm;
pub mod torture;

pub use self::{error::SiegeError, program::Program};
