//! FAJ-2, FAJ-6 and FAJ-9: what a seat may do, from what it knows: the table, its pack and its hand.

use parlour_core::{Choices, Illegal, Seat, Words};

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
        let about = |id, card| Words::new(id).piece("card", card);
        let (number, reason) = match (action, self.phase) {
            (FajAction::Vote(seat), Phase::Vote) => {
                (2, Words::new("faj-no-such-seat").number("seat", seat.number() + 1))
            }
            (FajAction::Vote(_), _) => (2, "faj-dealer-settled".into()),
            (FajAction::Keep(card), Phase::Keep { .. }) => (6, about("faj-not-in-pack", card)),
            (FajAction::Play(card), Phase::Play { .. }) => (9, about("faj-not-kept", card)),
            (_, Phase::Vote) => (2, "faj-vote-first".into()),
            (FajAction::Keep(_), _) => (6, "faj-draft-over".into()),
            (FajAction::Play(_), _) => (6, "faj-keep-first".into()),
        };
        Err(Illegal::breaks(rule(number), reason))
    }
}
