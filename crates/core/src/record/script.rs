//! Chance that reads written results back: [`Script`].

use super::{ChanceEvent, RecordError, RecordEvent, RecordEventError};
use crate::{Chance, FastDice, PerSeat, Piece, Seat, SeatSet, Seats, chance::hand_out};

/// Returns the results of chance from a record, and remembers the first that does not fit.
///
/// From then on it rolls dice, so that a game that depends on luck can still finish its step.
#[derive(Clone, Debug)]
pub struct Script<'a> {
    events: &'a [RecordEvent],
    next: usize,
    problem: Option<(usize, RecordEventError)>,
    spare: FastDice,
}

impl<'a> Script<'a> {
    /// Creates a script that reads from the first of the events.
    pub fn new(events: &'a [RecordEvent]) -> Self {
        Self { events, next: 0, problem: None, spare: FastDice::new(0) }
    }

    /// The first problem, with the number of its event, counted from 1.
    pub fn problem(&self) -> Option<(usize, RecordEventError)> {
        self.problem.clone()
    }

    /// Returns the first problem as an error, if there is one.
    pub(super) fn fits(&self) -> Result<(), RecordError> {
        self.problem().map_or(Ok(()), |(number, problem)| Err(RecordError::Event { number, problem }))
    }

    /// The number of events read.
    pub const fn read(&self) -> usize {
        self.next
    }

    /// Takes the next event, which the caller handles.
    pub(super) fn next_event(&mut self) -> Option<&'a RecordEvent> {
        let event = self.events.get(self.next)?;
        self.next += 1;
        Some(event)
    }

    /// The next result, as `read` understands the event; `None` if it does not fit.
    fn came_out<T>(
        &mut self,
        expected: String,
        read: impl FnOnce(&ChanceEvent) -> Result<T, RecordEventError>,
    ) -> Option<T> {
        if self.problem.is_some() {
            return None;
        }
        let number = self.next + 1;
        let result = match self.next_event() {
            Some(RecordEvent::Chance(event)) if event.name() == expected => read(event),
            Some(RecordEvent::Chance(event)) => {
                Err(RecordEventError::ChanceUnexpected { found: event.name(), expected: Some(expected) })
            }
            Some(RecordEvent::Decision { .. }) | None => Err(RecordEventError::ChanceMissing(expected)),
        };
        result.map_err(|problem| self.problem = Some((number, problem))).ok()
    }
}

/// Moves the pieces with these texts to the front, in that order.
fn bring_forward<'t, T: Piece>(
    pieces: &mut [T],
    texts: impl IntoIterator<Item = &'t String>,
) -> Result<(), RecordEventError> {
    for (front, text) in texts.into_iter().enumerate() {
        let piece = text.parse().ok();
        let found = pieces.iter().skip(front).position(|&other| Some(other) == piece);
        let offset = found.ok_or_else(|| {
            RecordEventError::Outcome(format!("`{text}` is not there to come out, or came out before"))
        })?;
        pieces.swap(front, front + offset);
    }
    Ok(())
}

fn expect_count(found: usize, expected: usize) -> Result<(), RecordEventError> {
    if found == expected {
        Ok(())
    } else {
        Err(RecordEventError::Outcome(format!("{expected} pieces should come out, not {found}")))
    }
}

fn shape(name: &'static str) -> RecordEventError {
    RecordEventError::ChanceShape(name.to_owned())
}

impl Chance for Script<'_> {
    fn seat(&mut self, name: &'static str, seats: Seats) -> Seat {
        let seat = self.came_out(name.to_owned(), |event| match event {
            ChanceEvent::Seat { seat, .. } if seats.has(*seat) => Ok(*seat),
            ChanceEvent::Seat { seat, .. } => {
                Err(RecordEventError::Outcome(format!("there is no seat {seat} at this table")))
            }
            _ => Err(shape(name)),
        });
        seat.unwrap_or_else(|| self.spare.seat(name, seats))
    }

    fn shuffle<T: Piece>(&mut self, pile: &'static str, pieces: &mut [T]) {
        let read = self.came_out(format!("shuffle {pile}"), |event| match event {
            ChanceEvent::Shuffle { order, .. } => {
                expect_count(order.len(), pieces.len())?;
                bring_forward(pieces, order)
            }
            _ => Err(shape("shuffle")),
        });
        if read.is_none() {
            Chance::shuffle(&mut self.spare, pile, pieces);
        }
    }

    fn take<T: Piece>(&mut self, name: &'static str, pieces: &mut [T], count: usize) {
        let read = self.came_out(name.to_owned(), |event| match event {
            ChanceEvent::Take { cards, .. } => {
                expect_count(cards.len(), count)?;
                bring_forward(pieces, cards)
            }
            _ => Err(shape(name)),
        });
        if read.is_none() {
            self.spare.take(name, pieces, count);
        }
    }

    fn draw<T: Piece>(&mut self, name: &'static str, seats: SeatSet, pieces: &mut [T]) -> PerSeat<Option<T>> {
        let read = self.came_out(name.to_owned(), |event| match event {
            ChanceEvent::Draw { cards, .. } => {
                if !cards.keys().copied().eq(seats) {
                    return Err(RecordEventError::Outcome("other seats draw here".to_owned()));
                }
                bring_forward(pieces, cards.values())
            }
            _ => Err(shape(name)),
        });
        match read {
            Some(()) => hand_out(seats, pieces),
            None => self.spare.draw(name, seats, pieces),
        }
    }
}
