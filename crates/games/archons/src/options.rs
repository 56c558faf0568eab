//! ARC-11, ARC-15 and ARC-21: the options.

use parlour_core::{OptionHelp, Options, Takes};
use serde::{Deserialize, Serialize};

use crate::rule;

/// The options of a game of Archons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchonsOptions {
    /// ARC-11: which seat is asked first to lead.
    pub lead: LeadOrder,
    /// ARC-15: whether cards that nobody won wait for the next winner.
    pub carry_pot: bool,
    /// ARC-21: what a captured card scores.
    pub card_points: CardPoints,
}

impl Default for ArchonsOptions {
    fn default() -> Self {
        Self { lead: LeadOrder::Winner, carry_pot: true, card_points: CardPoints::One }
    }
}

/// ARC-11: which seat is asked first to lead after the first turn of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LeadOrder {
    /// The last winner; after a play that nobody won, the last leader.
    Winner,
    /// The seat to the left of the last leader.
    Rotate,
}

/// ARC-21: what a captured card scores before Kings and Queens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardPoints {
    /// One point each.
    One,
    /// Its rank, with the ace as 1.
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
