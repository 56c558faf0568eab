//! DAM-17: Lyse, Sacrifice and Eviscerate.

use parlour_core::{Audience::All, Seat, Sink};

use crate::{Codex, Damocles, DamoclesEvent, DamoclesPhase, Destroying, rule};

impl Damocles {
    /// A Sacrifice begins with an own codex.
    pub(crate) fn ask_for_sacrifice(&mut self, seat: Seat) {
        self.table.phase = DamoclesPhase::Sacrifice(seat);
    }

    /// The own codex is out of the game; then each opponent loses two.
    pub(crate) fn sacrifice(&mut self, seat: Seat, codex: Codex, out: &mut impl Sink<DamoclesEvent>) {
        out.tell(rule(17), All, DamoclesEvent::Sacrificed { seat, codex });
        self.table.gone.insert(codex);
        self.destroy_from_left(seat, 2);
    }

    /// Each opponent, from the left on, loses so many played codices, or all it has.
    pub(crate) fn destroy_from_left(&mut self, seat: Seat, each: u8) {
        self.destroy_from(seat, self.table.seats.left_of(seat), each);
    }

    /// One codex is out of the game; the same opponent goes on losing, or the next one does.
    pub(crate) fn destroy(
        &mut self,
        seat: Seat,
        victim: Seat,
        codex: Codex,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        out.tell(rule(17), All, DamoclesEvent::Destroyed { seat, victim, codex });
        self.table.gone.insert(codex);
        let DamoclesPhase::Destroy(_, destroying) = self.table.phase else {
            unreachable!("a destruction is under way")
        };
        let left = destroying.left - 1;
        if left > 0 && !self.table.played(victim).is_empty() {
            self.table.phase = DamoclesPhase::Destroy(seat, Destroying { left, ..destroying });
        } else {
            self.destroy_from(seat, self.table.seats.left_of(victim), destroying.each);
        }
    }

    /// Opponents without played codices are skipped; after the last one the turn goes on.
    fn destroy_from(&mut self, seat: Seat, from: Seat, each: u8) {
        self.table.phase = match self.table.next_victim(seat, from) {
            Some(victim) => DamoclesPhase::Destroy(seat, Destroying { victim, left: each, each }),
            None => DamoclesPhase::Play(seat),
        };
    }
}
