//! Which seats had which piece, and which won: [`Pieces`].

use parlour_core::{Seat, SeatSet, study::MOST_PIECES};
use serde::{Deserialize, Serialize};

use super::merge_fields;
use crate::tally::{First, GamePoint, Sums};

/// The number that stands for a whole win. A share of it for any number of winners can be divided by any
/// number of holders without a remainder.
pub const UNIT: i64 = 60 * 60;

/// One way of having a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pieces {
    /// Maps the number of a piece to its place in the totals.
    #[serde(skip)]
    places: Vec<u8>,
    /// The totals, in the order of the game's list of pieces.
    pub totals: Vec<PieceTotals>,
}

/// Totals over games in which some seats had a piece and some did not.
///
/// A game counts once, however many had the piece: it compares the average win of those with it and of those
/// without it. The seats of a game are not independent, but games are, so the gap within each game is what is
/// averaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PieceTotals {
    /// The sum of the mean shares of those with the piece, in parts of [`UNIT`].
    with: i64,
    /// That mean share less the mean share of those without, in parts of [`UNIT`].
    pub gap: Sums,
    /// The first game won by a seat that had it.
    pub first: First,
}

merge_fields!(PieceTotals: with, gap, first);

impl PieceTotals {
    /// The share of the win of those with the piece, or `None` without any games.
    pub fn with(&self) -> Option<f64> {
        let games = self.gap.count();
        (games > 0).then(|| self.with as f64 / games as f64 / UNIT as f64)
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

    /// Adds a game: what each seat had, one bit per piece, and which seats won.
    pub(super) fn add(&mut self, held: &[u128], winners: SeatSet, last: GamePoint) {
        let losers: SeatSet =
            (0..held.len()).map(|seat| Seat::new(seat as u8)).collect::<SeatSet>() - winners;
        let [with, without] =
            [winners, losers].map(|side| by_holders(side.iter().map(|seat| held[seat.number()])));
        // All pieces that as many winners and as many losers had get the same figures.
        for (won, of_winners) in with.iter().enumerate().take(winners.len() + 1) {
            for (lost, of_losers) in without.iter().enumerate().take(losers.len() + 1) {
                if (1..held.len()).contains(&(won + lost)) {
                    let told = PieceFigures::new([won, lost], [winners.len(), losers.len()]);
                    bits(of_winners & of_losers, |piece| self.take(piece, told, last));
                }
            }
        }
    }

    #[inline]
    fn take(&mut self, piece: u32, told: PieceFigures, last: GamePoint) {
        let totals = &mut self.totals[usize::from(self.places[piece as usize])];
        totals.with += told.with;
        totals.gap.add(told.gap);
        if told.with > 0 {
            totals.first.add(last);
        }
    }
}
/// Pieces by the number of seats that had them: entry `n` has a bit for each piece that exactly `n` seats
/// had.
#[inline]
fn by_holders(held: impl Iterator<Item = u128>) -> [u128; Seat::MAX + 1] {
    let mut pieces = [0; Seat::MAX + 1];
    pieces[0] = u128::MAX;
    for (seats, own) in held.enumerate() {
        // The pieces this seat also has move up by one entry, starting from the top so that none moves twice.
        for holders in (0..=seats).rev() {
            pieces[holders + 1] |= pieces[holders] & own;
            pieces[holders] &= !own;
        }
    }
    pieces
}

/// What one game adds to a piece's totals, in parts of [`UNIT`].
#[derive(Clone, Copy)]
struct PieceFigures {
    with: i64,
    gap: i64,
}

impl PieceFigures {
    /// The figures for a piece that `won` winners and `lost` losers had, at a table with these numbers of
    /// winners and losers.
    #[inline]
    fn new([won, lost]: [usize; 2], [winners, losers]: [usize; 2]) -> Self {
        let (holders, others) = (won + lost, winners + losers - won - lost);
        let with = won as i64 * PART[winners][holders];
        Self { with, gap: with - (winners - won) as i64 * PART[winners][others] }
    }
}

/// A win in parts of [`UNIT`], divided by the number of winners and then by the number of holders, in a table
/// that saves the division.
static PART: [[i64; Seat::MAX + 1]; Seat::MAX + 1] = {
    let mut parts = [[0; Seat::MAX + 1]; Seat::MAX + 1];
    let mut winners = 1;
    while winners <= Seat::MAX {
        let mut holders = 1;
        while holders <= Seat::MAX {
            parts[winners][holders] = UNIT / (winners * holders) as i64;
            holders += 1;
        }
        winners += 1;
    }
    parts
};

/// Shows the number of each bit that is set.
#[inline]
fn bits(set: u128, mut show: impl FnMut(u32)) {
    for (half, first) in [(set as u64, 0), ((set >> 64) as u64, 64)] {
        let mut rest = half;
        while rest != 0 {
            show(first + rest.trailing_zeros());
            rest &= rest - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> SeatSet {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    #[test]
    fn the_gap_is_between_the_means_of_those_with_and_those_without() {
        let mut pieces = Pieces::new(&[(3, "a card".to_owned())]);
        let spot = GamePoint { game: 0, decision: 9 };
        // Seats 0 and 1 have it; seat 1 wins alone: one half against nothing.
        pieces.add(&[8, 8, 0, 0], seats(&[1]), spot);
        assert_eq!(pieces.totals[0].with(), Some(0.5));
        assert_eq!(pieces.totals[0].gap.mean(UNIT as f64), Some(0.5));
        // All seats have it, so there is nothing to compare.
        pieces.add(&[8, 8, 8, 8], seats(&[1]), spot);
        assert_eq!(pieces.totals[0].gap.count(), 1);
    }

    #[test]
    fn every_division_of_a_win_is_exact() {
        for (winners, parts) in PART.iter().enumerate().skip(1) {
            for (holders, part) in parts.iter().enumerate().skip(1) {
                assert_eq!(part * (winners * holders) as i64, UNIT);
            }
        }
    }

    #[test]
    fn however_many_have_a_piece_and_share_the_win_the_means_are_those_of_a_pencil() {
        let numbers = |set: u32| (0..5u8).filter(|seat| set >> seat & 1 == 1).collect::<Vec<_>>();
        for (winners, holders) in (1..32).flat_map(|winners| (1..31).map(move |holders| (winners, holders))) {
            let mut pieces = Pieces::new(&[(100, "a card".to_owned())]);
            let held: Vec<u128> = (0..5).map(|seat| u128::from(holders >> seat & 1) << 100).collect();
            pieces.add(&held, seats(&numbers(winners)), GamePoint { game: 0, decision: 9 });
            let share = |set: u32| {
                let won = f64::from((set & winners).count_ones()) / f64::from(winners.count_ones());
                won / f64::from(set.count_ones())
            };
            let gap = pieces.totals[0].gap.mean(UNIT as f64).unwrap();
            assert!((gap - (share(holders) - share(31 & !holders))).abs() < 1e-12, "{winners:b} {holders:b}");
            assert!((pieces.totals[0].with().unwrap() - share(holders)).abs() < 1e-12);
        }
    }
}
