//! Archons, by the rules of `rules/archons.md`.
//!
//! Forty poker cards and thirteen Archons. Each turn an Archon is led, and everybody plays a poker card for it, face down: equal
//! values tie, an ace destroys the highest, the highest left wins. Archons that were won lie in front of their winner and have a
//! power, in this hand and, but for one that is returned, in the next.
//!
//! | rules | where |
//! |---|---|
//! | ARC-1 the cards | [`card`] |
//! | ARC-2 seats | [`position`] |
//! | ARC-12, ARC-13, ARC-19, ARC-22 what is legal | [`legal`] |
//! | ARC-3 to ARC-6 the deal; ARC-21 to ARC-23 the end of a hand | [`hand`] |
//! | ARC-7, ARC-8, ARC-10, ARC-21 what a hand scores | [`table`] |
//! | ARC-9, ARC-14 who wins a play | [`play`] |
//! | ARC-11 to ARC-13, ARC-15 the course of a turn | [`turn`] |
//! | ARC-16 to ARC-18 new cards | [`refill`] |
//! | ARC-19, ARC-20 the Demiurge, and how it goes on | [`demiurge`] |
//! | ARC-11, ARC-15, ARC-21 options | [`options`] |
//!
//! # What a viewer deduces
//!
//! Everything that all can tell about hidden cards is in [`Hidden`], which is part of the public [`ArchonsTable`]:
//!
//! - who leads holds an Archon and a poker card (ARC-11); who was passed over for the lead, and at the end of a hand everybody, holds
//!   no Archon or no poker card;
//! - who is to play a card holds a poker card, and who sits out holds none (ARC-13); so who was passed over and plays holds no Archon;
//! - a hand that was looked at for ARC-17 and not replaced has a poker card, unless both piles were empty;
//! - who is asked for a card under the Demiurge holds two poker cards, or at the end of a hand nothing else; who could be asked and
//!   is not holds one at most, or none at the end (ARC-19). While somebody is asked and the hand goes on, some seat can lead;
//! - a hand once known to hold no Archon can have come by one only with the cards dealt since, and a hand once known to be all
//!   Archons has at most the card dealt since as a poker card;
//! - after `shuffle discard` it is known which cards are in the deck, so from which set each later card comes; a single card, or what
//!   is left of a set in one hand alone, is known by name.
//!
//! # What is sampled
//!
//! Every order of every shuffle that fits all the viewer has seen is equally likely; nothing is read into how others choose among
//! their cards. A position comes up in proportion to the orders that lead to it, counted exactly, in [`ways`]. A choice that
//! still lies face down is any of those its seat has, all equally likely. Two things are forgotten, both of which need
//! Archons to be discarded and reshuffled within a hand. Where cards of more than two reshuffled piles are in hidden hands at once,
//! all but one of these piles count as one. And where a seat, once known to hold no Archon, holds cards of a reshuffled pile from
//! before and after that, and plays one of them, it is taken for an old one. Such a view allows more than it could, and never less.

#![forbid(unsafe_code)]

mod action;
mod card;
mod deck;
mod demiurge;
mod event;
mod hand;
mod hidden;
mod knowledge;
mod legal;
mod options;
mod play;
mod position;
mod presentation;
mod refill;
mod scene;
mod study;
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
    card::{
        Archon, ArchonSet, ArchonsCard, ArchonsCardSet, AsCards, ParseArchonsCardError, Poker, PokerSet,
        Sorts, Title,
    },
    event::ArchonsEvent,
    hidden::{Clues, HandMemory, Hidden, PokerRange, Stock},
    options::{ArchonsOptions, CardPoints, LeadOrder},
    position::Archons,
    table::{ArchonsPhase, ArchonsTable, Course, Pot, ResolvedTurn},
    trail::Trail,
    view::{ArchonsSampler, ArchonsView},
};

/// A rule of this game by its number.
const fn rule(number: u8) -> Rule {
    Rule::new(*b"ARC", number)
}
