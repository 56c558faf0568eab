//! A law and how it was broken.

use std::fmt::Debug;

use thiserror::Error;

/// A law that every game holds to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// Nobody is to act exactly when there is an outcome, and play ends within its bound.
    Ending,
    /// Who is to act has legal actions, the others none; they are unique and sorted; `check` accepts exactly them.
    Choices,
    /// The text of an action reads back to the same action.
    Text,
    /// A sampled position gives the same view, turn and choices.
    Sampling,
    /// Every position that a view allows is drawn as often as it should.
    Fairness,
    /// Positions that differ only in what a viewer cannot know look and sound the same to it.
    Leak,
    /// Choices made at once lead to the same position in any order.
    Order,
    /// A record replays to the same position; a changed one is refused.
    Record,
    /// Every piece is in exactly one place.
    Pieces,
    /// The hot path does not touch the heap.
    Heap,
    /// Every legal action can be picked in the scene, and nothing else can.
    Picks,
    /// A view offers its viewer what the position does, and refuses in the same words.
    View,
    /// The features of an action are in range and tell it from the other legal ones.
    Features,
    /// Every action has an index of its own, without gaps.
    Index,
    /// Everything that people read can be said in every language.
    Words,
}

/// A law was broken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the law of {law:?} is broken: {what}")]
pub struct LawError {
    /// Which.
    pub law: Law,
    /// How.
    pub what: String,
}

impl Law {
    pub(crate) fn broken(self, what: impl Into<String>) -> LawError {
        LawError { law: self, what: what.into() }
    }

    /// The law holds if this does.
    pub(crate) fn holds(self, condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), LawError> {
        if condition { Ok(()) } else { Err(self.broken(otherwise())) }
    }

    /// The law holds if both are equal.
    pub(crate) fn equal<T: PartialEq + Debug>(self, what: &str, left: &T, right: &T) -> Result<(), LawError> {
        self.holds(left == right, || format!("{what}:\n  {left:?}\nis not\n  {right:?}"))
    }
}
