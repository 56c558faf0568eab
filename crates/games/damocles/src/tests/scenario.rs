//! Positions made to order: "this ring, these hands, this deck".

use parlour_core::{PerSeat, Seat, SeatSet, Seats};

use super::{codices, ring, seat, with};
use crate::{
    CodexSet, Damocles, DamoclesOptions, DamoclesPhase, DamoclesTable, DamoclesTurn, Since, deck::Deck,
};

/// A position being built. Codices not put anywhere were spent long ago by the last seat, which has their
/// points.
pub(super) struct Scenario {
    position: Damocles,
}

impl Scenario {
    /// Both expansions, this ring, and seat 0 about to begin its turn.
    pub(super) fn new(letters: &str, hands: &[&str]) -> Self {
        let seats = Seats::new(hands.len()).unwrap();
        let options = with(&serde_json::json!({"expansions": ["annex", "destruction"]})).unwrap();
        let table = DamoclesTable {
            options,
            seats,
            first: seat(0),
            phase: DamoclesPhase::Start(seat(0)),
            decided: SeatSet::EMPTY,
            ring: ring(letters),
            turns: 0,
            turn: DamoclesTurn::default(),
            scored: PerSeat::new(seats),
            gone: CodexSet::EMPTY,
            hand_sizes: PerSeat::new(seats),
            discarded: PerSeat::new(seats),
            since: Since::new(seats),
        };
        let hands = PerSeat::from_fn(seats, |seat| codices(hands[seat.number()]));
        let [discards, returned] = [PerSeat::new(seats); 2];
        let deck = Deck::new(&[]);
        Self { position: Damocles { table, hands, drawn: CodexSet::EMPTY, discards, returned, deck } }
    }

    pub(super) fn options(mut self, options: DamoclesOptions) -> Self {
        self.position.table.options = options;
        self
    }

    /// Lays these codices in front of a seat.
    pub(super) fn played(mut self, number: u8, text: &str) -> Self {
        self.position.table.scored[seat(number)] = codices(text);
        self
    }

    /// Adds these codices to a seat's discards.
    pub(super) fn discards(mut self, number: u8, text: &str) -> Self {
        self.position.discards[seat(number)] = codices(text);
        self
    }

    /// Sets the deck, the top first.
    pub(super) fn deck(mut self, text: &str) -> Self {
        let order: Vec<_> = text.split_whitespace().map(super::codex).collect();
        self.position.deck = Deck::new(&order);
        self
    }

    /// The position in which seat 0 begins its turn.
    pub(super) fn start(self) -> Damocles {
        let mut position = self.position;
        let seats = position.table.seats;
        let sizes = |sets: &PerSeat<CodexSet>| PerSeat::from_fn(seats, |seat| sets[seat].len() as u8);
        position.table.hand_sizes = sizes(&position.hands);
        position.table.discarded = sizes(&position.discards);
        let sets = [&position.hands, &position.discards, &position.table.scored];
        let placed =
            sets.iter().flat_map(|sets| sets.as_slice()).fold(CodexSet::EMPTY, |all, &set| all | set);
        let deck: CodexSet = position.deck.as_slice().iter().copied().collect();
        let rest = position.table.options.codices() - placed - deck;
        let last: Seat = seats.iter().next_back().unwrap();
        position.table.scored[last] = position.table.scored[last] | rest;
        position.table.gone = rest;
        position
    }

    /// The position in which seat 0 has swapped and plays codices.
    pub(super) fn play(self) -> Damocles {
        self.start().after(&["hold"])
    }
}
