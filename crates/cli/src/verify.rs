//! `parlour verify`: every record of a file against the rules.

use std::{io::Write as _, path::Path, process::ExitCode};

use parlour_core::{ParseSeedError, record::Record};
use parlour_registry::AnyGame;
use rayon::prelude::*;

use crate::{
    args,
    error::CliError,
    lines::{self, Line, Lines},
};

/// Records that are read before they are checked together on all cores.
const TOGETHER: usize = 256;
/// Bad records that are named one by one.
const NAMED: u64 = 20;

/// Checks every record; the exit code is 1 if any is wrong.
pub(crate) fn run(args: &args::Verify) -> Result<ExitCode, CliError> {
    let mut lines = Lines::open(&args.file)?;
    let (mut good, mut bad, mut committed) = (0u64, 0u64, 0u64);
    loop {
        let batch = read_batch(&mut lines)?;
        if batch.is_empty() {
            break;
        }
        let path = lines.path();
        let examine = if args.fair { check_fair } else { check };
        let verdicts: Vec<Result<Checked, CliError>> =
            batch.par_iter().map(|line| examine(line, path)).collect();
        for verdict in verdicts {
            match verdict {
                Ok(checked) => {
                    good += 1;
                    committed += u64::from(checked == Checked::WithCommitment);
                }
                Err(fault) if fault.is_of_a_record() => {
                    bad += 1;
                    if bad <= NAMED {
                        eprintln!("{fault}");
                    }
                }
                Err(fault) => return Err(fault),
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
        writeln!(
            anstream::stdout(),
            "all luck is that of the seeds; {committed} of {good} name the commitment to it"
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read_batch(lines: &mut Lines) -> Result<Vec<Line>, CliError> {
    let mut batch = Vec::new();
    while batch.len() < TOGETHER {
        match lines.next()? {
            Some(line) => batch.push(line),
            None => break,
        }
    }
    Ok(batch)
}

/// What was found right.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Checked {
    WithCommitment,
    WithoutCommitment,
}

fn check(line: &Line, path: &Path) -> Result<Checked, CliError> {
    let (record, game) = read(line, path)?;
    let verdict = game.verify(&record);
    verdict.map_err(|problem| CliError::Record { path: path.to_owned(), line: line.number, problem })?;
    Ok(Checked::WithoutCommitment)
}

/// Deals the game again from its seed, and compares the commitment if the record names one.
fn check_fair(line: &Line, path: &Path) -> Result<Checked, CliError> {
    let (record, game) = read(line, path)?;
    let unfair = |problem| CliError::Unfair { path: path.to_owned(), line: line.number, problem };
    game.redeal(&record).map_err(unfair)?;
    let seed = record.seed.parse().map_err(|bad: ParseSeedError| unfair(bad.into()))?;
    match record.commitment {
        None => Ok(Checked::WithoutCommitment),
        Some(shown) if shown == parlour_registry::commitment(&seed) => Ok(Checked::WithCommitment),
        Some(_) => Err(CliError::Commitment { path: path.to_owned(), line: line.number }),
    }
}

fn read(line: &Line, path: &Path) -> Result<(Record, &'static dyn AnyGame), CliError> {
    let record = line.record(path)?;
    let game = lines::game_of(&record, path, line.number)?;
    Ok((record, game))
}
