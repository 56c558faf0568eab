//! What all games of a run show together: [`Totals`].

mod drama;
mod pieces;

use parlour_core::{Seat, SeatSet, Seats, study::MOST_PHASES};
use serde::{Deserialize, Serialize};

pub use self::{
    drama::Drama,
    pieces::{PieceTotals, Pieces, UNIT},
};
use crate::{
    Studied,
    facts::{Facts, MOST_RULES},
    kingmaking::KingmakingCounts,
    tally::{Counts, Extreme, First, Ratio, Sums},
};

/// A whole win in sixtieths, so that up to six seats can share it.
pub const WHOLE_WIN: i64 = 60;

/// Sums over games. All are whole numbers, so parts of a run add up to the same totals in any order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Totals {
    /// The number of games.
    pub games: u64,
    /// Wins in sixtieths, by seat.
    pub wins: Vec<Sums>,
    /// Wins in sixtieths, by place from the dealer.
    pub place_wins: Vec<Sums>,
    /// Scores, by seat.
    pub scores: Vec<Sums>,
    /// All scores.
    pub all_scores: Counts,
    /// The scores of winners.
    pub winning_scores: Counts,
    /// How far the best score was above the next one.
    pub margins: Counts,
    /// The number of seats that shared the win.
    pub winners: Counts,
    /// The first game with a shared win.
    pub first_tie: First,
    /// The first game that each place won.
    pub place_example: Vec<First>,
    /// The largest margin.
    pub largest_margin: Extreme,
    /// The highest score.
    pub highest_score: Extreme,
    /// The number of decisions in a game.
    pub decisions: Counts,
    /// The number of turns in a game.
    pub turns: Counts,
    /// The most decisions in a game.
    pub longest: Extreme,
    /// The fewest decisions in a game, as a negative number.
    pub shortest: Extreme,
    /// The most decisions in a turn.
    pub longest_turn: Extreme,
    /// The decisions by phase.
    pub phases: Vec<PhaseTotals>,
    /// All phases together.
    pub choices: PhaseTotals,
    /// The citations by rule; number 0 is never used.
    pub rules: Vec<RuleTotals>,
    /// Lead changes, and how soon the game is settled.
    pub drama: Drama,
    /// The figures for each way of having a piece.
    pub pieces: Vec<Pieces>,
    /// Kingmaking decisions, in some of the games.
    #[serde(rename = "kings")]
    pub kingmaking: KingmakingCounts,
}

/// Decisions of one phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PhaseTotals {
    /// The number of decisions in this phase in a game.
    pub decisions: Sums,
    /// Legal actions over decisions.
    pub legal: Ratio,
    /// Decisions with one legal action over decisions.
    pub forced: Ratio,
    /// The most legal actions.
    pub most: Extreme,
}

/// Citations of one rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RuleTotals {
    /// The number of steps of a game that cite it.
    pub steps: Sums,
    /// The number of games that cite it.
    pub games: u64,
    /// The first citation.
    pub first: First,
}

impl Totals {
    /// Totals over no games.
    pub fn new<G: Studied>(seats: Seats) -> Self {
        let per_seat = vec![Sums::default(); seats.count()];
        Self {
            games: 0,
            wins: per_seat.clone(),
            place_wins: per_seat.clone(),
            scores: per_seat,
            all_scores: Counts::default(),
            winning_scores: Counts::default(),
            margins: Counts::default(),
            winners: Counts::default(),
            first_tie: First::default(),
            place_example: vec![First::default(); seats.count()],
            largest_margin: Extreme::default(),
            highest_score: Extreme::default(),
            decisions: Counts::default(),
            turns: Counts::default(),
            longest: Extreme::default(),
            shortest: Extreme::default(),
            longest_turn: Extreme::default(),
            phases: vec![PhaseTotals::default(); G::PHASES.len().min(MOST_PHASES)],
            choices: PhaseTotals::default(),
            rules: vec![RuleTotals::default(); usize::from(G::INFO.rules) + 1],
            drama: Drama::default(),
            pieces: G::HOLDINGS.iter().map(|_| Pieces::new(&G::pieces())).collect(),
            kingmaking: KingmakingCounts::default(),
        }
    }

    /// Whether the two can be added together.
    pub fn same_shape(&self, other: &Self) -> bool {
        let shape = |totals: &Self| {
            let pieces: Vec<usize> = totals.pieces.iter().map(Pieces::len).collect();
            let per_seat = [&totals.wins, &totals.place_wins, &totals.scores].map(Vec::len);
            let tenths = totals.drama.leader_wins.len();
            (per_seat, totals.place_example.len(), totals.phases.len(), totals.rules.len(), tenths, pieces)
        };
        shape(self) == shape(other)
    }

    /// Adds one game.
    pub fn add(&mut self, facts: &Facts) {
        let (origin, outcome) = facts.end.expect("a game is counted when it is over");
        self.games += 1;
        self.add_winners(facts, origin, outcome.winners);
        self.add_scores(facts, outcome.scores.as_slice(), outcome.winners);
        self.add_length(facts);
        self.add_choices(facts);
        for (totals, rule) in self.rules.iter_mut().zip(facts.rules.iter().take(MOST_RULES)) {
            totals.steps.add(i64::from(rule.steps));
            if rule.steps > 0 {
                totals.games += 1;
                totals.first.add(facts.spot(rule.first));
            }
        }
        self.drama.add(facts, outcome.winners);
        let seats = self.wins.len();
        for (pieces, held) in self.pieces.iter_mut().zip(facts.notes.held()) {
            pieces.add(&held[..seats], outcome.winners, facts.spot(facts.decisions));
        }
    }

    fn add_winners(&mut self, facts: &Facts, origin: Seat, winners: SeatSet) {
        let shares = shares(winners);
        let seats = self.wins.len();
        let last = facts.spot(facts.decisions);
        for place in 0..seats {
            let seat = (origin.number() + place) % seats;
            self.wins[seat].add(shares[seat]);
            self.place_wins[place].add(shares[seat]);
            if shares[seat] == WHOLE_WIN {
                self.place_example[place].add(last);
            }
        }
        self.winners.add(winners.len() as i32);
        if winners.len() > 1 {
            self.first_tie.add(last);
        }
    }

    fn add_scores(&mut self, facts: &Facts, scores: &[i32], winners: SeatSet) {
        let last = facts.spot(facts.decisions);
        let (mut best, mut second) = (i32::MIN, i32::MIN);
        for (seat, &score) in scores.iter().enumerate() {
            self.scores[seat].add(i64::from(score));
            self.all_scores.add(score);
            second = second.max(score.min(best));
            best = best.max(score);
        }
        if let Some(winner) = winners.first() {
            self.winning_scores.add(scores[winner.number()]);
        }
        if scores.len() > 1 {
            self.margins.add(best - second);
            self.largest_margin.add(i64::from(best - second), last);
        }
        self.highest_score.add(i64::from(best), last);
    }

    fn add_length(&mut self, facts: &Facts) {
        let last = facts.spot(facts.decisions);
        self.decisions.add(facts.decisions as i32);
        self.turns.add(facts.notes.turns() as i32);
        self.longest.add(i64::from(facts.decisions), last);
        self.shortest.add(-i64::from(facts.decisions), last);
        let (decisions, ended) = facts.longest_turn;
        self.longest_turn.add(i64::from(decisions), facts.spot(ended));
    }

    fn add_choices(&mut self, facts: &Facts) {
        let (mut decisions, mut legal, mut forced) = (0, 0, 0);
        for (totals, phase) in self.phases.iter_mut().zip(&facts.phases) {
            decisions += u64::from(phase.decisions);
            legal += phase.legal;
            forced += u64::from(phase.forced);
            totals.decisions.add(i64::from(phase.decisions));
            if phase.decisions > 0 {
                totals.legal.add(phase.legal, phase.decisions.into());
                totals.forced.add(phase.forced.into(), phase.decisions.into());
                let most = (i64::from(phase.most), facts.spot(phase.most_at));
                totals.most.add(most.0, most.1);
                self.choices.most.add(most.0, most.1);
            }
        }
        self.choices.decisions.add(decisions as i64);
        self.choices.legal.add(legal, decisions);
        self.choices.forced.add(forced, decisions);
    }
}

/// Each seat's part of the win, in sixtieths.
pub(crate) fn shares(winners: SeatSet) -> [i64; Seat::MAX] {
    let mut shares = [0; Seat::MAX];
    for seat in winners {
        shares[seat.number()] = WHOLE_WIN / winners.len() as i64;
    }
    shares
}

/// Merges each of the named fields.
macro_rules! merge_fields {
    ($type:ty: $($field:ident),* $(,)?) => {
        impl $crate::tally::Merge for $type {
            fn merge(&mut self, other: &Self) {
                $( $crate::tally::Merge::merge(&mut self.$field, &other.$field); )*
            }
        }
    };
}
pub(crate) use merge_fields;

merge_fields!(PhaseTotals: decisions, legal, forced, most);
merge_fields!(RuleTotals: steps, games, first);
merge_fields!(Totals:
    games, wins, place_wins, scores, all_scores, winning_scores, margins, winners, first_tie, place_example,
    largest_margin, highest_score, decisions, turns, longest, shortest, longest_turn, phases, choices, rules,
    drama, pieces, kingmaking,
);
