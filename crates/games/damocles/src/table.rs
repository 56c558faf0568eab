//! What everybody at the table knows: [`DamoclesTable`].

use parlour_core::{PerSeat, Seat, SeatSet, Seats};
use serde::{Deserialize, Serialize};

use crate::{Codex, CodexSet, DamoclesOptions, DamoclesTurn, Fit, Ring, Since, Use, codex};

/// Everything that all may know, what they may remember included. Nothing hidden fits in here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DamoclesTable {
    /// The options in force.
    pub options: DamoclesOptions,
    /// How many play.
    pub seats: Seats,
    /// DAM-5: who was dealt the first codex and places the first token.
    pub first: Seat,
    /// Whose decision it is.
    pub phase: DamoclesPhase,
    /// DAM-6: who has discarded in the set-up.
    pub decided: SeatSet,
    /// The tokens.
    pub ring: Ring,
    /// DAM-7: how many turns are over, of all seats together.
    pub turns: u16,
    /// What lasts until the end of the turn.
    pub turn: DamoclesTurn,
    /// DAM-18: every codex that a seat has played from its hand, spent and destroyed ones included.
    pub scored: PerSeat<CodexSet>,
    /// DAM-18: what was spent, destroyed or sacrificed.
    pub gone: CodexSet,
    /// How many codices each seat holds, without those that an Oracle has just drawn.
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
    /// DAM-6: every seat discards two of its eight codices, at once.
    Discard,
    /// DAM-7: this seat puts a token on the ring.
    Place(Seat),
    /// DAM-10: this seat begins its turn: a Haste, or its only swap.
    Start(Seat),
    /// DAM-10, DAM-11: this seat has so many swaps left of the two that its Haste gave.
    Swap(Seat, u8),
    /// DAM-12: this seat plays codices.
    Play(Seat),
    /// DAM-13: this seat has drawn with an Oracle and discards.
    Oracle(Seat, Drawn),
    /// DAM-17: this seat gives up one of its own played codices.
    Sacrifice(Seat),
    /// DAM-17: this seat destroys.
    Destroy(Seat, Destroying),
    /// DAM-20: every seat has had its turns.
    Over,
}

/// DAM-13: what an Oracle has drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Drawn {
    /// How many codices.
    pub count: u8,
    /// How many of them must be discarded.
    pub excess: u8,
}

/// DAM-17: a destruction under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Destroying {
    /// Who is losing codices now.
    pub victim: Seat,
    /// How many more this one loses.
    pub left: u8,
    /// How many each opponent loses, where there are so many.
    pub each: u8,
}

/// DAM-8, DAM-14: what can be used now, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Usable {
    exact: CodexSet,
    loose: CodexSet,
}

impl Usable {
    /// All of it.
    #[inline]
    pub(crate) fn all(self) -> CodexSet {
        self.exact | self.loose
    }

    /// A codex that can be used.
    #[inline]
    pub(crate) fn used(self, codex: Codex) -> Use {
        Use { codex, fit: if self.exact.contains(codex) { Fit::Exact } else { Fit::Loose } }
    }
}

impl DamoclesTable {
    /// Who decides now.
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

    /// Every codex that has been seen by all.
    pub fn seen(&self) -> CodexSet {
        self.scored.as_slice().iter().fold(CodexSet::EMPTY, |seen, &scored| seen | scored)
    }

    /// How many codices the deck has.
    pub fn deck_size(&self) -> usize {
        let drawn =
            if let DamoclesPhase::Oracle(_, drawn) = self.phase { usize::from(drawn.count) } else { 0 };
        let hidden = total(self.hand_sizes) + self.discard_size() + drawn;
        self.options.codices().len() - self.seen().len() - hidden
    }

    /// DAM-6: how many codices lie face down in the pile of discards.
    pub fn discard_size(&self) -> usize {
        total(self.discarded)
    }

    /// DAM-7: how many turns the game has, of all seats together.
    pub fn last_turn(&self) -> u32 {
        self.seats.count() as u32 * self.options.cycles.count()
    }

    /// DAM-14: what can be used now. Nothing is loose without a charge.
    #[inline]
    pub(crate) fn usable(&self) -> Usable {
        let exact = self.ring.active();
        let loose = if self.turn.charges > 0 { self.ring.loose() - exact } else { CodexSet::EMPTY };
        Usable { exact, loose }
    }

    /// DAM-17: the first opponent from `from` on, clockwise, up to the seat itself, who has played codices to lose.
    pub(crate) fn next_victim(&self, seat: Seat, from: Seat) -> Option<Seat> {
        let opponents = self.seats.clockwise_from(from).take_while(|&other| other != seat);
        opponents.into_iter().find(|&other| !self.played(other).is_empty())
    }
}

fn total(counts: PerSeat<u8>) -> usize {
    counts.as_slice().iter().map(|&count| usize::from(count)).sum()
}
