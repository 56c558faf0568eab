//! `parlour erase`: deletes a person's name and messages at all tables of a server.

use std::io::Write as _;

use parlour_store::{Archive, Database, SqlStore};

use crate::{args, error::CliError, export::wait_for};

/// Deletes them and says how much it was. A running server has its database locked, so this fails while it
/// runs.
pub(crate) fn run(args: &args::Erase) -> Result<(), CliError> {
    let database = args.tables.database();
    let done = wait_for(erase(&database, &args.person))??;
    let mut out = anstream::stdout();
    if done.tables == 0 {
        writeln!(out, "no table knows that person")?;
    } else {
        writeln!(out, "forgotten: {} tables, {} entries were written anew", done.tables, done.entries)?;
        writeln!(out, "backups that were made before still name the person")?;
    }
    Ok(())
}

async fn erase(database: &Database, person: &str) -> Result<parlour_server::Forgotten, CliError> {
    let problem = |problem| CliError::Database { database: database.clone(), problem };
    if let Database::Sqlite(path) = database
        && !path.exists()
    {
        return Err(CliError::NoTables(path.clone()));
    }
    let store = SqlStore::open(database).await.map_err(problem)?;
    let archive = Archive::open(database).await.map_err(problem)?;
    let done = parlour_server::erase(&store, &archive, person).await;
    archive.close().await;
    store.close().await;
    Ok(done?)
}
