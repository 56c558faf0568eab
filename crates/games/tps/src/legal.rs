//! TPS-9 and TPS-12: what a seat may do, from what it knows: the table and its own hand.

use parlour_core::{Illegal, Seat};

use crate::{Card, CardSet, Phase, Step, Table, TpsAction, TpsChoices, rule};

impl Table {
    /// What a seat with that hand may do now.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat, hand: CardSet) -> TpsChoices {
        match self.phase {
            Phase::Play(turn) if turn == seat => TpsChoices::Play(self.playable(hand)),
            Phase::Value(winner, trump) if winner == seat => TpsChoices::Value(self.worth[trump].steps()),
            _ => TpsChoices::default(),
        }
    }

    /// Whether the seat that is to act and holds `hand` may do that.
    pub(crate) fn check(&self, hand: CardSet, action: TpsAction) -> Result<(), Illegal> {
        match action {
            TpsAction::Play(card) => self.check_card(hand, card),
            TpsAction::Value(step) => self.check_step(step),
        }
    }

    /// TPS-9: why a card may not be played.
    fn check_card(&self, hand: CardSet, card: Card) -> Result<(), Illegal> {
        if let Phase::Value(_, trump) = self.phase {
            let reason = format!("first decide what {} is worth", trump.name());
            return Err(Illegal::breaks(rule(12), reason));
        }
        if !hand.contains(card) {
            return Err(Illegal::breaks(rule(9), format!("{card} is not in the hand")));
        }
        match self.trick.led() {
            Some(led) if !self.playable(hand).contains(card) => {
                let reason = format!("{} was led, and a hand that has it must follow", led.name());
                Err(Illegal::breaks(rule(9), reason))
            }
            _ => Ok(()),
        }
    }

    /// TPS-12: why a value may not be moved.
    fn check_step(&self, step: Step) -> Result<(), Illegal> {
        let Phase::Value(_, suit) = self.phase else {
            return Err(Illegal::breaks(
                rule(12),
                "a value moves only right after a trick is won with a trump",
            ));
        };
        let worth = self.worth[suit];
        if worth.after(step).is_some() {
            Ok(())
        } else {
            let reason =
                format!("{} is worth {} and has no step {}", suit.name(), worth.factor(), step.word());
            Err(Illegal::breaks(rule(12), reason))
        }
    }
}
