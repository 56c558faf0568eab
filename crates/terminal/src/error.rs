//! Errors that keep a game from beginning or going on: [`TerminalError`].

use std::{io, path::PathBuf};

use parlour_registry::{ResumeError, UnknownGameError};
use parlour_seat::{Breach, LessonError, SoloBotsError, SoloError};
use thiserror::Error;

/// The reason why a game cannot begin or go on.
#[derive(Debug, Error)]
pub enum TerminalError {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// The table against bots cannot be set up.
    #[error(transparent)]
    Solo(#[from] SoloError),
    /// The bots do not fit the other seats.
    #[error(transparent)]
    Bots(#[from] SoloBotsError),
    /// The lesson cannot be opened.
    #[error(transparent)]
    Lesson(#[from] LessonError),
    /// The game has no lesson.
    #[error("there is no lesson for {0}")]
    NoLesson(&'static str),
    /// No folder for saved games was given.
    #[error("there is no folder to save the game in: set PARLOUR_DATA to a folder, or use --save FILE")]
    NoPlace,
    /// There is no saved game to continue.
    #[error("there is no saved game in {}", .0.display())]
    NothingSaved(PathBuf),
    /// The file is not a saved game.
    #[error("{} is not a saved game: {problem}", .path.display())]
    NotAGame {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
    /// The file does not tell what a table has promised.
    #[error("{} does not tell what the table had promised: {problem}", .path.display())]
    NotAPledge {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
    /// The table has broken a promise about its deal.
    #[error("do not trust this table: {0}")]
    Breach(#[from] Breach),
    /// The file is a saved game, but the rules do not allow it.
    #[error("{} cannot be continued: {problem}", .path.display())]
    CannotResume {
        /// The file.
        path: PathBuf,
        /// Why it cannot be continued.
        problem: ResumeError,
    },
    /// A file or folder could not be read or written.
    #[error("cannot use {}: {source}", .path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// Reading from or writing to the terminal failed.
    #[error("the terminal failed: {0}")]
    Terminal(#[from] io::Error),
    /// The table refused something or is gone.
    #[error("{0}")]
    Table(String),
    /// The server cannot be reached.
    #[error("cannot reach {host}: {why}")]
    Unreachable {
        /// The server's name and port.
        host: String,
        /// What went wrong.
        why: String,
    },
    /// The operating system provided no random numbers.
    #[error("no randomness available from the operating system: {0}")]
    NoLuck(getrandom::Error),
}
