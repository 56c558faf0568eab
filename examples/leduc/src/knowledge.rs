//! What bots know about Leduc poker: a good card is worth a bet, and chips count more than wins.

use parlour_core::{
    Outcome, Seat,
    knowledge::{Knowledge, Known, Shares},
};

use crate::{Leduc, LeducAction, LeducTable, table::strength};

/// LED-2, LED-4, LED-6: the most chips a seat can lose: the ante, two bets of two and two of four.
const MOST_CHIPS: f32 = 13.0;

/// Judges cards and bets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LeducKnowledge;

impl Known for Leduc {
    type Knowledge = LeducKnowledge;
}

impl Knowledge<Leduc> for LeducKnowledge {
    /// Pays with the better card and folds with the worse one. Positions are imagined, so this averages over
    /// what the other seat may hold.
    fn prior(&self, position: &Leduc, seat: Seat, action: LeducAction) -> f32 {
        let of = |seat| strength(position.hand(seat), position.table().public);
        let edge = match of(seat).cmp(&of(LeducTable::other(seat))) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Less => -1.0,
        };
        match action {
            LeducAction::Fold => -0.5 - edge,
            LeducAction::Check => 0.0,
            LeducAction::Call => edge,
            LeducAction::Bet | LeducAction::Raise => 1.5 * edge,
        }
    }

    /// Counts chips instead of wins, because folding always loses the game but is right when it saves chips.
    /// Winning nothing counts as a half.
    fn worth(&self, outcome: &Outcome) -> Shares {
        let mut shares = [0.0; Seat::MAX];
        for (seat, &chips) in outcome.scores.iter() {
            shares[seat.number()] = 0.5 + chips as f32 / (2.0 * MOST_CHIPS);
        }
        shares
    }
}
