//! The standard card: [`Card`], [`Rank`], [`Suit`].

use std::{borrow::Cow, fmt, str::FromStr};

use parlour_core::{
    Ordinal, Set, Suited,
    scene::{Emblem, Face, Ink},
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A suit. Suits ascend in the order of their letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Suit {
    #[serde(rename = "C")]
    Clubs,
    #[serde(rename = "D")]
    Diamonds,
    #[serde(rename = "H")]
    Hearts,
    #[serde(rename = "S")]
    Spades,
}

/// Red or black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Black,
}

impl Suit {
    /// All suits, in order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The suit's letter.
    pub const fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    /// The suit's name in English.
    pub const fn name(self) -> &'static str {
        ["clubs", "diamonds", "hearts", "spades"][self as usize]
    }

    /// The message with its name for people.
    pub const fn word(self) -> &'static str {
        ["cards-clubs", "cards-diamonds", "cards-hearts", "cards-spades"][self as usize]
    }

    /// The suit's colour: red for diamonds and hearts, black for clubs and spades.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Diamonds | Self::Hearts => Colour::Red,
            Self::Clubs | Self::Spades => Colour::Black,
        }
    }

    /// The suit as it is drawn, each in a colour of its own, so that no suit is mistaken for another.
    pub const fn emblem(self) -> Emblem {
        let ink = [Ink::Green, Ink::Blue, Ink::Red, Ink::Black][self as usize];
        Emblem::new(self.name(), self.word(), self.letter(), ink)
    }

    /// The thirteen cards of the suit.
    #[inline]
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits(0x1fff << (16 * self as u32))
    }
}

parlour_core::listed!(Suit);

/// A rank. Ranks ascend from the ace; a game with high aces handles that itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All ranks, in order.
    pub const ALL: [Self; 13] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
    ];

    /// The rank's letter or digit; the ten is `T`.
    pub const fn letter(self) -> char {
        b"A23456789TJQK"[self as usize] as char
    }

    /// The rank as printed in a card's corner.
    pub const fn index_text(self) -> &'static str {
        ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][self as usize]
    }

    /// The rank's name in English.
    pub const fn name(self) -> &'static str {
        [
            "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
            "king",
        ][self as usize]
    }

    /// The rank's number, from 1 for the ace to 13 for the king.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Whether the rank is a jack, queen or king.
    #[inline]
    pub const fn is_face(self) -> bool {
        self as u8 >= Self::Jack as u8
    }
}

/// One of the 52 standard cards, ordered by suit, then by rank from the ace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of standard cards.
pub type CardSet = Set<Card>;

impl Card {
    /// The number of standard cards.
    pub const COUNT: usize = 52;

    /// The card with this rank and suit.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self((suit as u8) << 4 | rank as u8)
    }

    /// The card's suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 4) as usize]
    }

    /// The card's rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 15) as usize]
    }

    /// How the card looks on the table.
    pub const fn face(self) -> Face {
        Face::Card { rank: Cow::Borrowed(self.rank().index_text()), emblem: self.suit().emblem(), stars: 0 }
    }

    /// The whole deck.
    #[inline]
    pub const fn deck() -> CardSet {
        CardSet::from_bits(0x1fff_1fff_1fff_1fff)
    }
}

parlour_core::numbered!(Card, u64);

impl Ordinal for Card {
    const EVERY: CardSet = Self::deck();
}

impl Suited for Card {
    type Suit = Suit;
    const SUITS: &'static [Suit] = &Suit::ALL;

    #[inline]
    fn all_of(suit: Suit) -> CardSet {
        suit.cards()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

parlour_core::debug_as_text!(Card);

/// An error for a text that is not a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a card is written rank then suit, as in `9H` or `TD`")]
pub struct ParseCardError;

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let &[rank, suit] = text.as_bytes() else { return Err(ParseCardError) };
        let rank =
            Rank::ALL.into_iter().find(|other| other.letter() == char::from(rank)).ok_or(ParseCardError)?;
        let suit =
            Suit::ALL.into_iter().find(|other| other.letter() == char::from(suit)).ok_or(ParseCardError)?;
        Ok(Self::new(rank, suit))
    }
}

parlour_core::json_as_text!(Card);

#[cfg(test)]
mod tests {
    use parlour_core::Element;

    use super::*;

    #[test]
    fn every_card_reads_back_from_its_text_and_from_its_number() {
        let mut deck = CardSet::EMPTY;
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(rank, suit);
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!(Card::from_index(card.index()), card);
                assert_eq!((card.rank(), card.suit()), (rank, suit));
                deck.insert(card);
            }
        }
        assert_eq!(deck, Card::deck());
        assert_eq!(deck.len(), Card::COUNT);
        assert!(deck.iter().map(Card::ordinal).eq(0..Card::COUNT));
        assert!(deck.iter().enumerate().all(|(number, card)| Card::from_ordinal(number) == Some(card)));
        assert_eq!(Card::from_ordinal(Card::COUNT), None);
        assert!(deck.by_suit().all(|(suit, cards)| cards == suit.cards() && cards.len() == 13));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "9", "10H", "h9", "9h", "1S", "9H ", "♥9"] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text}");
        }
    }
}
