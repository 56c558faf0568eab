//! PIL-2 and PIL-13: the face-down deck.

use parlour_cards::{Card, Rank, Suit};

/// The number of cards left once both hands are dealt.
pub(crate) const DECK: usize = 38;

/// The card in places that no longer hold a card of the deck.
const FILLER: Card = Card::new(Rank::Ace, Suit::Clubs);

/// What is left of the deck, in order.
#[derive(Clone)]
pub(crate) struct Deck {
    cards: [Card; DECK],
    /// The index of the top card; the cards before it have been drawn.
    top: u8,
}

impl Deck {
    /// Makes a deck of these cards, the top first.
    pub(crate) fn new(cards: &[Card]) -> Self {
        let top = DECK - cards.len();
        let mut deck = Self { cards: [FILLER; DECK], top: top as u8 };
        deck.cards[top..].copy_from_slice(cards);
        deck
    }

    /// The cards left, the top first.
    pub(crate) fn left(&self) -> &[Card] {
        &self.cards[usize::from(self.top)..]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.left().is_empty()
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = *self.left().first()?;
        self.top += 1;
        Some(card)
    }
}

/// Decks are equal if what is left of them is equal, as drawn cards are elsewhere now.
impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        self.left() == other.left()
    }
}

impl Eq for Deck {}

impl std::fmt::Debug for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.left()).finish()
    }
}
