//! The laws and the error for a broken one.

use std::fmt::Debug;

use thiserror::Error;

/// A law that every game must obey.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// No seat is to act exactly when there is an outcome, and play ends within its bound.
    Ending,
    /// Seats that are to act have legal actions and the others have none; actions are unique and sorted;
    /// `check` accepts exactly these.
    Choices,
    /// The text of an action parses back to the same action.
    Text,
    /// A sampled position gives the same view, turn and choices.
    Sampling,
    /// Every position that a view allows is drawn as often as it should be.
    Fairness,
    /// Positions that differ only in what a viewer cannot know look and sound the same to it.
    Leak,
    /// Choices made at once lead to the same position in any order.
    Order,
    /// A record replays to the same position; a changed one is refused.
    Record,
    /// Every piece is in exactly one place.
    Pieces,
    /// The hot path does not allocate.
    Heap,
    /// Every legal action can be picked in the scene, and nothing else can.
    Picks,
    /// Everything on the table is explained, from what the viewer knows.
    About,
    /// A view offers its viewer the same actions as the position, and refuses others in the same words.
    View,
    /// The features of an action are in range and distinguish it from the other legal actions.
    Features,
    /// Every action has its own index, without gaps.
    Index,
    /// The observation of a view contains everything in the view and nothing else.
    Observation,
    /// Everything that people read can be said in every language.
    Words,
    /// An event that scores or decides is shown for long, or a later event of the same step is.
    Beats,
}

/// An error for a broken law.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the law of {law:?} is broken: {what}")]
pub struct LawError {
    /// The law.
    pub law: Law,
    /// How it was broken.
    pub what: String,
}

impl Law {
    pub(crate) fn broken(self, what: impl Into<String>) -> LawError {
        LawError { law: self, what: what.into() }
    }

    /// Checks the law through a condition.
    pub(crate) fn holds(self, condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), LawError> {
        if condition { Ok(()) } else { Err(self.broken(otherwise())) }
    }

    /// Checks the law by comparing two values, which must be equal.
    pub(crate) fn equal<T: PartialEq + Debug>(self, what: &str, left: &T, right: &T) -> Result<(), LawError> {
        self.holds(left == right, || format!("{what}:\n  {left:?}\nis not\n  {right:?}"))
    }
}
