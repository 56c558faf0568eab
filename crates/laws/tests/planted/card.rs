//! Eight numbered cards.

use std::{fmt, str::FromStr};

use parlour_core::{Element, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// `c1` to `c8`; the higher beats the lower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Card(u8);

pub(crate) type CardSet = Set<Card>;

impl Card {
    pub(crate) const COUNT: usize = 8;

    pub(crate) fn deck() -> [Self; Self::COUNT] {
        std::array::from_fn(|index| Self(index as u8))
    }

    pub(crate) fn all() -> CardSet {
        Self::deck().into_iter().collect()
    }
}

impl Element for Card {
    type Bits = u8;

    fn index(self) -> u32 {
        u32::from(self.0)
    }

    fn from_index(index: u32) -> Self {
        Self(index as u8)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl FromStr for Card {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::deck().into_iter().find(|card| card.to_string() == text).ok_or("cards are c1 to c8")
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
