//! `parlour export`: the records of all games that were finished on a server.

use parlour_store::Archive;

use crate::{args, error::CliError, file_out::FileOut};

/// Records that are read at once.
const TOGETHER: u32 = 256;

/// Writes them in the order in which the games ended.
pub(crate) fn run(args: &args::Export) -> Result<(), CliError> {
    wait_for(export(args))?
}

async fn export(args: &args::Export) -> Result<(), CliError> {
    let database = args.tables.database();
    let opened = Archive::open(&database).await;
    let archive = opened.map_err(|problem| CliError::Database { database, problem })?;
    let mut out = FileOut::create(&args.record)?;
    let mut written = 0;
    loop {
        let records = archive.records(written, TOGETHER).await?;
        if records.is_empty() {
            break;
        }
        for record in &records {
            out.write(&format!("{record}\n"))?;
        }
        written += records.len() as u64;
    }
    out.finish()?;
    eprintln!("{written} finished games");
    Ok(())
}

/// Runs what has to wait for a database.
pub(crate) fn wait_for<T>(work: impl Future<Output = T>) -> Result<T, CliError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}
