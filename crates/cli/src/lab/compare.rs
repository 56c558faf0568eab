//! `parlour lab compare`: compares two sets of options, game by game.

use std::{io::Write as _, process::ExitCode};

use anstyle::Style;
use parlour_bots::Bot;
use parlour_lab::{Comparison, Difference, RunEnd, Study};
use serde_json::{Map, Value, json};

use super::{args, stop};
use crate::{error::CliError, file_out::FileOut, pool};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Plays the pairs and says what changes.
pub(crate) fn run(args: &args::Compare) -> Result<ExitCode, CliError> {
    let studies = [&args.a, &args.b].map(|options| study(args, options));
    let [a, b] = studies;
    let (a, b) = (a?, b?);
    let pool = pool::threads(args.games.threads)?;
    let json = args.json.as_deref().map(FileOut::create).transpose()?;
    let stop = stop::listen()?;
    let bar = pool::progress(args.count, "pairs of games");
    let mut comparison = Comparison::new(&*a, &*b);
    let ended = pool.install(|| comparison.play(args.count, &stop, |games| bar.set_position(games)));
    bar.finish_and_clear();
    let difference = comparison.difference();
    match json {
        Some(out) => write_json(args, &difference, out)?,
        None => write_words(args, &difference)?,
    }
    if ended == RunEnd::Stopped {
        eprintln!("parlour: stopped after {} pairs; the verdict is about these", difference.games);
        return Ok(ExitCode::from(stop::INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}

fn study(args: &args::Compare, options: &Map<String, Value>) -> Result<Box<dyn Study>, CliError> {
    let mut run = args.games.run(args.count, Bot::Greedy)?;
    run.options.extend(options.clone());
    Ok(parlour_lab::find(&run.game)?(&run.setup())?)
}

fn write_words(args: &args::Compare, difference: &Difference) -> Result<(), CliError> {
    let mut out = anstream::stdout();
    let [a, b] = [&args.a, &args.b].map(|options| Value::Object(options.clone()));
    writeln!(
        out,
        "{BOLD}{}{BOLD:#}: a is {a}, b is {b}; {} games of each on the same seeds",
        args.games.game, difference.games
    )?;
    for (number, sentence) in difference.says.iter().enumerate() {
        if number == 0 { writeln!(out, "{BOLD}{sentence}{BOLD:#}")? } else { writeln!(out, "  {sentence}")? }
    }
    writeln!(
        out,
        "{DIM}Intervals hold the truth in 95 of 100 runs; what is listed is no accident of {} comparisons.{DIM:#}",
        difference.rows.len()
    )?;
    Ok(())
}

fn write_json(args: &args::Compare, difference: &Difference, mut out: FileOut) -> Result<(), CliError> {
    let run = args.games.run(args.count, Bot::Greedy)?;
    let all = json!({
        "game": run.game,
        "seats": run.seats,
        "options": run.options,
        "a": args.a,
        "b": args.b,
        "bots": run.bots,
        "seed": run.seed,
        "difference": difference,
    });
    out.write(&format!("{all:#}\n"))?;
    out.finish()
}
