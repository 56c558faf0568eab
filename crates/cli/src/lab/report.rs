//! `parlour lab report`: plays games and writes a report of what they show.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use parlour_bots::Bot;
use parlour_core::Language;
use parlour_lab::{Part, Run, RunEnd, Shard, Study, parquet::Tables, report::Figure};
use parlour_registry::AnyGame;

use super::{
    args,
    output::{Outputs, read_part, write_part},
    stop,
};
use crate::{error::CliError, pool};

/// How often the sums are written while games are played.
const KEEP: Duration = Duration::from_mins(1);
/// The number of games held as rows at once.
const ROWS_AT_ONCE: usize = 1024;

/// Plays the missing games and writes the report.
pub(crate) fn run(args: &args::Report) -> Result<ExitCode, CliError> {
    let game = parlour_registry::find(&args.games.game)?;
    let run = plan(args)?;
    let study = parlour_lab::find(&run.game)?(&run.setup())?;
    let tallies = Tallies::new(args);
    let mut part = match tallies.resumed(args)? {
        Some(part) => {
            let bad = |problem| CliError::Part { path: tallies.path(), problem };
            run.check_same(&part.run).map_err(bad)?;
            part
        }
        None => Part::new(run, study.nothing()),
    };
    let pool = pool::threads(args.games.threads)?;
    let stop = stop::listen()?;
    let outputs = Outputs::open(&args.pages)?;
    let tables = args.parquet.as_deref().map(Tables::create).transpose()?;
    tallies.check()?;

    let mut ended = pool.install(|| play(args, &*study, &mut part, &tallies, &stop))?;
    if ended == RunEnd::Finished {
        ended = pool.install(|| climb(args, game, &mut part, &tallies, &stop))?;
    }
    if let (Some(tables), RunEnd::Finished) = (tables, ended) {
        ended = pool.install(|| write_tables(args, &*study, tables, &stop))?;
    }
    tallies.finish(&part, ended)?;
    outputs.write(&parlour_lab::Report::new(
        &part,
        &study.subject(),
        game.rules(Language::English),
        args.pages.figures(),
    ))?;
    if ended == RunEnd::Finished {
        return Ok(ExitCode::SUCCESS);
    }
    let games = part.games.count();
    let tables = if args.parquet.is_some() { ", and no tables were written" } else { "" };
    eprintln!(
        "parlour: stopped after {games} games; the report is about these{tables}. The same command with --resume goes on"
    );
    Ok(ExitCode::from(stop::INTERRUPTED))
}

fn shard(args: &args::Report) -> Shard {
    args.shard.unwrap_or(Shard::WHOLE)
}

/// Plays the games with a progress bar, and saves the sums every minute.
fn play(
    args: &args::Report,
    study: &dyn Study,
    part: &mut Part,
    tallies: &Tallies,
    stop: &AtomicBool,
) -> Result<RunEnd, CliError> {
    let wanted = shard(args).range(part.run.games);
    let bar = pool::progress(wanted.end - wanted.start, "games");
    bar.set_position(part.games.count());
    bar.reset_eta();
    let mut keeper = Keeper::new(tallies);
    let ended = parlour_lab::go_on(study, part, shard(args), stop, |part| {
        bar.set_position(part.games.count());
        keeper.look(part);
    });
    bar.finish_and_clear();
    keeper.result.map(|()| ended)
}

/// Plays the ladder of bots with a progress bar, and saves the sums every minute.
fn climb(
    args: &args::Report,
    game: &dyn AnyGame,
    part: &mut Part,
    tallies: &Tallies,
    stop: &AtomicBool,
) -> Result<RunEnd, CliError> {
    let wanted = shard(args).range(part.run.deals);
    let bar = pool::progress(wanted.end - wanted.start, "deals of the ladder");
    bar.set_position(part.deals.count());
    bar.reset_eta();
    let mut keeper = Keeper::new(tallies);
    let ended = parlour_lab::climb(game, part, shard(args), stop, |part| {
        bar.set_position(part.deals.count());
        keeper.look(part);
    })?;
    bar.finish_and_clear();
    keeper.result.map(|()| ended)
}

/// Plays the games of the shard once more, as rows, because playing them is cheaper than keeping them. Writes
/// no tables if it is stopped.
fn write_tables(
    args: &args::Report,
    study: &dyn Study,
    mut tables: Tables,
    stop: &AtomicBool,
) -> Result<RunEnd, CliError> {
    let wanted = shard(args).range(args.count);
    let bar = pool::progress(wanted.end - wanted.start, "games written");
    for first in wanted.clone().step_by(ROWS_AT_ONCE) {
        let batch = first..wanted.end.min(first + ROWS_AT_ONCE as u64);
        let Some(rows) = study.rows(batch, stop) else { return Ok(RunEnd::Stopped) };
        for (games, decisions) in rows {
            tables.add(games, decisions)?;
            bar.inc(1);
        }
    }
    tables.finish()?;
    bar.finish_and_clear();
    Ok(RunEnd::Finished)
}

fn plan(args: &args::Report) -> Result<Run, CliError> {
    // Figures that are not shown need no games.
    let only_if = |figure, count| if args.pages.figures().contains(&figure) { count } else { 0 };
    Ok(Run {
        kingmaking: only_if(Figure::Kingmaking, args.kingmaking),
        ladder: args.ladder.clone(),
        deals: only_if(Figure::Skill, args.deals),
        ..args.games.run(args.count, Bot::Greedy)?
    })
}

/// Writes the sums now and then, until that fails.
struct Keeper<'a> {
    tallies: &'a Tallies,
    kept: Instant,
    result: Result<(), CliError>,
}

impl<'a> Keeper<'a> {
    fn new(tallies: &'a Tallies) -> Self {
        Self { tallies, kept: Instant::now(), result: Ok(()) }
    }

    fn look(&mut self, part: &Part) {
        if self.kept.elapsed() > KEEP && self.result.is_ok() {
            self.kept = Instant::now();
            self.result = self.tallies.keep(part);
        }
    }
}

/// The file with the sums.
struct Tallies {
    /// The file that was named, if any.
    named: Option<PathBuf>,
    /// The file for a run that is stopped, if none was named.
    fallback: PathBuf,
}

impl Tallies {
    fn new(args: &args::Report) -> Self {
        let beside = args.pages.out.as_deref().or(args.pages.json.as_deref());
        let beside = beside.filter(|path| *path != Path::new("-"));
        let fallback = beside.map_or_else(|| format!("{}.html", args.games.game).into(), Path::to_owned);
        Self { named: args.tallies.clone(), fallback: fallback.with_extension("tallies.json") }
    }

    fn path(&self) -> PathBuf {
        self.named.clone().unwrap_or_else(|| self.fallback.clone())
    }

    /// The part an earlier run left, if the run is to be resumed. Without one the run starts from the
    /// beginning.
    fn resumed(&self, args: &args::Report) -> Result<Option<Part>, CliError> {
        if args.resume && self.path().exists() { read_part(&self.path()).map(Some) } else { Ok(None) }
    }

    /// Fails before the first game if the file could not be written after the last.
    fn check(&self) -> Result<(), CliError> {
        self.named.as_deref().map_or(Ok(()), |path| crate::file_out::FileOut::create(path).map(drop))
    }

    fn keep(&self, part: &Part) -> Result<(), CliError> {
        self.named.as_deref().map_or(Ok(()), |path| write_part(path, part))
    }

    fn finish(&self, part: &Part, ended: RunEnd) -> Result<(), CliError> {
        match ended {
            RunEnd::Finished => self.keep(part),
            RunEnd::Stopped => write_part(&self.path(), part),
        }
    }
}
