//! The program as a person runs it.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod bad_input;
mod kept;
mod lab;
mod language;
mod learn;
#[cfg(unix)]
mod outside;
#[cfg(feature = "leduc")]
mod own_game;
mod play;
mod readme;
mod rivals;
#[cfg(unix)]
mod screen;
#[cfg(unix)]
mod serve;

use std::{
    fs,
    path::{Path, PathBuf},
};

use assert_cmd::Command;
use tempfile::TempDir;

/// Runs the program with these words, in English unless they say otherwise, whatever the language of the
/// machine.
fn parlour(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(words.split_whitespace()).env("PARLOUR_LANG", "en");
    command
}

/// The output of a successful run.
fn output(words: &str) -> String {
    let done = parlour(words).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

/// The standard error of a run that ends with this exit code and without a panic.
fn complaint(words: &str, code: i32) -> String {
    let done = parlour(words).assert().code(code);
    let said = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// A folder with a file of twenty records.
struct Folder {
    folder: TempDir,
}

impl Folder {
    fn with_records() -> Self {
        let folder = Self { folder: TempDir::new().unwrap() };
        output(&format!("sim tps --games 20 --bots explorer --record {}", folder.records()));
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn records(&self) -> String {
        self.path("games.jsonl").display().to_string()
    }

    /// Creates a file with this content beside the records, and returns its path.
    fn file(&self, content: impl AsRef<[u8]>) -> String {
        let path = self.path("other.jsonl");
        fs::write(&path, content).unwrap();
        path.display().to_string()
    }
}

/// The examples in Python are played here, so it has to be there.
#[cfg(unix)]
fn needs_python() {
    let python = std::process::Command::new("python3").arg("--version").output();
    let found = python.is_ok_and(|done| done.status.success());
    assert!(found, "python3 is not installed: the tests need it, because they play the examples in Python");
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).unwrap()
}
