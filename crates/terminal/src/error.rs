//! What ends a game before its end: [`TerminalError`].

use std::{io, path::PathBuf};

use parlour_registry::{ResumeError, UnknownGameError};
use parlour_seat::{SoloBotsError, SoloError};
use thiserror::Error;

/// Why there is no game, or no more of it.
#[derive(Debug, Error)]
pub enum TerminalError {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// The table against bots cannot be opened like that.
    #[error(transparent)]
    Solo(#[from] SoloError),
    /// The bots do not fit the other seats.
    #[error(transparent)]
    Bots(#[from] SoloBotsError),
    /// Nobody said where games are kept.
    #[error("there is no folder to save the game in: set PARLOUR_DATA to a folder, or use --save FILE")]
    NoPlace,
    /// There is nothing to go on with.
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
    /// The file is a saved game, but not one that the rules give.
    #[error("{} cannot be continued: {problem}", .path.display())]
    CannotResume {
        /// The file.
        path: PathBuf,
        /// Why not.
        problem: ResumeError,
    },
    /// A file or folder could not be read or written.
    #[error("cannot use {}: {source}", .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The screen or the lines failed.
    #[error("the terminal failed: {0}")]
    Terminal(#[from] io::Error),
    /// The table says no, or is no more.
    #[error("{0}")]
    Table(String),
    /// Nobody answers there.
    #[error("cannot reach {host}: {why}")]
    Unreachable {
        /// Where.
        host: String,
        /// Why not.
        why: String,
    },
    /// The operating system gave no random numbers.
    #[error("no randomness available from the operating system: {0}")]
    NoLuck(getrandom::Error),
}
