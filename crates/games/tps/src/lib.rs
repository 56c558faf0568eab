//! TrickPaperScissors, by the rules of `rules/tps.md`.
//!
//! Thirty-nine cards in three suits. The suit led decides which suit is trump: the one that beats it in rock,
//! paper, scissors. A trick won with the suit led scores the stars of its lowest card; a trick won with a
//! trump scores nothing, but moves what that suit's points are worth.
//!
//! | rules | where |
//! |---|---|
//! | TPS-1, TPS-8 the cards and what beats what | [`card`] |
//! | TPS-2, TPS-5 options | [`options`] |
//! | TPS-3, TPS-4, TPS-7 the deal; TPS-9, TPS-13 the course of play; TPS-14 the end | [`position`] |
//! | TPS-9, TPS-12 what is legal | [`legal`] |
//! | TPS-10, TPS-11 who wins a trick and what it scores | [`trick`] |
//! | TPS-6, TPS-12 what a suit is worth | [`worth`] |
//!
//! What a seat deduces: a seat that did not follow suit holds no card of the suit led. Every deal of the
//! unseen cards that fits is sampled with equal probability; the sampler reads nothing into which cards
//! others choose to play.

#![forbid(unsafe_code)]

mod about;
mod action;
mod card;
mod event;
mod knowledge;
mod legal;
mod observe;
mod options;
mod position;
mod presentation;
mod scene;
mod study;
mod table;
mod trick;
mod view;
mod worth;

#[cfg(test)]
mod tests;

use parlour_core::Rule;

pub use self::{
    action::{TpsAction, TpsChoices},
    card::{ParseTpsCardError, PerSuit, TpsCard, TpsCardSet, TpsSuit},
    event::TpsEvent,
    options::{Stars, TpsOptions},
    position::Tps,
    table::{TpsPhase, TpsTable},
    trick::TpsTrick,
    view::{TpsSampler, TpsView},
    worth::{Worth, WorthStep},
};

/// A rule of this game by its number.
const fn rule(number: u8) -> Rule {
    Rule::new(*b"TPS", number)
}
