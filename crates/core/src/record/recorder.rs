//! Chance that rolls and writes down: [`Recorder`].

use super::{ChanceEvent, RecordEvent};
use crate::{Chance, Dice, PerSeat, Piece, Seat, SeatSet, Seats};

/// Rolls dice and keeps what came out as events of a record.
#[derive(Clone, Debug)]
pub struct Recorder<D> {
    dice: D,
    events: Vec<RecordEvent>,
}

impl<D: Dice> Recorder<D> {
    /// Nothing written yet.
    pub const fn new(dice: D) -> Self {
        Self { dice, events: Vec::new() }
    }

    /// What has been written so far.
    pub fn events(&self) -> &[RecordEvent] {
        &self.events
    }

    /// Puts an event in before the one at `index`.
    pub(super) fn insert(&mut self, index: usize, event: RecordEvent) {
        self.events.insert(index, event);
    }

    pub(super) fn into_events(self) -> Vec<RecordEvent> {
        self.events
    }

    fn write(&mut self, event: ChanceEvent) {
        self.events.push(RecordEvent::Chance(event));
    }
}

fn texts<T: Piece>(pieces: &[T]) -> Vec<String> {
    pieces.iter().map(T::to_string).collect()
}

impl<D: Dice> Chance for Recorder<D> {
    fn seat(&mut self, name: &'static str, seats: Seats) -> Seat {
        let seat = self.dice.seat(name, seats);
        self.write(ChanceEvent::Seat { name: name.to_owned(), seat });
        seat
    }

    fn shuffle<T: Piece>(&mut self, pile: &'static str, pieces: &mut [T]) {
        Chance::shuffle(&mut self.dice, pile, pieces);
        self.write(ChanceEvent::shuffle(pile, texts(pieces)));
    }

    fn take<T: Piece>(&mut self, name: &'static str, pieces: &mut [T], count: usize) {
        self.dice.take(name, pieces, count);
        self.write(ChanceEvent::Take { name: name.to_owned(), cards: texts(&pieces[..count]) });
    }

    fn draw<T: Piece>(&mut self, name: &'static str, seats: SeatSet, pieces: &mut [T]) -> PerSeat<Option<T>> {
        let drawn = self.dice.draw(name, seats, pieces);
        let cards = drawn.iter().filter_map(|(seat, piece)| Some((seat, (*piece)?.to_string()))).collect();
        self.write(ChanceEvent::Draw { name: name.to_owned(), cards });
        drawn
    }
}
