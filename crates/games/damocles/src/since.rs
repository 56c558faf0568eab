//! What everybody has seen since the discards last became the deck: [`Since`].

use std::num::NonZeroU8;

use parlour_core::{Element, PerSeat, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Codex, CodexSet};

/// DAM-19: draws and plays since the last reshuffle, or since the set-up if there was none.
///
/// A seat knows which of its own discards went into that deck. Where they may be now depends on who has drawn
/// from it, and on how much of what was drawn has been played again. All of that is public, and kept here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Since {
    /// How many discards of each seat made up the deck; all 0 before the first reshuffle.
    pub returned: PerSeat<u8>,
    /// How many codices each seat has taken into its hand.
    pub received: PerSeat<u8>,
    /// The draw that caused the reshuffle.
    pub astride: Option<Astride>,
    /// What was played from the hand, and when.
    pub plays: Plays,
}

/// A draw that took the last codices of the old deck and the first of the new one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Astride {
    /// The seat that drew.
    pub seat: Seat,
    /// How many came from the old deck.
    pub old: u8,
    /// How many came from the new one.
    pub new: u8,
    /// How many of all these an Oracle discarded, or `None` before that is decided.
    pub discarded: Option<u8>,
}

impl Since {
    pub(crate) fn new(seats: Seats) -> Self {
        Self::after(PerSeat::new(seats))
    }

    /// The state after a reshuffle of this many discards of each seat.
    pub(crate) fn after(returned: PerSeat<u8>) -> Self {
        let received = PerSeat::new(returned.seats());
        Self { returned, received, astride: None, plays: Plays([None; Codex::COUNT]) }
    }

    /// Whether there has been a reshuffle.
    pub fn is_reshuffled(&self) -> bool {
        self.returned.as_slice().iter().any(|&count| count > 0)
    }
}

/// For each codex played: how many codices its seat had received by then, since the last reshuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plays([Option<NonZeroU8>; Codex::COUNT]);

impl Plays {
    /// How many codices its seat had received before playing it, if it has been played since the last
    /// reshuffle.
    pub fn received_before(&self, codex: Codex) -> Option<u8> {
        self.0[codex.index() as usize].map(|stamp| stamp.get() - 1)
    }

    #[inline]
    pub(crate) fn note(&mut self, codex: Codex, received: u8) {
        self.0[codex.index() as usize] = NonZeroU8::MIN.checked_add(received);
    }
}

impl Serialize for Plays {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let played = CodexSet::iter(Codex::all());
        serializer.collect_seq(played.filter_map(|codex| Some((codex, self.received_before(codex)?))))
    }
}

impl<'de> Deserialize<'de> for Plays {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut plays = Self([None; Codex::COUNT]);
        for (codex, received) in Vec::<(Codex, u8)>::deserialize(deserializer)? {
            plays.note(codex, received);
        }
        Ok(plays)
    }
}
