//! A game that is recorded while it is played: [`Recording`].

use super::{Record, RecordError, RecordEvent, RecordEventError, Recorder, Script};
use crate::{
    Chance, Choices, Game, IllegalActionError, Outcome, PerSeat, Seat, SeatSet, Seats, Sink, options,
};

/// A game in progress together with its record so far.
#[derive(Clone, Debug)]
pub struct Recording<G: Game, C> {
    position: G,
    recorder: Recorder<C>,
    choices: G::Choices,
    /// The index of the first event of the decision that several seats are making at once.
    together_from: usize,
}

impl<G: Game, C: Chance> Recording<G, C> {
    /// Deals a game.
    pub fn deal(seats: Seats, options: &G::Options, luck: C, out: &mut impl Sink<G::Event>) -> Self {
        let mut recorder = Recorder::new(luck);
        let position = G::deal(seats, options, &mut recorder, out);
        let together_from = recorder.events().len();
        Self { position, recorder, choices: G::Choices::default(), together_from }
    }

    /// Replays the first events of a record and continues from where they end; from there on `luck` decides.
    ///
    /// The events may end in the middle of a decision that several seats make at once.
    ///
    /// # Errors
    /// At the first event that the rules do not allow.
    pub fn resume(
        seats: Seats,
        options: &G::Options,
        events: Vec<RecordEvent>,
        luck: C,
        out: &mut impl Sink<G::Event>,
    ) -> Result<Self, RecordError> {
        let mut script = Script::new(&events);
        let mut position = G::deal(seats, options, &mut script, out);
        script.fits()?;
        let mut together_from = script.read();
        while let Some(event) = script.next_event() {
            let number = script.read();
            let (seat, action) =
                decision(&position, event).map_err(|problem| RecordError::Event { number, problem })?;
            let others = position.to_act().without(seat);
            position.play_unchecked(seat, action, &mut script, out);
            script.fits()?;
            if !waiting(&position, others) {
                together_from = script.read();
            }
        }
        let recorder = Recorder::after(events, luck);
        Ok(Self { position, recorder, choices: G::Choices::default(), together_from })
    }

    /// The current position.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The events so far.
    pub fn events(&self) -> &[RecordEvent] {
        self.recorder.events()
    }

    /// Plays a seat's action. Seats that choose at once may do so in any order; the record lists them in
    /// ascending order.
    ///
    /// # Errors
    /// If the action is not legal. The error says why, and nothing has changed.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        out: &mut impl Sink<G::Event>,
    ) -> Result<(), IllegalActionError> {
        self.position.check(seat, action)?;
        self.position.legal(seat, &mut self.choices);
        let decision =
            RecordEvent::Decision { seat, action: action.to_string(), legal: self.choices.len() as u64 };
        let earlier = &self.recorder.events()[self.together_from..];
        let before = earlier
            .iter()
            .filter(|event| matches!(event, RecordEvent::Decision { seat: other, .. } if *other < seat));
        let index = self.together_from + before.count();
        self.recorder.insert(index, decision);

        let others = self.position.to_act().without(seat);
        self.position.play_unchecked(seat, action, &mut self.recorder, out);
        if !waiting(&self.position, others) {
            self.together_from = self.recorder.events().len();
        }
        Ok(())
    }

    /// The outcome if this legal action ends the game.
    pub fn outcome_after(&self, seat: Seat, action: G::Action) -> Option<Outcome>
    where
        C: Clone,
    {
        let (mut position, mut luck) = (self.position.clone(), self.recorder.luck().clone());
        position.play_unchecked(seat, action, &mut luck, &mut ());
        position.outcome()
    }

    /// The record, once the game is over.
    pub fn finish(&self, seed: impl Into<String>) -> Option<Record> {
        self.position.outcome().map(|outcome| self.written(seed, outcome))
    }

    /// The record so far of a game that is not over and may never be. It has no winners, so that nobody takes
    /// it for a finished game.
    pub fn so_far(&self, seed: impl Into<String>) -> Record {
        let nothing = PerSeat::new(self.position.seats());
        self.written(seed, Outcome { scores: nothing, winners: SeatSet::EMPTY })
    }

    fn written(&self, seed: impl Into<String>, outcome: Outcome) -> Record {
        let mut record = Record::new(G::INFO.slug, seed, options::to_json(self.position.options()), outcome);
        record.events = self.recorder.events().to_vec();
        record
    }
}

/// Whether exactly the others, who choose at the same time, still have to choose.
fn waiting<G: Game>(position: &G, others: SeatSet) -> bool {
    !others.is_empty() && position.to_act() == others
}

/// Reads the decision from an event, if the rules allow it in this position.
pub(super) fn decision<G: Game>(
    position: &G,
    event: &RecordEvent,
) -> Result<(Seat, G::Action), RecordEventError> {
    let Some(expected) = position.to_act().first() else { return Err(RecordEventError::AfterTheEnd) };
    let (seat, text, legal) = match event {
        RecordEvent::Decision { seat, action, legal } => (*seat, action, *legal),
        RecordEvent::Chance(event) => {
            return Err(RecordEventError::ChanceUnexpected { found: event.name(), expected: None });
        }
    };
    if !position.to_act().contains(seat) {
        return Err(RecordEventError::Seat { found: seat, expected });
    }
    let action: G::Action = text.parse()?;
    if let Err(reason) = position.check(seat, action) {
        return Err(RecordEventError::Illegal { seat, action: text.clone(), reason: Box::new(reason) });
    }
    let expected = position.choices(seat).len() as u64;
    if legal != expected {
        return Err(RecordEventError::Count { seat, expected, found: legal });
    }
    Ok((seat, action))
}
