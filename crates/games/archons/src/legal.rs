//! ARC-12, ARC-13, ARC-19 and ARC-22: the legal actions of a seat, worked out from the table and its own
//! hand.

use parlour_core::{IllegalActionError, Seat, Words};

use crate::{
    Archon, ArchonsAction, ArchonsCard, ArchonsCardSet, ArchonsChoices, ArchonsPhase, ArchonsTable, Poker,
    Sorts, rule,
};

impl ArchonsTable {
    /// The legal actions of a seat that holds `hand`.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat, hand: ArchonsCardSet) -> ArchonsChoices {
        match self.phase {
            ArchonsPhase::Lead(leader) if leader == seat => ArchonsChoices::Lead(hand.archons()),
            ArchonsPhase::Play(waiting) if waiting.contains(seat) => ArchonsChoices::Play(hand.pokers()),
            ArchonsPhase::Under(owner, hand_state) if owner == seat => {
                ArchonsChoices::Under(Self::usable_under(hand.pokers(), hand_state))
            }
            ArchonsPhase::Return(waiting) if waiting.contains(seat) => {
                ArchonsChoices::Return(self.returnable(seat))
            }
            _ => ArchonsChoices::Nothing,
        }
    }

    /// Checks an action of a seat that is to act and holds `hand`.
    pub(crate) fn check(
        &self,
        seat: Seat,
        hand: ArchonsCardSet,
        action: ArchonsAction,
    ) -> Result<(), IllegalActionError> {
        match action {
            ArchonsAction::Lead(archon) => self.check_lead(hand, archon),
            ArchonsAction::Play(card) => self.check_play(hand, card),
            ArchonsAction::Under(card) => self.check_under(hand, Some(card)),
            ArchonsAction::Pass => self.check_under(hand, None),
            ArchonsAction::Return(archon) => self.check_return(seat, archon),
        }
    }

    /// ARC-12: refuses an Archon that may not be led, with the reason.
    fn check_lead(&self, hand: ArchonsCardSet, archon: Archon) -> Result<(), IllegalActionError> {
        if !matches!(self.phase, ArchonsPhase::Lead(_)) {
            return Err(IllegalActionError::breaks(rule(12), "archons-lead-only-first"));
        }
        Self::check_in_hand(hand, archon.into(), 12)
    }

    /// ARC-13: refuses a card that may not be played, with the reason.
    fn check_play(&self, hand: ArchonsCardSet, card: Poker) -> Result<(), IllegalActionError> {
        if !matches!(self.phase, ArchonsPhase::Play(_)) {
            return Err(IllegalActionError::breaks(rule(13), "archons-play-after-lead"));
        }
        Self::check_in_hand(hand, card.into(), 13)
    }

    /// ARC-19: refuses a card that may not go under the Demiurge, or a pass with nothing to pass on, with the
    /// reason.
    fn check_under(&self, hand: ArchonsCardSet, card: Option<Poker>) -> Result<(), IllegalActionError> {
        if !matches!(self.phase, ArchonsPhase::Under(..)) {
            return Err(IllegalActionError::breaks(rule(19), "archons-under-after-deal"));
        }
        card.map_or(Ok(()), |card| Self::check_in_hand(hand, card.into(), 19))
    }

    /// ARC-22: refuses an Archon that may not be returned, with the reason.
    fn check_return(&self, seat: Seat, archon: Archon) -> Result<(), IllegalActionError> {
        if !matches!(self.phase, ArchonsPhase::Return(_)) {
            return Err(IllegalActionError::breaks(rule(22), "archons-return-between-hands"));
        }
        if archon == Archon::DEMIURGE {
            return Err(IllegalActionError::breaks(rule(22), "archons-demiurge-goes-back"));
        }
        if self.front[seat].contains(archon) {
            Ok(())
        } else {
            Err(IllegalActionError::breaks(
                rule(22),
                Words::new("archons-not-in-front").piece("card", archon),
            ))
        }
    }

    fn check_in_hand(hand: ArchonsCardSet, card: ArchonsCard, number: u8) -> Result<(), IllegalActionError> {
        if hand.contains(card) {
            Ok(())
        } else {
            Err(IllegalActionError::breaks(
                rule(number),
                Words::new("archons-not-in-hand").piece("card", card),
            ))
        }
    }
}
