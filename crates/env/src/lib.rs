//! Games as environments for programs that learn, in any language.
//!
//! A game whose type is known only at run time is an [`Environment`]. It deals positions ([`AnyPosition`]), which show themselves as
//! what a seat knows ([`AnyView`]): as JSON, as numbers, as legal actions with their numbers, and as fair samples of what could be. Many
//! games at once are a batch ([`AnyBatch`]), which writes into arrays that its caller owns and plays on all cores.
//!
//! What numbers mean is said by [`parlour_core::observe`]; [`tables()`] writes it down game by game. They come from a view, which cannot
//! see the position, so nothing here can show to a seat what it may not know. The one exception says so: the array `state` of a batch,
//! for critics.
//!
//! Beside the games of the registry there is [`parlour_kuhn`], about which everything is known.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "counts are far below the largest numbers"
)]

mod batch;
mod environment;
mod error;
mod history;
mod luck;
mod origin;
mod position;
mod tables;
mod view;

pub use self::{
    batch::{AnyBatch, BatchArrays, BatchSetup, Forced, LegalArrays},
    environment::{Chances, Decided, Environment, Shape, environments, find},
    error::EnvError,
    history::{Heard, History},
    luck::ChanceNode,
    position::{AnyPosition, Named},
    tables::tables,
    view::{AnyView, Decider},
};
