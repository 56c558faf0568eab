//! FAJ-1: the cards of both piles.

use std::{fmt, str::FromStr};

use parlour_cards::{Card, CardSet, Colour, Rank, Suit};
use parlour_core::{Ordinal, Set, Suited};
use thiserror::Error;

/// The rank of a draft card that has a suit, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum DraftRank {
    Jack,
    Queen,
    King,
    Ace,
}

impl DraftRank {
    /// All ranks, in order.
    pub const ALL: [Self; 4] = [Self::Jack, Self::Queen, Self::King, Self::Ace];

    /// The same rank among standard cards.
    pub const fn rank(self) -> Rank {
        [Rank::Jack, Rank::Queen, Rank::King, Rank::Ace][self as usize]
    }
}

/// What a draft card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftFigure {
    /// A jack, queen, king or ace of a suit.
    Suited(DraftRank, Suit),
    /// A Joker of a colour.
    Joker(Colour),
}

/// FAJ-1: a card of the draft pile, ordered by suit, then by rank; the Jokers come last, the black one after
/// the red one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DraftCard(u8);

/// A set of draft cards.
pub type DraftSet = Set<DraftCard>;

impl DraftCard {
    /// The number of draft cards.
    pub const COUNT: usize = 18;
    /// The red Joker.
    pub const RED_JOKER: Self = Self(16);
    /// The black Joker.
    pub const BLACK_JOKER: Self = Self(17);

    /// The card of a rank and a suit.
    pub const fn new(face: DraftRank, suit: Suit) -> Self {
        Self((suit as u8) << 2 | face as u8)
    }

    /// What the card shows.
    #[inline]
    pub const fn figure(self) -> DraftFigure {
        match self {
            Self::RED_JOKER => DraftFigure::Joker(Colour::Red),
            Self::BLACK_JOKER => DraftFigure::Joker(Colour::Black),
            Self(number) => {
                DraftFigure::Suited(DraftRank::ALL[(number & 3) as usize], Suit::ALL[(number >> 2) as usize])
            }
        }
    }

    /// Whether the card is a Joker.
    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0 >= Self::RED_JOKER.0
    }

    /// All draft cards, in order.
    pub const fn pile() -> [Self; Self::COUNT] {
        let mut pile = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            pile[index] = Self(index as u8);
            index += 1;
        }
        pile
    }

    /// All draft cards as a set.
    pub const fn all() -> DraftSet {
        DraftSet::from_bits((1 << Self::COUNT) - 1)
    }
}

parlour_core::numbered!(DraftCard, u32);

impl Ordinal for DraftCard {
    const EVERY: DraftSet = Self::all();
}

/// Jokers have no suit.
impl Suited for DraftCard {
    type Suit = Suit;
    const SUITS: &'static [Suit] = &Suit::ALL;

    #[inline]
    fn all_of(suit: Suit) -> DraftSet {
        DraftSet::from_bits(0xf << (4 * suit as u32))
    }
}

impl fmt::Display for DraftCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.figure() {
            DraftFigure::Suited(face, suit) => Card::new(face.rank(), suit).fmt(f),
            DraftFigure::Joker(Colour::Red) => f.write_str("RJ"),
            DraftFigure::Joker(Colour::Black) => f.write_str("BJ"),
        }
    }
}

parlour_core::debug_as_text!(DraftCard);

/// The text is not a draft card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a draft card is a jack, queen, king or ace as in `KS`, or a Joker, `BJ` or `RJ`")]
pub struct ParseDraftCardError;

impl FromStr for DraftCard {
    type Err = ParseDraftCardError;

    fn from_str(text: &str) -> Result<Self, ParseDraftCardError> {
        match text {
            "RJ" => Ok(Self::RED_JOKER),
            "BJ" => Ok(Self::BLACK_JOKER),
            _ => {
                let card: Card = text.parse().map_err(|_| ParseDraftCardError)?;
                let face = DraftRank::ALL
                    .into_iter()
                    .find(|face| face.rank() == card.rank())
                    .ok_or(ParseDraftCardError)?;
                Ok(Self::new(face, card.suit()))
            }
        }
    }
}

parlour_core::json_as_text!(DraftCard);

/// FAJ-1: the number of trick cards.
pub const TRICK_CARDS: usize = 36;

/// FAJ-1: all trick cards, two to ten of each suit, in order.
pub const fn trick_cards() -> [Card; TRICK_CARDS] {
    let mut cards = [Card::new(Rank::Two, Suit::Clubs); TRICK_CARDS];
    let mut index = 0;
    while index < TRICK_CARDS {
        cards[index] = Card::new(Rank::ALL[1 + index % 9], Suit::ALL[index / 9]);
        index += 1;
    }
    cards
}

/// FAJ-1: all trick cards as a set.
pub const fn all_trick_cards() -> CardSet {
    CardSet::from_bits(0x03fe_03fe_03fe_03fe)
}
