//! `parlour lab merge`: merges the shards of a run into one report.

use std::process::ExitCode;

use parlour_core::Language;

use super::{
    args,
    output::{Outputs, read_part, write_part},
};
use crate::error::CliError;

/// Merges the parts and writes the report.
pub(crate) fn run(args: &args::Merge) -> Result<ExitCode, CliError> {
    let (first, others) = args.parts.split_first().expect("the command line asks for one at least");
    let mut whole = read_part(first)?;
    for path in others {
        whole.merge(&read_part(path)?).map_err(|problem| CliError::Part { path: path.clone(), problem })?;
    }
    let game = parlour_registry::find(&whole.run.game)?;
    let study = parlour_lab::find(&whole.run.game)?(&whole.run.setup())?;
    let outputs = Outputs::open(&args.pages)?;
    if let Some(path) = &args.tallies {
        write_part(path, &whole)?;
    }
    outputs.write(&parlour_lab::Report::new(
        &whole,
        &study.subject(),
        game.rules(Language::English),
        args.pages.figures(),
    ))?;
    if !whole.is_whole() {
        eprintln!(
            "parlour: {} of the {} games of the run are in these parts; the report is about them",
            whole.games.count(),
            whole.run.games
        );
    }
    Ok(ExitCode::SUCCESS)
}
