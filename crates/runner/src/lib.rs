//! Plays games from the deal to the outcome.
//!
//! A [`Runner`] plays games of one kind. Game `i` depends only on the seed, on `i` and on the players, so
//! games can be played in any order and on any number of threads. It works with anything that can [`Decide`],
//! which a slice of [`Player`]s, boxed or not, already does. A [`Watcher`] can look on (`()` costs nothing),
//! and the same loop plays a game that is [recorded](Runner::record).
//!
//! A [`Player`] decides from a [`Question`], which holds only what its seat may know, so it cannot cheat. A
//! program that has to look at the position, to measure how much that would help, implements [`Decide`]
//! instead and is never a [`Player`].
//!
//! `examples/match.rs` shows a player and a match on one page.

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
