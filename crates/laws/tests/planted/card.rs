//! Eight numbered cards.

use std::{fmt, str::FromStr};

use parlour_core::{Ordinal, Set};

/// A card, `c1` to `c8`; the higher card wins.
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

parlour_core::numbered!(Card, u8);

impl Ordinal for Card {
    const EVERY: CardSet = CardSet::from_bits(0xff);
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

parlour_core::json_as_text!(Card);
