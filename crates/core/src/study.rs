//! What the lab has to know of a game beyond its rules: [`Studied`], and where a game puts it down: [`Notes`].

use std::fmt;

use crate::{Element, Rule, Seat, SeatSet, Set, knowledge::Known};

/// The most ways of having a piece that a game tells apart.
pub const MOST_HOLDINGS: usize = 4;
/// The most phases that a game tells apart.
pub const MOST_PHASES: usize = 10;
/// Pieces are numbered below this.
pub const MOST_PIECES: usize = 128;

/// A way of having a piece, such as being dealt it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    /// A word or two: "dealt".
    pub name: &'static str,
    /// What exactly counts, in a sentence.
    pub means: &'static str,
    /// What a difference in the share of the win proves.
    pub proof: Proof,
}

/// What a difference between those with a piece and those without proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Luck handed the piece out: whoever has it wins more *because* of it.
    Cause,
    /// Somebody got it by playing: whoever plays well, or is ahead, has it more often, so it may follow from winning.
    Company,
}

/// A game that the lab can study.
pub trait Studied: Known {
    /// What is decided, in the order of play.
    const PHASES: &'static [&'static str];
    /// What a turn is called, in the singular: it is over when the game says [`Notes::turn`].
    const TURN: &'static str;
    /// From whom places are counted: "the dealer".
    const ORIGIN: &'static str;
    /// What a piece is called, in the singular.
    const PIECE: &'static str;
    /// The ways of having a piece that are counted.
    const HOLDINGS: &'static [Holding];
    /// Numbers of rules that describe what there is, or hold all the time: no moment of a game cites them.
    const DESCRIPTIVE: &'static [u8];
    /// What decides who is ahead: the score, and what breaks ties.
    type Worth: Ord + Copy + Default + fmt::Debug + Send;

    /// What is decided now, as an index into [`Studied::PHASES`].
    fn phase(&self) -> usize;

    /// The seat from which places are counted; asked when the game is over.
    fn origin(&self) -> Seat;

    /// A seat's score as it stands.
    fn score(&self, seat: Seat) -> i32;

    /// What a seat has so far: whoever has most is ahead and would win if the game ended now.
    fn worth(&self, seat: Seat) -> Self::Worth;

    /// The names of the pieces, each with its number.
    fn pieces() -> Vec<(u32, String)>;

    /// Puts down what an event says about turns, scores and pieces.
    fn note(rule: Rule, event: &Self::Event, notes: &mut Notes);
}

/// The seats of the largest table.
const EVERYBODY: SeatSet = SeatSet::from_bits((1 << Seat::MAX) - 1);

/// What one game has said so far.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// For each way of having a piece and each seat, one bit per piece.
    held: [[u128; Seat::MAX]; MOST_HOLDINGS],
    turns: u32,
    /// Seats whose worth may have changed, possibly some that nobody sits at.
    shifted: SeatSet,
    shown: [u128; Seat::MAX],
}

impl Notes {
    /// The seat has had these pieces, one bit each, in that way.
    #[inline]
    pub fn hold(&mut self, holding: usize, seat: Seat, pieces: u128) {
        self.held[holding][seat.number()] |= pieces;
    }

    /// The seat does not have these pieces in that way after all.
    #[inline]
    pub fn unhold(&mut self, holding: usize, seat: Seat, pieces: u128) {
        self.held[holding][seat.number()] &= !pieces;
    }

    /// A turn is over.
    #[inline]
    pub fn turn(&mut self) {
        self.turns += 1;
    }

    /// How many turns are over.
    #[inline]
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// What the seat has, its score among it, may have changed.
    #[inline]
    pub fn shift(&mut self, seat: Seat) {
        self.shifted.insert(seat);
    }

    /// What all seats have may have changed.
    #[inline]
    pub fn shift_all(&mut self) {
        self.shifted = EVERYBODY;
    }

    /// The pieces that each seat has had in each way, one bit per piece.
    #[inline]
    pub const fn held(&self) -> &[[u128; Seat::MAX]; MOST_HOLDINGS] {
        &self.held
    }

    /// Takes the seats whose worth may have changed since it was last asked, possibly some that nobody sits at.
    #[inline]
    pub fn take_shifted(&mut self) -> SeatSet {
        std::mem::take(&mut self.shifted)
    }

    /// Keeps in mind what the seat plays now.
    #[inline]
    pub fn show(&mut self, seat: Seat, pieces: u128) {
        self.shown[seat.number()] = pieces;
    }

    /// What the seat played last.
    #[inline]
    pub fn shown(&self, seat: Seat) -> u128 {
        self.shown[seat.number()]
    }
}

/// The bits of a set of pieces, as [`Notes`] takes them.
pub fn bits<T: Element>(set: Set<T>) -> u128
where
    T::Bits: Into<u128>,
{
    set.bits().into()
}

/// The pieces of a set with their numbers and texts, for [`Studied::pieces`].
pub fn named<T: Element + ToString>(set: Set<T>) -> impl Iterator<Item = (u32, String)> {
    set.iter().map(|piece| (piece.index(), piece.to_string()))
}
