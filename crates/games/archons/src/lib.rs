//! Archons, by the rules of `rules/archons.md`.
//!

#![forbid(unsafe_code)]

mod action;
mod card;
mod deck;
mod event;
mod hand;
mod hidden;
mod options;
mod play;
mod position;
mod scene;
mod table;
mod trail;
mod turn;
mod view;
mod ways;

#[cfg(test)]
mod tests;

use parlour_core::Rule;

pub use self::{
    action::{ArchonsAction, ArchonsChoices},
    card::{Archon, ArchonSet, BadCard, Card, CardSet, Poker, PokerSet, Title},
    event::ArchonsEvent,
    hidden::{Clues, Hidden, Memory, PokerRange, Stock},
    options::{ArchonsOptions, CardPoints, LeadOrder},
    position::Archons,
    table::{Course, Phase, Pot, Table, Turn},
    trail::Trail,
    view::{ArchonsSampler, ArchonsView},
};

/// A rule of this game by its number.
const fn rule(number: u8) -> Rule {
    Rule::new(*b"ARC", number)
}
