//! DAM-3, DAM-7 and DAM-19: the options.

use parlour_core::{OptionHelp, Options, Set, Takes};
use serde::{Deserialize, Serialize};

use crate::{Codex, CodexKind, CodexSet, rule};

/// The options of a game of Damocles.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamoclesOptions {
    /// DAM-3: the expansions added to the base deck.
    pub expansions: Expansions,
    /// DAM-7: how many turns every seat has.
    pub cycles: Cycles,
    /// DAM-19: whether the discards become a new deck.
    pub reshuffle: Reshuffle,
}

impl DamoclesOptions {
    /// DAM-3: the codices in play.
    #[inline]
    pub fn codices(&self) -> CodexSet {
        self.expansions.0.iter().fold(BASE, |codices, expansion| codices | expansion.codices())
    }
}

impl Options for DamoclesOptions {
    const HELP: &'static [OptionHelp] = &[
        OptionHelp {
            key: "expansions",
            rule: rule(3),
            help: "damocles-option-expansions",
            takes: Takes::SomeOf(&["annex", "destruction"]),
        },
        OptionHelp {
            key: "cycles",
            rule: rule(7),
            help: "damocles-option-cycles",
            takes: Takes::Number { least: 1, most: 100 },
        },
        OptionHelp {
            key: "reshuffle",
            rule: rule(19),
            help: "damocles-option-reshuffle",
            takes: Takes::Switch,
        },
    ];
}

/// DAM-2: the codices of the base deck.
const BASE: CodexSet = CodexSet::from_bits((1 << CodexKind::Annex.start()) - 1);

/// DAM-3: a set of codices that can be added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Expansion {
    /// The five Annex codices.
    Annex,
    /// The fifteen Lyse, Sacrifice and Eviscerate codices.
    Destruction,
}

impl Expansion {
    /// All expansions, in order.
    pub const ALL: [Self; 2] = [Self::Annex, Self::Destruction];

    /// The codices the expansion adds.
    pub fn codices(self) -> CodexSet {
        match self {
            Self::Annex => CodexKind::Annex.codices(),
            Self::Destruction => Codex::all() - BASE - CodexKind::Annex.codices(),
        }
    }
}

parlour_core::listed!(Expansion);

/// DAM-3: the expansions in play, read in any order and written in a fixed one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Expansion>")]
pub struct Expansions(pub Set<Expansion>);

impl TryFrom<Vec<Expansion>> for Expansions {
    type Error = &'static str;

    fn try_from(list: Vec<Expansion>) -> Result<Self, Self::Error> {
        let set: Set<Expansion> = list.iter().copied().collect();
        if set.len() == list.len() { Ok(Self(set)) } else { Err("an expansion cannot be added twice") }
    }
}

/// DAM-7: how many turns every seat has, from 1 to 100.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct Cycles(u8);

impl Cycles {
    /// The number of turns.
    pub const fn count(self) -> u32 {
        self.0 as u32
    }
}

impl Default for Cycles {
    fn default() -> Self {
        Self(10)
    }
}

impl From<Cycles> for u64 {
    fn from(cycles: Cycles) -> Self {
        cycles.0.into()
    }
}

impl TryFrom<u64> for Cycles {
    type Error = &'static str;

    fn try_from(count: u64) -> Result<Self, Self::Error> {
        if (1..=100).contains(&count) { Ok(Self(count as u8)) } else { Err("every seat has 1 to 100 turns") }
    }
}

/// DAM-19: what happens when the deck is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum Reshuffle {
    /// The face-down discards become the new deck.
    #[default]
    On,
    /// Nothing more is drawn.
    Off,
}

impl From<bool> for Reshuffle {
    fn from(on: bool) -> Self {
        if on { Self::On } else { Self::Off }
    }
}

impl From<Reshuffle> for bool {
    fn from(reshuffle: Reshuffle) -> Self {
        reshuffle == Reshuffle::On
    }
}
