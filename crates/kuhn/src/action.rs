//! The decisions of a seat: [`KuhnAction`].

use std::{fmt, str::FromStr};

use parlour_core::{Action, Feature, IndexedAction, ParseActionError, Seat, Seats, Words};
use serde::{Deserialize, Serialize};

/// Whether to put in a chip: a bet or a call, or else a check or a fold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum KuhnAction {
    Pass,
    Bet,
}

impl KuhnAction {
    /// Both actions.
    pub const ALL: [Self; 2] = [Self::Pass, Self::Bet];
}

impl Action for KuhnAction {
    const FEATURES: &'static [Feature] = &[Feature::word("kind", &["pass", "bet"])];

    fn kind(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Bet => "bet",
        }
    }

    fn features(self, _: Seats, _: Seat, out: &mut [u16]) {
        out.copy_from_slice(&[self as u16 + 1]);
    }
}

impl IndexedAction for KuhnAction {
    const COUNT: usize = Self::ALL.len();

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

impl fmt::Display for KuhnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())
    }
}

impl FromStr for KuhnAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let found = Self::ALL.into_iter().find(|action| action.kind() == text);
        found.ok_or_else(|| ParseActionError::new(text, Words::plain("there are `pass` and `bet`")))
    }
}
