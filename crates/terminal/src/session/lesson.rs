//! The connection of a session to a lesson: [`LessonLink`].

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use parlour_core::{Seat, Words};
use parlour_protocol::{ClientMessage, TableId};
use parlour_registry::AnyGame;
use parlour_seat::{Client, LessonTable, Voice};

use super::{Heard, Link, Session};
use crate::{SavedGames, TerminalError};

/// A lesson whose current step is saved in a file.
pub(super) struct LessonLink {
    table: LessonTable,
    store: SavedGames,
    waiting: VecDeque<Heard>,
    /// The time of the last scripted move.
    since: Instant,
}

impl LessonLink {
    pub(super) fn open(game: &dyn AnyGame, step: usize, store: SavedGames) -> Result<Self, TerminalError> {
        let slug = game.info().slug;
        let files = game.lesson().ok_or(TerminalError::NoLesson(game.info().title))?;
        let lesson = files.read().expect("the tests read every lesson");
        let table = LessonTable::open(slug, lesson, step)?;
        let waiting = VecDeque::from([Heard::Opened]);
        Ok(Self { table, store, waiting, since: Instant::now() })
    }

    fn keep(&self) -> Result<(), TerminalError> {
        self.store.save_lesson(self.table.game(), self.table.step_to_keep())
    }
}

impl Link for LessonLink {
    fn send(&mut self, message: ClientMessage) -> Result<(), TerminalError> {
        let answers = self.table.receive(message);
        self.waiting.extend(answers.into_iter().map(|message| Heard::Message(Box::new(message))));
        self.since = Instant::now();
        self.keep()
    }

    fn receive(&mut self, _: Duration) -> Result<Option<Heard>, TerminalError> {
        if let Some(heard) = self.waiting.pop_front() {
            return Ok(Some(heard));
        }
        self.since = Instant::now();
        Ok(self.table.other_plays().map(|message| Heard::Message(Box::new(message))))
    }

    fn thinking(&self) -> Option<(Seat, Instant)> {
        self.table.other_to_act().map(|seat| (seat, self.since))
    }

    fn another(&self, _: Option<TableId>) -> Result<Option<Session>, TerminalError> {
        let game = parlour_registry::find(self.table.game())?;
        Session::learn(game, Some(0), self.store.clone()).map(Some)
    }

    fn introduction(&self, client: &Client) -> Vec<Words> {
        let title = client.game().map_or("", |game| game.info().title);
        vec![Words::new("terminal-lesson").words("title", Words::plain(title))]
    }

    fn record(&self) -> String {
        String::new()
    }

    fn parting(&self) -> Words {
        Words::new("terminal-lesson-left").words("game", Words::plain(self.table.game()))
    }

    fn voice(&self) -> Option<Voice> {
        self.table.voice()
    }

    fn read_on(&mut self) -> Result<(), TerminalError> {
        self.table.read_on();
        self.since = Instant::now();
        self.keep()
    }
}
