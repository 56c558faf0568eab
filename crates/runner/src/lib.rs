//! Plays games from the deal to the outcome.
//!
//! A [`Runner`] plays games of one kind: game `i` depends on the seed, on `i` and on the players, and on nothing else, so games can be
//! played in any order and on any number of threads. It seats anything that can [`Decide`]; for a slice of [`Player`]s, boxed or
//! not, that is done already. A [`Watcher`] looks on, or `()`, which costs nothing; and the same loop plays a game that is
//! [recorded](Runner::record).
//!
//! A [`Player`] decides from a [`Question`], which holds what its seat may know, so it cannot cheat. Whatever has to look at the position,
//! to measure how much that would help, implements [`Decide`] instead and is never a [`Player`].
//!
//! `examples/match.rs` is a player and a match in a page.

#![forbid(unsafe_code)]

mod decide;
mod player;
mod runner;
mod watcher;

pub use self::{
    decide::{Decide, ask},
    player::{Player, Question},
    runner::{Played, Runner},
    watcher::Watcher,
};
