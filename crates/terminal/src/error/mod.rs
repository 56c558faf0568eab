//! Errors that keep a game from beginning or going on: [`TerminalError`].

mod words;

use std::{io, path::PathBuf};

use parlour_core::{Language, Viewer, Words};
use parlour_registry::{ResumeError, UnknownGameError};
use parlour_seat::{LessonError, PromiseError, SoloBotsError, SoloError};
use thiserror::Error;

use crate::voice::speaker;

/// The reason why a game cannot begin or go on.
#[derive(Debug, Error)]
#[error("{}", self.said(Language::English))]
pub enum TerminalError {
    /// There is no such game.
    Game(#[from] UnknownGameError),
    /// The table against bots cannot be set up.
    Solo(#[from] SoloError),
    /// The bots do not fit the other seats.
    Bots(#[from] SoloBotsError),
    /// The lesson cannot be opened.
    Lesson(#[from] LessonError),
    /// The game has no lesson.
    NoLesson(&'static str),
    /// No folder for saved games was given.
    NoPlace,
    /// There is no saved game to continue.
    NothingSaved(PathBuf),
    /// The file is not a saved game.
    NotAGame {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: Words,
    },
    /// The file does not hold what a table has promised.
    NotAPledge {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: serde_json::Error,
    },
    /// The table has broken a promise about its deal.
    Promise(#[from] PromiseError),
    /// The file is a saved game, but the rules do not allow it.
    CannotResume {
        /// The file.
        path: PathBuf,
        /// Why it cannot be continued.
        problem: ResumeError,
    },
    /// A file or folder could not be read or written.
    File {
        /// The file or folder.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// Reading from or writing to the terminal failed.
    Terminal(#[from] io::Error),
    /// The table refused something or is gone.
    Table(Words),
    /// The server cannot be reached.
    Unreachable {
        /// The server's name and port.
        host: String,
        /// What went wrong.
        why: String,
    },
    /// The operating system provided no random numbers.
    NoLuck(getrandom::Error),
}

impl TerminalError {
    /// The reason in a language, as one sentence without its full stop.
    pub fn said(&self, language: Language) -> String {
        speaker(language, Viewer::Spectator).say(&self.words())
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::Seat;

    use super::*;

    /// One error of each kind that a person is likely to meet.
    fn errors() -> Vec<TerminalError> {
        let path = || PathBuf::from("/data/tps.game");
        let setup = |seats| {
            let deal = parlour_registry::Deal { seats, options: serde_json::Map::new(), seed: 7.into() };
            let game = parlour_registry::find("tps").unwrap();
            game.table(&deal).map_err(|problem| SoloError::Table(ResumeError::Setup(problem))).err().unwrap()
        };
        let denied = || io::Error::from(io::ErrorKind::PermissionDenied);
        vec![
            parlour_registry::find("chess").err().unwrap().into(),
            setup(9).into(),
            SoloError::Seat { seat: Seat::new(4), seats: 3 }.into(),
            SoloError::Bots { bots: 2, seats: 3 }.into(),
            SoloBotsError { bots: 3, others: 2 }.into(),
            TerminalError::NoLesson("Leduc"),
            TerminalError::NoPlace,
            TerminalError::NothingSaved(path()),
            TerminalError::NotAGame { path: path(), problem: Words::plain("line 1") },
            PromiseError::Commitment.into(),
            TerminalError::File { path: path(), source: denied() },
            denied().into(),
            TerminalError::Table("terminal-silent".into()),
            TerminalError::Unreachable { host: "example.org:80".to_owned(), why: "…".to_owned() },
        ]
    }

    #[test]
    fn every_error_is_said_in_english_and_in_german() {
        for error in errors() {
            let (english, german) = (error.to_string(), error.said(Language::German));
            assert!(!english.contains('⟨') && !german.contains('⟨'), "{english}; {german}");
            assert_ne!(english, german);
        }
    }

    #[test]
    fn an_error_names_what_it_is_about() {
        let said: Vec<String> = errors().iter().map(|error| error.said(Language::German)).collect();
        assert!(said[0].starts_with("das Spiel `chess` gibt es nicht; es gibt: tps, "), "{}", said[0]);
        assert_eq!(said[1], "TrickPaperScissors hat 3 bis 4 Plätze, nicht 9");
        assert_eq!(said[2], "es gibt keinen Platz 5: Der Tisch hat die Plätze 1 bis 3");
        assert_eq!(said[7], "in /data/tps.game ist kein Spiel gespeichert");
    }
}
