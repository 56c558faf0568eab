//! TPS-2 and TPS-5: the options.

use parlour_core::{OptionHelp, Options, Takes};
use serde::{Deserialize, Serialize};

use crate::{TpsCard, rule};

/// The options of a game of TrickPaperScissors.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TpsOptions {
    /// TPS-2: how many stars each rank has.
    pub stars: Stars,
    /// TPS-5: whether the set-aside cards lie face up.
    pub open_aside: bool,
}

impl Options for TpsOptions {
    const HELP: &'static [OptionHelp] = &[
        OptionHelp {
            key: "stars",
            rule: rule(2),
            help: "tps-option-stars",
            takes: Takes::Numbers { count: 13, least: 0, most: 9 },
        },
        OptionHelp { key: "open_aside", rule: rule(5), help: "tps-option-open-aside", takes: Takes::Switch },
    ];
}

/// TPS-2: the stars of each rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<u64>", into = "[u8; 13]")]
pub struct Stars([u8; 13]);

impl Stars {
    /// The stars on a card.
    #[inline]
    pub const fn on(self, card: TpsCard) -> u8 {
        self.0[card.rank() as usize - 1]
    }
}

impl Default for Stars {
    fn default() -> Self {
        Self([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3])
    }
}

impl From<Stars> for [u8; 13] {
    fn from(stars: Stars) -> Self {
        stars.0
    }
}

impl TryFrom<Vec<u64>> for Stars {
    type Error = &'static str;

    fn try_from(stars: Vec<u64>) -> Result<Self, Self::Error> {
        let stars: [u64; 13] = stars.try_into().map_err(|_| "it needs 13 numbers, one for each rank")?;
        if stars.iter().all(|&count| count <= 9) {
            Ok(Self(stars.map(|count| count as u8)))
        } else {
            Err("a card has 0 to 9 stars")
        }
    }
}
