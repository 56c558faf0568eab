//! `parlour lab report`: plays, and writes what the games say.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use parlour_bots::Bot;
use parlour_core::Language;
use parlour_lab::{Ended, Part, Run, Shard, Study, parquet::Tables, report::Figure};
use parlour_registry::AnyGame;

use super::{
    args,
    output::{Outputs, read_part, write_part},
    stop,
};
use crate::{error::CliError, pool};

/// How often the sums are written while games are played.
const KEEP: Duration = Duration::from_mins(1);
/// Games that are held as rows at once.
const ROWS_AT_ONCE: usize = 1024;

/// Plays what is missing and writes the report.
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
    if ended == Ended::Finished {
        ended = pool.install(|| climb(args, game, &mut part, &tallies, &stop))?;
    }
    if let (Some(tables), Ended::Finished) = (tables, ended) {
        ended = pool.install(|| write_tables(args, &*study, tables, &stop))?;
    }
    tallies.finish(&part, ended)?;
    outputs.write(&parlour_lab::Report::new(
        &part,
        &study.subject(),
        game.rules(Language::English),
        args.pages.figures(),
    ))?;
    if ended == Ended::Finished {
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

/// The games, with a bar; the sums are kept every minute.
fn play(
    args: &args::Report,
    study: &dyn Study,
    part: &mut Part,
    tallies: &Tallies,
    stop: &AtomicBool,
) -> Result<Ended, CliError> {
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
    keeper.trouble.map(|()| ended)
}

/// The ladder of bots, with a bar; the sums are kept every minute.
fn climb(
    args: &args::Report,
    game: &dyn AnyGame,
    part: &mut Part,
    tallies: &Tallies,
    stop: &AtomicBool,
) -> Result<Ended, CliError> {
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
    keeper.trouble.map(|()| ended)
}

/// The games of the shard once more, as rows: playing is cheaper than keeping them. When it is stopped there are no tables.
fn write_tables(
    args: &args::Report,
    study: &dyn Study,
    mut tables: Tables,
    stop: &AtomicBool,
) -> Result<Ended, CliError> {
    let wanted = shard(args).range(args.count);
    let bar = pool::progress(wanted.end - wanted.start, "games written");
    for first in wanted.clone().step_by(ROWS_AT_ONCE) {
        let batch = first..wanted.end.min(first + ROWS_AT_ONCE as u64);
        let Some(rows) = study.rows(batch, stop) else { return Ok(Ended::Stopped) };
        for (games, decisions) in rows {
            tables.add(games, decisions)?;
            bar.inc(1);
        }
    }
    tables.finish()?;
    bar.finish_and_clear();
    Ok(Ended::Finished)
}

fn plan(args: &args::Report) -> Result<Run, CliError> {
    // What is not shown need not be played.
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
    trouble: Result<(), CliError>,
}

impl<'a> Keeper<'a> {
    fn new(tallies: &'a Tallies) -> Self {
        Self { tallies, kept: Instant::now(), trouble: Ok(()) }
    }

    fn look(&mut self, part: &Part) {
        if self.kept.elapsed() > KEEP && self.trouble.is_ok() {
            self.kept = Instant::now();
            self.trouble = self.tallies.keep(part);
        }
    }
}

/// The file of the sums.
struct Tallies {
    /// What was asked for.
    named: Option<PathBuf>,
    /// Where they go when a run is stopped and no file was named.
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

    /// What an earlier run left, if it is wanted. With nothing left there is nothing to lose: the run begins anew.
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

    fn finish(&self, part: &Part, ended: Ended) -> Result<(), CliError> {
        match ended {
            Ended::Finished => self.keep(part),
            Ended::Stopped => write_part(&self.path(), part),
        }
    }
}
