//! What a seat may do now: [`Choices`].

use std::fmt::Debug;

/// The legal actions of one decision: each once, in ascending order.
///
/// Where actions are cards, a bitset of cards answers all of this without writing a list; where they are many and of all
/// sorts, a `Vec` that is filled again at every decision does. A game picks its shape as [`Game::Choices`](crate::Game::Choices).
pub trait Choices: Clone + Default + Debug + Send + Sync {
    /// What is chosen.
    type Action: Copy + Eq;

    /// How many there are.
    fn len(&self) -> usize;

    /// The action before which exactly `n` others come.
    ///
    /// # Panics
    /// If there are no more than `n`.
    fn nth(&self, n: usize) -> Self::Action;

    /// The actions in ascending order.
    fn iter(&self) -> impl Iterator<Item = Self::Action> + '_;

    /// Whether there is none.
    #[inline]
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether that action is among them.
    fn contains(&self, action: Self::Action) -> bool {
        self.iter().any(|other| other == action)
    }
}

impl<T: Copy + Ord + Debug + Send + Sync> Choices for Vec<T> {
    type Action = T;

    #[inline]
    fn len(&self) -> usize {
        self.as_slice().len()
    }

    #[inline]
    fn nth(&self, n: usize) -> T {
        self[n]
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.as_slice().iter().copied()
    }

    fn contains(&self, action: T) -> bool {
        self.binary_search(&action).is_ok()
    }
}
