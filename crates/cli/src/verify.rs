//! `parlour verify`: checks every record of a file against the rules.

use std::{io::Write as _, path::Path, process::ExitCode};

use parlour_core::{Commitment, record::Record};
use parlour_registry::{AnyGame, Promise, check_promise};
use rayon::prelude::*;

use crate::{
    args,
    error::CliError,
    lines::{self, JsonLine, Lines},
};

/// The number of records read before they are checked together on all cores.
const TOGETHER: usize = 256;
/// The most bad records that are named one by one.
const NAMED: u64 = 20;

/// Checks every record. The exit code is 1 if any is wrong.
pub(crate) fn run(args: &args::Verify) -> Result<ExitCode, CliError> {
    let mut lines = Lines::open(&args.file)?;
    let (mut good, mut bad, mut promised) = (0u64, 0u64, Promised::default());
    loop {
        let batch = read_batch(&mut lines)?;
        if batch.is_empty() {
            break;
        }
        let path = lines.path();
        let verdicts: Vec<Result<Promise, CliError>> =
            batch.par_iter().map(|line| check(line, path, args)).collect();
        for verdict in verdicts {
            match verdict {
                Ok(promise) => {
                    good += 1;
                    promised.count(promise);
                }
                Err(error) if error.is_of_a_record() => {
                    bad += 1;
                    if bad <= NAMED {
                        eprintln!("{error}");
                    }
                }
                Err(error) => return Err(error),
            }
        }
    }
    if good + bad == 0 {
        return Err(CliError::Empty(args.file.clone()));
    }
    if bad > NAMED {
        eprintln!("… and {} more", bad - NAMED);
    }
    if bad > 0 {
        eprintln!("{bad} of {} records are wrong", good + bad);
        return Ok(ExitCode::FAILURE);
    }
    let what = if good == 1 { "1 record holds".to_owned() } else { format!("all {good} records hold") };
    writeln!(anstream::stdout(), "{what}: every deal, every choice and every result is what the rules give")?;
    if args.fair {
        let Promised { by_server, shared } = promised;
        writeln!(
            anstream::stdout(),
            "all luck is that of the seeds; {} of {good} name the commitment to it, and in {shared} of them players had a part",
            by_server + shared
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read_batch(lines: &mut Lines) -> Result<Vec<JsonLine>, CliError> {
    let mut batch = Vec::new();
    while batch.len() < TOGETHER {
        match lines.next()? {
            Some(line) => batch.push(line),
            None => break,
        }
    }
    Ok(batch)
}

/// The number of records that name a promise made before the deal.
#[derive(Default)]
struct Promised {
    by_server: u64,
    shared: u64,
}

impl Promised {
    fn count(&mut self, promise: Promise) {
        match promise {
            Promise::None => {}
            Promise::ServerAlone => self.by_server += 1,
            Promise::Shared => self.shared += 1,
        }
    }
}

fn check(line: &JsonLine, path: &Path, args: &args::Verify) -> Result<Promise, CliError> {
    let (record, game) = read(line, path)?;
    if args.fair {
        return check_fair(&record, game, line.number, path, args);
    }
    let verdict = game.verify(&record);
    verdict.map_err(|problem| CliError::Record { path: path.to_owned(), line: line.number, problem })?;
    Ok(Promise::None)
}

/// Deals the game again from its seed, and compares it with the promise in the record and with those given on
/// the command line.
fn check_fair(
    record: &Record,
    game: &dyn AnyGame,
    line: u64,
    path: &Path,
    args: &args::Verify,
) -> Result<Promise, CliError> {
    let unfair = |problem| CliError::Unfair { path: path.to_owned(), line, problem };
    game.redeal(record).map_err(unfair)?;
    let promise = check_promise(record).map_err(unfair)?;
    if args.commitment.is_some_and(|noted| commitment(record) != Some(noted)) {
        return Err(CliError::OtherCommitment { path: path.to_owned(), line });
    }
    let in_deal = |nonce| {
        record.fair.iter().flat_map(|proof| &proof.shares).any(|share| share.nonce.as_ref() == Some(nonce))
    };
    if !args.nonces.iter().all(in_deal) {
        return Err(CliError::MissingNonce { path: path.to_owned(), line });
    }
    Ok(promise)
}

/// The table's commitment, as the record has it.
fn commitment(record: &Record) -> Option<Commitment> {
    let alone = record.commitment.as_ref().and_then(|text| text.parse().ok());
    record.fair.as_ref().map(|proof| proof.commitment).or(alone)
}

fn read(line: &JsonLine, path: &Path) -> Result<(Record, &'static dyn AnyGame), CliError> {
    let record = line.record(path)?;
    let game = lines::game_of(&record, path, line.number)?;
    Ok((record, game))
}
