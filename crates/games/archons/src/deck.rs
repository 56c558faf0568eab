//! The face-down pile that cards are dealt from: [`Deck`].

use std::fmt;

use parlour_core::Element;

use crate::{ArchonsCard, ArchonsCardSet};

/// A face-down pile in order.
#[derive(Clone)]
pub(crate) struct Deck {
    /// The top card is at `next`; the entries before it have been dealt and mean nothing any more.
    cards: [ArchonsCard; ArchonsCard::COUNT],
    next: u8,
    end: u8,
}

impl Deck {
    /// Makes a pile of these cards, put in order by `shuffle`; the first is the top.
    #[inline]
    pub(crate) fn new(cards: ArchonsCardSet, shuffle: impl FnOnce(&mut [ArchonsCard])) -> Self {
        let mut deck =
            Self { cards: [ArchonsCard::from_index(0); ArchonsCard::COUNT], next: 0, end: cards.len() as u8 };
        for (place, card) in deck.cards.iter_mut().zip(cards) {
            *place = card;
        }
        shuffle(&mut deck.cards[..usize::from(deck.end)]);
        deck
    }

    /// The cards from the top down.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[ArchonsCard] {
        &self.cards[usize::from(self.next)..usize::from(self.end)]
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.next == self.end
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<ArchonsCard> {
        let top = self.as_slice().first().copied()?;
        self.next += 1;
        Some(top)
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Deck {}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
