//! Players that are programs.
//!
//! A bot decides from what its seat may know: it is given a [`View`](parlour_core::Game::View) and the legal
//! actions, and rolls dice of its own, so it cannot cheat and its thinking never affects the deal. No type
//! within reach of a [`Player`](parlour_runner::Player) holds the true position.
//!
//! | bot | how it plays |
//! |---|---|
//! | [`Bot::Random`], [`Bot::Explorer`] | looks at nothing but the legal actions ([`blind`]) |
//! | [`Bot::Greedy`] | looks one step ahead, using its knowledge of the game ([`greedy`]) |
//! | [`Bot::Easy`] to [`Bot::Expert`] | [search], shorter or longer ([`thinker`]) |
//!
//! A [`NetworkPlayer`](network::NetworkPlayer) plays what a trained network likes best.
//!
//! Two more players, used only in matches that measure strength, are in [`rival`].
//!
//! What bots know about a game beyond its rules is defined in the game's own crate: [`Known`].

#![forbid(unsafe_code)]

pub mod blind;
mod bot;
pub mod greedy;
pub mod network;
pub mod rival;
pub mod search;
pub mod thinker;

pub use parlour_core::{
    ActionEstimate, Bot, UnknownBotError,
    knowledge::{Iterations, Knowledge, Known, NoKnowledge, SearchParameters, Shares, shares},
};

pub use self::{
    bot::player,
    search::{Breadth, Search},
};
