//! DAM-17: Lyse, Sacrifice and Eviscerate.

use parlour_core::{Audience::All, Seat, Sink};

use crate::{Codex, Damocles, DamoclesEvent, DamoclesPhase, Destroying, rule};

impl Damocles {
    /// Asks a seat which codex of its own it gives up, as a Sacrifice begins.
    pub(crate) fn ask_for_sacrifice(&mut self, seat: Seat) {
        self.table.phase = DamoclesPhase::Sacrifice(seat);
    }

    /// Removes the seat's own codex from the game; then each opponent loses two.
    pub(crate) fn sacrifice(&mut self, seat: Seat, codex: Codex, out: &mut impl Sink<DamoclesEvent>) {
        out.tell(rule(17), All, DamoclesEvent::Sacrificed { seat, codex });
        self.table.gone.insert(codex);
        self.destroy_from_left(seat, 2);
    }

    /// Makes each opponent, from the left, lose `each` of its played codices, or all it has.
    pub(crate) fn destroy_from_left(&mut self, seat: Seat, each: u8) {
        self.destroy_from(seat, self.table.seats.left_of(seat), each);
    }

    /// Removes one codex from the game; then the same opponent loses more, or it is the next one's turn to
    /// lose.
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

    /// Moves to the next opponent with played codices. After the last one, play resumes.
    fn destroy_from(&mut self, seat: Seat, from: Seat, each: u8) {
        self.table.phase = match self.table.next_victim(seat, from) {
            Some(victim) => DamoclesPhase::Destroy(seat, Destroying { victim, left: each, each }),
            None => DamoclesPhase::Play(seat),
        };
    }
}
