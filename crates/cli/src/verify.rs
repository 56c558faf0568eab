//! `parlour verify`: every record of a file against the rules.

use std::{io::Write as _, process::ExitCode};

use rayon::prelude::*;

use crate::{
    args,
    fault::Fault,
    lines::{Line, Lines},
};

/// Records that are read before they are checked together on all cores.
const TOGETHER: usize = 256;
/// Bad records that are named one by one.
const NAMED: u64 = 20;

/// Checks every record; the exit code is 1 if any is wrong.
pub(crate) fn run(args: &args::Verify) -> Result<ExitCode, Fault> {
    let mut lines = Lines::open(&args.file)?;
    let (mut good, mut bad) = (0u64, 0u64);
    loop {
        let batch = read_batch(&mut lines)?;
        if batch.is_empty() {
            break;
        }
        let path = lines.path();
        let verdicts: Vec<Result<(), Fault>> = batch.par_iter().map(|line| check(line, path)).collect();
        for verdict in verdicts {
            match verdict {
                Ok(()) => good += 1,
                Err(fault @ (Fault::Record { .. } | Fault::RecordGame { .. })) => {
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
        return Err(Fault::Empty(args.file.clone()));
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
    Ok(ExitCode::SUCCESS)
}

fn read_batch(lines: &mut Lines) -> Result<Vec<Line>, Fault> {
    let mut batch = Vec::new();
    while batch.len() < TOGETHER {
        match lines.next()? {
            Some(line) => batch.push(line),
            None => break,
        }
    }
    Ok(batch)
}

fn check(line: &Line, path: &std::path::Path) -> Result<(), Fault> {
    let record = line.record(path)?;
    let game = parlour_registry::find(&record.game).map_err(|unknown| Fault::RecordGame {
        path: path.to_owned(),
        line: line.number,
        unknown,
    })?;
    game.verify(&record).map_err(|problem| Fault::Record {
        path: path.to_owned(),
        line: line.number,
        problem,
    })
}
