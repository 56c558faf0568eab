//! Tests of games in lines, and of their files.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod german;
mod keeping;
mod learning;
mod playing;

use std::{fs, io::Cursor, path::PathBuf};

use parlour_bots::Bot;
use parlour_core::{Language, Seat, record::Record};
use parlour_registry::Deal;
use parlour_terminal::{SavedGames, Session, SoloSetup, plain};
use serde_json::Map;
use tempfile::TempDir;

/// A folder for saved games.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("my.game")
    }

    fn store(&self) -> SavedGames {
        SavedGames::in_file(self.file())
    }

    fn start(&self, setup: SoloSetup) -> Session {
        Session::start(setup, self.store()).unwrap()
    }

    fn resume(&self) -> Session {
        Session::resume(self.store(), None).unwrap()
    }

    /// The records written.
    fn records(&self) -> Vec<Record> {
        let text = fs::read_to_string(self.store().records()).unwrap_or_default();
        text.lines().map(|line| Record::from_json(line).unwrap()).collect()
    }
}

fn deal(seats: usize) -> Deal {
    Deal { seats, options: Map::new(), seed: 7.into() }
}

fn setup(slug: &str, seats: usize, seat: u8) -> SoloSetup {
    SoloSetup::new(slug, deal(seats), Seat::new(seat), &[Bot::Random]).unwrap()
}

/// The session chosen by typing these lines, and the output.
fn chosen_by(folder: &Folder, language: Language, typed: &str) -> (Option<Session>, String) {
    let mut out = Vec::new();
    let chosen = plain::choose(folder.store(), language, &mut Cursor::new(typed), &mut out).unwrap();
    (chosen, String::from_utf8(out).unwrap())
}

/// The English output for these lines.
fn told(session: Session, typed: &str) -> String {
    told_in(Language::English, session, typed)
}

/// The output for these lines in this language.
fn told_in(language: Language, session: Session, typed: &str) -> String {
    let mut out = Vec::new();
    plain::play(session, language, &mut Cursor::new(typed), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// The answer repeated more often than any of these games asks.
fn always(answer: &str) -> String {
    format!("{answer}\n").repeat(20_000)
}
