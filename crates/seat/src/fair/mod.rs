//! A person's side of a fair deal: [`Pledge`].
//!
//! The person's program keeps a nonce and the first promises that the table made. It commits to the nonce and reveals it when the
//! table asks, notices when a promise is changed, and checks after the game that the deal is the one that was promised.

mod pledge;
mod promise_error;
mod prove;
#[cfg(test)]
mod tests;

pub(crate) use self::prove::Watched;
pub use self::{
    pledge::{Arrived, Pledge},
    promise_error::PromiseError,
    prove::Proved,
};
