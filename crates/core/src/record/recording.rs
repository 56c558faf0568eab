//! A game that is written down while it is played: [`Recording`].

use super::{Record, RecordEvent, Recorder};
use crate::{Choices, Dice, Game, Illegal, Seat, Seats, Sink, options};

/// A game in play together with its record so far.
#[derive(Clone, Debug)]
pub struct Recording<G: Game, D> {
    position: G,
    recorder: Recorder<D>,
    choices: G::Choices,
    /// The first event of the decision that several seats are making at once.
    together_from: usize,
}

impl<G: Game, D: Dice> Recording<G, D> {
    /// Deals a game.
    pub fn deal(seats: Seats, options: &G::Options, dice: D, out: &mut impl Sink<G::Event>) -> Self {
        let mut recorder = Recorder::new(dice);
        let position = G::deal(seats, options, &mut recorder, out);
        let together_from = recorder.events().len();
        Self { position, recorder, choices: G::Choices::default(), together_from }
    }

    /// The position now.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// What has been written so far.
    pub fn events(&self) -> &[RecordEvent] {
        self.recorder.events()
    }

    /// A seat decides. Seats that choose at once may do so in any order; the record lists them in ascending order.
    ///
    /// # Errors
    /// With the reason, and nothing has changed, if the action is not legal.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        out: &mut impl Sink<G::Event>,
    ) -> Result<(), Illegal> {
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
        let waiting = !others.is_empty() && self.position.to_act() == others;
        if !waiting {
            self.together_from = self.recorder.events().len();
        }
        Ok(())
    }

    /// The record, once the game is over.
    pub fn finish(self, seed: impl Into<String>) -> Option<Record> {
        let outcome = self.position.outcome()?;
        let mut record = Record::new(G::INFO.slug, seed, options::to_json(self.position.options()), outcome);
        record.events = self.recorder.into_events();
        Some(record)
    }
}
