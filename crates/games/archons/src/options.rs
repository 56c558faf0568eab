//! ARC-11, ARC-15 and ARC-21: what can be switched.

use parlour_core::{OptionHelp, Options, Takes};
use serde::{Deserialize, Serialize};

use crate::rule;

/// The options of a game of Archons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchonsOptions {
    /// ARC-11: from which seat on a leader is looked for.
    pub lead: LeadOrder,
    /// ARC-15: whether what nobody wins waits for the next winner.
    pub carry_pot: bool,
    /// ARC-21: what a captured card scores.
    pub card_points: CardPoints,
}

impl Default for ArchonsOptions {
    fn default() -> Self {
        Self { lead: LeadOrder::Winner, carry_pot: true, card_points: CardPoints::One }
    }
}

/// ARC-11: from which seat on a leader is looked for after the first turn of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LeadOrder {
    /// From the last winner on; from the last leader on after a play that nobody won.
    Winner,
    /// From the left of the last leader on.
    Rotate,
}

/// ARC-21: what a captured card scores before Kings and Queens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardPoints {
    /// One point each.
    One,
    /// Its rank, the ace as 1.
    Pips,
}

impl Options for ArchonsOptions {
    const HELP: &'static [OptionHelp] = &[
        OptionHelp {
            key: "lead",
            rule: rule(11),
            help: "archons-option-lead",
            takes: Takes::OneOf(&["winner", "rotate"]),
        },
        OptionHelp {
            key: "carry_pot",
            rule: rule(15),
            help: "archons-option-carry-pot",
            takes: Takes::Switch,
        },
        OptionHelp {
            key: "card_points",
            rule: rule(21),
            help: "archons-option-card-points",
            takes: Takes::OneOf(&["one", "pips"]),
        },
    ];
}
