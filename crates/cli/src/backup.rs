//! `parlour backup`: all tables of a server in one file, while it runs.

use std::io::Write as _;

use crate::{args, error::CliError, export::wait_for};

/// Copies and says what to do with the copy.
pub(crate) fn run(args: &args::Backup) -> Result<(), CliError> {
    let database = args.tables.database();
    wait_for(parlour_store::backup(&database, &args.file))??;
    let mut out = anstream::stdout();
    writeln!(out, "{} holds all tables as they are now", args.file.display())?;
    writeln!(out, "to go back to it: stop the server, put it in the place of {database}, start the server")?;
    Ok(())
}
