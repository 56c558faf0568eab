//! The luck of the table: [`Chance`].

use std::{fmt::Display, str::FromStr};

use crate::{Dice, PerSeat, Seat, SeatSet, Seats};

/// Something with a text form that parses back to the same value: a card, a codex.
pub trait Piece: Copy + Eq + Display + FromStr {}

impl<T: Copy + Eq + Display + FromStr> Piece for T {}

/// The luck of the table, in a few verbs. Every call is one named chance event of the record.
///
/// There are three kinds of implementation: any [`Dice`] decide and write nothing down; a
/// [`Recorder`](crate::record::Recorder) decides and writes the results down; a
/// [`Script`](crate::record::Script) reads written results back. Games have no other source of randomness.
pub trait Chance {
    /// Picks one of the seats, all equally likely: who deals, who goes first.
    fn seat(&mut self, name: &'static str, seats: Seats) -> Seat;

    /// Puts the pieces of a pile into a random order, all orders equally likely. The first is the top.
    fn shuffle<T: Piece>(&mut self, pile: &'static str, pieces: &mut [T]);

    /// Moves `count` of the pieces to the front, all choices equally likely. Their order means nothing.
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

/// Deals the first pieces, one to each of the seats in ascending order.
pub fn hand_out<T: Copy>(seats: SeatSet, pieces: &[T]) -> PerSeat<Option<T>> {
    let all = Seats::new(Seat::MAX).expect("six is a number of seats");
    let mut given = PerSeat::new(all);
    for (seat, &piece) in seats.iter().zip(pieces) {
        given[seat] = Some(piece);
    }
    given
}

/// Chance that must never be used: for steps in which luck has no part.
///
/// # Panics
/// On every call.
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
