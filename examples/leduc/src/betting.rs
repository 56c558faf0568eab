//! LED-5 to LED-7: one round of betting: [`Betting`].

use parlour_core::{IllegalActionError, Set};
use serde::{Deserialize, Serialize};

use crate::{LeducAction, rule};

/// The actions in one round of betting, in turn. Everybody may remember them, so they are kept as they were.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Betting([Option<LeducAction>; Self::LONGEST]);

impl Betting {
    /// The length of the longest round: check, bet, raise, call.
    pub const LONGEST: usize = 4;
    /// LED-6: the most raises in a round, including the bet.
    const MOST_RAISES: usize = 2;

    /// The actions, in turn.
    pub fn actions(self) -> impl Iterator<Item = LeducAction> {
        self.0.into_iter().flatten()
    }

    /// LED-6: the number of raises so far, including the bet.
    pub fn raises(self) -> usize {
        self.actions().filter(|action| matches!(action, LeducAction::Bet | LeducAction::Raise)).count()
    }

    /// LED-7: whether a bet was called or both players have checked.
    pub fn is_over(self) -> bool {
        let checks = self.actions().filter(|&action| action == LeducAction::Check).count();
        checks == 2 || self.actions().any(|action| action == LeducAction::Call)
    }

    /// LED-5, LED-6: the actions that are legal next.
    #[inline]
    pub fn legal(self) -> Set<LeducAction> {
        use LeducAction::{Bet, Call, Check, Fold, Raise};
        match self.raises() {
            0 => Set::only(Check).with(Bet),
            Self::MOST_RAISES => Set::only(Fold).with(Call),
            _ => Set::only(Fold).with(Call).with(Raise),
        }
    }

    /// LED-5, LED-6: refuses an action that is not legal next, with the reason.
    pub(crate) fn check(self, action: LeducAction) -> Result<(), IllegalActionError> {
        if self.legal().contains(action) {
            return Ok(());
        }
        Err(match self.raises() {
            0 => IllegalActionError::breaks(rule(5), "leduc-nothing-to-answer"),
            Self::MOST_RAISES if action == LeducAction::Raise => {
                IllegalActionError::breaks(rule(6), "leduc-no-more-raises")
            }
            _ => IllegalActionError::breaks(rule(5), "leduc-must-answer"),
        })
    }

    /// Adds an action.
    pub(crate) fn push(&mut self, action: LeducAction) {
        let free = self.0.iter_mut().find(|done| done.is_none());
        *free.expect("a round is over after four actions") = Some(action);
    }
}
