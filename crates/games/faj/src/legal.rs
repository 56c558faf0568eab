//! FAJ-2, FAJ-6 and FAJ-9: the legal actions of a seat, worked out from the table, its pack and its hand.

use parlour_core::{Choices, IllegalActionError, Seat, Words};

use crate::{DraftSet, FajAction, FajChoices, FajPhase, FajTable, rule};

impl FajTable {
    /// The legal actions of a seat with this pack and this hand.
    #[inline]
    pub(crate) fn choices(
        &self,
        seat: Seat,
        pack: impl FnOnce() -> DraftSet,
        hand: impl FnOnce() -> DraftSet,
    ) -> FajChoices {
        match self.phase {
            _ if !self.to_act().contains(seat) => FajChoices::default(),
            FajPhase::Vote => FajChoices::Vote(self.seats.all()),
            FajPhase::Keep { .. } => FajChoices::Keep(pack()),
            FajPhase::Play { .. } => FajChoices::Play(hand()),
            FajPhase::Over => FajChoices::default(),
        }
    }

    /// Checks an action of a seat that is to act and has these choices.
    pub(crate) fn check(&self, choices: FajChoices, action: FajAction) -> Result<(), IllegalActionError> {
        if choices.contains(action) {
            return Ok(());
        }
        let about = |id, card| Words::new(id).piece("card", card);
        let (number, reason) = match (action, self.phase) {
            (FajAction::Vote(seat), FajPhase::Vote) => {
                (2, Words::new("faj-no-such-seat").number("seat", seat.number() + 1))
            }
            (FajAction::Vote(_), _) => (2, "faj-dealer-settled".into()),
            (FajAction::Keep(card), FajPhase::Keep { .. }) => (6, about("faj-not-in-pack", card)),
            (FajAction::Play(card), FajPhase::Play { .. }) => (9, about("faj-not-kept", card)),
            (_, FajPhase::Vote) => (2, "faj-vote-first".into()),
            (FajAction::Keep(_), _) => (6, "faj-draft-over".into()),
            (FajAction::Play(_), _) => (6, "faj-keep-first".into()),
        };
        Err(IllegalActionError::breaks(rule(number), reason))
    }
}
