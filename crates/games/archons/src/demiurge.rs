//! ARC-19 and ARC-20: a card under the Demiurge, and how the hand continues.

use parlour_core::{Audience::All, Chance, Seat, Sink};

use crate::{Archons, ArchonsEvent, ArchonsPhase, ArchonsTable, HandState, Poker, card::Sorts, rule};

impl Archons {
    /// ARC-19: asks a seat for a card under the Demiurge, if one has it and can use a card. Returns whether a
    /// seat is asked, which tells the others something about its hand.
    pub(crate) fn ask_demiurge(&mut self, hand_state: HandState) -> bool {
        let Some(seat) = self.table.demiurge().filter(|_| self.table.under.is_none()) else { return false };
        let pokers = self.hands[seat].pokers();
        let asks = !ArchonsTable::usable_under(pokers, hand_state).is_empty();
        let size = self.hands[seat].len() as u8;
        let range = self.table.hidden.pokers(seat);
        match (hand_state, asks) {
            (HandState::GoesOn, true) => range.raise_least(2),
            (HandState::GoesOn, false) => range.lower_most(1),
            // A seat that holds a poker card and cannot lead holds nothing else.
            (HandState::Over, true) => range.raise_least(size),
            (HandState::Over, false) => range.lower_most(0),
        }
        if asks {
            self.table.phase = ArchonsPhase::Under(seat, hand_state);
        }
        asks
    }

    /// ARC-19: puts a card under the Demiurge, or passes.
    pub(crate) fn put_under(
        &mut self,
        seat: Seat,
        card: Option<Poker>,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        let ArchonsPhase::Under(_, hand_state) = self.table.phase else {
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
        self.go_on(hand_state, chance, out);
    }

    /// ARC-20: starts the next turn, unless the hand is over.
    pub(crate) fn go_on(
        &mut self,
        hand_state: HandState,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        match hand_state {
            HandState::GoesOn => {
                out.cite(rule(20));
                self.start_turn(out);
            }
            HandState::Over => self.end_hand(chance, out),
        }
    }
}
