//! What can go wrong with a program outside: [`ProgramError`].

use std::time::Duration;

use parlour_core::Seat;
use thiserror::Error;

use crate::PlayError;

/// A program outside broke off a game.
#[derive(Debug, Error)]
#[error("game {game} of seed {seed} is broken: the bot `{program}` on seat {seat} {reason}")]
pub struct ProgramError {
    /// The program's command.
    pub program: String,
    /// Where it sat.
    pub seat: Seat,
    /// The number of the game, counted from 0 as in records.
    pub game: u64,
    /// The seed of the run.
    pub seed: u64,
    /// What it did.
    pub reason: AnswerError,
}

/// Why a program's answer is not a move.
#[derive(Debug, Error)]
pub enum AnswerError {
    /// It gave no answer.
    #[error(transparent)]
    Silent(#[from] NoAnswerError),
    /// Its answer cannot be read.
    #[error("answered `{answer}`, where a line like {{\"a\":\"{example}\"}} was expected")]
    Garbled {
        /// The answer, or its beginning.
        answer: String,
        /// A legal action.
        example: String,
    },
    /// The action is refused.
    #[error("answered `{action}`: {refusal}")]
    Refused {
        /// The action.
        action: String,
        /// Why it is refused.
        refusal: Box<PlayError>,
    },
}

/// Why a program gave no answer.
#[derive(Debug, Error)]
pub enum NoAnswerError {
    /// It cannot be started.
    #[error("cannot be started: {0}")]
    NotStarted(String),
    /// It ended.
    #[error("ended without an answer ({0})")]
    Ended(String),
    /// It took too long.
    #[error("did not answer within {} s", .0.as_secs_f64())]
    TooSlow(Duration),
    /// Its answer is too long.
    #[error("answered with a line of more than {0} bytes")]
    TooLong(usize),
    /// Its answer is not text.
    #[error("answered with bytes that are not UTF-8 text")]
    NotText,
    /// It spoke before it was asked.
    #[error("said `{0}` without being asked; one line of answer for each line of question")]
    Unasked(String),
}
