//! `parlour restore`: restores a server's tables from a backup.

use std::io::Write as _;

use crate::{args, error::CliError, export::wait_for};

/// Puts the backup in place and says where the previous data is now.
pub(crate) fn run(args: &args::Restore) -> Result<(), CliError> {
    let database = args.tables.database();
    let restored = wait_for(parlour_store::restore(&args.file, &database))??;
    let mut out = anstream::stdout();
    let found = restored.checkup;
    writeln!(
        out,
        "{database} is now what {} holds: {} tables, {} records",
        args.file.display(),
        found.tables,
        found.records
    )?;
    if let Some(aside) = restored.aside {
        writeln!(out, "what was there before is in {}", aside.display())?;
    }
    Ok(())
}
