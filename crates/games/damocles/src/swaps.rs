//! DAM-10 to DAM-12 and DAM-20: swapping tokens of the ring, and the end of a turn.

use parlour_core::{Audience::All, Seat, Sink};

use crate::{CodexSet, Damocles, DamoclesEvent, DamoclesPhase, DamoclesTurn, God, Ring, RingSpot, Use, rule};

impl Damocles {
    /// DAM-10: plays a Haste before the first swap, which gives two swaps.
    pub(crate) fn hasten(&mut self, seat: Seat, used: Use, out: &mut impl Sink<DamoclesEvent>) {
        out.tell(rule(10), All, DamoclesEvent::Played { seat, used });
        self.play_from_hand(seat, used.codex, out);
        self.table.phase = DamoclesPhase::Swap(seat, 2);
    }

    /// DAM-11: exchanges two tokens of the ring.
    pub(crate) fn swap(
        &mut self,
        seat: Seat,
        one: RingSpot,
        other: RingSpot,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        let ring = self.table.ring.swapped(one, other);
        let woke = self.waking(ring);
        out.tell(rule(11), All, DamoclesEvent::Swapped { seat, one, other, woke });
        self.after_swap(seat, ring, out);
    }

    /// DAM-11: exchanges a token of the ring with one from the bank.
    pub(crate) fn exchange(
        &mut self,
        seat: Seat,
        spot: RingSpot,
        god: God,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        let back = self.table.ring.at(spot).expect("the ring is full before the first turn");
        let ring = self.table.ring.with(spot, god);
        let woke = self.waking(ring);
        out.tell(rule(11), All, DamoclesEvent::Exchanged { seat, spot, god, back, woke });
        self.after_swap(seat, ring, out);
    }

    /// DAM-11: uses up a swap without effect.
    pub(crate) fn hold(&mut self, seat: Seat, out: &mut impl Sink<DamoclesEvent>) {
        out.tell(rule(11), All, DamoclesEvent::Held { seat });
        self.after_swap(seat, self.table.ring, out);
    }

    /// DAM-8: the played codices of all seats that this ring would make active.
    fn waking(&self, ring: Ring) -> CodexSet {
        let played = self.table.seats.iter().fold(CodexSet::EMPTY, |all, seat| all | self.table.played(seat));
        played & (ring.active() - self.table.ring.active())
    }

    /// DAM-12: uses up a swap. After the last one, codices are played.
    fn after_swap(&mut self, seat: Seat, ring: Ring, out: &mut impl Sink<DamoclesEvent>) {
        out.cite(rule(8));
        self.table.ring = ring;
        self.table.phase = match self.table.phase {
            DamoclesPhase::Swap(_, 2) => DamoclesPhase::Swap(seat, 1),
            _ => DamoclesPhase::Play(seat),
        };
    }

    /// DAM-12, DAM-20: ends the turn, and the game if it was the last one.
    pub(crate) fn end_turn(&mut self, seat: Seat, out: &mut impl Sink<DamoclesEvent>) {
        out.tell(rule(12), All, DamoclesEvent::Ended { seat });
        self.table.turn = DamoclesTurn::default();
        self.table.turns += 1;
        if u32::from(self.table.turns) < self.table.last_turn() {
            self.table.phase = DamoclesPhase::Start(self.table.seats.left_of(seat));
            return;
        }
        self.table.phase = DamoclesPhase::Over;
        for seat in self.table.seats.iter() {
            out.tell(rule(20), All, DamoclesEvent::Final { seat, score: self.table.score(seat) });
        }
    }
}
