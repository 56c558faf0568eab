//! FAJ-3 and FAJ-7: the face-down trick pile.

use parlour_cards::{Card, CardSet};

use crate::card::{TRICK_CARDS, trick_cards};

/// The trick cards in the order in which they are turned up, and how many have been.
///
/// Two piles are equal when the same cards are left in the same order, as cards that have been turned up lie
/// elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct TrickPile {
    cards: [Card; TRICK_CARDS],
    turned: u8,
}

impl TrickPile {
    /// A whole pile; the first card is the top.
    pub(crate) const fn new(cards: [Card; TRICK_CARDS]) -> Self {
        Self { cards, turned: 0 }
    }

    /// A pile before it is shuffled.
    pub(crate) const fn sorted() -> Self {
        Self::new(const { trick_cards() })
    }

    /// A pile of which the first `turned` cards have been turned up.
    pub(crate) const fn with_turned(cards: [Card; TRICK_CARDS], turned: usize) -> Self {
        Self { cards, turned: turned as u8 }
    }

    /// FAJ-7: turns up this many cards from the top.
    #[inline]
    pub(crate) fn turn_up(&mut self, count: u8) -> CardSet {
        let up = &self.rest()[..usize::from(count)];
        let up = up.iter().copied().collect();
        self.turned += count;
        up
    }

    /// The cards that are left, the top first.
    #[inline]
    pub(crate) fn rest(&self) -> &[Card] {
        &self.cards[usize::from(self.turned)..]
    }
}

impl PartialEq for TrickPile {
    fn eq(&self, other: &Self) -> bool {
        self.rest() == other.rest()
    }
}

impl Eq for TrickPile {}
