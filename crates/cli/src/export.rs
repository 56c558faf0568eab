//! `parlour export`: writes the records of all finished games of a server.

use std::process::ExitCode;

use parlour_store::{Archive, FoundRecord};

use crate::{args, error::CliError, file_out::FileOut};

/// The number of records read at once.
const TOGETHER: u32 = 256;

/// Writes the records in the order in which the games ended. A damaged one is named and left out, and the
/// exit code is then 1.
pub(crate) fn run(args: &args::Export) -> Result<ExitCode, CliError> {
    wait_for(export(args))?
}

async fn export(args: &args::Export) -> Result<ExitCode, CliError> {
    let database = args.tables.database();
    let opened = Archive::open(&database).await;
    let archive = opened.map_err(|problem| CliError::Database { database, problem })?;
    let mut out = FileOut::create(&args.record)?;
    let (mut written, mut damaged, mut seen) = (0u64, 0u64, 0);
    loop {
        let found = archive.records_one_by_one(seen, TOGETHER).await?;
        let Some(last) = found.last() else { break };
        seen = last.place;
        for FoundRecord { record, .. } in found {
            match record {
                // A record that was removed keeps its number.
                Ok(record) if record.is_empty() => {}
                Ok(record) => {
                    out.write(&format!("{record}\n"))?;
                    written += 1;
                }
                Err(damage) => {
                    eprintln!("left out: {damage}");
                    damaged += 1;
                }
            }
        }
    }
    out.finish()?;
    eprintln!("{written} finished games");
    if damaged == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    eprintln!("{damaged} damaged records were left out");
    Ok(ExitCode::FAILURE)
}

/// Runs work that waits for a database.
pub(crate) fn wait_for<T>(work: impl Future<Output = T>) -> Result<T, CliError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}
