//! ARC-1: the 53 cards: [`Poker`], [`Archon`], and [`Card`] for either.

use std::{fmt, str::FromStr};

use parlour_cards::{Colour, Rank, Suit};
use parlour_core::{Element, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use thiserror::Error;

/// Any card: numbered by suit in lanes of 16, by rank from the ace inside a lane; the Demiurge comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// One of the 40 poker cards, ace to ten in four suits. Its number is the one it has as a [`Card`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Poker(u8);

/// One of the 13 Archons: jack, queen and king of each suit in turn, then the Demiurge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Archon(u8);

/// What an Archon is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Title {
    /// ARC-9.
    Jack(Suit),
    /// ARC-8.
    Queen(Suit),
    /// ARC-7.
    King(Suit),
    /// ARC-19.
    Demiurge,
}

/// A set of cards of both sorts.
pub type CardSet = Set<Card>;
/// A set of poker cards.
pub type PokerSet = Set<Poker>;
/// A set of Archons.
pub type ArchonSet = Set<Archon>;

const POKER_BITS: u64 = 0x03ff_03ff_03ff_03ff;
const ARCHON_BITS: u64 = 0x9c00_1c00_1c00_1c00;
const DEMIURGE: u8 = 63;

impl Card {
    /// How many there are.
    pub const COUNT: usize = 53;

    /// All of them.
    pub const fn all() -> CardSet {
        CardSet::from_bits(POKER_BITS | ARCHON_BITS)
    }

    /// As a poker card, if it is one.
    #[inline]
    pub fn poker(self) -> Option<Poker> {
        (POKER_BITS >> self.0 & 1 == 1).then_some(Poker(self.0))
    }

    /// As an Archon, if it is one.
    #[inline]
    pub fn archon(self) -> Option<Archon> {
        CardSet::only(self).archons().first()
    }
}

impl Poker {
    /// All of them.
    pub const fn all() -> PokerSet {
        PokerSet::from_bits(POKER_BITS)
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 4) as usize]
    }

    /// Its rank as a number, the ace as 1.
    #[inline]
    pub const fn pips(self) -> u8 {
        (self.0 & 15) + 1
    }

    /// Whether its rank is the ace, whatever its value in a play.
    #[inline]
    pub const fn is_ace(self) -> bool {
        self.pips() == 1
    }

    /// The ten cards of a suit.
    #[inline]
    pub const fn of(suit: Suit) -> PokerSet {
        PokerSet::from_bits(0x03ff << (16 * suit as u32))
    }
}

impl Archon {
    /// How many there are.
    pub const COUNT: usize = 13;
    /// The Archon without a suit.
    pub const DEMIURGE: Self = Self(12);

    /// All of them.
    pub const fn all() -> ArchonSet {
        ArchonSet::from_bits(0x1fff)
    }

    /// The jack of a suit.
    #[inline]
    pub const fn jack(suit: Suit) -> Self {
        Self(3 * suit as u8)
    }

    /// The queen of a suit.
    #[inline]
    pub const fn queen(suit: Suit) -> Self {
        Self(3 * suit as u8 + 1)
    }

    /// The king of a suit.
    #[inline]
    pub const fn king(suit: Suit) -> Self {
        Self(3 * suit as u8 + 2)
    }

    /// The two kings of a colour.
    #[inline]
    pub const fn kings(colour: Colour) -> ArchonSet {
        ArchonSet::from_bits(match colour {
            Colour::Red => 1 << Self::king(Suit::Diamonds).0 | 1 << Self::king(Suit::Hearts).0,
            Colour::Black => 1 << Self::king(Suit::Clubs).0 | 1 << Self::king(Suit::Spades).0,
        })
    }

    /// What it is.
    pub const fn title(self) -> Title {
        if self.0 == Self::DEMIURGE.0 {
            return Title::Demiurge;
        }
        let suit = Suit::ALL[(self.0 / 3) as usize];
        match self.0 % 3 {
            0 => Title::Jack(suit),
            1 => Title::Queen(suit),
            _ => Title::King(suit),
        }
    }
}

impl Title {
    /// The rank in a corner, or nothing.
    pub const fn rank(self) -> &'static str {
        match self {
            Self::Jack(_) => Rank::Jack.index_text(),
            Self::Queen(_) => Rank::Queen.index_text(),
            Self::King(_) => Rank::King.index_text(),
            Self::Demiurge => "",
        }
    }
}

impl From<Poker> for Card {
    #[inline]
    fn from(poker: Poker) -> Self {
        Self(poker.0)
    }
}

impl From<Archon> for Card {
    #[inline]
    fn from(archon: Archon) -> Self {
        if archon == Archon::DEMIURGE {
            Self(DEMIURGE)
        } else {
            Self((archon.0 / 3) << 4 | (10 + archon.0 % 3))
        }
    }
}

/// A set of cards of both sorts, taken apart.
pub(crate) trait Sorts {
    /// The poker cards among them.
    fn pokers(self) -> PokerSet;
    /// The Archons among them.
    fn archons(self) -> ArchonSet;
}

impl Sorts for CardSet {
    #[inline]
    fn pokers(self) -> PokerSet {
        PokerSet::from_bits(self.bits() & POKER_BITS)
    }

    /// Three bits of each lane move together, and the Demiurge behind them.
    #[inline]
    fn archons(self) -> ArchonSet {
        let bits = self.bits();
        let lanes = (bits >> 10 & 0o7) | (bits >> 23 & 0o70) | (bits >> 36 & 0o700) | (bits >> 49 & 0o7000);
        ArchonSet::from_bits((lanes | (bits >> 51 & 0o10000)) as u16)
    }
}

/// A set of one sort as a set of cards.
pub(crate) trait AsCards {
    fn cards(self) -> CardSet;
}

impl AsCards for PokerSet {
    #[inline]
    fn cards(self) -> CardSet {
        CardSet::from_bits(self.bits())
    }
}

impl AsCards for ArchonSet {
    #[inline]
    fn cards(self) -> CardSet {
        let bits = u64::from(self.bits());
        let lanes = (bits & 0o7) << 10 | (bits & 0o70) << 23 | (bits & 0o700) << 36 | (bits & 0o7000) << 49;
        CardSet::from_bits(lanes | (bits & 0o10000) << 51)
    }
}

macro_rules! element {
    ($card:ty, $bits:ty) => {
        impl Element for $card {
            type Bits = $bits;

            #[inline]
            fn index(self) -> u32 {
                u32::from(self.0)
            }

            #[inline]
            fn from_index(index: u32) -> Self {
                Self(index as u8)
            }
        }
    };
}
element!(Card, u64);
element!(Poker, u64);
element!(Archon, u16);

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

macro_rules! text_everywhere {
    ($($card:ty),*) => {$(
        impl fmt::Debug for $card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl Serialize for $card {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $card {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
text_everywhere!(Card, Poker, Archon);
