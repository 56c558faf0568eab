//! `parlour lab hunt`: looks for holes in a rulebook, and shows each with the shortest game that has it.

use std::{
    io::Write as _,
    path::Path,
    process::ExitCode,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use anstyle::{AnsiColor, Style};
use parlour_bots::Bot;
use parlour_lab::{Catch, Finding, Run, Study, tally::Merge as _};
use serde_json::json;

use super::{args, stop};
use crate::{error::CliError, file_out::FileOut, pool};

const HOLE: Style = AnsiColor::Yellow.on_default().bold();
const FINE: Style = AnsiColor::Green.on_default();
const DIM: Style = Style::new().dimmed();
/// The number of games looked at closely.
const CLOSELY: u64 = 200;
/// How long a batch of games should take.
const BATCH: Duration = Duration::from_millis(250);

/// Plays games, looks for holes and reports what it found.
pub(crate) fn run(args: &args::Hunt) -> Result<ExitCode, CliError> {
    let run = args.games.run(args.count, Bot::Explorer)?;
    let study = parlour_lab::find(&run.game)?(&run.setup())?;
    let pool = pool::threads(args.games.threads)?;
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder).map_err(|source| CliError::Write { path: folder.clone(), source })?;
    }
    let stop = stop::listen()?;
    let catch = pool.install(|| play(&*study, run.games, &stop));
    let shown: Vec<ShownFinding> =
        catch.findings(&study.subject()).into_iter().map(|finding| shown(&run, finding)).collect();
    // The findings are printed first, so that they are not lost if the records cannot be written.
    if args.json {
        write_json(&run, &catch, &shown)?;
    } else {
        write_words(study.subject().info.title, &catch, &shown)?;
    }
    if let Some(folder) = &args.out {
        write_records(&*study, folder, &shown)?;
    }
    let stopped = catch.games < run.games;
    Ok(if stopped { ExitCode::from(stop::INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// A finding, and the command that shows its game.
type ShownFinding = (Finding, Option<String>);

fn play(study: &dyn Study, games: u64, stop: &AtomicBool) -> Catch {
    let bar = pool::progress(games, "games");
    let sample = (games / CLOSELY).max(1);
    let mut catch = Catch::default();
    let mut size = 64;
    while catch.games < games {
        let started = Instant::now();
        let batch = catch.games..games.min(catch.games + size);
        let Some(found) = study.hunt(batch, sample, stop) else { break };
        catch.merge(&found);
        bar.set_position(catch.games);
        size = if started.elapsed() < BATCH { size * 2 } else { (size / 2).max(16) };
    }
    bar.finish_and_clear();
    catch
}

fn shown(run: &Run, finding: Finding) -> ShownFinding {
    let words = run.words(&run.bots);
    let command = finding
        .spot
        .map(|spot| format!("parlour show --sim {words} --index {} --decision {}", spot.game, spot.decision));
    (finding, command)
}

fn write_words(title: &str, catch: &Catch, findings: &[ShownFinding]) -> Result<(), CliError> {
    let mut out = anstream::stdout();
    writeln!(out, "{title}: {} games, {} of them looked at closely", catch.games, catch.deals)?;
    for (finding, command) in findings {
        let (style, word) = if finding.hole { (HOLE, "look") } else { (FINE, "fine") };
        writeln!(out, "{style}{word}{style:#}  {}", finding.says)?;
        if let Some(command) = command {
            writeln!(out, "      {DIM}{command}{DIM:#}")?;
        }
    }
    Ok(())
}

fn write_json(run: &Run, catch: &Catch, findings: &[ShownFinding]) -> Result<(), CliError> {
    let findings: Vec<_> =
        findings.iter().map(|(finding, command)| json!({ "finding": finding, "show": command })).collect();
    let all = json!({ "game": run.game, "games": catch.games, "looked_at_closely": catch.deals, "findings": findings });
    Ok(writeln!(anstream::stdout(), "{all:#}")?)
}

/// Writes a file for each hole, with the shortest game that shows it.
fn write_records(study: &dyn Study, folder: &Path, findings: &[ShownFinding]) -> Result<(), CliError> {
    for (finding, _) in findings.iter().filter(|(finding, _)| finding.hole) {
        let Some(spot) = finding.spot else { continue };
        let mut out = FileOut::create(&folder.join(format!("{}.jsonl", finding.name)))?;
        out.write(&(study.record(spot.game).to_json() + "\n"))?;
        out.finish()?;
    }
    Ok(())
}
