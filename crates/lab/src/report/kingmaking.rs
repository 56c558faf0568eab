//! Who makes the king: [`Kingmaking`].

use serde::Serialize;

use super::{Context, Example};
use crate::{
    interval::{Estimate, Z95},
    words::{counted, percent_between},
};

/// Decisions that cannot change whether the decider wins, but change who does.
#[derive(Clone, Debug, Serialize)]
pub struct Kingmaking {
    /// In words.
    pub says: Vec<String>,
    /// How many games were looked through.
    pub games: u64,
    /// How many decisions, all in the last third of a game and with a choice.
    pub decisions: u64,
    /// The share of them made by somebody who cannot win any more.
    pub hopeless: Option<Estimate>,
    /// The share that makes a king.
    pub kings: Option<Estimate>,
    /// The share of games with such a decision.
    pub games_with: Estimate,
    /// One of them.
    pub example: Option<Example>,
}

impl Kingmaking {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let kings = &context.part.totals.kings;
        let games = kings.games() as f64;
        let mut section = Self {
            says: Vec::new(),
            games: kings.games(),
            decisions: kings.makers.bottom(),
            hopeless: kings.hopeless.estimate(Z95).map(Estimate::within_one),
            kings: kings.makers.estimate(Z95).map(Estimate::within_one),
            games_with: Estimate::share(kings.games_with as f64 / games, games, Z95),
            example: context.example(kings.first.0),
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
