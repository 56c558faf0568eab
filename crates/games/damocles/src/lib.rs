//! Damocles, by the rules of `rules/damocles.md`.
//!
//! Seven tokens of five gods stand in a ring that everybody shares. A codex shows a pattern of gods; while
//! the pattern stands on the ring, in any rotation, the codex is active and can be played. Pairs of a
//! production and a number codex bring more codices, and every codex scores once, when it leaves the hand.
//!
//! | rules | where |
//! |---|---|
//! | DAM-1 the gods, the ring and the bank | [`god`], [`ring`] |
//! | DAM-2, DAM-4 the codices and their kinds | [`codex`], [`list`] |
//! | DAM-3 and other options | [`options`] |
//! | DAM-5 to DAM-7 the set-up | [`setup`] |
//! | DAM-8, DAM-9 when a codex is active | [`matching`] |
//! | DAM-10 to DAM-12, DAM-20 a turn from the Haste to its end | [`swaps`] |
//! | DAM-13 to DAM-16, DAM-18 what is played and what it scores | [`plays`], [`turn`] |
//! | DAM-13, DAM-19 drawing and the new deck | [`drawing`] |
//! | DAM-17 destruction | [`destruction`] |
//!
//! Legal actions are listed in [`legal`]; [`check`] refuses all others and says why. Both work on what one
//! seat knows.
//!
//! # What a seat knows, and what is sampled
//!
//! A seat knows its hand, its own discards, what its Oracles drew, and everything that was ever played. When
//! the discards become a new deck, the seat knows that its own are in there, and which codices it then draws
//! from that deck. When discards become a deck once more, the sampler remembers only what went into the
//! latest one; all other unseen codices become interchangeable again.
//!
//! A sampled position is drawn from all histories that fit the view, all equally likely: every order of the
//! deck, every choice of discards in the set-up and in Oracles. The sampler reads nothing into what others
//! choose to play, swap or discard. Before the first reshuffle this means that every way to lay out the
//! unseen codices is equally likely. After it, a codex that the viewer had discarded is never found in a
//! place that was filled before. How likely it is to be in a hand depends on how many codices that seat has
//! drawn since and how many it has played; see [`origin`].

#![forbid(unsafe_code)]

mod action;
mod check;
mod choices;
mod codex;
mod deck;
mod destruction;
mod drawing;
mod event;
mod features;
mod god;
mod knowledge;
mod legal;
mod list;
mod matching;
mod observe;
mod options;
mod origin;
mod plays;
mod position;
mod presentation;
mod ring;
mod sampler;
mod scene;
mod setup;
mod since;
mod study;
mod swaps;
mod table;
mod turn;
mod view;

#[cfg(test)]
mod tests;

use parlour_core::Rule;

pub use self::{
    action::{Annexed, CodexPair, DamoclesAction, Discard, Fit, Use},
    choices::DamoclesChoices,
    codex::{Codex, CodexKind, CodexSet, ParseCodexError},
    event::DamoclesEvent,
    god::{God, GodSet},
    options::{Cycles, DamoclesOptions, Expansion, Expansions, Reshuffle},
    position::Damocles,
    ring::{Ring, RingSpot},
    sampler::DamoclesSampler,
    since::{Astride, Plays, Since},
    table::{DamoclesPhase, DamoclesTable, Destroying, Drawn},
    turn::{Annex, DamoclesTurn, Paired},
    view::DamoclesView,
};

/// A rule of this game by its number.
const fn rule(number: u8) -> Rule {
    Rule::new(*b"DAM", number)
}
