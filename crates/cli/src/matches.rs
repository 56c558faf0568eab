//! `parlour match`: one bot against others, every deal from every seat.

use std::{
    io::Write as _,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::{Duration, Instant},
};

use parlour_core::Seat;
use parlour_registry::{Setup, Simulation};
use rayon::prelude::*;
use serde_json::json;

use crate::{args, fault::Fault, pool};

/// Deals that are played before the bar moves.
const TOGETHER: u64 = 16;

/// Plays the match and prints the figures.
pub(crate) fn run(args: &args::Match) -> Result<(), Fault> {
    let game = parlour_registry::find(&args.game)?;
    let [challenger, field] = args.bots.as_slice() else {
        return Err(Fault::Usage(
            "a match needs two bots: the challenger, and who takes all other seats".to_owned(),
        ));
    };
    let seats = args.seats.unwrap_or(*game.info().seats.start());
    let from_seat = |own: usize| {
        let bots = (0..seats).map(|seat| if seat == own { *challenger } else { *field }).collect();
        game.simulation(&Setup { seats, options: args.options.clone(), bots, seed: args.seed })
    };
    let simulations: Vec<Box<dyn Simulation>> = (0..seats.max(1)).map(from_seat).collect::<Result<_, _>>()?;
    let deals = args.games.div_ceil(seats as u64);
    let result = play_all(&simulations, deals, args.threads)?;
    if args.json { result.write_json(args) } else { result.write_words(args) }
}

fn play_all(
    simulations: &[Box<dyn Simulation>],
    deals: u64,
    threads: Option<u16>,
) -> Result<MatchResult, Fault> {
    let pool = pool::threads(threads)?;
    let bar = pool::progress(deals, "deals");
    let thinking = Thinking::default();
    let mut shares = Vec::new();
    let mut margin = 0.0;
    let mut next = 0;
    while next < deals {
        let batch = next..deals.min(next + TOGETHER);
        next = batch.end;
        let played: Vec<(f64, f64)> = pool
            .install(|| batch.into_par_iter().map(|index| one_deal(simulations, index, &thinking)).collect());
        bar.inc(played.len() as u64);
        shares.extend(played.iter().map(|deal| deal.0));
        margin += played.iter().map(|deal| deal.1).sum::<f64>();
    }
    bar.finish_and_clear();
    Ok(MatchResult::new(simulations.len(), &shares, margin, &thinking))
}

/// A deal from every seat: the challenger's mean share of the win, and its mean lead over the others' mean score.
fn one_deal(simulations: &[Box<dyn Simulation>], index: u64, thinking: &Thinking) -> (f64, f64) {
    let seats = simulations.len() as f64;
    let (mut share, mut margin) = (0.0, 0.0);
    for (own, simulation) in simulations.iter().enumerate() {
        let own = Seat::new(own as u8);
        let mut started = Instant::now();
        let played = simulation.play_watched(index, &mut |moment| match moment {
            parlour_registry::Thought::Begins => started = Instant::now(),
            parlour_registry::Thought::Ends(seat) if seat == own => {
                thinking.challenger.add(started.elapsed());
            }
            parlour_registry::Thought::Ends(_) => thinking.field.add(started.elapsed()),
        });
        let outcome = played.outcome;
        if outcome.winners.contains(own) {
            share += 1.0 / outcome.winners.len() as f64;
        }
        let all: i32 = outcome.scores.as_slice().iter().sum();
        let mine = f64::from(outcome.scores[own]);
        margin += mine - (f64::from(all) - mine) / (seats - 1.0).max(1.0);
    }
    (share / seats, margin / seats)
}

/// How long the two sorts of bots thought.
#[derive(Default)]
struct Thinking {
    challenger: Clock,
    field: Clock,
}

#[derive(Default)]
struct Clock {
    nanoseconds: AtomicU64,
    decisions: AtomicU64,
    longest: AtomicU64,
}

impl Clock {
    fn add(&self, thought: Duration) {
        let nanoseconds = thought.as_nanos() as u64;
        self.nanoseconds.fetch_add(nanoseconds, Relaxed);
        self.decisions.fetch_add(1, Relaxed);
        self.longest.fetch_max(nanoseconds, Relaxed);
    }

    fn mean_milliseconds(&self) -> f64 {
        self.nanoseconds.load(Relaxed) as f64 / 1e6 / self.decisions.load(Relaxed).max(1) as f64
    }

    fn longest_milliseconds(&self) -> f64 {
        self.longest.load(Relaxed) as f64 / 1e6
    }
}

/// The 95% interval of a mean of shares, with two deals won and two lost added first: a short match in which nothing was lost is
/// no proof that nothing can be.
fn interval(shares: &[f64]) -> (f64, f64) {
    let padded = || shares.iter().copied().chain([0.0, 0.0, 1.0, 1.0]);
    let count = padded().count() as f64;
    let mean = padded().sum::<f64>() / count;
    let variance = padded().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let half_width = 1.96 * (variance / count).sqrt();
    ((mean - half_width).max(0.0), (mean + half_width).min(1.0))
}

/// The figures of a match.
struct MatchResult {
    seats: usize,
    games: usize,
    share: f64,
    /// The 95% interval. Deals are independent; the games of one deal are not.
    interval: (f64, f64),
    margin: f64,
    times: [(f64, f64); 2],
}

impl MatchResult {
    fn new(seats: usize, shares: &[f64], margin: f64, thinking: &Thinking) -> Self {
        let deals = shares.len() as f64;
        let share = shares.iter().sum::<f64>() / deals;
        let times = [&thinking.challenger, &thinking.field]
            .map(|clock| (clock.mean_milliseconds(), clock.longest_milliseconds()));
        Self {
            seats,
            games: shares.len() * seats,
            share,
            interval: interval(shares),
            margin: margin / deals,
            times,
        }
    }

    fn write_words(&self, args: &args::Match) -> Result<(), Fault> {
        let mut out = anstream::stdout();
        let fair = 1.0 / self.seats as f64;
        let [challenger, field] = [&args.bots[0], &args.bots[1]];
        writeln!(
            out,
            "{}, {} seats: {challenger} against {field}, {} games",
            args.game, self.seats, self.games
        )?;
        writeln!(
            out,
            "share of the win   {:.1}%, between {:.1}% and {:.1}% (a fair share is {:.1}%: {:.2} times)",
            100.0 * self.share,
            100.0 * self.interval.0,
            100.0 * self.interval.1,
            100.0 * fair,
            self.share / fair
        )?;
        writeln!(out, "mean lead in score {:+.2}", self.margin)?;
        for (bot, (mean, longest)) in [challenger, field].into_iter().zip(self.times) {
            writeln!(out, "{:<18} {mean:.2} ms a decision, at most {longest:.0} ms", bot.name())?;
        }
        Ok(())
    }

    fn write_json(&self, args: &args::Match) -> Result<(), Fault> {
        let result = json!({
            "game": args.game,
            "seats": self.seats,
            "challenger": args.bots[0].name(),
            "field": args.bots[1].name(),
            "seed": args.seed,
            "games": self.games,
            "share": self.share,
            "low": self.interval.0,
            "high": self.interval.1,
            "mean_lead": self.margin,
            "milliseconds": { "challenger": self.times[0].0, "field": self.times[1].0 },
        });
        Ok(writeln!(anstream::stdout(), "{result:#}")?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_narrows_with_the_deals_and_is_never_a_single_point() {
        let (low, high) = interval(&[1.0; 10]);
        assert!(low < 0.9 && high <= 1.0, "{low} to {high}");
        let wide = interval(&[0.0, 1.0, 0.5, 0.5]);
        let narrow = interval(&[0.0, 1.0, 0.5, 0.5].repeat(100));
        assert!(wide.0 < narrow.0 && narrow.0 < 0.5 && 0.5 < narrow.1 && narrow.1 < wide.1);
    }
}
