//! A table against bots in this browser.
//!
//! The [`SoloTable`](parlour_seat::SoloTable) lives in a worker and speaks the protocol of shared tables, so
//! the page cannot tell it from a server. Bots think in a worker of that worker, so neither the page nor the
//! table ever waits for them.

mod wire;

pub(crate) use self::wire::{Answer, FromWorker, Question, Task, Thought, ToWorker};
