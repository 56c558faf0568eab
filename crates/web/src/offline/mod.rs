//! A table against bots in this browser.
//!
//! The [`OfflineTable`] lives in a worker and speaks the protocol of shared tables: the page cannot tell it from a server. Bots think in
//! a worker of that worker, so that neither the page nor the table is ever kept waiting by them.

mod desk;
mod plan;
mod wire;

pub(crate) use self::{
    desk::{Asked, OfflineTable},
    plan::{Plan, Saved},
    wire::{Answer, FromWorker, Question, Task, Thought, ToWorker},
};

#[cfg(test)]
mod tests;
