//! `parlour sim`: plays many games between bots.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use parlour_core::{GameInfo, Seats};
use parlour_registry::{FallibleRunner, ProgramError, Setup};
use parlour_runner::Played;
use rayon::{ThreadPool, prelude::*};
use serde_json::json;

use crate::{args, error::CliError, file_out::FileOut, outside::Crews, pool};

/// The number of games played before they are counted and written in order: enough to keep all cores busy.
const TOGETHER: u64 = 4096;

/// Plays the games and prints the figures.
pub(crate) fn run(args: &args::Sim) -> Result<(), CliError> {
    let game = parlour_registry::find(&args.game)?;
    let setup = Setup {
        seats: args.seats.unwrap_or_else(|| usual_seats(&game.info())),
        options: args.options.clone(),
        bots: args.bots.clone(),
        seed: args.seed,
    };
    let runner = game.runner_with_programs(&setup)?;
    let crews = Crews::new(args.outside.limit);
    let pool = pool::threads(args.threads)?;
    let out = args.record.as_deref().map(FileOut::create).transpose()?;

    let start = Instant::now();
    let figures = play_all(&*runner, &crews, &pool, args.games, out)?;
    let elapsed = start.elapsed();
    // If the records go to standard output, the figures go to standard error.
    let beside = args.record.as_deref().is_some_and(|path| path == std::path::Path::new("-"));
    let mut out: Box<dyn Write> =
        if beside { Box::new(anstream::stderr()) } else { Box::new(anstream::stdout()) };
    if args.json {
        figures.write_json(args, elapsed, &mut out)
    } else {
        figures.write_words(&game.info(), elapsed, &mut out)
    }
}

/// The default number of seats: four, or the most the game allows.
pub(crate) fn usual_seats(info: &GameInfo) -> usize {
    if info.seats.contains(&4) { 4 } else { *info.seats.end() }
}

fn play_all(
    runner: &dyn FallibleRunner,
    crews: &Crews,
    pool: &ThreadPool,
    games: u64,
    mut out: Option<FileOut>,
) -> Result<SimFigures, CliError> {
    let bar = pool::progress(games, "games");
    let mut figures = SimFigures::new(runner.seats());
    let mut next = 0;
    while next < games {
        let batch = next..games.min(next + TOGETHER);
        next = batch.end;
        let played_before = batch.start;
        if let Some(out) = &mut out {
            let record = |index| crews.with(|crew| runner.record(index, crew));
            let played: Vec<_> =
                pool.install(|| batch.into_par_iter().map(record).collect::<Result<_, ProgramError>>())?;
            for (played, record) in &played {
                figures.count(played);
                out.write(&(record.to_json() + "\n"))?;
            }
        } else {
            let play = |index| crews.with(|crew| runner.play(index, crew, &mut |_| ()));
            let played: Vec<_> =
                pool.install(|| batch.into_par_iter().map(play).collect::<Result<_, ProgramError>>())?;
            for played in &played {
                figures.count(played);
            }
        }
        bar.inc(next - played_before);
    }
    bar.finish_and_clear();
    out.map_or(Ok(()), FileOut::finish)?;
    Ok(figures)
}

/// Sums over all games. They are whole numbers, so the order of adding does not change them.
struct SimFigures {
    seats: Seats,
    games: u64,
    decisions: u64,
    most_decisions: u32,
    scores: Vec<i64>,
    /// Wins in sixtieths, so that up to six seats can share a win.
    wins: Vec<u64>,
    shared: u64,
}

const WHOLE_WIN: u64 = 60;

impl SimFigures {
    fn new(seats: Seats) -> Self {
        let count = seats.count();
        Self {
            seats,
            games: 0,
            decisions: 0,
            most_decisions: 0,
            scores: vec![0; count],
            wins: vec![0; count],
            shared: 0,
        }
    }

    fn count(&mut self, played: &Played) {
        let winners = played.outcome.winners;
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        self.most_decisions = self.most_decisions.max(played.decisions);
        self.shared += u64::from(winners.len() > 1);
        for seat in winners {
            self.wins[seat.number()] += WHOLE_WIN / winners.len() as u64;
        }
        for (seat, &score) in played.outcome.scores.iter() {
            self.scores[seat.number()] += i64::from(score);
        }
    }

    fn per_game(&self, sum: f64) -> f64 {
        if self.games == 0 { 0.0 } else { sum / self.games as f64 }
    }

    fn mean_decisions(&self) -> f64 {
        self.per_game(self.decisions as f64)
    }

    fn win_shares(&self) -> Vec<f64> {
        self.wins.iter().map(|&wins| self.per_game(wins as f64 / WHOLE_WIN as f64)).collect()
    }

    fn mean_scores(&self) -> Vec<f64> {
        self.scores.iter().map(|&sum| self.per_game(sum as f64)).collect()
    }

    fn write_words(&self, info: &GameInfo, elapsed: Duration, out: &mut dyn Write) -> Result<(), CliError> {
        let rate = self.games as f64 / elapsed.as_secs_f64();
        writeln!(out, "{}, {} players: {} games", info.title, self.seats, self.games)?;
        writeln!(out, "games per second   {rate:>10.0}")?;
        writeln!(
            out,
            "mean decisions     {:>10.2}   (at most {})",
            self.mean_decisions(),
            self.most_decisions
        )?;
        writeln!(out, "shared wins        {:>9.1}%", 100.0 * self.per_game(self.shared as f64))?;
        writeln!(out, "seat        wins   mean score")?;
        for (seat, (share, score)) in (1..).zip(self.win_shares().iter().zip(self.mean_scores())) {
            writeln!(out, "{seat:<6} {:>8.2}%   {score:>10.2}", 100.0 * share)?;
        }
        Ok(())
    }

    fn write_json(&self, args: &args::Sim, elapsed: Duration, out: &mut dyn Write) -> Result<(), CliError> {
        let bots: Vec<String> = args.bots.iter().map(ToString::to_string).collect();
        let figures = json!({
            "game": args.game,
            "seats": self.seats,
            "bots": bots,
            "seed": args.seed,
            "games": self.games,
            "seconds": elapsed.as_secs_f64(),
            "games_per_second": self.games as f64 / elapsed.as_secs_f64(),
            "decisions": self.decisions,
            "mean_decisions": self.mean_decisions(),
            "most_decisions": self.most_decisions,
            "shared_wins": self.shared,
            "win_share": self.win_shares(),
            "mean_score": self.mean_scores(),
        });
        Ok(writeln!(out, "{figures:#}")?)
    }
}
