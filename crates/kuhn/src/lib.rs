//! Kuhn poker: three cards, one chip each, one bet.
//!
//! Each seat pays a chip and is dealt one of three cards. The first seat bets a chip or passes. A seat that
//! faces a bet calls it or folds; two seats that have both passed, or both paid, compare cards. The game is
//! so small that its value is known: if both play well, it costs the first seat an eighteenth of a chip.
//! Anything that claims to play or to solve games can be tested against that.
//!
//! It has no rules page and no table, so it is not in the list of games.

#![forbid(unsafe_code)]

mod action;
mod observe;
mod position;
mod view;

pub use self::{
    action::KuhnAction,
    position::{Kuhn, KuhnEvent, KuhnMoves},
    view::{KuhnSampler, KuhnView},
};
use parlour_core::Seats;

/// The two seats.
pub const SEATS: Seats = Seats::new(2).expect("two is a number of seats");

/// The number of cards: jack, queen and king.
pub const CARDS: usize = 3;
