//! One decision of one seat: [`Action`], with numbers for programs that learn: [`Feature`] and [`IndexedAction`].

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use crate::{ParseActionError, Seat, Seats};

/// One decision of one seat. Its text is the one that records are written in.
pub trait Action:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseActionError> + Send + Sync + 'static
{
    /// What [`Action::features`] writes, number by number. Empty for games that describe no actions to programs.
    const FEATURES: &'static [Feature] = &[];

    /// What sort of action it is, as finely as the rules tell them apart: whoever tries every kind tries every rule.
    fn kind(self) -> &'static str;

    /// Describes the action to a program: one number for each of [`Action::FEATURES`], as `actor` sees the table.
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
    /// What it tells.
    pub name: &'static str,
    /// Which values it has.
    pub range: FeatureRange,
}

/// The values of a [`Feature`]. 0 always means that the action has nothing of the sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FeatureRange {
    /// One of these words, counted from 1.
    Word(&'static [&'static str]),
    /// One of this many things, counted from 1.
    Number(u16),
    /// Any of up to 16 things: bit *n* is set if thing *n*, counted from 0, is among them.
    Bits(u16),
    /// A seat, counted clockwise from the acting one as 1.
    Seat,
}

impl Feature {
    /// One of these words, counted from 1.
    pub const fn word(name: &'static str, words: &'static [&'static str]) -> Self {
        Self { name, range: FeatureRange::Word(words) }
    }

    /// One of `count` things, counted from 1.
    pub const fn number(name: &'static str, count: usize) -> Self {
        Self { name, range: FeatureRange::Number(count as u16) }
    }

    /// Any of `count` things, a bit for each.
    ///
    /// # Panics
    /// If `count` is above 16.
    pub const fn bits(name: &'static str, count: usize) -> Self {
        assert!(count <= 16, "a feature has 16 bits");
        Self { name, range: FeatureRange::Bits(count as u16) }
    }

    /// A seat, counted clockwise from the acting one as 1.
    pub const fn seat(name: &'static str) -> Self {
        Self { name, range: FeatureRange::Seat }
    }

    /// The highest value it can have.
    pub const fn highest(&self) -> u16 {
        match self.range {
            FeatureRange::Word(words) => words.len() as u16,
            FeatureRange::Number(count) => count,
            FeatureRange::Bits(count) => ((1u32 << count) - 1) as u16,
            FeatureRange::Seat => Seat::MAX as u16,
        }
    }
}

/// An action of a game that has few: all of them are numbered without gaps.
///
/// The numbers are part of the interface: what was learned with them stays valid. Seats in them are absolute;
/// [`Action::features`] counts seats from the acting one.
pub trait IndexedAction: Action {
    /// How many there are, those that are never legal included.
    const COUNT: usize;

    /// The action's number, below [`IndexedAction::COUNT`].
    fn index(self) -> usize;

    /// The action with that number; `None` from [`IndexedAction::COUNT`] on.
    fn from_index(index: usize) -> Option<Self>;
}
