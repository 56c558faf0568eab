//! TPS-9 and TPS-12: the legal actions of a seat, worked out from the table and its own hand.

use parlour_core::{IllegalActionError, Seat, Words};

use crate::{TpsAction, TpsCard, TpsCardSet, TpsChoices, TpsPhase, TpsTable, WorthStep, rule};

impl TpsTable {
    /// The legal actions of a seat that holds `hand`.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat, hand: TpsCardSet) -> TpsChoices {
        match self.phase {
            TpsPhase::Play(turn) if turn == seat => TpsChoices::Play(self.playable(hand)),
            TpsPhase::Value(winner, trump) if winner == seat => TpsChoices::Value(self.worth[trump].steps()),
            _ => TpsChoices::default(),
        }
    }

    /// Checks an action of the seat to act, which holds `hand`.
    pub(crate) fn check(&self, hand: TpsCardSet, action: TpsAction) -> Result<(), IllegalActionError> {
        match action {
            TpsAction::Play(card) => self.check_card(hand, card),
            TpsAction::Value(step) => self.check_step(step),
        }
    }

    /// TPS-9: refuses a card that may not be played, with the reason.
    fn check_card(&self, hand: TpsCardSet, card: TpsCard) -> Result<(), IllegalActionError> {
        if let TpsPhase::Value(_, trump) = self.phase {
            let reason = Words::new("tps-worth-first").emblem("suit", &trump.emblem());
            return Err(IllegalActionError::breaks(rule(12), reason));
        }
        if !hand.contains(card) {
            return Err(IllegalActionError::breaks(
                rule(9),
                Words::new("tps-not-in-hand").piece("card", card),
            ));
        }
        match self.trick.led() {
            Some(led) if !self.playable(hand).contains(card) => Err(IllegalActionError::breaks(
                rule(9),
                Words::new("tps-must-follow").emblem("suit", &led.emblem()),
            )),
            _ => Ok(()),
        }
    }

    /// TPS-12: refuses a value step that may not be taken, with the reason.
    fn check_step(&self, step: WorthStep) -> Result<(), IllegalActionError> {
        let TpsPhase::Value(_, suit) = self.phase else {
            return Err(IllegalActionError::breaks(rule(12), "tps-no-trump-won"));
        };
        let worth = self.worth[suit];
        if worth.after(step).is_some() {
            Ok(())
        } else {
            let reason = Words::new("tps-no-step")
                .emblem("suit", &suit.emblem())
                .number("worth", worth.factor())
                .words("step", Words::plain(step.word()));
            Err(IllegalActionError::breaks(rule(12), reason))
        }
    }
}
