//! Archons, by the rules of `rules/archons.md`.
//!
//! Forty poker cards and thirteen Archons. Each turn an Archon is led, and everybody plays a poker card for
//! it, face down: equal values tie, an ace destroys the highest, and the highest card left wins. An Archon
//! lies in front of the player who won it and has a power, in this hand and, unless it is returned, in the
//! next.
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
//! | ARC-19, ARC-20 the Demiurge, and how the hand continues | [`demiurge`] |
//! | ARC-11, ARC-15, ARC-21 options | [`options`] |
//!
//! # What a viewer deduces
//!
//! Everything that everybody can tell about hidden cards is in [`Hidden`], which is part of the public
//! [`ArchonsTable`]:
//!
//! - A seat that leads holds an Archon and a poker card (ARC-11). A seat that was passed over for the lead,
//!   and every seat at the end of a hand, lacks an Archon or a poker card.
//! - A seat that is to play a card holds a poker card, and a seat that sits out holds none (ARC-13). So a
//!   seat that was passed over and still plays holds no Archon.
//! - A hand that was checked for ARC-17 and not replaced has a poker card, unless both piles were empty.
//! - A seat that is asked for a card under the Demiurge holds two poker cards, or at the end of a hand
//!   nothing else. A seat that could be asked and is not holds at most one, or none at the end (ARC-19). If a
//!   seat is asked and the hand continues, some seat can lead.
//! - In a hand once known to hold no Archon, any Archon has been dealt since; in a hand once known to be all
//!   Archons, at most the card dealt since is a poker card.
//! - After `shuffle discard` it is known which cards are in the deck, and so which set each later card comes
//!   from. A single card, or the rest of a set that is in one hand alone, is known by name.
//!
//! # What is sampled
//!
//! Every order of every shuffle that fits what the viewer has seen is equally likely; the sampler reads
//! nothing into which cards others choose to play. A position comes up in proportion to the orders that lead
//! to it, counted exactly in [`ways`]. A choice that still lies face down is any of those its seat has, all
//! equally likely.
//!
//! The sampler forgets two things, both of which need Archons to be discarded and reshuffled within a hand.
//! Where cards of more than two reshuffled piles are in hidden hands at once, all but one of these piles
//! count as one. And where a seat that was once known to hold no Archon holds cards of a reshuffled pile from
//! both before and after that moment, a poker card of the pile that it plays is taken for an old one. Such a
//! view allows more positions than it should, never fewer.

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
mod observe;
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
    event::{ArchonsEvent, HandScore, Left},
    hidden::{Clues, HandMemory, Hidden, PokerRange, Stock},
    options::{ArchonsOptions, CardPoints, LeadOrder},
    position::Archons,
    table::{ArchonsPhase, ArchonsTable, HandState, Pot, ResolvedTurn},
    trail::Trail,
    view::{ArchonsSampler, ArchonsView},
};

/// A rule of this game by its number.
const fn rule(number: u8) -> Rule {
    Rule::new(*b"ARC", number)
}
