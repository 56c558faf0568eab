//! PIL-3 and PIL-15: the scoring piles and their points.

use parlour_cards::{Card, CardSet, Suit};
use parlour_core::{
    Words,
    scene::{Emblem, Ink},
};
use serde::{Deserialize, Serialize};

use crate::{PilePoints, Ranks};

/// PIL-3: one of the five scoring piles of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pile {
    Hearts,
    Spades,
    Diamonds,
    Clubs,
    Faces,
}

impl Pile {
    /// All piles, in the order of the battles, then the faces.
    pub const ALL: [Self; 5] = [Self::Hearts, Self::Spades, Self::Diamonds, Self::Clubs, Self::Faces];

    /// PIL-3: the pile that a scored card goes to.
    pub const fn of(card: Card) -> Self {
        match card.suit() {
            _ if card.rank().is_face() => Self::Faces,
            Suit::Hearts => Self::Hearts,
            Suit::Spades => Self::Spades,
            Suit::Diamonds => Self::Diamonds,
            Suit::Clubs => Self::Clubs,
        }
    }

    /// The pile's name for people.
    pub(crate) fn words(self) -> Words {
        match self.suit() {
            Some(suit) => Words::from(&suit.emblem()),
            None => Words::from(&Emblem::new("faces", "pillars-faces", 'F', Ink::Gold)),
        }
    }

    /// The suit whose numbers go to this pile, or `None` for the faces.
    const fn suit(self) -> Option<Suit> {
        match self {
            Self::Hearts => Some(Suit::Hearts),
            Self::Spades => Some(Suit::Spades),
            Self::Diamonds => Some(Suit::Diamonds),
            Self::Clubs => Some(Suit::Clubs),
            Self::Faces => None,
        }
    }

    /// Every card that can go to this pile.
    #[inline]
    pub const fn cards(self) -> CardSet {
        const NUMBERS: u64 = 0x03ff_03ff_03ff_03ff;
        const FACES: u64 = 0x1c00_1c00_1c00_1c00;
        match self.suit() {
            Some(suit) => CardSet::from_bits(suit.cards().bits() & NUMBERS),
            None => CardSet::from_bits(FACES),
        }
    }

    /// PIL-15: the points of the scored cards that are in this pile.
    pub fn points(self, scored: CardSet, counted: PilePoints) -> u8 {
        let pile = scored & self.cards();
        match (self.suit(), counted) {
            // Without faces, the value of the cards is their sum.
            (Some(suit), PilePoints::Sum) => Ranks::of(pile, suit).value(),
            (Some(_), PilePoints::Count) | (None, _) => pile.len() as u8,
        }
    }
}
