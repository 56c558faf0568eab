//! Replaying records: [`replay`] and [`verify`].

use super::{Record, RecordError, RecordEventError, Script, recording::decision};
use crate::{Game, Outcome, Seat, Told, options};

/// A moment of a replayed game: after the deal, or after a decision and everything that followed from it.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// How many events of the record have been read.
    pub events: usize,
    /// The decision, unless this is the deal.
    pub decision: Option<(Seat, G::Action)>,
    /// The events told, with their audiences.
    pub told: &'a [Told<G::Event>],
    /// The position afterwards.
    pub position: &'a G,
}

/// Replays a record, showing each step, and returns the last position. The result in the record is not
/// checked.
///
/// # Errors
/// At the first event that the rules do not allow, or if the game does not reach its end.
pub fn replay<G: Game>(record: &Record, mut show: impl FnMut(Step<'_, G>)) -> Result<G, RecordError> {
    replay_to(record, &mut show)
}

/// The same as [`replay`], but compiled only once for all types of `show`.
fn replay_to<G: Game>(record: &Record, show: &mut dyn FnMut(Step<'_, G>)) -> Result<G, RecordError> {
    if record.game != G::INFO.slug {
        return Err(RecordError::Game { found: record.game.clone(), expected: G::INFO.slug });
    }
    if !G::INFO.seats_allow(record.seats) {
        return Err(RecordError::Seats(record.seats));
    }
    let options = options::from_json::<G::Options>(&record.options)?;
    let mut script = Script::new(&record.events);
    let mut told = Vec::new();
    let mut position = G::deal(record.seats, &options, &mut script, &mut told);
    script.fits()?;
    show(Step { events: script.read(), decision: None, told: &told, position: &position });
    while let Some(event) = script.next_event() {
        let number = script.read();
        let bad = |problem| RecordError::Event { number, problem };
        let (seat, action) = decision(&position, event).map_err(bad)?;
        // Seats that choose at once are listed in ascending order.
        if let Some(expected) = position.to_act().first().filter(|&first| first != seat) {
            return Err(bad(RecordEventError::Seat { found: seat, expected }));
        }
        told.clear();
        position.play_unchecked(seat, action, &mut script, &mut told);
        script.fits()?;
        show(Step {
            events: script.read(),
            decision: Some((seat, action)),
            told: &told,
            position: &position,
        });
    }
    if position.to_act().is_empty() {
        Ok(position)
    } else {
        Err(RecordError::Unfinished { events: record.events.len(), to_act: position.to_act() })
    }
}

/// Replays a record and checks its result.
///
/// # Errors
/// If anything in the record differs from what the rules give.
pub fn verify<G: Game>(record: &Record) -> Result<(), RecordError> {
    let outcome =
        replay::<G>(record, |_| ())?.outcome().expect("a game in which nobody is to act has an outcome");
    record.check_result(&outcome)
}

impl Record {
    /// Compares the result in the record with the outcome by the rules.
    ///
    /// # Errors
    /// If the scores or the winners differ.
    pub fn check_result(&self, outcome: &Outcome) -> Result<(), RecordError> {
        if outcome.scores != self.scores {
            let [expected, found] = [outcome.scores, self.scores].map(|scores| scores.as_slice().to_vec());
            return Err(RecordError::Scores { expected, found });
        }
        if outcome.winners != self.winners {
            return Err(RecordError::Winners { expected: outcome.winners, found: self.winners });
        }
        Ok(())
    }
}
