//! How cards are written.

use std::{fmt, str::FromStr};

use parlour_core::Element;
use thiserror::Error;

use super::{Archon, ArchonsCard, DEMIURGE, Poker};

/// The text is not a card, or not one of the kind needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a card is written rank then suit, as in `7S` or `KH`, and the Demiurge `DE`")]
pub struct ParseArchonsCardError;

impl fmt::Display for ArchonsCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == DEMIURGE {
            f.write_str("DE")
        } else {
            parlour_cards::Card::from_index(self.index()).fmt(f)
        }
    }
}

impl FromStr for ArchonsCard {
    type Err = ParseArchonsCardError;

    fn from_str(text: &str) -> Result<Self, ParseArchonsCardError> {
        if text == "DE" {
            return Ok(Self(DEMIURGE));
        }
        text.parse::<parlour_cards::Card>()
            .map(|card| Self::from_index(card.index()))
            .map_err(|_| ParseArchonsCardError)
    }
}

impl FromStr for Poker {
    type Err = ParseArchonsCardError;

    fn from_str(text: &str) -> Result<Self, ParseArchonsCardError> {
        text.parse::<ArchonsCard>()?.poker().ok_or(ParseArchonsCardError)
    }
}

impl FromStr for Archon {
    type Err = ParseArchonsCardError;

    fn from_str(text: &str) -> Result<Self, ParseArchonsCardError> {
        text.parse::<ArchonsCard>()?.archon().ok_or(ParseArchonsCardError)
    }
}

macro_rules! written_as_card {
    ($($card:ty),*) => {$(
        impl fmt::Display for $card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                ArchonsCard::from(*self).fmt(f)
            }
        }
    )*};
}
written_as_card!(Poker, Archon);

parlour_core::debug_as_text!(ArchonsCard);
parlour_core::json_as_text!(ArchonsCard);
parlour_core::debug_as_text!(Poker);
parlour_core::json_as_text!(Poker);
parlour_core::debug_as_text!(Archon);
parlour_core::json_as_text!(Archon);
