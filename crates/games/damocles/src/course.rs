//! DAM-10 to DAM-12 and DAM-20: the course of a turn, from the Haste to its end.

use parlour_core::{Audience::All, Seat, Sink};

use crate::{Damocles, DamoclesEvent, DamoclesPhase, DamoclesTurn, God, Ring, RingSpot, Use, rule};

impl Damocles {
    /// DAM-10: a Haste before the first swap gives two swaps.
    pub(crate) fn hasten(&mut self, seat: Seat, used: Use, out: &mut impl Sink<DamoclesEvent>) {
        out.tell(rule(10), All, DamoclesEvent::Played { seat, used });
        self.play_from_hand(seat, used.codex, out);
        self.table.phase = DamoclesPhase::Swap(seat, 2);
    }

    /// DAM-11: two tokens of the ring change places.
    pub(crate) fn swap(
        &mut self,
        seat: Seat,
        one: RingSpot,
        other: RingSpot,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        out.tell(rule(11), All, DamoclesEvent::Swapped { seat, one, other });
        self.after_swap(seat, self.table.ring.swapped(one, other), out);
    }

    /// DAM-11: a token of the ring is exchanged with one of the bank.
    pub(crate) fn exchange(
        &mut self,
        seat: Seat,
        spot: RingSpot,
        god: God,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        out.tell(rule(11), All, DamoclesEvent::Exchanged { seat, spot, god });
        self.after_swap(seat, self.table.ring.with(spot, god), out);
    }

    /// DAM-11: a swap is used up without effect.
    pub(crate) fn hold(&mut self, seat: Seat, out: &mut impl Sink<DamoclesEvent>) {
        out.tell(rule(11), All, DamoclesEvent::Held { seat });
        self.after_swap(seat, self.table.ring, out);
    }

    /// DAM-12: after the last swap codices are played.
    fn after_swap(&mut self, seat: Seat, ring: Ring, out: &mut impl Sink<DamoclesEvent>) {
        out.cite(rule(8));
        self.table.ring = ring;
        self.table.phase = match self.table.phase {
            DamoclesPhase::Swap(_, 2) => DamoclesPhase::Swap(seat, 1),
            _ => DamoclesPhase::Play(seat),
        };
    }

    /// DAM-12, DAM-20: the turn is over; after the last one the game is.
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
