//! `parlour clock`: measures how long a bot takes for its decisions when somebody is waiting for them.

use std::{io::Write as _, time::Instant};

use parlour_bots::Bot;
use parlour_core::{Seat, Viewer};
use parlour_registry::{AnyGame, AnyTable, Deal};
use serde_json::{Map, json};

use crate::{
    args,
    error::CliError,
    pool,
    stopwatch::{Stopwatch, Times},
};

/// The number of decisions another player makes between two of the bot's, so that all parts of a game are
/// measured.
const APART: u64 = 5;

/// Measures the decisions and prints the figures.
pub(crate) fn run(args: &args::Clock) -> Result<(), CliError> {
    let game = parlour_registry::find(&args.game)?;
    let seats = args.seats.unwrap_or(*game.info().seats.end());
    let measured = measure(game, seats, args)?;
    if args.json { measured.write_json(args, seats) } else { measured.write_words(args, seats) }
}

/// The measurements of the decisions.
#[derive(Default)]
struct Measured {
    watch: Stopwatch,
    decisions: u64,
    /// How many were cut short by the clock.
    cut: u64,
    /// How many exceeded the limit by more than a fifth.
    late: u64,
}

/// Plays games in which the bot makes a decision now and then, always one with a choice.
fn measure(game: &dyn AnyGame, seats: usize, args: &args::Clock) -> Result<Measured, CliError> {
    let bar = pool::progress(args.decisions, "decisions");
    let mut measured = Measured::default();
    let (mut turns, mut seed) = (0, args.seed);
    while measured.decisions < args.decisions {
        let mut table = game.table(&Deal { seats, options: Map::new(), seed: seed.into() })?;
        seed = seed.wrapping_add(1);
        while let Some(seat) = table.to_act().first()
            && measured.decisions < args.decisions
        {
            let has_choice = table.scene(Viewer::Seat(seat)).choices.len() > 1;
            turns += u64::from(has_choice);
            let action = if has_choice && turns % APART == 0 {
                bar.inc(1);
                measured.decide(&*table, seat, args.bot)
            } else {
                table.thinking(seat, Bot::Greedy)(&|| false)
            };
            table.play(seat, &action).expect("a bot chooses what is legal");
        }
    }
    bar.finish_and_clear();
    Ok(measured)
}

impl Measured {
    fn decide(&mut self, table: &dyn AnyTable, seat: Seat, bot: Bot) -> String {
        let began = Instant::now();
        let end = began + bot.limit();
        let action = table.thinking(seat, bot)(&|| Instant::now() >= end);
        let took = began.elapsed();
        self.watch.add(took);
        self.decisions += 1;
        self.cut += u64::from(took >= bot.limit());
        self.late += u64::from(took > bot.limit().mul_f64(1.2));
        action
    }

    fn write_words(&self, args: &args::Clock, seats: usize) -> Result<(), CliError> {
        let Times { mean, median, longest } = self.watch.times();
        let limit = args.bot.limit().as_secs_f64() * 1e3;
        let mut out = anstream::stdout();
        writeln!(out, "{}, {seats} seats: {} decisions of {}", args.game, self.decisions, args.bot)?;
        writeln!(
            out,
            "{mean:.1} ms a decision, half of them within {median:.1} ms, at most {longest:.1} ms of {limit:.0} ms"
        )?;
        writeln!(
            out,
            "the clock ended {} of them, and {} took longer than the limit and a fifth",
            self.cut, self.late
        )?;
        Ok(())
    }

    fn write_json(&self, args: &args::Clock, seats: usize) -> Result<(), CliError> {
        let figures = json!({
            "game": args.game,
            "seats": seats,
            "bot": args.bot,
            "seed": args.seed,
            "decisions": self.decisions,
            "limit": args.bot.limit().as_secs_f64() * 1e3,
            "milliseconds": self.watch.times().to_json(),
            "cut": self.cut,
            "late": self.late,
        });
        Ok(writeln!(anstream::stdout(), "{figures:#}")?)
    }
}
