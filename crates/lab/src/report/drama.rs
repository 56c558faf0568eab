//! Lead changes: [`DramaSection`].

use serde::Serialize;

use super::{Context, Example, Spread};
use crate::{
    interval::{Estimate, Z95},
    totals::WHOLE_WIN,
    words::{number_between, percent, percent_between},
};

/// Lead changes, and how soon the game is settled.
#[derive(Clone, Debug, Serialize)]
pub struct DramaSection {
    /// The findings in words.
    pub says: Vec<String>,
    /// The number of times the lead changes hands.
    pub lead_changes: Spread,
    /// The most lead changes, and a game that shows them.
    pub most_changes: Option<(i64, Example)>,
    /// The percentage of the decisions after which the winner was ahead for good.
    pub settled: Spread,
    /// A game that was decided in its last tenth.
    pub late: Option<Example>,
    /// What part of the win goes to a sole leader after each tenth of the game.
    pub leader_wins: Vec<Tenth>,
    /// A game that the half-time leader did not win.
    pub turned: Option<Example>,
}

/// The leader after some tenths of a game.
#[derive(Clone, Debug, Serialize)]
pub struct Tenth {
    /// How much of the game is over, in percent.
    pub percent: u32,
    /// The share of games in which a single seat is ahead at that point.
    pub has_leader: f64,
    /// The part of the win that this seat gets.
    pub wins: Option<Estimate>,
}

impl DramaSection {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let totals = &context.part.totals;
        let drama = &totals.drama;
        let leader_wins: Vec<Tenth> = (1u32..)
            .zip(&drama.leader_wins)
            .map(|(tenth, sums)| Tenth {
                percent: 10 * tenth,
                has_leader: sums.count() as f64 / totals.games as f64,
                wins: sums.share(WHOLE_WIN as f64, Z95),
            })
            .collect();
        let settled = Spread::new(&drama.settled);
        let mut says = Vec::new();
        if let Some(changes) = drama.lead_changes.estimate(Z95) {
            says.push(format!("The lead changes hands {} times in a game.", number_between(changes)));
        }
        if drama.settled.count() > 0 {
            says.push(format!(
                "In half of the games the winner is ahead for good after {}% of the decisions; in a tenth of them not before {}%.",
                settled.median, settled.ninetieth
            ));
        }
        if let Some(wins) = leader_wins.get(4).and_then(|half| half.wins) {
            let fair = 1.0 / totals.wins.len() as f64;
            says.push(format!(
                "Whoever is ahead alone at half time wins {}; without knowing who leads it would be {}.",
                percent_between(wins),
                percent(fair)
            ));
        }
        Self {
            says,
            lead_changes: Spread::new(&drama.lead_changes),
            most_changes: drama
                .most_changes
                .0
                .and_then(|(most, spot)| Some((most, context.example(Some(spot))?))),
            settled,
            late: context.example(drama.late.0),
            leader_wins,
            turned: context.example(drama.turned.0),
        }
    }
}
