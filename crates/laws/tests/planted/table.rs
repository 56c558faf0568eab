//! The public part of a toy game.

use parlour_core::{PerSeat, Seat, SeatSet, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    card::{Card, CardSet},
    flaw::{Flaw, ToyOptions},
};

/// The number of cards dealt to each seat, and so the number of rounds.
pub(crate) const ROUNDS: usize = 2;

/// Everything that everybody may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) options: ToyOptions,
    pub(crate) seats: Seats,
    pub(crate) phase: Phase,
    /// The seats that have chosen in this round.
    pub(crate) decided: SeatSet,
    /// The seats that have looked at the top card.
    pub(crate) looked: SeatSet,
    /// Every card shown so far.
    pub(crate) shown: CardSet,
    /// What each seat showed in the last round.
    pub(crate) last: PerSeat<Option<Card>>,
    /// The number of rounds that are over.
    pub(crate) rounds: u8,
    pub(crate) points: PerSeat<u8>,
}

/// The current decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// All seats choose a card face down.
    Choose,
    /// The winner of the round may look at the top card.
    Look(Seat),
    /// No cards are left.
    Over,
}

impl Table {
    pub(crate) fn new(seats: Seats, options: ToyOptions) -> Self {
        Self {
            options,
            seats,
            phase: Phase::Choose,
            decided: SeatSet::EMPTY,
            looked: SeatSet::EMPTY,
            shown: CardSet::EMPTY,
            last: PerSeat::new(seats),
            rounds: 0,
            points: PerSeat::new(seats),
        }
    }

    pub(crate) fn has(&self, flaw: Flaw) -> bool {
        self.options.flaw == flaw
    }

    pub(crate) fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Choose => self.seats.all() - self.decided,
            Phase::Look(seat) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        ROUNDS - usize::from(self.rounds) - usize::from(self.decided.contains(seat))
    }
}
