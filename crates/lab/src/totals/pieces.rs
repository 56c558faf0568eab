//! Who had which piece, and who won: [`Pieces`].

use parlour_core::Seat;
use serde::{Deserialize, Serialize};

use super::merge_fields;
use crate::{
    studied::MOST_PIECES,
    tally::{First, Sums},
};

/// What one stands for in [`PieceTotals::with`]: sixtieths of a win, for up to five holders.
pub const WITH_UNIT: i64 = 60 * 60;
/// What one stands for in [`PieceTotals::gap`]: every number of holders and of others divides it.
pub const GAP_UNIT: i64 = 60 * 360;

/// One way of having a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pieces {
    /// The numbers of the pieces, ascending.
    numbers: Vec<u32>,
    /// In the same order.
    pub totals: Vec<PieceTotals>,
}

/// Games in which some seats had a piece and some had not.
///
/// A game counts once, however many had the piece: those with it win so much on average, those without so much. The seats of a
/// game are not independent, but games are, so the gap within each game is what is averaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PieceTotals {
    /// The mean share of those with the piece, in parts of [`WITH_UNIT`].
    pub with: Sums,
    /// That less the mean share of those without, in parts of [`GAP_UNIT`].
    pub gap: Sums,
    /// The first game that somebody won with it.
    pub first: First,
}

merge_fields!(PieceTotals: with, gap, first);
merge_fields!(Pieces: totals);

impl Pieces {
    pub(super) fn new(pieces: &[(u32, String)]) -> Self {
        let numbers: Vec<u32> = pieces.iter().map(|(number, _)| *number).collect();
        debug_assert!(numbers.is_sorted() && numbers.iter().all(|&number| (number as usize) < MOST_PIECES));
        Self { totals: vec![PieceTotals::default(); numbers.len()], numbers }
    }

    pub(super) fn len(&self) -> usize {
        self.totals.len().min(self.numbers.len())
    }

    /// Takes a game: who had what, one bit per piece, and each seat's part of the win in sixtieths.
    pub(super) fn add(&mut self, held: &[u128], shares: &[i64; Seat::MAX], last: crate::tally::Spot) {
        let everything = held.iter().fold(0, |all, some| all | some);
        if everything == 0 {
            return;
        }
        let seats = held.len();
        for (&number, totals) in self.numbers.iter().zip(&mut self.totals) {
            if everything >> number & 1 == 0 {
                continue;
            }
            let (mut holders, mut won) = (0, 0);
            for (own, share) in held.iter().zip(shares) {
                let has = (own >> number & 1) as i64;
                holders += has;
                won += has * share;
            }
            if holders == seats as i64 {
                continue;
            }
            totals.with.add(won * 60 / holders);
            let others = (seats as i64 - holders, 60 - won);
            totals.gap.add(360 * won / holders - 360 * others.1 / others.0);
            if won > 0 {
                totals.first.add(last);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::Spot;

    #[test]
    fn the_gap_is_between_the_means_of_those_with_and_those_without() {
        let mut pieces = Pieces::new(&[(3, "a card".to_owned())]);
        let spot = Spot { game: 0, decision: 9 };
        // Seats 0 and 1 have it; seat 1 wins alone: one half against nothing.
        pieces.add(&[8, 8, 0, 0], &[0, 60, 0, 0, 0, 0], spot);
        assert_eq!(pieces.totals[0].with.mean(WITH_UNIT as f64), Some(0.5));
        assert_eq!(pieces.totals[0].gap.mean(GAP_UNIT as f64), Some(0.5));
        // Everybody has it: nothing to compare.
        pieces.add(&[8, 8, 8, 8], &[0, 60, 0, 0, 0, 0], spot);
        assert_eq!(pieces.totals[0].gap.count(), 1);
    }
}
