//! Decisions that make another player win: [`Kingmaking`].

use serde::Serialize;

use super::{Context, Example};
use crate::{
    interval::{Estimate, Z95},
    words::{counted, percent_between},
};

/// Decisions that cannot change whether the decider wins, but change who does.
#[derive(Clone, Debug, Serialize)]
pub struct Kingmaking {
    /// The findings in words.
    pub says: Vec<String>,
    /// The number of games searched.
    pub games: u64,
    /// The number of decisions looked at, all in the last third of a game and with a choice.
    pub decisions: u64,
    /// The share of them made by a seat that can no longer win.
    pub hopeless: Option<Estimate>,
    /// The share of them that are kingmaking.
    pub kings: Option<Estimate>,
    /// The share of games with such a decision.
    pub games_with: Estimate,
    /// An example of such a decision.
    pub example: Option<Example>,
}

impl Kingmaking {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let counts = &context.part.totals.kingmaking;
        let games = counts.games() as f64;
        let mut section = Self {
            says: Vec::new(),
            games: counts.games(),
            decisions: counts.makers.bottom(),
            hopeless: counts.hopeless.estimate(Z95).map(Estimate::within_one),
            kings: counts.makers.estimate(Z95).map(Estimate::within_one),
            games_with: Estimate::share(counts.games_with as f64 / games, games, Z95),
            example: context.example(counts.first.0),
        };
        section.says = section.sentences(context.part.run.seats);
        section
    }

    fn sentences(&self, seats: usize) -> Vec<String> {
        if seats < 3 {
            return vec![
                "With two seats nobody can make a king: whoever cannot win has lost to the other.".to_owned(),
            ];
        }
        let (Some(hopeless), Some(kings)) = (self.hopeless, self.kings) else {
            return vec!["No decision of the last third left a choice.".to_owned()];
        };
        vec![
            format!(
                "Somebody who cannot win any more decides who does in {} of games at least.",
                percent_between(self.games_with)
            ),
            format!(
                "In the last third of a game {} of the decisions with a choice are made by somebody who cannot win any more, and {} of them make a king.",
                percent_between(hopeless),
                percent_between(kings)
            ),
            format!(
                "Estimated from {} in {}: the position is played on 16 times after each of up to six actions, with the same luck for each. A decision counts if the decider never wins and the win goes to different seats, after two of the actions, at least three quarters of the time. Only clear cases are seen, so there are more.",
                counted(self.decisions, "decision"),
                counted(self.games, "game")
            ),
        ]
    }
}
