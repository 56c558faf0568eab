//! The arrays that a batch writes into: [`BatchArrays`] and [`LegalArrays`].

use parlour_core::observe::Extent;

use super::{mask_cells, slot::Terms};
use crate::{EnvError, environment::Learned};

/// The arrays of a batch, one row for each game, row after row. The caller owns them, and they stay where they are.
#[derive(Debug)]
pub struct BatchArrays<'a> {
    /// What the deciding seat knows.
    pub observation: &'a mut [i8],
    /// 1 for each legal action at its number; without numbers where an action has no number of its own.
    pub mask: &'a mut [i8],
    /// How many legal actions there are.
    pub legal: &'a mut [i32],
    /// Who decides.
    pub seat: &'a mut [i8],
    /// Where a game has just ended: each seat's share of the win, less an equal share. 0 otherwise.
    pub reward: &'a mut [f32],
    /// Where a game has just ended: each seat's score. 0 otherwise.
    pub score: &'a mut [i32],
    /// Whether a game has just ended, so that the row is the next one's beginning.
    pub done: &'a mut [bool],
    /// The number of the game in the run.
    pub game: &'a mut [u64],
    /// The short observation of every seat, the deciding one first: all hands, but neither decks nor cards set aside face down. For
    /// critics only; empty if it is not wanted.
    pub state: &'a mut [i8],
    /// Where a game has just ended: what the seat that decided last for the caller knows of its end. Left as it was otherwise;
    /// empty if it is not wanted.
    pub ending: &'a mut [i8],
}

/// The arrays for the legal actions of all rows, one row after another.
#[derive(Debug)]
pub struct LegalArrays<'a> {
    /// Where the actions of each row begin, and after the last row where they end: one more than there are rows.
    pub offsets: &'a mut [i64],
    /// The numbers of the actions.
    pub ids: &'a mut [i64],
    /// The features of the actions.
    pub features: &'a mut [u16],
}

/// One row of each array.
pub(super) struct Rows<'a> {
    pub(super) observation: &'a mut [i8],
    pub(super) mask: &'a mut [i8],
    pub(super) legal: &'a mut i32,
    pub(super) seat: &'a mut i8,
    pub(super) reward: &'a mut [f32],
    pub(super) score: &'a mut [i32],
    pub(super) done: &'a mut bool,
    pub(super) game: &'a mut u64,
    pub(super) state: &'a mut [i8],
    pub(super) ending: &'a mut [i8],
}

/// The numbers in one row of each array.
struct Widths {
    observation: usize,
    mask: usize,
    seats: usize,
    state: usize,
}

impl Widths {
    fn of<G: Learned>(terms: &Terms<G>) -> Self {
        let observation = terms.extent.cells::<G::View>();
        let short = Extent::Short.cells::<G::View>();
        let seats = terms.seats.count();
        Self { observation, mask: mask_cells::<G>(), seats, state: short * seats }
    }
}

pub(super) const fn has_length(array: &'static str, found: usize, expected: usize) -> Result<(), EnvError> {
    if found == expected { Ok(()) } else { Err(EnvError::Length { array, found, expected }) }
}

/// What [`BatchArrays::check`] makes sure of.
const LONG: &str = "the arrays have a row for each game";

/// Pieces of an array that may be without numbers, as many as wanted.
fn cut<T>(mut array: &mut [T], piece: usize) -> impl Iterator<Item = &mut [T]> {
    std::iter::from_fn(move || array.split_off_mut(..piece.min(array.len())))
}

impl BatchArrays<'_> {
    /// The same arrays, lent for a while.
    pub fn again(&mut self) -> BatchArrays<'_> {
        BatchArrays {
            observation: self.observation,
            mask: self.mask,
            legal: self.legal,
            seat: self.seat,
            reward: self.reward,
            score: self.score,
            done: self.done,
            game: self.game,
            state: self.state,
            ending: self.ending,
        }
    }

    pub(super) fn check<G: Learned>(&self, terms: &Terms<G>) -> Result<(), EnvError> {
        let (rows, widths) = (terms.rows as usize, Widths::of(terms));
        has_length("observation", self.observation.len(), rows * widths.observation)?;
        has_length("mask", self.mask.len(), rows * mask_cells::<G>())?;
        has_length("legal", self.legal.len(), rows)?;
        has_length("seat", self.seat.len(), rows)?;
        has_length("reward", self.reward.len(), rows * widths.seats)?;
        has_length("score", self.score.len(), rows * widths.seats)?;
        has_length("done", self.done.len(), rows)?;
        has_length("game", self.game.len(), rows)?;
        let state = if self.state.is_empty() { 0 } else { rows * widths.state };
        has_length("state", self.state.len(), state)?;
        let ending = if self.ending.is_empty() { 0 } else { rows * widths.observation };
        has_length("ending", self.ending.len(), ending)
    }

    /// The rows, one by one.
    pub(super) fn rows<G: Learned>(&mut self, terms: &Terms<G>) -> impl Iterator<Item = Rows<'_>> {
        let widths = Widths::of(terms);
        let state = if self.state.is_empty() { 0 } else { widths.state };
        let ending = if self.ending.is_empty() { 0 } else { widths.observation };
        let observation = self.observation.chunks_exact_mut(widths.observation);
        let (mask, state) = (cut(self.mask, widths.mask), cut(self.state, state));
        let ending = cut(self.ending, ending);
        let (reward, score) =
            (self.reward.chunks_exact_mut(widths.seats), self.score.chunks_exact_mut(widths.seats));
        let single = self.legal.iter_mut().zip(&mut *self.seat).zip(&mut *self.done).zip(&mut *self.game);
        observation.zip(mask).zip(state.zip(ending)).zip(reward).zip(score).zip(single).map(
            |(((((observation, mask), (state, ending)), reward), score), (((legal, seat), done), game))| {
                Rows { observation, mask, legal, seat, reward, score, done, game, state, ending }
            },
        )
    }

    /// So many rows at a time.
    pub(super) fn pieces<G: Learned>(self, terms: &Terms<G>, rows: usize) -> impl Iterator<Item = Self> {
        let widths = Widths::of(terms);
        let all = self.legal.len();
        let state = if self.state.is_empty() { 0 } else { widths.state };
        let ending = if self.ending.is_empty() { 0 } else { widths.observation };
        let mut left = self;
        let mut done = 0;
        std::iter::from_fn(move || {
            let rows = rows.min(all - done);
            if rows == 0 {
                return None;
            }
            done += rows;
            Some(Self {
                observation: left.observation.split_off_mut(..rows * widths.observation).expect(LONG),
                mask: left.mask.split_off_mut(..rows * widths.mask).expect(LONG),
                legal: left.legal.split_off_mut(..rows).expect(LONG),
                seat: left.seat.split_off_mut(..rows).expect(LONG),
                reward: left.reward.split_off_mut(..rows * widths.seats).expect(LONG),
                score: left.score.split_off_mut(..rows * widths.seats).expect(LONG),
                done: left.done.split_off_mut(..rows).expect(LONG),
                game: left.game.split_off_mut(..rows).expect(LONG),
                state: left.state.split_off_mut(..rows * state).expect(LONG),
                ending: left.ending.split_off_mut(..rows * ending).expect(LONG),
            })
        })
    }
}
