//! The errors that stop the program: [`CliError`], one sentence and an exit code.

use std::{
    io::{self, ErrorKind},
    path::PathBuf,
    process::ExitCode,
};

use parlour_core::{Language, Seat, Seats, record::RecordError};
use parlour_files::NoDataFolderError;
use parlour_lab::{PartError, parquet::TablesError};
use parlour_registry::{FairnessError, ProgramError, SetupError, UnknownGameError, record_problem};
use parlour_store::{BackupError, Database, RestoreError, StoreError};
use thiserror::Error;

use crate::lines::LineError;

/// The program stopped before its work was done.
#[derive(Debug, Error)]
pub(crate) enum CliError {
    #[error("{0}")]
    Usage(String),
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    NoDataFolder(#[from] NoDataFolderError),
    #[error(transparent)]
    Play(#[from] parlour_terminal::TerminalError),
    #[error("{0}; the run stops")]
    Program(#[from] ProgramError),
    #[error("cannot read {}: {source}", .path.display())]
    Read { path: PathBuf, source: io::Error },
    #[error("cannot write {}: {source}", .path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("cannot write to standard output: {0}")]
    Output(#[from] io::Error),
    #[error("{}, line {line}: {problem}", .path.display())]
    Line { path: PathBuf, line: u64, problem: LineError },
    #[error("{} holds no record", .0.display())]
    Empty(PathBuf),
    #[error("{} has no game {wanted}; it holds {games}", .path.display())]
    NoSuchGame { path: PathBuf, wanted: u64, games: u64 },
    #[error("{}, line {line}: {}", .path.display(), record_problem(.problem))]
    Record { path: PathBuf, line: u64, problem: RecordError },
    #[error("{}, line {line}: {unknown}", .path.display())]
    RecordGame { path: PathBuf, line: u64, unknown: UnknownGameError },
    #[error("{}, line {line}: {problem}", .path.display())]
    Unfair { path: PathBuf, line: u64, problem: FairnessError },
    #[error("{}, line {line}: the table had committed to something else", .path.display())]
    OtherCommitment { path: PathBuf, line: u64 },
    #[error("{}, line {line}: that nonce has no part in the deal", .path.display())]
    MissingNonce { path: PathBuf, line: u64 },
    #[error(transparent)]
    Backup(#[from] BackupError),
    #[error(transparent)]
    Restore(#[from] RestoreError),
    #[error(transparent)]
    Forget(#[from] parlour_server::ForgetError),
    #[error("there are no tables: {} does not exist", .0.display())]
    NoTables(PathBuf),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{database}: {problem}")]
    Database { database: Database, problem: StoreError },
    #[error("there is no seat {}: the game has seats 1 to {}", .seat.number() + 1, .seats.count())]
    NoSuchSeat { seat: Seat, seats: Seats },
    #[error("the game has {events} events, not {wanted}")]
    NoSuchEvent { wanted: usize, events: usize },
    #[error("the game has {decisions} decisions, not {wanted}")]
    NoSuchDecision { wanted: usize, decisions: usize },
    #[error("{}: {problem}", .path.display())]
    Part { path: PathBuf, problem: PartError },
    #[error(transparent)]
    Parquet(#[from] TablesError),
    #[error("cannot listen for Ctrl-C: {0}")]
    Signal(#[from] ctrlc::Error),
    #[error(transparent)]
    Serve(#[from] parlour_server::ServeError),
    #[error("cannot start {threads} threads: {reason}")]
    Threads { threads: usize, reason: String },
}

impl CliError {
    /// Prints what went wrong, to a player in their language, and returns the exit code: 1 if a record or a bot is wrong, 2 for everything
    /// else.
    pub(crate) fn report(self, language: Language) -> ExitCode {
        match self {
            // The reader of the output has seen enough.
            Self::Output(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Play(parlour_terminal::TerminalError::Terminal(error))
                if error.kind() == ErrorKind::BrokenPipe =>
            {
                ExitCode::SUCCESS
            }
            Self::Write { source, .. } if source.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            _ => {
                match &self {
                    Self::Play(error) => eprintln!("parlour: {}", error.said(language)),
                    // What programs and people who run servers read is English.
                    _ => eprintln!("parlour: {self}"),
                }
                if self.is_of_a_record() { ExitCode::FAILURE } else { ExitCode::from(2) }
            }
        }
    }

    /// Whether a record or a game is wrong, rather than the request or the system.
    pub(crate) fn is_of_a_record(&self) -> bool {
        matches!(
            self,
            Self::Record { .. }
                | Self::RecordGame { .. }
                | Self::Unfair { .. }
                | Self::OtherCommitment { .. }
                | Self::MissingNonce { .. }
                | Self::Program(_)
        )
    }
}
