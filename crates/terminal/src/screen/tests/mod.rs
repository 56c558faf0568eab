//! Tests of the screen as a person sees it and of its keys, without a terminal.

mod choosing;
mod pictures;
mod reach;
mod shared;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use parlour_bots::Bot;
use parlour_core::Language;
use parlour_registry::Deal;
use ratatui::{Terminal, backend::TestBackend};
use serde_json::Map;
use tempfile::TempDir;

use super::{
    app::{App, Next},
    look::{Colours, Look, Signs},
};
use crate::{SavedGames, Session, SoloSetup};

const PLAIN: Look = Look { signs: Signs::Unicode, colours: Colours::None };

/// A game on a simulated screen.
pub(super) struct Stage {
    pub(super) app: App,
    terminal: Terminal<TestBackend>,
    _folder: Option<TempDir>,
}

impl Stage {
    pub(super) fn new(slug: &str, seats: usize, seed: u64, size: (u16, u16)) -> Self {
        Self::looking(slug, seats, seed, size, PLAIN)
    }

    pub(super) fn looking(slug: &str, seats: usize, seed: u64, size: (u16, u16), look: Look) -> Self {
        let folder = TempDir::new().unwrap();
        let deal = Deal { seats, options: Map::new(), seed: seed.into() };
        let setup = SoloSetup::against(slug, deal, Bot::Random);
        let session = Session::start(setup, SavedGames::in_file(folder.path().join("game"))).unwrap();
        let mut stage = Self::showing(session, size, look, Some(folder));
        // The real folder has another name on every run.
        "FOLDER/records.jsonl".clone_into(&mut stage.app.records);
        stage.app.settle();
        stage.draw();
        stage
    }

    fn showing(session: Session, size: (u16, u16), look: Look, folder: Option<TempDir>) -> Self {
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        Self { app: App::new(session, look, Language::English), terminal, _folder: folder }
    }

    /// What the screen shows, without blanks at the ends of lines.
    pub(super) fn draw(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content.chunks(buffer.area.width.into());
        let lines = rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>());
        let text: Vec<String> = lines.map(|line| line.trim_end().to_owned()).collect();
        text.join("\n")
    }

    pub(super) fn press(&mut self, code: KeyCode) -> Next {
        let next = self.app.key(KeyEvent::new(code, KeyModifiers::NONE)).unwrap();
        self.app.settle();
        self.draw();
        next
    }

    pub(super) fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.app.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }).unwrap();
        self.app.settle();
        self.draw();
    }

    /// Plays the choice in the middle of the list, and lets the bots respond.
    pub(super) fn play_on(&mut self) {
        let choices = &self.app.scene.choices;
        let action = choices[choices.len() / 2].action.clone();
        self.app.play(&action).unwrap();
        self.app.settle();
        self.draw();
    }

    pub(super) fn over(&self) -> bool {
        self.app.session().client().is_over()
    }
}
