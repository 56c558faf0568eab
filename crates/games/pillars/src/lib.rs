//! Pillars, by the rules of `rules/pillars.md`.
//!
//! Two seats fight four battles, one per suit, with cards whose value must stay within a limit. The seat with
//! more cards in a battle can score one of its cards. Scored cards bring points in five piles, and powers:
//! spades raise the limit, clubs bring cards, and hearts and faces can be spent on magic.
//!
//! | rules | where |
//! |---|---|
//! | PIL-1, PIL-6 what cards and sides are worth | [`ranks`] |
//! | PIL-2, PIL-13, PIL-14 the deal, the end of a turn, the deck | [`position`], [`deck`] |
//! | PIL-3, PIL-15 the scoring piles and their points | [`pile`] |
//! | PIL-4, PIL-7 to PIL-12 what an action does | [`deeds`] |
//! | PIL-4 to PIL-12 which actions are legal | [`legal`], and why others are not: [`check`] |
//! | PIL-5, PIL-16 the limit and the majorities | [`table`] |
//!
//! What a seat knows: its own hand, everything face up, and the cards that a Queen has moved, for as long as
//! they stay in the hand that stole them. Everything else is uniform: each way to deal the unseen cards to
//! the unknown part of the other hand and to the places of the deck is sampled with equal probability. That
//! is exact as long as nothing is read into how the other seat chooses, because no rule forces a play, and so
//! no play shows what a hand lacks.
//!
//! A spectator sees backs: how many cards each hand holds and how many of them were stolen, and so also
//! whether a played card was one of those, but never which they are. Every choice of the stolen cards among
//! the cards of a hand is equally likely.

#![forbid(unsafe_code)]

mod action;
mod check;
mod deck;
mod deeds;
mod event;
mod knowledge;
mod legal;
mod observe;
mod options;
mod pile;
mod position;
mod presentation;
mod ranks;
mod scene;
mod study;
mod table;
mod view;
mod words;

#[cfg(test)]
mod tests;

use parlour_core::Rule;

pub use self::{
    action::{Magic, PillarsAction},
    event::{Effect, PillarsEvent, Strength},
    options::{PilePoints, PillarsOptions},
    pile::Pile,
    position::Pillars,
    ranks::{Ranks, SuitCards},
    table::{HandSize, PillarsPhase, PillarsTable},
    view::{PillarsSampler, PillarsView},
};

/// A rule of this game by its number.
const fn rule(number: u8) -> Rule {
    Rule::new(*b"PIL", number)
}
