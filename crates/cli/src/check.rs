//! `parlour check`: checks that everything a server keeps is as it was stored.

use std::{io::Write as _, process::ExitCode};

use crate::{args, error::CliError, export::wait_for};

/// Reads everything. The exit code is 1 if anything is damaged.
pub(crate) fn run(args: &args::Check) -> Result<ExitCode, CliError> {
    let database = args.tables.database();
    let found = wait_for(parlour_store::check(&database))?
        .map_err(|problem| CliError::Database { database, problem })?;
    for damage in &found.damages {
        eprintln!("{damage}");
    }
    let mut out = anstream::stdout();
    writeln!(
        out,
        "{} entries of {} tables and {} records were read",
        found.entries, found.tables, found.records
    )?;
    if found.unsealed > 0 {
        writeln!(
            out,
            "{} of them are older than checksums, so that a change in them is not noticed",
            found.unsealed
        )?;
    }
    if found.damages.is_empty() {
        writeln!(out, "all is as it was stored")?;
        return Ok(ExitCode::SUCCESS);
    }
    eprintln!("number of faults: {}; `parlour restore` goes back to a backup", found.damages.len());
    Ok(ExitCode::FAILURE)
}
