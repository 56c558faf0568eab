//! Builds positions from what is special about them.

use parlour_cards::{Card, CardSet};
use parlour_core::{PerSeat, Seat};

use super::cards;
use crate::{HandSize, PilePoints, Pillars, PillarsOptions, PillarsPhase, PillarsTable, deck::Deck};

/// A position being built: seat 0 has its turn with one action; all cards not named are discarded.
#[derive(Clone)]
pub(super) struct Builder {
    hands: [CardSet; 2],
    known: [CardSet; 2],
    sides: [CardSet; 2],
    scored: [CardSet; 2],
    deck: Vec<Card>,
    actions: u8,
    options: PillarsOptions,
}

/// Nothing on the table and two cards in the deck, so that the game does not end with this turn.
pub(super) fn position() -> Builder {
    let none = [CardSet::EMPTY; 2];
    let deck = ["2C", "3C"].map(|card| card.parse().unwrap()).to_vec();
    let options = PillarsOptions::default();
    Builder { hands: none, known: none, sides: none, scored: none, deck, actions: 1, options }
}

impl Builder {
    pub(super) fn hands(mut self, first: &str, second: &str) -> Self {
        self.hands = [first, second].map(cards);
        self
    }

    /// Sets the cards of each hand that a queen has stolen.
    pub(super) fn known(mut self, first: &str, second: &str) -> Self {
        self.known = [first, second].map(cards);
        self
    }

    pub(super) fn sides(mut self, first: &str, second: &str) -> Self {
        self.sides = [first, second].map(cards);
        self
    }

    pub(super) fn scored(mut self, first: &str, second: &str) -> Self {
        self.scored = [first, second].map(cards);
        self
    }

    /// Sets the deck, the top first.
    pub(super) fn deck(mut self, deck: &str) -> Self {
        self.deck = deck.split_whitespace().map(|card| card.parse().unwrap()).collect();
        self
    }

    pub(super) fn actions(mut self, actions: u8) -> Self {
        self.actions = actions;
        self
    }

    pub(super) fn counting_cards(mut self) -> Self {
        self.options.pile_points = PilePoints::Count;
        self
    }

    pub(super) fn build(self) -> Pillars {
        let per_seat = |sets: [CardSet; 2]| PerSeat::from_fn(PillarsTable::SEATS, |seat| sets[seat.number()]);
        let places = [self.hands, self.sides, self.scored].concat();
        let deck = self.deck.iter().copied().collect::<CardSet>();
        let named = places.iter().fold(deck, |named, &place| {
            assert!(named.is_disjoint(place), "a card is in one place");
            named | place
        });
        let size = |seat: Seat| HandSize {
            cards: self.hands[seat.number()].len() as u8,
            stolen: self.known[seat.number()].len() as u8,
        };
        let table = PillarsTable {
            options: self.options,
            dealer: Seat::new(1),
            turn: Seat::new(0),
            actions: self.actions,
            phase: PillarsPhase::Act,
            sides: per_seat(self.sides),
            scored: per_seat(self.scored),
            discarded: Card::deck() - named,
            hands: PerSeat::from_fn(PillarsTable::SEATS, size),
        };
        Pillars {
            table,
            hands: per_seat(self.hands),
            known: per_seat(self.known),
            deck: Deck::new(&self.deck),
        }
    }
}
