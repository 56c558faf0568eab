//! The result of a game: [`Outcome`].

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat, SeatSet, sort_short_by};

/// The scores, and the winner or winners (in a drawn game, everybody).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// The scores, as the game's rules define them.
    pub scores: PerSeat<i32>,
    /// The winners. Never empty.
    pub winners: SeatSet,
}

impl Outcome {
    /// The outcome in which the highest score wins and ties share the win.
    pub fn highest_wins(scores: PerSeat<i32>) -> Self {
        let best = scores.as_slice().iter().max();
        let winners = scores.iter().filter(|&(_, score)| Some(score) == best).map(|(seat, _)| seat).collect();
        Self { scores, winners }
    }

    /// All seats with their ranks, counted from 1: winners first, then by score. Equal results share a rank.
    pub fn ranking(&self) -> Vec<(usize, Seat)> {
        let result = |seat: Seat| (self.winners.contains(seat), self.scores[seat]);
        let mut seats: Vec<Seat> = self.scores.iter().map(|(seat, _)| seat).collect();
        sort_short_by(&mut seats, |&one, &other| result(other).cmp(&result(one)));
        let better = |seat: Seat| seats.iter().filter(|&&other| result(other) > result(seat)).count();
        seats.iter().map(|&seat| (better(seat) + 1, seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seats;

    #[test]
    fn seats_that_tie_for_the_highest_score_share_the_win() {
        let scores = [-1, 4, 4];
        let scores = PerSeat::from_fn(Seats::new(3).unwrap(), |seat| scores[seat.number()]);
        assert!(Outcome::highest_wins(scores).winners.iter().eq([Seat::new(1), Seat::new(2)]));
    }

    #[test]
    fn the_ranking_begins_with_the_winners_and_equal_results_share_a_rank() {
        let scores = [3, 7, 3, 7];
        let scores = PerSeat::from_fn(Seats::new(4).unwrap(), |seat| scores[seat.number()]);
        let winners = SeatSet::only(Seat::new(3));
        let ranks = [(1, 3), (2, 1), (3, 0), (3, 2)].map(|(rank, seat)| (rank, Seat::new(seat)));
        assert_eq!(Outcome { scores, winners }.ranking(), ranks);
    }
}
