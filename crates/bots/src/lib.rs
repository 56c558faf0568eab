//! Players that are programs.
//!
//! A bot decides from what its seat may know: it is handed a [`View`](parlour_core::Game::View) and the legal actions, and throws dice
//! of its own, so that it cannot cheat and thinking never shifts the deal. No type in the reach of a
//! [`Player`](parlour_runner::Player) holds the true position.
//!
//! | bot | how it plays |
//! |---|---|
//! | [`Bot::Random`], [`Bot::Explorer`] | looks at nothing but the legal actions ([`blind`]) |
//! | [`Bot::Greedy`] | one look ahead with what it knows of the game ([`greedy`]) |
//! | [`Bot::Easy`] to [`Bot::Expert`] | [search], shorter or longer ([`thinker`]) |
//!
//! Two more play in matches about strength and nowhere else: [`rival`].
//!
//! What is known of a game beyond its rules stands in the game's own crate: [`Known`].

#![forbid(unsafe_code)]

pub mod blind;
mod bot;
pub mod greedy;
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
