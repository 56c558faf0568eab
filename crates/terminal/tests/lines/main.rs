//! Games in lines, and their files.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod keeping;
mod playing;

use std::{fs, io::Cursor, path::PathBuf};

use parlour_bots::Bot;
use parlour_core::{Seat, record::Record};
use parlour_registry::Deal;
use parlour_terminal::{Session, SoloSetup, Store, plain};
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

    fn store(&self) -> Store {
        Store::in_file(self.file())
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

/// What is said when these lines are typed.
fn told(session: Session, typed: &str) -> String {
    let mut out = Vec::new();
    plain::play(session, &mut Cursor::new(typed), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}
