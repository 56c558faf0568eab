//! What can go wrong: [`EnvError`].

use parlour_core::{ParseActionError, Rule, Seat, record::RecordError};
use parlour_registry::{PlayError, SetupError, record_problem};
use thiserror::Error;

/// Why an operation failed. It has changed nothing.
#[derive(Debug, Error)]
pub enum EnvError {
    /// There is no such game.
    #[error("there is no game `{name}`; there are: {list}")]
    UnknownGame {
        /// The name that was given.
        name: String,
        /// The games there are.
        list: String,
    },
    /// The seats or the options do not fit the game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The rules forbid the action.
    #[error("{sentence}")]
    Illegal {
        /// The reason, as a player reads it.
        sentence: String,
        /// The rule that forbids it; `None` if it is only another seat's turn.
        rule: Option<Rule>,
    },
    /// A text is not an action of the game.
    #[error("{}", PlayError::from(.0.clone()))]
    NotAnAction(#[from] ParseActionError),
    /// A number does not belong to a legal action.
    #[error("{number} is not the number of a legal action of seat {seat}")]
    NotLegal {
        /// The number.
        number: i64,
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A number in a batch does not belong to a legal action.
    #[error("row {row}: {number} is not the number of a legal action of seat {seat}")]
    NotLegalInRow {
        /// The row of the arrays.
        row: usize,
        /// The number.
        number: i64,
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A chance outcome has to be chosen first.
    #[error("chance decides now: choose one of its outcomes")]
    ChanceDecides,
    /// There is no such chance outcome.
    #[error("there is no chance outcome {0} here")]
    NoSuchOutcome(usize),
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// A sampled position was never dealt.
    #[error("a sampled position was never dealt, so it has no record")]
    Sampled,
    /// A record is damaged or breaks the rules.
    #[error("{}", record_problem(.0))]
    Record(#[from] RecordError),
    /// A text does not have the expected form.
    #[error("this is not {what}: {reason}")]
    Form {
        /// What was expected.
        what: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// An array has the wrong length.
    #[error("`{array}` has {found} numbers instead of {expected}")]
    Length {
        /// The name of the array.
        array: &'static str,
        /// The length it has.
        found: usize,
        /// The length it should have.
        expected: usize,
    },
    /// Every seat has a bot, so there is nothing for the caller to decide.
    #[error("bots sit on every seat; leave one of them to the caller")]
    BotsEverywhere,
    /// There is no such seat.
    #[error("there is no seat {0} at this table")]
    NoSeat(usize),
    /// A batch needs at least one game and one thread.
    #[error("a batch needs at least one game and one thread")]
    Empty,
    /// The system cannot start the threads.
    #[error("the threads cannot be started: {0}")]
    Threads(String),
}
