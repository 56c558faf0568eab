//! The search's estimates for a decision in a recorded game.

use parlour_bots::{ActionEstimate, Breadth, Known, thinker::Thinker};
use parlour_core::{
    FastDice, Purpose, Seat, Viewer,
    record::{self, Record, RecordEvent},
    sort_short_by,
};
use parlour_runner::Question;
use thiserror::Error;

/// The search's estimates for every legal action of one decision.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The seat that decides.
    pub seat: Seat,
    /// The action that was played.
    pub played: String,
    /// The estimates of the legal actions, the most tried first.
    pub opinions: Vec<Opinion>,
}

/// The search's estimate of an action, given by its text.
pub type Opinion = ActionEstimate<String>;

/// The reason why there is no advice.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AdviceError {
    /// The record is invalid.
    #[error(transparent)]
    Record(#[from] record::RecordError),
    /// The event is not a decision.
    #[error("event {event} is not a decision; {next}", next = next_decision(*.next))]
    NoDecision {
        /// The event that was asked about.
        event: usize,
        /// The first decision after it.
        next: Option<usize>,
    },
}

fn next_decision(next: Option<usize>) -> String {
    next.map_or("there is none after it".to_owned(), |event| format!("the next one is event {event}"))
}

/// Estimates the decision at this event, counted from 1, from what the deciding seat knew.
pub(crate) fn advise<G: Known>(
    record: &Record,
    event: usize,
    iterations: u32,
    seed: u64,
) -> Result<Advice, AdviceError> {
    let is_decision = |event: &RecordEvent| matches!(event, RecordEvent::Decision { .. });
    let asked = event.checked_sub(1).and_then(|index| record.events.get(index));
    let Some(RecordEvent::Decision { seat, action: played, .. }) = asked else {
        let later = record.events.iter().skip(event).position(is_decision);
        return Err(AdviceError::NoDecision { event, next: later.map(|offset| event + offset + 1) });
    };
    let (seat, mut before) = (*seat, None);
    record::replay::<G>(record, |step| {
        if step.events < event {
            before = Some((step.position.view(Viewer::Seat(seat)), step.position.choices(seat)));
        }
    })?;
    let (view, legal) = before.expect("the deal comes before the first decision");
    let mut dice = FastDice::for_game(seed, 0, Purpose::Thinking(seat));
    let question = Question { seat, view: &view, legal: &legal };
    let opinions = opinions::<G>(question, iterations, &mut dice, &|| false);
    Ok(Advice { seat, played: played.clone(), opinions })
}

/// Estimates every legal action, the most tried first.
pub fn opinions<G: Known>(
    question: Question<'_, G>,
    iterations: u32,
    dice: &mut FastDice,
    enough: &dyn Fn() -> bool,
) -> Vec<Opinion> {
    let mut thinker = Thinker::<G>::new(iterations).with_breadth(Breadth::Every);
    let estimates = thinker.advise(question, dice, enough);
    let mut opinions: Vec<Opinion> = estimates
        .iter()
        .map(|estimate| Opinion {
            action: estimate.action.to_string(),
            share: estimate.share,
            error: estimate.error,
            visits: estimate.visits,
        })
        .collect();
    sort_short_by(&mut opinions, |one, other| other.visits.cmp(&one.visits));
    opinions
}
