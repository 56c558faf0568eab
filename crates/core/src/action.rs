//! One decision of one seat: [`Action`], and its description for programs that learn: [`Feature`] and
//! [`IndexedAction`].

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use crate::{ParseActionError, Seat, Seats};

/// One decision of one seat. Its text form is the one used in records.
pub trait Action:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseActionError> + Send + Sync + 'static
{
    /// The numbers that [`Action::features`] writes. Empty for games that do not describe their actions to
    /// programs.
    const FEATURES: &'static [Feature] = &[];

    /// The kind of action, as finely as the rules distinguish: trying every kind exercises every rule.
    fn kind(self) -> &'static str;

    /// Describes the action to a program, as `actor` sees the table: one number for each of
    /// [`Action::FEATURES`].
    ///
    /// Two legal actions of one decision never have the same features.
    ///
    /// # Panics
    /// If `out` does not have the length of [`Action::FEATURES`].
    fn features(self, seats: Seats, actor: Seat, out: &mut [u16]) {
        let _ = (seats, actor);
        assert!(out.is_empty(), "this action has no features");
    }
}

/// One number in the description of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// The name of the feature.
    pub name: &'static str,
    /// The values it can take.
    pub range: FeatureRange,
}

/// The values of a [`Feature`]. 0 always means that the feature does not apply to the action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FeatureRange {
    /// One of these words, numbered from 1.
    Word(&'static [&'static str]),
    /// One of this many things, numbered from 1.
    Number(u16),
    /// Any subset of up to 16 things: bit *n* is set if thing *n*, counted from 0, belongs to it.
    Bits(u16),
    /// A seat, numbered clockwise from the acting seat, which is 1.
    Seat,
}

impl Feature {
    /// One of these words, numbered from 1.
    pub const fn word(name: &'static str, words: &'static [&'static str]) -> Self {
        Self { name, range: FeatureRange::Word(words) }
    }

    /// One of `count` things, numbered from 1.
    pub const fn number(name: &'static str, count: usize) -> Self {
        Self { name, range: FeatureRange::Number(count as u16) }
    }

    /// Any subset of `count` things, one bit each.
    ///
    /// # Panics
    /// If `count` is above 16.
    pub const fn bits(name: &'static str, count: usize) -> Self {
        assert!(count <= 16, "a feature has 16 bits");
        Self { name, range: FeatureRange::Bits(count as u16) }
    }

    /// A seat, numbered clockwise from the acting seat, which is 1.
    pub const fn seat(name: &'static str) -> Self {
        Self { name, range: FeatureRange::Seat }
    }

    /// The highest value the feature can have.
    pub const fn highest(&self) -> u16 {
        match self.range {
            FeatureRange::Word(words) => words.len() as u16,
            FeatureRange::Number(count) => count,
            FeatureRange::Bits(count) => ((1u32 << count) - 1) as u16,
            FeatureRange::Seat => Seat::MAX as u16,
        }
    }
}

/// An action of a game with few enough actions to number them all without gaps.
///
/// The numbers are part of the interface: what was learned with them stays valid. They treat seats as
/// absolute, whereas [`Action::features`] counts seats from the acting one.
pub trait IndexedAction: Action {
    /// The number of actions, including those that are never legal.
    const COUNT: usize;

    /// The action's number, below [`IndexedAction::COUNT`].
    fn index(self) -> usize;

    /// The action with this number, or `None` from [`IndexedAction::COUNT`] on.
    fn from_index(index: usize) -> Option<Self>;
}
