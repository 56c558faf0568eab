//! `parlour backup`: copies all tables of a running server to one file.

use std::{io::Write as _, path::Path};

use crate::{args, error::CliError, export::wait_for};

/// Makes the copy and says what to do with it.
pub(crate) fn run(args: &args::Backup) -> Result<(), CliError> {
    let database = args.tables.database();
    wait_for(parlour_store::backup(&database, &args.file))??;
    let mut out = anstream::stdout();
    writeln!(out, "{} holds all tables as they are now", args.file.display())?;
    let folder = args.tables.data.as_deref().unwrap_or(Path::new("."));
    let (file, folder) = (args.file.display(), folder.display());
    writeln!(
        out,
        "to go back to it: stop the server, `parlour restore {file} --data {folder}`, start the server"
    )?;
    Ok(())
}
