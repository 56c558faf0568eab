//! Who had which piece, and who won: [`Pieces`].

use parlour_core::Seat;
use serde::{Deserialize, Serialize};

use super::merge_fields;
use crate::{
    studied::MOST_PIECES,
    tally::{First, Spot, Sums},
};

/// What one stands for in [`PieceTotals::with`]: sixtieths of a win, for up to five holders.
const WITH_UNIT: i64 = 60 * 60;
/// What one stands for in [`PieceTotals::gap`]: every number of holders and of others divides it.
pub const GAP_UNIT: i64 = 60 * 360;

/// One way of having a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pieces {
    /// Where in the totals the piece with that number stands.
    #[serde(skip)]
    places: Vec<u8>,
    /// In the order of the game's list of pieces.
    pub totals: Vec<PieceTotals>,
}

/// Games in which some seats had a piece and some had not.
///
/// A game counts once, however many had the piece: those with it win so much on average, those without so much. The seats of a
/// game are not independent, but games are, so the gap within each game is what is averaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PieceTotals {
    /// The mean shares of those with the piece, added up, in parts of [`WITH_UNIT`].
    with: i64,
    /// That less the mean share of those without, in parts of [`GAP_UNIT`].
    pub gap: Sums,
    /// The first game that somebody won with it.
    pub first: First,
}

merge_fields!(PieceTotals: with, gap, first);

impl PieceTotals {
    /// The share of the win of those with the piece; none where there were no games.
    pub fn with(&self) -> Option<f64> {
        let games = self.gap.count();
        (games > 0).then(|| self.with as f64 / games as f64 / WITH_UNIT as f64)
    }
}
merge_fields!(Pieces: totals);

impl Pieces {
    pub(super) fn new(pieces: &[(u32, String)]) -> Self {
        let mut places = vec![0; MOST_PIECES];
        for (place, (number, _)) in pieces.iter().enumerate() {
            places[*number as usize] = place as u8;
        }
        Self { totals: vec![PieceTotals::default(); pieces.len()], places }
    }

    pub(super) fn len(&self) -> usize {
        self.totals.len()
    }

    /// Takes a game: who had what, one bit per piece, and each seat's part of the win in sixtieths.
    pub(super) fn add(&mut self, held: &[u128], shares: &[i64; Seat::MAX], last: Spot) {
        let (mut everything, mut shared) = (0, 0);
        for own in held {
            shared |= everything & own;
            everything |= own;
        }
        // Most pieces have one holder, and then all of a seat's pieces say the same.
        for (own, &won) in held.iter().zip(shares) {
            let told = Told::new(1, won, held.len());
            bits(own & !shared, |piece| self.take(piece, told, last));
        }
        bits(shared, |piece| {
            let has = |own: &u128| (own >> piece & 1) as i64;
            let holders = held.iter().map(has).sum();
            let won = held.iter().zip(shares).map(|(own, share)| has(own) * share).sum();
            // Where everybody has it there is nothing to compare.
            if holders < held.len() as i64 {
                self.take(piece, Told::new(holders, won, held.len()), last);
            }
        });
    }

    #[inline]
    fn take(&mut self, piece: u32, told: Told, last: Spot) {
        let totals = &mut self.totals[usize::from(self.places[piece as usize])];
        totals.with += told.with;
        totals.gap.add(told.gap);
        if told.with > 0 {
            totals.first.add(last);
        }
    }
}

/// What one game says about a piece.
#[derive(Clone, Copy)]
struct Told {
    with: i64,
    gap: i64,
}

impl Told {
    /// So many holders won so much together, in sixtieths, at a table of so many seats.
    #[inline]
    fn new(holders: i64, won: i64, seats: usize) -> Self {
        let others = (seats as i64 - holders).max(1);
        Self { with: won * 60 / holders, gap: 360 * won / holders - 360 * (60 - won) / others }
    }
}

/// Shows the number of every bit.
#[inline]
fn bits(mut set: u128, mut show: impl FnMut(u32)) {
    while set != 0 {
        show(set.trailing_zeros());
        set &= set - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gap_is_between_the_means_of_those_with_and_those_without() {
        let mut pieces = Pieces::new(&[(3, "a card".to_owned())]);
        let spot = Spot { game: 0, decision: 9 };
        // Seats 0 and 1 have it; seat 1 wins alone: one half against nothing.
        pieces.add(&[8, 8, 0, 0], &[0, 60, 0, 0, 0, 0], spot);
        assert_eq!(pieces.totals[0].with(), Some(0.5));
        assert_eq!(pieces.totals[0].gap.mean(GAP_UNIT as f64), Some(0.5));
        // Everybody has it: nothing to compare.
        pieces.add(&[8, 8, 8, 8], &[0, 60, 0, 0, 0, 0], spot);
        assert_eq!(pieces.totals[0].gap.count(), 1);
    }
}
