//! FAJ-7 and FAJ-8: the board and its trump.

use parlour_cards::{CardSet, Suit};
use parlour_core::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::{DraftCard, Win, trick};

/// The face-up trick cards to be won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Board {
    /// The cards.
    pub cards: CardSet,
}

impl Board {
    /// FAJ-8: the sum of the values on the board, suit by suit from clubs to spades; a ten counts ten.
    #[inline]
    pub fn sums(self) -> [u8; 4] {
        let mut sums = [0; 4];
        for card in self.cards {
            sums[card.suit() as usize] += card.rank().number();
        }
        sums
    }

    /// The sum of all values on the board.
    pub fn total(self) -> u16 {
        self.sums().iter().map(|&sum| u16::from(sum)).sum()
    }

    /// FAJ-8: the suit with the highest sum, unless several suits share it.
    #[inline]
    pub fn trump(self) -> Option<Suit> {
        let sums = self.sums();
        let highest = sums.into_iter().max().filter(|&sum| sum > 0)?;
        let mut leading = Suit::ALL.into_iter().filter(|&suit| sums[suit as usize] == highest);
        let first = leading.next();
        if leading.next().is_none() { first } else { None }
    }

    /// FAJ-10: the seat that wins this board with these plays, and by which line. There must be at least one
    /// play.
    #[inline]
    pub fn winner(self, plays: &PerSeat<Option<DraftCard>>) -> (Seat, Win) {
        trick::winner(self, plays)
    }

    /// FAJ-10: whether a card of this suit lies on the board.
    #[inline]
    pub fn shows(self, suit: Suit) -> bool {
        !self.cards.is_disjoint(suit.cards())
    }
}
