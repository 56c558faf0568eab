//! Games in lines, and their files.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod keeping;
mod playing;

use std::{fs, io::Cursor, path::PathBuf};

use parlour_bots::Bot;
use parlour_core::{Seat, record::Record};
use parlour_registry::Deal;
use parlour_terminal::{Plan, Session, Store, plain};
use serde_json::Map;
use tempfile::TempDir;

/// A folder in which games are kept.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("my.game")
    }

    fn store(&self) -> Store {
        Store::in_file(self.file())
    }

    fn start(&self, plan: Plan) -> Session {
        Session::start(plan, self.store()).unwrap()
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

fn plan(slug: &str, seats: usize, seat: u8) -> Plan {
    Plan {
        game: slug.to_owned(),
        deal: Deal { seats, options: Map::new(), seed: 7.into() },
        seat: Seat::new(seat),
        bots: vec![Bot::Random],
    }
}

/// What is said when these lines are typed.
fn told(session: Session, typed: &str) -> String {
    let mut out = Vec::new();
    plain::play(session, &mut Cursor::new(typed), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}
