//! `parlour lab hunt`: holes in a rulebook, each with the shortest game that shows it.

use std::{
    io::Write as _,
    path::Path,
    process::ExitCode,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use anstyle::{AnsiColor, Style};
use parlour_lab::{Catch, Finding, Study, tally::Merge as _};
use parlour_registry::Setup;
use serde_json::json;

use super::{args, stop};
use crate::{fault::Fault, file_out::FileOut, pool, sim::usual_seats};

const HOLE: Style = AnsiColor::Yellow.on_default().bold();
const FINE: Style = AnsiColor::Green.on_default();
const DIM: Style = Style::new().dimmed();
/// Games that are looked at closely.
const CLOSELY: u64 = 200;
/// How long a batch of games should take.
const BATCH: Duration = Duration::from_millis(250);

/// Plays, looks and says what it found.
pub(crate) fn run(args: &args::Hunt) -> Result<ExitCode, Fault> {
    let info = parlour_registry::find(&args.games.game)?.info();
    let setup = Setup {
        seats: args.games.seats.unwrap_or_else(|| usual_seats(&info)),
        options: args.games.options.clone(),
        bots: args.games.bots.clone(),
        seed: args.games.seed,
    };
    let study = parlour_lab::find(&args.games.game)?(&setup)?;
    let pool = pool::threads(args.games.threads)?;
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder).map_err(|source| Fault::Write { path: folder.clone(), source })?;
    }
    let stop = stop::listen()?;
    let catch = pool.install(|| play(&*study, args.count, &stop));
    let findings = catch.findings(&study.subject());
    let shown: Vec<(Finding, Option<String>)> =
        findings.into_iter().map(|finding| with_command(args, &setup, finding)).collect();
    if let Some(folder) = &args.out {
        write_records(&*study, folder, &shown)?;
    }
    if args.json {
        write_json(args, &catch, &shown)?
    } else {
        write_words(&info.title.to_owned(), &catch, &shown)?
    }
    let stopped = catch.games < args.count;
    Ok(if stopped { ExitCode::from(stop::INTERRUPTED) } else { ExitCode::SUCCESS })
}

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

/// The words that show the game of a finding.
fn with_command(args: &args::Hunt, setup: &Setup, finding: Finding) -> (Finding, Option<String>) {
    let bots: Vec<&str> = setup.bots.iter().map(|bot| bot.name()).collect();
    let options: String =
        setup.options.iter().map(|(key, value)| format!(" --option '{key}={value}'")).collect();
    let command = finding.spot.map(|spot| {
        format!(
            "parlour show --sim {} --seats {} --bots {} --seed {}{options} --index {} --decision {}",
            args.games.game,
            setup.seats,
            bots.join(","),
            setup.seed,
            spot.game,
            spot.decision
        )
    });
    (finding, command)
}

fn write_words(title: &str, catch: &Catch, findings: &[(Finding, Option<String>)]) -> Result<(), Fault> {
    let mut out = anstream::stdout();
    writeln!(out, "{title}: {} games, {} of them looked at closely", catch.games, catch.deals)?;
    for (finding, command) in findings {
        let (style, word) = if finding.hole { (HOLE, "hole") } else { (FINE, "fine") };
        writeln!(out, "{style}{word}{style:#}  {}", finding.says)?;
        if let Some(command) = command {
            writeln!(out, "      {DIM}{command}{DIM:#}")?;
        }
    }
    Ok(())
}

fn write_json(args: &args::Hunt, catch: &Catch, findings: &[(Finding, Option<String>)]) -> Result<(), Fault> {
    let findings: Vec<_> =
        findings.iter().map(|(finding, command)| json!({ "finding": finding, "show": command })).collect();
    let all = json!({ "game": args.games.game, "games": catch.games, "looked_at_closely": catch.deals, "findings": findings });
    Ok(writeln!(anstream::stdout(), "{all:#}")?)
}

/// One file for each hole, with the shortest game that shows it.
fn write_records(
    study: &dyn Study,
    folder: &Path,
    findings: &[(Finding, Option<String>)],
) -> Result<(), Fault> {
    for (finding, _) in findings
        .iter()
        .filter(|(finding, _)| finding.hole && finding.name != "dead-end" && finding.name != "endless")
    {
        let Some(spot) = finding.spot else { continue };
        let mut out = FileOut::create(&folder.join(format!("{}.jsonl", finding.name)))?;
        out.write(&(study.record(spot.game).to_json() + "\n"))?;
        out.finish()?;
    }
    Ok(())
}
