//! ARC-19 and ARC-20: a card under the Demiurge, and how the hand goes on.

use parlour_core::{Audience::All, Chance, Seat, Sink};

use crate::{Archons, ArchonsEvent, ArchonsPhase, ArchonsTable, Course, Poker, card::Sorts, rule};

impl Archons {
    /// ARC-19: whether a seat is asked for a card under the Demiurge. That it is, or is not, tells about its hand.
    pub(crate) fn ask_demiurge(&mut self, course: Course) -> bool {
        let Some(seat) = self.table.demiurge().filter(|_| self.table.under.is_none()) else { return false };
        let pokers = self.hands[seat].pokers();
        let asks = !ArchonsTable::usable_under(pokers, course).is_empty();
        let size = self.hands[seat].len() as u8;
        let range = self.table.hidden.pokers(seat);
        match (course, asks) {
            (Course::GoesOn, true) => range.raise_least(2),
            (Course::GoesOn, false) => range.lower_most(1),
            // Who has a poker card and cannot lead has nothing else.
            (Course::Over, true) => range.raise_least(size),
            (Course::Over, false) => range.lower_most(0),
        }
        if asks {
            self.table.phase = ArchonsPhase::Under(seat, course);
        }
        asks
    }

    /// ARC-19: a card goes under the Demiurge, or none.
    pub(crate) fn put_under(
        &mut self,
        seat: Seat,
        card: Option<Poker>,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        let ArchonsPhase::Under(_, course) = self.table.phase else {
            unreachable!("the Demiurge has its time")
        };
        if let Some(card) = card {
            out.tell(rule(19), All, ArchonsEvent::Under { seat, card });
            self.hands[seat].remove(card.into());
            self.table.hidden.card_left(seat, card.into());
            self.table.under = Some(card);
        } else {
            out.tell(rule(19), All, ArchonsEvent::Passed { seat });
        }
        self.go_on(course, chance, out);
    }

    /// ARC-20: the next turn starts, if the hand is not over.
    pub(crate) fn go_on(
        &mut self,
        course: Course,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        match course {
            Course::GoesOn => {
                out.cite(rule(20));
                self.start_turn(out);
            }
            Course::Over => self.end_hand(chance, out),
        }
    }
}
