//! Small networks that play games: read from a file, evaluated in whole numbers.
//!
//! A [`Network`] turns what a seat knows into one number for each legal action, the higher the better, and into
//! the seats' win chances. It calculates with integers, so it chooses the same on every machine, in a browser
//! too; only [`softmax()`] uses fractions, and only operations whose results every machine agrees on.
//!
//! `python/train` trains the networks and writes the files; docs/training.md says how.
//!
//! ```text
//! observation ──input──▶ known ──inner──▶ · ──outer──▶ + ──▶ state ──asked──▶ what actions are held against
//!                          └──────────────────────────┘        └────shares──▶ win chances, the viewer's first
//! ```
//!
//! An action meets the state by its *traits*: one for its number, where actions have fixed numbers, and one for
//! each value or bit of its features. Each trait has a row of weights; the sum of an action's rows is held
//! against the state in two ways, by adding and by multiplying.

#![forbid(unsafe_code)]

mod error;
mod layer;
mod network;
mod read;
mod softmax;
mod traits;
mod untrained;

pub use self::{
    error::NetworkError,
    network::{Activations, Dimensions, Network},
    softmax::softmax,
    traits::{TraitKind, Traits},
    untrained::untrained,
};
