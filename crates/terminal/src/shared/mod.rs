//! A table on the network.
//!
//! The server sends what this seat knows; the same game inside this program makes the scene of it.

mod address;
mod cookie;
mod joining;
mod link;
mod wire;

pub use self::{
    address::LinkError,
    joining::{Joining, TableLink},
};
