//! FAJ-2, FAJ-6 and FAJ-9: what a seat may do, from what it knows: the table, its pack and its hand.

use parlour_core::{Choices, Illegal, Seat};

use crate::{DraftSet, FajAction, FajChoices, Phase, Table, rule};

impl Table {
    /// What a seat may do that finds these cards in its pack and its hand.
    #[inline]
    pub(crate) fn choices(
        &self,
        seat: Seat,
        pack: impl FnOnce() -> DraftSet,
        hand: impl FnOnce() -> DraftSet,
    ) -> FajChoices {
        match self.phase {
            _ if !self.to_act().contains(seat) => FajChoices::default(),
            Phase::Vote => FajChoices::Vote(self.seats.all()),
            Phase::Keep { .. } => FajChoices::Keep(pack()),
            Phase::Play { .. } => FajChoices::Play(hand()),
            Phase::Over => FajChoices::default(),
        }
    }

    /// Whether a seat that is to act and has these choices may do that.
    pub(crate) fn check(&self, choices: FajChoices, action: FajAction) -> Result<(), Illegal> {
        if choices.contains(action) {
            return Ok(());
        }
        let (number, reason) = match (action, self.phase) {
            (FajAction::Vote(seat), Phase::Vote) => (2, format!("there is no seat {seat} at this table")),
            (FajAction::Vote(_), _) => (2, "it is settled who deals".to_owned()),
            (FajAction::Keep(card), Phase::Keep { .. }) => (6, format!("{card} is not in the pack in hand")),
            (FajAction::Play(card), Phase::Play { .. }) => (9, format!("{card} is not among the kept cards")),
            (_, Phase::Vote) => (2, "first all vote for a dealer".to_owned()),
            (FajAction::Keep(_), _) => (6, "the packs of this round have gone round".to_owned()),
            (FajAction::Play(_), _) => (6, "first a card of the pack in hand is kept".to_owned()),
        };
        Err(Illegal::breaks(rule(number), reason))
    }
}
