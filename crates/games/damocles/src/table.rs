//! What everybody at the table knows: [`DamoclesTable`].

use parlour_core::{PerSeat, Seat, SeatSet, Seats};
use serde::{Deserialize, Serialize};

use crate::{Codex, CodexSet, DamoclesOptions, DamoclesTurn, Fit, Ring, Since, Use, codex};

/// Everything that everybody at the table knows or can remember. Nothing hidden is kept here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DamoclesTable {
    /// The options in force.
    pub options: DamoclesOptions,
    /// The number of seats.
    pub seats: Seats,
    /// DAM-5: the seat that was dealt the first codex and places the first token.
    pub first: Seat,
    /// Whose decision it is.
    pub phase: DamoclesPhase,
    /// DAM-6: the seats that have discarded in the set-up.
    pub decided: SeatSet,
    /// The ring of tokens.
    pub ring: Ring,
    /// DAM-7: how many turns are over, counting all seats.
    pub turns: u16,
    /// What lasts until the end of the turn.
    pub turn: DamoclesTurn,
    /// DAM-18: every codex that a seat has played from its hand, spent and destroyed ones included.
    pub scored: PerSeat<CodexSet>,
    /// DAM-18: the codices that were spent, destroyed or sacrificed.
    pub gone: CodexSet,
    /// How many codices each seat holds, without those an Oracle has just drawn.
    pub hand_sizes: PerSeat<u8>,
    /// DAM-6: how many of each seat's discards lie face down.
    pub discarded: PerSeat<u8>,
    /// DAM-19: draws and plays since the last reshuffle.
    pub since: Since,
}

/// Whose decision it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DamoclesPhase {
    /// DAM-6: every seat discards two of its eight codices, all at the same time.
    Discard,
    /// DAM-7: this seat puts a token on the ring.
    Place(Seat),
    /// DAM-10: this seat begins its turn, with a Haste or its only swap.
    Start(Seat),
    /// DAM-10, DAM-11: this seat has this many left of the two swaps its Haste gave.
    Swap(Seat, u8),
    /// DAM-12: this seat plays codices.
    Play(Seat),
    /// DAM-13: this seat has drawn with an Oracle and now discards.
    Oracle(Seat, Drawn),
    /// DAM-17: this seat gives up one of its own played codices.
    Sacrifice(Seat),
    /// DAM-17: this seat destroys opponents' codices.
    Destroy(Seat, Destroying),
    /// DAM-20: every seat has had its turns.
    Over,
}

/// DAM-13: what an Oracle has drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Drawn {
    /// The number of codices drawn.
    pub count: u8,
    /// How many of them must be discarded.
    pub excess: u8,
}

/// DAM-17: a destruction in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Destroying {
    /// The seat that is losing codices now.
    pub victim: Seat,
    /// How many more it loses.
    pub left: u8,
    /// How many each opponent loses, if it has that many.
    pub each: u8,
}

/// DAM-8, DAM-14: the codices that can be used now, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Usable {
    exact: CodexSet,
    loose: CodexSet,
}

impl Usable {
    /// All codices that can be used.
    #[inline]
    pub(crate) fn all(self) -> CodexSet {
        self.exact | self.loose
    }

    /// How a codex that can be used is used.
    #[inline]
    pub(crate) fn used(self, codex: Codex) -> Use {
        Use { codex, fit: if self.exact.contains(codex) { Fit::Exact } else { Fit::Loose } }
    }
}

impl DamoclesTable {
    /// The seats that decide now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            DamoclesPhase::Discard => self.seats.all() - self.decided,
            DamoclesPhase::Place(seat)
            | DamoclesPhase::Start(seat)
            | DamoclesPhase::Swap(seat, _)
            | DamoclesPhase::Play(seat)
            | DamoclesPhase::Oracle(seat, _)
            | DamoclesPhase::Sacrifice(seat)
            | DamoclesPhase::Destroy(seat, _) => SeatSet::only(seat),
            DamoclesPhase::Over => SeatSet::EMPTY,
        }
    }

    /// DAM-18: the codices that lie face up in front of a seat.
    #[inline]
    pub fn played(&self, seat: Seat) -> CodexSet {
        self.scored[seat] - self.gone
    }

    /// DAM-18: a seat's score so far.
    pub fn score(&self, seat: Seat) -> i32 {
        codex::points(self.scored[seat])
    }

    /// Every codex that everybody has seen.
    pub fn seen(&self) -> CodexSet {
        self.scored.as_slice().iter().fold(CodexSet::EMPTY, |seen, &scored| seen | scored)
    }

    /// The number of codices in the deck.
    pub fn deck_size(&self) -> usize {
        let drawn =
            if let DamoclesPhase::Oracle(_, drawn) = self.phase { usize::from(drawn.count) } else { 0 };
        let hidden = total(self.hand_sizes) + self.discard_size() + drawn;
        self.options.codices().len() - self.seen().len() - hidden
    }

    /// DAM-6: the number of codices in the face-down discards.
    pub fn discard_size(&self) -> usize {
        total(self.discarded)
    }

    /// DAM-7: the number of turns in the game, counting all seats.
    pub fn last_turn(&self) -> u32 {
        self.seats.count() as u32 * self.options.cycles.count()
    }

    /// DAM-14: the codices that can be used now. Without a charge none can be used loosely.
    #[inline]
    pub(crate) fn usable(&self) -> Usable {
        let exact = self.ring.active();
        let loose = if self.turn.charges > 0 { self.ring.loose() - exact } else { CodexSet::EMPTY };
        Usable { exact, loose }
    }

    /// DAM-17: the first opponent with played codices to lose, from `from` on clockwise, up to the seat
    /// itself.
    pub(crate) fn next_victim(&self, seat: Seat, from: Seat) -> Option<Seat> {
        let opponents = self.seats.clockwise_from(from).take_while(|&other| other != seat);
        opponents.into_iter().find(|&other| !self.played(other).is_empty())
    }
}

fn total(counts: PerSeat<u8>) -> usize {
    counts.as_slice().iter().map(|&count| usize::from(count)).sum()
}
