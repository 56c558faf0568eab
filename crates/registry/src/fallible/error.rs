//! Errors of external programs: [`ProgramError`].

use std::time::Duration;

use parlour_core::Seat;
use thiserror::Error;

use crate::PlayError;

/// An external program made it impossible to finish a game.
#[derive(Debug, Error)]
#[error("game {game} of seed {seed} is broken: the bot `{program}` on seat {seat} {reason}")]
pub struct ProgramError {
    /// The command that starts the program.
    pub program: String,
    /// The program's seat.
    pub seat: Seat,
    /// The number of the game, counted from 0 as in records.
    pub game: u64,
    /// The seed of the run.
    pub seed: u64,
    /// What went wrong.
    pub reason: AnswerError,
}

/// The reason why a program's answer is not a move.
#[derive(Debug, Error)]
pub enum AnswerError {
    /// The program gave no answer.
    #[error(transparent)]
    Silent(#[from] NoAnswerError),
    /// The answer cannot be read.
    #[error("answered `{answer}`, where a line like {{\"a\":\"{example}\"}} was expected")]
    Garbled {
        /// The answer or its beginning.
        answer: String,
        /// A legal action, as an example.
        example: String,
    },
    /// The rules refuse the action.
    #[error("answered `{action}`: {refusal}")]
    Refused {
        /// The action.
        action: String,
        /// The reason.
        refusal: Box<PlayError>,
    },
}

/// The reason why a program gave no answer.
#[derive(Debug, Error)]
pub enum NoAnswerError {
    /// The program cannot be started.
    #[error("cannot be started: {0}")]
    NotStarted(String),
    /// The program ended.
    #[error("ended without an answer ({0})")]
    Ended(String),
    /// The program took too long.
    #[error("did not answer within {} s", .0.as_secs_f64())]
    TooSlow(Duration),
    /// The answer is too long.
    #[error("answered with a line of more than {0} bytes")]
    TooLong(usize),
    /// The answer is not text.
    #[error("answered with bytes that are not UTF-8 text")]
    NotText,
    /// The program wrote a line before it was asked.
    #[error("said `{0}` without being asked; one line of answer for each line of question")]
    Unasked(String),
}
