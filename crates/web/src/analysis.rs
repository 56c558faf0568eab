//! Analysis of a finished game: what each move was worth.

use parlour_core::{
    Seat,
    record::{Record, RecordEvent},
};
use serde::{Deserialize, Serialize};

/// Iterations per decision: enough to tell a blunder from a matter of taste.
const ITERATIONS: u32 = 600;
/// A difference is reported if it is larger than this many standard errors.
const CLEARLY: f32 = 2.0;

/// The search's verdict on one decision of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Verdict {
    /// The number of the event, counted from 1.
    pub(crate) event: usize,
    /// The seat that decided.
    pub(crate) seat: Seat,
    /// The action that was played.
    pub(crate) played: String,
    /// The win chance of the action that was played.
    pub(crate) share: f32,
    /// The action that the search would have played, and its win chance.
    pub(crate) best: (String, f32),
    /// The standard error of the difference between the two.
    pub(crate) error: f32,
}

impl Verdict {
    /// The win chance that the decision cost; 0 if the difference may be chance.
    pub(crate) fn cost(&self) -> f32 {
        let cost = self.best.1 - self.share;
        if cost > CLEARLY * self.error { cost } else { 0.0 }
    }
}

/// The events that are decisions of a seat, counted from 1.
pub(crate) fn decisions(record: &Record, seat: Seat) -> Vec<usize> {
    let mine =
        |event: &RecordEvent| matches!(event, RecordEvent::Decision { seat: other, .. } if *other == seat);
    record.events.iter().enumerate().filter(|(_, event)| mine(event)).map(|(index, _)| index + 1).collect()
}

/// Judges the decision at an event.
pub(crate) fn verdict(record: &Record, event: usize) -> Option<Verdict> {
    let game = parlour_registry::find(&record.game).ok()?;
    let advice = game.advise(record, event, ITERATIONS, 1).ok()?;
    let played =
        advice.opinions.iter().find(|opinion| opinion.action == advice.played && opinion.is_tried())?;
    let best = advice.opinions.first()?;
    Some(Verdict {
        event,
        seat: advice.seat,
        played: advice.played.clone(),
        share: played.share,
        best: (best.action.clone(), best.share),
        error: (played.error.powi(2) + best.error.powi(2)).sqrt(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_costs_nothing_where_the_difference_may_be_chance() {
        let verdict = |error| Verdict {
            event: 1,
            seat: Seat::new(0),
            played: "keep".to_owned(),
            share: 0.4,
            best: ("down".to_owned(), 0.5),
            error,
        };
        assert!(verdict(0.02).cost() > 0.09);
        assert!(verdict(0.2).cost() == 0.0);
    }
}
