//! LED-5: the actions of a player: [`LeducAction`].

use std::{fmt, str::FromStr};

use parlour_core::{Action, Feature, IndexedAction, ParseActionError, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A decision of a seat. Its text in records is its name in lower case: `raise`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LeducAction {
    /// Gives up the pot.
    Fold,
    /// Passes the turn without paying.
    Check,
    /// Pays as much as the other player has paid.
    Call,
    /// Opens the betting of a round.
    Bet,
    /// Calls, and bets again.
    Raise,
}

impl LeducAction {
    /// All actions, in order.
    pub const ALL: [Self; 5] = [Self::Fold, Self::Check, Self::Call, Self::Bet, Self::Raise];
    const NAMES: [&'static str; 5] = ["fold", "check", "call", "bet", "raise"];

    /// The action's name, which is also its text.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

parlour_core::listed!(LeducAction);

impl Action for LeducAction {
    const FEATURES: &'static [Feature] = &[Feature::word("action", &Self::NAMES)];

    fn kind(self) -> &'static str {
        self.name()
    }

    fn features(self, _: Seats, _: Seat, out: &mut [u16]) {
        out.copy_from_slice(&[self as u16 + 1]);
    }
}

impl IndexedAction for LeducAction {
    const COUNT: usize = Self::ALL.len();

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

impl fmt::Display for LeducAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for LeducAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let found = Self::ALL.into_iter().find(|action| action.name() == text);
        found.ok_or_else(|| ParseActionError::new(text, "leduc-actions"))
    }
}
