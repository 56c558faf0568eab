//! Tables on the network.
//!
//! The server sends what this seat knows; the same game inside this program makes the scene from it.

mod address;
mod cookie;
mod joining;
mod link;
mod pledges;
mod wire;

pub use self::{
    address::LinkError,
    joining::{Joining, TableLink},
};
