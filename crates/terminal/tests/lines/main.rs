//! Games in lines, and their files.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod german;
mod keeping;
mod playing;

use std::{fs, io::Cursor, path::PathBuf};

use parlour_bots::Bot;
use parlour_core::{Language, Seat, record::Record};
use parlour_registry::Deal;
use parlour_terminal::{SavedGames, Session, SoloSetup, plain};
use serde_json::Map;
use tempfile::TempDir;

/// A folder in which games are kept.
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

    /// The records that were written.
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

/// What is said in English when these lines are typed.
fn told(session: Session, typed: &str) -> String {
    told_in(Language::English, session, typed)
}

/// What is said in that language when these lines are typed.
fn told_in(language: Language, session: Session, typed: &str) -> String {
    let mut out = Vec::new();
    plain::play(session, language, &mut Cursor::new(typed), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// More answers than any of these games has questions.
fn always(answer: &str) -> String {
    format!("{answer}\n").repeat(20_000)
}
