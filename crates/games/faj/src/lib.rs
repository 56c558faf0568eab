//! Faces, Aces & Jokers, by the rules of `rules/faj.md`.
//!
//! In each of three rounds, each seat drafts four cards from packs that go round. The seats then play one
//! card to each of four tricks, all at once, for the number cards on the board. The suit that counts most on
//! the board is trump. In the end the best poker hand made of the number cards won is the winner.
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
//! A seat remembers every pack of the round as it was handed to it, and what it kept. So it knows which cards
//! went on to the right, in which packs. When a pack comes back (after two passes with two seats, after three
//! with three), it knows which cards were kept in between. A card that another seat has played was kept by
//! that seat, from a pack it can have been in.
//!
//! Positions are drawn under these assumptions: all deals are equally likely; a hidden keep is any card of
//! its pack, a hidden vote any seat and a hidden play any card of the hand, all equally likely; all orders of
//! the face-down trick cards are equally likely. Given everything the viewer has seen, all positions that fit
//! are then equally likely, and are drawn that way. The sampler reads nothing into which cards others prefer.
//! `sample` says how.

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
mod observe;
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
