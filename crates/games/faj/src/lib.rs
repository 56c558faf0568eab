//! Faces, Aces & Jokers, by the rules of `rules/faj.md`.
//!
//! In each of three rounds the seats draft four cards each from packs that go round, then play one to each of four tricks, all at
//! once, for the number cards on the board. The suit that counts most on the board is trump. In the end the best poker hand made of
//! the number cards won is the winner.
//!
//! | rules | where |
//! |---|---|
//! | FAJ-1 the cards | `card` |
//! | FAJ-2 the dealer | `options`, `dealer` |
//! | FAJ-3, FAJ-4 the course of the game | `position`, `pile` |
//! | FAJ-5, FAJ-6 the draft | `draft`, `position` |
//! | FAJ-7, FAJ-8 the board and its trump | `board`, `play` |
//! | FAJ-9 to FAJ-11 tricks | `trick`, `play` |
//! | FAJ-12, FAJ-13 poker hands | [`parlour_cards::poker`], `hand` |
//! | FAJ-14 the end | `table`, `play` |
//!
//! # What a seat deduces
//!
//! A seat remembers every pack of the round as it was handed to it, and what it kept. So it knows which cards went on to the
//! right, in which packs; when a pack comes back (after two passes with two seats, after three with three) it knows which cards
//! were kept in between; and a card that another seat has played was kept by that seat, from a pack in which it can have lain.
//!
//! Positions are drawn under these assumptions: all deals are equally likely; a hidden keep is any card of its pack, a hidden
//! vote any seat and a hidden play any card of the hand, equally likely; all orders of the trick cards that are face down are
//! equally likely. Given all that the viewer has seen, every position that fits is then equally likely, and is drawn so. Nothing
//! is read into which cards others prefer. `sample` says how.

#![forbid(unsafe_code)]

mod action;
mod board;
mod card;
mod dealer;
mod draft;
mod event;
mod hand;
mod knowledge;
mod legal;
mod options;
mod pile;
mod play;
mod position;
mod presentation;
mod sample;
mod scene;
mod study;
mod table;
mod trick;
mod view;

#[cfg(test)]
mod tests;

use parlour_core::Rule;

pub use self::{
    action::{FajAction, FajChoices},
    board::Board,
    card::{
        DraftCard, DraftFigure, DraftRank, DraftSet, ParseDraftCardError, TRICK_CARDS, all_trick_cards,
        trick_cards,
    },
    draft::{DraftMemory, Keeps},
    event::FajEvent,
    options::{DealerBy, FajOptions},
    position::Faj,
    sample::FajSampler,
    table::{FajPhase, FajTable},
    trick::{FajTrick, Win},
    view::FajView,
};

/// A rule of this game by its number.
const fn rule(number: u8) -> Rule {
    Rule::new(*b"FAJ", number)
}
