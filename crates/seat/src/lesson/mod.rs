//! A lesson as the learner sees it: [`LessonTable`].

#[cfg(test)]
mod tests;

use parlour_bots::Bot;
use parlour_core::{
    Seat, Words,
    lesson::{Lesson, LessonStep},
    scene::Pick,
};
use parlour_protocol::{ClientMessage, MoveId, ServerMessage};
use parlour_registry::{Deal, PlayError};
use thiserror::Error;

use crate::{SavedSolo, SoloError, SoloReply, SoloSetup, SoloTable, solo::refused};

/// A lesson: a scripted table against bots, with a [`Voice`] that explains it.
///
/// It answers a [`Client`](crate::Client) as a server would. The moves of the other seats come from its
/// script. The caller asks for them one at a time with [`other_plays`](Self::other_plays), so that each can
/// be shown.
pub struct LessonTable {
    lesson: Lesson,
    table: SoloTable,
    step: usize,
    /// The number of others' moves already made in this step.
    made: usize,
}

/// What the voice says now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// The sentences.
    pub words: Words,
    /// The things they are about.
    pub point: Vec<Pick>,
    /// The step, counted from 1.
    pub number: usize,
    /// How many steps the lesson has.
    pub count: usize,
    /// What the voice waits for.
    pub waits: VoiceWaits,
}

/// What the voice waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoiceWaits {
    /// For the learner to read on.
    Reading,
    /// For the learner to move.
    Move,
    /// Nothing: this was the last step.
    Nothing,
}

/// Why a lesson cannot be given.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// Its table cannot be opened.
    #[error(transparent)]
    Table(#[from] SoloError),
    /// A move of the script is not legal.
    #[error("step {step} of the lesson: `{action}` is refused: {why}")]
    Move {
        /// The step, counted from 1.
        step: usize,
        /// The move.
        action: String,
        /// The reason.
        why: PlayError,
    },
}

impl LessonTable {
    /// Opens a game's lesson at a step, counted from 0. If the lesson has fewer steps, opens the last one.
    ///
    /// # Errors
    /// If the script does not fit the game.
    pub fn open(game: &str, lesson: Lesson, step: usize) -> Result<Self, LessonError> {
        let deal = Deal { seats: lesson.seats, options: lesson.options.clone(), seed: lesson.seed.into() };
        let setup = SoloSetup { seat: lesson.seat, ..SoloSetup::against(game, deal, Bot::Easy) };
        let table = SoloTable::open(SavedSolo { setup, events: lesson.opening.clone() })?;
        let last = lesson.steps.len().saturating_sub(1);
        let mut lesson = Self { lesson, table, step: 0, made: 0 };
        lesson.catch_up()?;
        while lesson.step < step.min(last) {
            if let Some(action) = lesson.current().and_then(|step| step.play.clone()) {
                lesson.make(lesson.lesson.seat, &action)?;
            }
            lesson.step += 1;
            lesson.made = 0;
            lesson.catch_up()?;
        }
        Ok(lesson)
    }

    /// The current step, counted from 0.
    pub const fn step(&self) -> usize {
        self.step
    }

    /// The step to open at the next visit, counted from 0. After the last step it is the first.
    pub fn step_to_keep(&self) -> usize {
        if self.step + 1 < self.lesson.steps.len() { self.step } else { 0 }
    }

    /// Goes back to the first step.
    ///
    /// # Errors
    /// If the script does not fit the game.
    pub fn start_over(&mut self) -> Result<(), LessonError> {
        *self = Self::open(self.game(), self.lesson.clone(), 0)?;
        Ok(())
    }

    /// The slug of the game.
    pub fn game(&self) -> &str {
        &self.table.setup().game
    }

    /// What the voice says; `None` while others move.
    pub fn voice(&self) -> Option<Voice> {
        let step = self.current().filter(|_| self.other_to_act().is_none())?;
        let count = self.lesson.steps.len();
        let waits = match &step.play {
            Some(_) => VoiceWaits::Move,
            None if self.step + 1 == count => VoiceWaits::Nothing,
            None => VoiceWaits::Reading,
        };
        let words = self.lesson.words(step, &step.say);
        Some(Voice { words, point: step.point.clone(), number: self.step + 1, count, waits })
    }

    /// The seat whose scripted move is next.
    pub fn other_to_act(&self) -> Option<Seat> {
        self.current()?.others.get(self.made).map(|(seat, _)| *seat)
    }

    /// Makes the next move of another seat.
    pub fn other_plays(&mut self) -> Option<ServerMessage> {
        let (seat, action) = self.current()?.others.get(self.made)?.clone();
        self.made += 1;
        Some(self.table.bot_plays(seat, &action).expect("the tests play every lesson"))
    }

    /// Goes on to the next step, if this one only has to be read.
    pub fn read_on(&mut self) {
        if self.voice().is_some_and(|voice| voice.waits == VoiceWaits::Reading) {
            self.go_on();
        }
    }

    /// Answers a message.
    pub fn receive(&mut self, message: ClientMessage) -> Vec<ServerMessage> {
        match message {
            ClientMessage::Move { ref id, ref action, .. } => match self.objection(id, action) {
                Some(objection) => vec![objection],
                None => self.pass_on(message),
            },
            ClientMessage::Hello { .. } | ClientMessage::Ping => self.pass_on(message),
            _ => vec![refused(None, Words::new("protocol-lesson-only"))],
        }
    }

    fn current(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.step)
    }

    fn go_on(&mut self) {
        self.step += 1;
        self.made = 0;
    }

    /// The lesson's objection to a legal move now, if it has one. Illegal moves are left for the rules to
    /// refuse.
    fn objection(&self, id: &MoveId, action: &str) -> Option<ServerMessage> {
        let id = Some(id.clone());
        let step = self.current()?;
        let Some(wanted) = step.play.as_ref().filter(|_| self.other_to_act().is_none()) else {
            return Some(refused(id, Words::new("protocol-lesson-read-first")));
        };
        if wanted == action || self.table.check(action).is_err() {
            return None;
        }
        let words = match step.answer(action) {
            Some(answer) => self.lesson.words(step, answer),
            None => Words::new("protocol-lesson-other").words("move", self.label(wanted)),
        };
        Some(refused(id, words))
    }

    /// A legal move of the learner, in words.
    fn label(&self, action: &str) -> Words {
        let choices = self.table.scene().choices;
        let choice = choices.into_iter().find(|choice| choice.action == action);
        choice.map_or_else(|| Words::plain(action), |choice| choice.label)
    }

    fn pass_on(&mut self, message: ClientMessage) -> Vec<ServerMessage> {
        let seed = self.lesson.seed.into();
        let SoloReply::Messages(messages) = self.table.receive(message, || seed) else { return Vec::new() };
        if messages.iter().any(|message| matches!(message, ServerMessage::Accepted { .. })) {
            self.go_on();
        }
        messages
    }

    /// Makes the others' moves of this step without showing them.
    fn catch_up(&mut self) -> Result<(), LessonError> {
        while let Some((seat, action)) = self.current().and_then(|step| step.others.get(self.made)).cloned() {
            self.make(seat, &action)?;
            self.made += 1;
        }
        Ok(())
    }

    fn make(&mut self, seat: Seat, action: &str) -> Result<(), LessonError> {
        let made = self.table.bot_plays(seat, action);
        made.map(drop).map_err(|why| LessonError::Move {
            step: self.step + 1,
            action: action.to_owned(),
            why,
        })
    }
}
