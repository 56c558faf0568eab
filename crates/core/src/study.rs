//! What the lab needs to know about a game beyond its rules: [`Studied`], and where a game notes it:
//! [`Notes`].

use std::fmt;

use crate::{Element, Rule, Seat, SeatSet, Set, knowledge::Known};

/// The most ways of holding a piece that a game can distinguish.
pub const MOST_HOLDINGS: usize = 4;
/// The most phases that a game can distinguish.
pub const MOST_PHASES: usize = 10;
/// An upper bound on the numbers of pieces, which are below this.
pub const MOST_PIECES: usize = 128;

/// A way of holding a piece, such as having been dealt it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    /// A word or two: "dealt".
    pub name: &'static str,
    /// What exactly counts, in a sentence.
    pub means: &'static str,
    /// What a difference in the win chance proves.
    pub proof: Proof,
}

/// What a difference between those who hold a piece and those who don't proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// A cause: luck handed out the piece, so its holder wins more *because* of it.
    Cause,
    /// Only a correlation: players get the piece by playing. Those who play well or are ahead have it more
    /// often, so it may be a result of winning.
    Correlation,
}

/// A game that the lab can study.
pub trait Studied: Known {
    /// The phases: the kinds of decisions, in the order of play.
    const PHASES: &'static [&'static str];
    /// The singular name of a turn, which ends when the game calls [`Notes::turn`].
    const TURN: &'static str;
    /// The player from whom places are counted: "the dealer".
    const ORIGIN: &'static str;
    /// The singular name of a piece.
    const PIECE: &'static str;
    /// The ways of holding a piece that are counted.
    const HOLDINGS: &'static [Holding];
    /// The numbers of rules that describe components or hold all the time, so that no moment of a game cites
    /// them.
    const DESCRIPTIVE: &'static [u8];
    /// What decides who is ahead: the score and the tie-breakers.
    type Worth: Ord + Copy + Default + fmt::Debug + Send;

    /// The phase of the current decision, as an index into [`Studied::PHASES`].
    fn phase(&self) -> usize;

    /// The seat from which places are counted; called when the game is over.
    fn origin(&self) -> Seat;

    /// A seat's current score.
    fn score(&self, seat: Seat) -> i32;

    /// A seat's current worth: the seat with the highest is ahead and would win if the game ended now.
    fn worth(&self, seat: Seat) -> Self::Worth;

    /// The names of the pieces, each with its number.
    fn pieces() -> Vec<(u32, String)>;

    /// Notes what an event says about turns, scores and pieces.
    fn note(rule: Rule, event: &Self::Event, notes: &mut Notes);
}

/// All seats of the largest table.
const EVERYBODY: SeatSet = SeatSet::from_bits((1 << Seat::MAX) - 1);

/// What one game has noted so far.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// One bit per piece, for each way of holding a piece and each seat.
    held: [[u128; Seat::MAX]; MOST_HOLDINGS],
    turns: u32,
    /// The seats whose worth may have changed, possibly including some that the table does not have.
    shifted: SeatSet,
    shown: [u128; Seat::MAX],
}

impl Notes {
    /// Notes that the seat has held these pieces, one bit each, in this way.
    #[inline]
    pub fn hold(&mut self, holding: usize, seat: Seat, pieces: u128) {
        self.held[holding][seat.number()] |= pieces;
    }

    /// Takes back that the seat has held these pieces in this way.
    #[inline]
    pub fn unhold(&mut self, holding: usize, seat: Seat, pieces: u128) {
        self.held[holding][seat.number()] &= !pieces;
    }

    /// Notes the end of a turn.
    #[inline]
    pub fn turn(&mut self) {
        self.turns += 1;
    }

    /// The number of turns that have ended.
    #[inline]
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// Notes that the seat's worth, including its score, may have changed.
    #[inline]
    pub fn shift(&mut self, seat: Seat) {
        self.shifted.insert(seat);
    }

    /// Notes that the worth of all seats may have changed.
    #[inline]
    pub fn shift_all(&mut self) {
        self.shifted = EVERYBODY;
    }

    /// The pieces that each seat has held in each way, one bit per piece.
    #[inline]
    pub const fn held(&self) -> &[[u128; Seat::MAX]; MOST_HOLDINGS] {
        &self.held
    }

    /// Takes the seats whose worth may have changed since the last call, possibly including some that the
    /// table does not have.
    #[inline]
    pub fn take_shifted(&mut self) -> SeatSet {
        std::mem::take(&mut self.shifted)
    }

    /// Notes what the seat plays now.
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

/// The bits of a set of pieces, in the form that [`Notes`] takes.
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
