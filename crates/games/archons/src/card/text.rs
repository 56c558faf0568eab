//! How cards are written.

use std::{fmt, str::FromStr};

use parlour_core::Element;
use thiserror::Error;

use super::{Archon, Card, DEMIURGE, Poker};

/// A text that is not a card, or not one of the sort needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a card is written rank then suit, as in `7S` or `KH`, and the Demiurge `DE`")]
pub struct BadCard;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == DEMIURGE {
            f.write_str("DE")
        } else {
            parlour_cards::Card::from_index(self.index()).fmt(f)
        }
    }
}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        if text == "DE" {
            return Ok(Self(DEMIURGE));
        }
        text.parse::<parlour_cards::Card>().map(|card| Self::from_index(card.index())).map_err(|_| BadCard)
    }
}

impl FromStr for Poker {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        text.parse::<Card>()?.poker().ok_or(BadCard)
    }
}

impl FromStr for Archon {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        text.parse::<Card>()?.archon().ok_or(BadCard)
    }
}

macro_rules! written_as_card {
    ($($card:ty),*) => {$(
        impl fmt::Display for $card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Card::from(*self).fmt(f)
            }
        }
    )*};
}
written_as_card!(Poker, Archon);

parlour_core::debug_as_text!(Card);
parlour_core::json_as_text!(Card);
parlour_core::debug_as_text!(Poker);
parlour_core::json_as_text!(Poker);
parlour_core::debug_as_text!(Archon);
parlour_core::json_as_text!(Archon);
