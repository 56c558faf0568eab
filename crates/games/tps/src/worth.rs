//! TPS-6 and TPS-12: what a suit's points are worth, and the steps on the ladder of values.

use parlour_core::Set;
use serde::{Deserialize, Serialize};

/// What a point of a suit is worth: a rung of the ladder -1, 1, 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Worth {
    /// A point costs one.
    Minus,
    /// TPS-6: every suit starts here.
    #[default]
    One,
    /// A point counts twice.
    Two,
}

impl Worth {
    /// The ladder from the bottom up.
    pub const LADDER: [Self; 3] = [Self::Minus, Self::One, Self::Two];

    /// The factor that points are multiplied by.
    pub const fn factor(self) -> i32 {
        match self {
            Self::Minus => -1,
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// TPS-12: the value after a step, if the step is possible.
    #[inline]
    pub const fn after(self, step: WorthStep) -> Option<Self> {
        match (self, step) {
            (Self::Minus, WorthStep::Up) | (Self::Two, WorthStep::Down) => Some(Self::One),
            (Self::One, WorthStep::Up) => Some(Self::Two),
            (Self::One, WorthStep::Down) => Some(Self::Minus),
            (_, WorthStep::Keep) => Some(self),
            (Self::Two, WorthStep::Up) | (Self::Minus, WorthStep::Down) => None,
        }
    }

    /// TPS-12: the possible steps.
    #[inline]
    pub fn steps(self) -> Set<WorthStep> {
        WorthStep::ALL.into_iter().filter(|&step| self.after(step).is_some()).collect()
    }
}

/// TPS-12: what the winner by trump does with the value of the trump suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum WorthStep {
    Up,
    Down,
    Keep,
}

impl WorthStep {
    /// All steps, in order.
    pub const ALL: [Self; 3] = [Self::Up, Self::Down, Self::Keep];

    /// The word for the step in an action.
    pub const fn word(self) -> &'static str {
        ["up", "down", "keep"][self as usize]
    }
}

parlour_core::listed!(WorthStep);
