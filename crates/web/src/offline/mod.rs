//! A table against bots in this browser.
//!
//! The [`OfflineTable`] lives in a worker, so that thinking never stops the page, and speaks the protocol of shared tables: the page
//! cannot tell it from a server.

mod desk;
mod plan;
mod wire;

pub(crate) use self::{
    desk::{Asked, OfflineTable},
    plan::{Plan, Saved},
    wire::{FromWorker, ToWorker},
};

#[cfg(test)]
mod tests;
