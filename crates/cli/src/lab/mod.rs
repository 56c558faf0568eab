//! `parlour lab`: studies a game through many games.

pub(crate) mod args;
mod compare;
mod hunt;
mod merge;
mod missing;
mod output;
mod report;
mod shard;
mod stop;

use std::process::ExitCode;

use crate::error::CliError;

/// Runs the command.
pub(crate) fn run(args: &args::Lab) -> Result<ExitCode, CliError> {
    match args {
        args::Lab::Report(args) => report::run(args),
        args::Lab::Compare(args) => compare::run(args),
        args::Lab::Hunt(args) => hunt::run(args),
        args::Lab::Merge(args) => merge::run(args),
        args::Lab::Missing(args) => missing::run(args),
    }
}
