//! Leduc poker: six cards, two rounds of betting, one public card.
//!
//! A whole game in a crate of its own, small enough to be read in one sitting; `docs/your-own-game.md` walks
//! through it. The rules are in `rules/leduc.md`, and each is named where the code enforces it.
//!
//! | to read about | see |
//! |---|---|
//! | what a player can do | [`LeducAction`] |
//! | one round of betting | [`Betting`] |
//! | what everybody knows | [`LeducTable`] |
//! | the whole position and the course of play | [`Leduc`] |
//! | what one viewer knows, and what it can imagine | [`LeducView`], [`LeducSampler`] |
//! | what happened | [`LeducEvent`] |
//!
//! A seat can deduce little with certainty: the other seat's card and the public card are any two of the
//! cards it has not seen, all pairs equally likely. What the other seat's bets say about its card is
//! judgement, which the search finds by itself.

#![forbid(unsafe_code)]

mod about;
mod action;
mod betting;
mod event;
mod knowledge;
mod observe;
mod position;
mod presentation;
mod scene;
mod study;
mod table;
mod view;

#[cfg(test)]
mod tests;

use parlour_core::Rule;

pub use self::{
    action::LeducAction,
    betting::Betting,
    event::LeducEvent,
    position::Leduc,
    table::{DECK, Ending, LeducTable},
    view::{LeducSampler, LeducView},
};

/// A rule of this game by its number.
const fn rule(number: u8) -> Rule {
    Rule::new(*b"LED", number)
}
