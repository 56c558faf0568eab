//! Scores, margins and ties, [`ScoresSection`], and how long games are, [`Length`].

use serde::Serialize;

use super::{Context, Example};
use crate::{
    interval::{Estimate, Z95},
    tally::{Counts, Extreme},
    words::{number, number_between, percent, percent_between},
};

/// Scores, margins and ties.
#[derive(Clone, Debug, Serialize)]
pub struct ScoresSection {
    /// The findings in words.
    pub says: Vec<String>,
    /// The mean score of each seat.
    pub by_seat: Vec<Estimate>,
    /// All scores.
    pub scores: Spread,
    /// Scores of winners.
    pub winning: Spread,
    /// How far the best score is above the next one.
    pub margin: Spread,
    /// The share of games in which the win is shared.
    pub shared: Estimate,
    /// A game with a shared win.
    pub shared_example: Option<Example>,
    /// The highest score, and a game that shows it.
    pub highest: Option<(i64, Example)>,
    /// The largest margin, and a game that shows it.
    pub largest_margin: Option<(i64, Example)>,
}

/// The distribution of a number over games.
#[derive(Clone, Debug, Serialize)]
pub struct Spread {
    /// The mean, or `None` with fewer than two games.
    pub mean: Option<Estimate>,
    /// A tenth of the games are not above this number.
    pub tenth: i32,
    /// Half the games are not above this number.
    pub median: i32,
    /// Nine tenths of the games are not above this number.
    pub ninetieth: i32,
    /// How often each number came up.
    pub counts: Vec<(i32, u64)>,
}

impl Spread {
    pub(super) fn new(counts: &Counts) -> Self {
        let quantile = |share| counts.quantile(share).unwrap_or_default();
        Self {
            mean: counts.estimate(Z95),
            tenth: quantile(0.1),
            median: quantile(0.5),
            ninetieth: quantile(0.9),
            counts: counts.iter().collect(),
        }
    }

    fn mean_text(&self) -> String {
        self.mean.map_or_else(|| self.median.to_string(), number_between)
    }
}

fn shown(context: &Context<'_>, extreme: &Extreme) -> Option<(i64, Example)> {
    extreme.0.and_then(|(value, spot)| Some((value, context.example(Some(spot))?)))
}

impl ScoresSection {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let totals = &context.part.totals;
        let games = totals.games as f64;
        let alone = totals.winners.iter().find(|&(winners, _)| winners == 1).map_or(0, |(_, games)| games);
        let shared = Estimate::share(1.0 - alone as f64 / games, games, Z95);
        let [winning, margin] = [&totals.winning_scores, &totals.margins].map(Spread::new);
        let close: u64 =
            totals.margins.iter().filter(|&(margin, _)| margin <= 1).map(|(_, games)| games).sum();
        let says = vec![
            format!(
                "A winner scores {} on average; half of the winners score {} or less.",
                winning.mean_text(),
                winning.median
            ),
            format!(
                "The best score is {} ahead of the next one on average, and in {} of games by one point or none.",
                margin.mean_text(),
                percent(close as f64 / games)
            ),
            if alone == totals.games {
                "The win was never shared.".to_owned()
            } else {
                format!("The win is shared in {} of games.", percent_between(shared))
            },
        ];
        Self {
            says,
            by_seat: totals.scores.iter().filter_map(|sums| sums.estimate(1.0, Z95)).collect(),
            scores: Spread::new(&totals.all_scores),
            winning,
            margin,
            shared,
            shared_example: context.example(totals.first_tie.0),
            highest: shown(context, &totals.highest_score),
            largest_margin: shown(context, &totals.largest_margin),
        }
    }
}

/// How long games are.
#[derive(Clone, Debug, Serialize)]
pub struct Length {
    /// The findings in words.
    pub says: Vec<String>,
    /// What a turn is called.
    pub turn: &'static str,
    /// The number of decisions in a game.
    pub decisions: Spread,
    /// The number of turns in a game.
    pub turns: Spread,
    /// The most decisions, and a game that shows it.
    pub longest: Option<(i64, Example)>,
    /// The fewest decisions, and a game that shows it.
    pub shortest: Option<(i64, Example)>,
    /// The most decisions in one turn, and a game that shows it.
    pub longest_turn: Option<(i64, Example)>,
}

impl Length {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let totals = &context.part.totals;
        let turn = context.subject.turn;
        let [decisions, turns] = [&totals.decisions, &totals.turns].map(Spread::new);
        let shortest = shown(context, &totals.shortest).map(|(negative, example)| (-negative, example));
        let longest_turn = shown(context, &totals.longest_turn);
        let mut says = vec![format!(
            "A game has {} decisions and {} {turn}s on average; eight of ten games have between {} and {} decisions.",
            decisions.mean_text(),
            turns.mean.map_or_else(|| turns.median.to_string(), |mean| number(mean.mean)),
            decisions.tenth,
            decisions.ninetieth
        )];
        if let Some((most, _)) = &longest_turn {
            says.push(format!("The longest {turn} had {most} decisions."));
        }
        Self {
            says,
            turn,
            decisions,
            turns,
            longest: shown(context, &totals.longest),
            shortest,
            longest_turn,
        }
    }
}
