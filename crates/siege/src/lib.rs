//! Tests from outside what a server of shared tables promises, on a server started for the purpose.
//!
//! - [`load`]: many tables with one move a second each, and checks on everything received; the result is what
//!   it cost the server;
//! - [`torture`]: the server is killed and restarted while people play; then its log is compared with what
//!   was acknowledged;
//! - [`storm`]: garbage and half-valid messages on many sockets; then the tables are played to their end.
//!
//! [`Program`] is the server, [`Connection`](connection::Connection) a player at a table.

#![forbid(unsafe_code)]

mod connection;
mod error;
pub mod load;
mod meter;
mod program;
mod request;
mod route;
pub mod storm;
pub mod torture;

pub use self::{error::SiegeError, program::Program};
