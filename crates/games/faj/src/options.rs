//! FAJ-2: the options.

use parlour_core::{OptionHelp, Options, Takes};
use serde::{Deserialize, Serialize};

use crate::rule;

/// The options of a game of Faces, Aces & Jokers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FajOptions {
    /// FAJ-2: how the dealer is chosen.
    pub dealer: DealerBy,
}

/// FAJ-2: how the dealer is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealerBy {
    /// All seats vote; those that tie draw cards.
    #[default]
    Vote,
    /// A seat is picked at random.
    Random,
}

impl Options for FajOptions {
    const HELP: &'static [OptionHelp] = &[OptionHelp {
        key: "dealer",
        rule: rule(2),
        help: "faj-option-dealer",
        takes: Takes::OneOf(&["vote", "random"]),
    }];
}
