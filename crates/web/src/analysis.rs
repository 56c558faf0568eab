//! Looking a finished game over: what each decision was worth.

use parlour_core::{
    Seat,
    record::{Record, RecordEvent},
};
use serde::{Deserialize, Serialize};

/// Iterations per decision: enough to tell a blunder from a choice.
const ITERATIONS: u32 = 600;

/// What the search thinks of one decision of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Verdict {
    /// The number of the event, from 1 on.
    pub(crate) event: usize,
    /// Who decided.
    pub(crate) seat: Seat,
    /// What was played.
    pub(crate) played: String,
    /// The share of the win that it left.
    pub(crate) share: f32,
    /// What the search would have played, and the share of the win of that.
    pub(crate) best: (String, f32),
    /// The standard error of the difference.
    pub(crate) error: f32,
}

impl Verdict {
    /// How much of the win it cost.
    pub(crate) fn cost(&self) -> f32 {
        (self.best.1 - self.share).max(0.0)
    }
}

/// The events that are decisions of that seat, counted from 1.
pub(crate) fn decisions(record: &Record, seat: Seat) -> Vec<usize> {
    let mine =
        |event: &RecordEvent| matches!(event, RecordEvent::Decision { seat: other, .. } if *other == seat);
    record.events.iter().enumerate().filter(|(_, event)| mine(event)).map(|(index, _)| index + 1).collect()
}

/// What the search thinks of the decision at that event.
pub(crate) fn verdict(record: &Record, event: usize) -> Option<Verdict> {
    let game = parlour_registry::find(&record.game).ok()?;
    let advice = game.advise(record, event, ITERATIONS, 1).ok()?;
    let played = advice.opinions.iter().find(|opinion| opinion.action == advice.played)?;
    let best = advice.opinions.iter().max_by(|a, b| a.share.total_cmp(&b.share))?;
    Some(Verdict {
        event,
        seat: advice.seat,
        played: advice.played.clone(),
        share: played.share,
        best: (best.action.clone(), best.share),
        error: (played.error.powi(2) + best.error.powi(2)).sqrt(),
    })
}
