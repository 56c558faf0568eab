//! Actions by numbers: [`Numbering`].

use crate::{Choices, IndexedAction};

/// How actions are identified by numbers.
#[derive(Clone, Copy, Debug)]
pub enum Numbering<A: 'static> {
    /// Every action has its own fixed number: for games with few actions.
    Index {
        /// The number of numbers.
        count: usize,
        /// The number of an action.
        number: fn(A) -> usize,
        /// The action with a given number.
        action: fn(usize) -> Option<A>,
    },
    /// An action is identified by its place among the legal ones, counted from 0, and described by its
    /// features: for games with many actions.
    Place {
        /// The most legal actions that any decision has.
        most: usize,
    },
}

impl<A: IndexedAction> Numbering<A> {
    /// Numbers actions by their index.
    pub const fn by_index() -> Self {
        Self::Index { count: A::COUNT, number: A::index, action: A::from_index }
    }
}

impl<A: Copy + Eq + 'static> Numbering<A> {
    /// An upper bound: all numbers are below this.
    pub const fn count(&self) -> usize {
        match *self {
            Self::Index { count, .. } => count,
            Self::Place { most } => most,
        }
    }

    /// The legal actions with their numbers, in ascending order.
    #[inline]
    pub fn each<'a, C: Choices<Action = A>>(&'a self, legal: &'a C) -> impl Iterator<Item = (usize, A)> + 'a {
        legal.iter().enumerate().map(|(place, action)| (self.number(place, action), action))
    }

    /// The number of the legal action at this place.
    #[inline]
    pub fn number(&self, place: usize, action: A) -> usize {
        match self {
            Self::Index { number, .. } => number(action),
            Self::Place { .. } => place,
        }
    }

    /// The action that always has this number, if there is one.
    pub fn action(&self, number: usize) -> Option<A> {
        match self {
            Self::Index { action, .. } => action(number),
            Self::Place { .. } => None,
        }
    }

    /// The legal action with this number; `None` if there is no such legal action.
    #[inline]
    pub fn legal<C: Choices<Action = A>>(&self, legal: &C, number: usize) -> Option<A> {
        match self {
            Self::Index { action, .. } => action(number).filter(|&action| legal.contains(action)),
            Self::Place { .. } => (number < legal.len()).then(|| legal.nth(number)),
        }
    }
}
