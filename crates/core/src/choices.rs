//! The legal actions of a seat: [`Choices`].

use std::fmt::Debug;

use crate::{Action, Dice, Element, Set};

/// The legal actions of one decision: each once, in ascending order.
///
/// Where actions are cards, a bitset of cards does all of this without building a list; where there are many
/// actions of various sorts, a `Vec` that is refilled at every decision does. A game picks its representation
/// as [`Game::Choices`](crate::Game::Choices).
pub trait Choices: Clone + Default + Debug + Send + Sync {
    /// The actions to choose from.
    type Action: Copy + Eq;

    /// The number of actions.
    fn len(&self) -> usize;

    /// The action with exactly `n` others before it.
    ///
    /// # Panics
    /// If there are `n` actions or fewer.
    fn nth(&self, n: usize) -> Self::Action;

    /// The actions in ascending order.
    fn iter(&self) -> impl Iterator<Item = Self::Action> + '_;

    /// Whether there are no actions.
    #[inline]
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Picks any action, all equally likely. There must be at least one.
    #[inline]
    fn any(&self, dice: &mut impl Dice) -> Self::Action {
        self.nth(dice.below(self.len() as u32) as usize)
    }

    /// Picks a kind of action, all kinds equally likely, then any action of that kind, so that rare rules are
    /// reached. There must be at least one action.
    fn any_kind(&self, dice: &mut impl Dice) -> Self::Action
    where
        Self::Action: Action,
    {
        let mut kinds: Vec<(&str, u32)> = Vec::new();
        for action in self.iter() {
            match kinds.iter_mut().find(|(kind, _)| *kind == action.kind()) {
                Some((_, count)) => *count += 1,
                None => kinds.push((action.kind(), 1)),
            }
        }
        let (kind, count) = kinds[dice.below(kinds.len() as u32) as usize];
        let mut of_kind = self.iter().filter(|action| action.kind() == kind);
        of_kind.nth(dice.below(count) as usize).expect("the kind was counted")
    }

    /// Whether the action is one of these.
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

/// A set of actions that fits into a byte or two, for games with few actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionSet<T: Element>(pub Set<T>);

impl<T: Element> Default for ActionSet<T> {
    fn default() -> Self {
        Self(Set::EMPTY)
    }
}

impl<T: Element + Debug + Send + Sync> Choices for ActionSet<T>
where
    T::Bits: Send + Sync,
{
    type Action = T;

    #[inline]
    fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    fn nth(&self, n: usize) -> T {
        self.0.nth(n)
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.0.iter()
    }

    #[inline]
    fn contains(&self, action: T) -> bool {
        self.0.contains(action)
    }
}

#[cfg(test)]
mod tests {
    use std::{fmt, str::FromStr};

    use super::*;
    use crate::{FastDice, ParseActionError, Words};

    /// Nine ways to walk and one to fly.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    struct Step(u8);

    impl Action for Step {
        fn kind(self) -> &'static str {
            if self.0 == 9 { "fly" } else { "walk" }
        }
    }

    impl fmt::Display for Step {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.0)
        }
    }

    impl FromStr for Step {
        type Err = ParseActionError;

        fn from_str(text: &str) -> Result<Self, ParseActionError> {
            text.parse()
                .map(Self)
                .map_err(|_| ParseActionError::new(text, Words::plain("a step is a number")))
        }
    }

    fn flights(choose: impl Fn(&Vec<Step>, &mut FastDice) -> Step) -> usize {
        let legal: Vec<Step> = (0..10).map(Step).collect();
        let mut dice = FastDice::new(3);
        (0..1000).filter(|_| choose(&legal, &mut dice) == Step(9)).count()
    }

    #[test]
    fn any_takes_a_rare_action_as_often_as_any_other() {
        assert!((60..140).contains(&flights(Vec::any)));
    }

    #[test]
    fn any_kind_takes_a_rare_kind_as_often_as_a_common_one() {
        assert!((420..580).contains(&flights(Vec::any_kind)));
    }
}
