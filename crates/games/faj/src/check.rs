//! Why an action is refused, in words.

use parlour_core::{Choices, Illegal};

use crate::{FajAction, FajChoices, Phase, rule};

/// FAJ-2, FAJ-6, FAJ-9: whether a seat that is to act may do that.
pub(crate) fn check(phase: Phase, choices: FajChoices, action: FajAction) -> Result<(), Illegal> {
    if choices.contains(action) {
        return Ok(());
    }
    let (number, reason) = match (action, phase) {
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
