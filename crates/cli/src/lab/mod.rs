//! `parlour lab`: what many games say about a game.

pub(crate) mod args;
mod compare;
mod hunt;
mod merge;
mod output;
mod report;
mod stop;

use std::process::ExitCode;

use crate::error::CliError;

/// Does what the command says.
pub(crate) fn run(args: &args::Lab) -> Result<ExitCode, CliError> {
    match args {
        args::Lab::Report(args) => report::run(args),
        args::Lab::Compare(args) => compare::run(args),
        args::Lab::Hunt(args) => hunt::run(args),
        args::Lab::Merge(args) => merge::run(args),
    }
}
