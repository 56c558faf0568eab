//! PIL-15: the options.

use parlour_core::{OptionHelp, Options, Takes};
use serde::{Deserialize, Serialize};

use crate::rule;

/// The options of a game of Pillars.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PillarsOptions {
    /// PIL-15: how the points of a pile of numbers are counted.
    pub pile_points: PilePoints,
}

impl Options for PillarsOptions {
    const HELP: &'static [OptionHelp] = &[OptionHelp {
        key: "pile_points",
        rule: rule(15),
        help: "pillars-option-pile-points",
        takes: Takes::OneOf(&["sum", "count"]),
    }];
}

/// PIL-15: how the points of a pile of numbers are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PilePoints {
    /// The sum of the values.
    #[default]
    Sum,
    /// The number of cards.
    Count,
}
