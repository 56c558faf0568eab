//! TPS-1: the cards. TPS-8: what beats what.

use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use parlour_core::{
    Ordinal, Set, Suited,
    scene::{Emblem, Face, Ink},
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Rock, paper or scissors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TpsSuit {
    Rock,
    Paper,
    Scissors,
}

impl TpsSuit {
    /// All suits, in order.
    pub const ALL: [Self; 3] = [Self::Rock, Self::Paper, Self::Scissors];

    /// TPS-8: the suit that beats this one, and is therefore trump when this one is led.
    #[inline]
    pub const fn beaten_by(self) -> Self {
        match self {
            Self::Rock => Self::Paper,
            Self::Paper => Self::Scissors,
            Self::Scissors => Self::Rock,
        }
    }

    /// The suit's letter.
    pub const fn letter(self) -> char {
        ['R', 'P', 'S'][self as usize]
    }

    /// The suit's name.
    pub const fn name(self) -> &'static str {
        ["rock", "paper", "scissors"][self as usize]
    }

    /// The thirteen cards of the suit.
    #[inline]
    pub const fn cards(self) -> TpsCardSet {
        TpsCardSet::from_bits(0x1fff << (16 * self as u32))
    }

    pub(crate) const fn emblem(self) -> Emblem {
        let ink = [Ink::Red, Ink::Blue, Ink::Grey][self as usize];
        let word = ["tps-rock", "tps-paper", "tps-scissors"][self as usize];
        Emblem::new(self.name(), word, self.letter(), ink)
    }
}

parlour_core::listed!(TpsSuit);

/// One value for each suit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PerSuit<T>([T; 3]);

impl<T> Index<TpsSuit> for PerSuit<T> {
    type Output = T;

    #[inline]
    fn index(&self, suit: TpsSuit) -> &T {
        &self.0[suit as usize]
    }
}

impl<T> IndexMut<TpsSuit> for PerSuit<T> {
    #[inline]
    fn index_mut(&mut self, suit: TpsSuit) -> &mut T {
        &mut self.0[suit as usize]
    }
}

/// TPS-1: a card, ordered by suit, then by rank.
///
/// The high four bits of the number are the suit, so that a suit's cards are thirteen neighbouring bits of a
/// set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TpsCard(u8);

/// A set of cards.
pub type TpsCardSet = Set<TpsCard>;

impl TpsCard {
    /// The number of cards in the game.
    pub const COUNT: usize = 39;

    /// The card of a suit and rank, from 1 to 13.
    ///
    /// # Panics
    /// If there is no such rank.
    #[inline]
    pub const fn new(suit: TpsSuit, rank: u8) -> Self {
        assert!(rank >= 1 && rank <= 13, "ranks go from 1 to 13");
        Self((suit as u8) << 4 | (rank - 1))
    }

    /// The card's suit.
    #[inline]
    pub const fn suit(self) -> TpsSuit {
        TpsSuit::ALL[(self.0 >> 4) as usize]
    }

    /// The card's rank, from 1 to 13.
    #[inline]
    pub const fn rank(self) -> u8 {
        (self.0 & 15) + 1
    }

    /// How the card looks, without stars.
    pub fn face(self) -> Face {
        self.face_with(0)
    }

    /// How the card looks with this many stars.
    pub(crate) fn face_with(self, stars: u8) -> Face {
        Face::Card { rank: self.rank().to_string().into(), emblem: self.suit().emblem(), stars }
    }

    /// All cards, in order.
    pub const fn deck() -> [Self; Self::COUNT] {
        let mut deck = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            deck[index] = Self::new(TpsSuit::ALL[index / 13], (index % 13) as u8 + 1);
            index += 1;
        }
        deck
    }

    /// All cards as a set.
    pub const fn all() -> TpsCardSet {
        TpsCardSet::from_bits(0x1fff_1fff_1fff)
    }
}

parlour_core::numbered!(TpsCard, u64);

impl Ordinal for TpsCard {
    const EVERY: TpsCardSet = Self::all();
}

impl Suited for TpsCard {
    type Suit = TpsSuit;
    const SUITS: &'static [TpsSuit] = &TpsSuit::ALL;

    #[inline]
    fn all_of(suit: TpsSuit) -> TpsCardSet {
        suit.cards()
    }
}

impl fmt::Display for TpsCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().letter(), self.rank())
    }
}

parlour_core::debug_as_text!(TpsCard);

/// The text is not a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a card is written suit then rank, as in `R9` or `P13`")]
pub struct ParseTpsCardError;

impl FromStr for TpsCard {
    type Err = ParseTpsCardError;

    fn from_str(text: &str) -> Result<Self, ParseTpsCardError> {
        let suit =
            TpsSuit::ALL.into_iter().find(|suit| text.starts_with(suit.letter())).ok_or(ParseTpsCardError)?;
        let digits = &text[1..];
        let rank = (1..=13).find(|rank: &u8| rank.to_string() == digits).ok_or(ParseTpsCardError)?;
        Ok(Self::new(suit, rank))
    }
}

parlour_core::json_as_text!(TpsCard);
