//! What the table leaves to luck: [`Chance`].

use std::{fmt::Display, str::FromStr};

use crate::{Dice, PerSeat, Seat, SeatSet, Seats};

/// Something that has a text of its own, which reads back to the same thing: a card, a codex.
pub trait Piece: Copy + Eq + Display + FromStr {}

impl<T: Copy + Eq + Display + FromStr> Piece for T {}

/// Luck at the table, in few verbs. Every call is one chance event of the record and has a name.
///
/// Three things can stand behind it: any [`Dice`] roll and forget; a [`Recorder`](crate::record::Recorder) rolls and writes
/// down; a [`Script`](crate::record::Script) reads back what was written. A game makes no randomness of its own.
pub trait Chance {
    /// One of the seats, all equally likely: who deals, who is first.
    fn seat(&mut self, name: &'static str, seats: Seats) -> Seat;

    /// Puts the pieces of a pile in an order, all equally likely. The first is the top.
    fn shuffle<T: Piece>(&mut self, pile: &'static str, pieces: &mut [T]);

    /// Moves `count` of the pieces to the front, all choices equally likely; their order means nothing.
    fn take<T: Piece>(&mut self, name: &'static str, pieces: &mut [T], count: usize);

    /// Gives each of the seats one of the pieces, no piece twice, all ways equally likely.
    fn draw<T: Piece>(&mut self, name: &'static str, seats: SeatSet, pieces: &mut [T]) -> PerSeat<Option<T>>;
}

impl<D: Dice> Chance for D {
    #[inline]
    fn seat(&mut self, _name: &'static str, seats: Seats) -> Seat {
        Seat::new(self.below(seats.count() as u32) as u8)
    }

    #[inline]
    fn shuffle<T: Piece>(&mut self, _pile: &'static str, pieces: &mut [T]) {
        Dice::shuffle(self, pieces);
    }

    #[inline]
    fn take<T: Piece>(&mut self, _name: &'static str, pieces: &mut [T], count: usize) {
        self.choose(pieces, count);
    }

    fn draw<T: Piece>(
        &mut self,
        _name: &'static str,
        seats: SeatSet,
        pieces: &mut [T],
    ) -> PerSeat<Option<T>> {
        self.choose(pieces, seats.len());
        hand_out(seats, pieces)
    }
}

/// The first pieces, one to each of the seats in ascending order.
pub(crate) fn hand_out<T: Copy>(seats: SeatSet, pieces: &[T]) -> PerSeat<Option<T>> {
    let all = Seats::new(Seat::MAX).expect("six is a number of seats");
    let mut given = PerSeat::new(all);
    for (seat, &piece) in seats.iter().zip(pieces) {
        given[seat] = Some(piece);
    }
    given
}

/// Chance that must not be asked: for steps that the rules decide alone.
///
/// # Panics
/// Whenever it is asked.
#[derive(Clone, Copy, Debug)]
pub struct NoChance;

impl Chance for NoChance {
    fn seat(&mut self, name: &'static str, _seats: Seats) -> Seat {
        panic!("no luck was expected here, but `{name}` was asked for");
    }

    fn shuffle<T: Piece>(&mut self, pile: &'static str, _pieces: &mut [T]) {
        panic!("no luck was expected here, but `{pile}` was to be shuffled");
    }

    fn take<T: Piece>(&mut self, name: &'static str, _pieces: &mut [T], _count: usize) {
        panic!("no luck was expected here, but `{name}` was asked for");
    }

    fn draw<T: Piece>(
        &mut self,
        name: &'static str,
        _seats: SeatSet,
        _pieces: &mut [T],
    ) -> PerSeat<Option<T>> {
        panic!("no luck was expected here, but `{name}` was asked for");
    }
}
