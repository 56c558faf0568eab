//! Chance that rolls and writes the results down: [`Recorder`].

use super::{ChanceEvent, RecordEvent};
use crate::{Chance, PerSeat, Piece, Seat, SeatSet, Seats};

/// Lets luck decide and keeps the results as events of a record.
#[derive(Clone, Debug)]
pub struct Recorder<C> {
    luck: C,
    events: Vec<RecordEvent>,
}

impl<C: Chance> Recorder<C> {
    /// Creates a recorder with no events yet.
    pub const fn new(luck: C) -> Self {
        Self { luck, events: Vec::new() }
    }

    /// Creates a recorder that continues after these events.
    pub(super) const fn after(events: Vec<RecordEvent>, luck: C) -> Self {
        Self { luck, events }
    }

    /// The events so far.
    pub fn events(&self) -> &[RecordEvent] {
        &self.events
    }

    /// The luck that decides next.
    pub(super) const fn luck(&self) -> &C {
        &self.luck
    }

    /// Inserts an event before the one at `index`.
    pub(super) fn insert(&mut self, index: usize, event: RecordEvent) {
        self.events.insert(index, event);
    }

    fn write(&mut self, event: ChanceEvent) {
        self.events.push(RecordEvent::Chance(event));
    }
}

fn texts<T: Piece>(pieces: &[T]) -> Vec<String> {
    pieces.iter().map(T::to_string).collect()
}

impl<C: Chance> Chance for Recorder<C> {
    fn seat(&mut self, name: &'static str, seats: Seats) -> Seat {
        let seat = self.luck.seat(name, seats);
        self.write(ChanceEvent::Seat { name: name.to_owned(), seat });
        seat
    }

    fn shuffle<T: Piece>(&mut self, pile: &'static str, pieces: &mut [T]) {
        self.luck.shuffle(pile, pieces);
        self.write(ChanceEvent::shuffle(pile, texts(pieces)));
    }

    fn take<T: Piece>(&mut self, name: &'static str, pieces: &mut [T], count: usize) {
        self.luck.take(name, pieces, count);
        self.write(ChanceEvent::Take { name: name.to_owned(), cards: texts(&pieces[..count]) });
    }

    fn draw<T: Piece>(&mut self, name: &'static str, seats: SeatSet, pieces: &mut [T]) -> PerSeat<Option<T>> {
        let drawn = self.luck.draw(name, seats, pieces);
        let cards = drawn.iter().filter_map(|(seat, piece)| Some((seat, (*piece)?.to_string()))).collect();
        self.write(ChanceEvent::Draw { name: name.to_owned(), cards });
        drawn
    }
}
