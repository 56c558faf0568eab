//! How a game ended: [`Outcome`].

use serde::{Deserialize, Serialize};

use crate::{PerSeat, SeatSet};

/// The scores, and who wins or shares the win (in a drawn game, everybody).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// As the game's rules define them.
    pub scores: PerSeat<i32>,
    /// Never empty.
    pub winners: SeatSet,
}

impl Outcome {
    /// The highest score wins; those who tie for it share the win.
    pub fn highest_wins(scores: PerSeat<i32>) -> Self {
        let best = scores.as_slice().iter().max();
        let winners = scores.iter().filter(|&(_, score)| Some(score) == best).map(|(seat, _)| seat).collect();
        Self { scores, winners }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, Seats};

    #[test]
    fn seats_that_tie_for_the_highest_score_share_the_win() {
        let scores = [-1, 4, 4];
        let scores = PerSeat::from_fn(Seats::new(3).unwrap(), |seat| scores[seat.number()]);
        assert!(Outcome::highest_wins(scores).winners.iter().eq([Seat::new(1), Seat::new(2)]));
    }
}
