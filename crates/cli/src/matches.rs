//! `parlour match`: plays one bot against others, every deal from every seat.

use std::{io::Write as _, time::Instant};

use parlour_core::Seat;
use parlour_registry::{FallibleRunner, ProgramError, Setup, Timing};
use rayon::prelude::*;
use serde_json::json;

use crate::{
    args,
    error::CliError,
    outside::{Crew, Crews},
    pool,
    stopwatch::{Stopwatch, Times},
};

/// The number of deals played before the progress bar moves.
const TOGETHER: u64 = 16;

/// Plays the match and prints the figures.
pub(crate) fn run(args: &args::Match) -> Result<(), CliError> {
    let game = parlour_registry::find(&args.game)?;
    let [challenger, field] = args.bots.as_slice() else {
        return Err(CliError::Usage(
            "a match needs two bots: the challenger, and the one for all other seats".to_owned(),
        ));
    };
    let seats = args.seats.unwrap_or(*game.info().seats.start());
    let from_seat = |own: usize| {
        // A game refuses more seats than there can be, whatever the players.
        let sitters = (0..seats).take(Seat::MAX + 1);
        let bots = sitters.map(|seat| if seat == own { challenger } else { field }).cloned().collect();
        game.match_runner(&Setup { seats, options: args.options.clone(), bots, seed: args.seed })
    };
    let runners: Vec<Box<dyn FallibleRunner>> = (0..seats.max(1)).map(from_seat).collect::<Result<_, _>>()?;
    let deals = args.games.div_ceil(seats as u64);
    let result = play_all(&runners, &Crews::new(args.outside.limit), deals, args.threads)?;
    if args.json { result.write_json(args) } else { result.write_words(args) }
}

fn play_all(
    runners: &[Box<dyn FallibleRunner>],
    crews: &Crews,
    deals: u64,
    threads: Option<u16>,
) -> Result<MatchResult, CliError> {
    let pool = pool::threads(threads)?;
    let bar = pool::progress(deals, "deals");
    let thinking = ThinkingTimes::default();
    let mut all = Vec::new();
    let mut next = 0;
    while next < deals {
        let batch = next..deals.min(next + TOGETHER);
        next = batch.end;
        let play = |index| crews.with(|crew| one_deal(runners, crew, index, &thinking));
        let played: Vec<PlayedDeal> =
            pool.install(|| batch.into_par_iter().map(play).collect::<Result<_, ProgramError>>())?;
        bar.inc(played.len() as u64);
        all.extend(played);
    }
    bar.finish_and_clear();
    Ok(MatchResult::new(runners.len(), &all, &thinking))
}

/// The averages over a deal that was played from every seat.
#[derive(Clone, Copy, Default)]
struct PlayedDeal {
    /// The challenger's share of the win.
    share: f64,
    /// The challenger's score.
    score: f64,
    /// The score of the others.
    others: f64,
}

/// Plays a deal once from every seat.
fn one_deal(
    runners: &[Box<dyn FallibleRunner>],
    crew: &mut Crew,
    index: u64,
    thinking: &ThinkingTimes,
) -> Result<PlayedDeal, ProgramError> {
    let seats = runners.len() as f64;
    let mut deal = PlayedDeal::default();
    for (own, runner) in runners.iter().enumerate() {
        let own = Seat::new(own as u8);
        let mut started = Instant::now();
        let played = runner.play(index, crew, &mut |moment| match moment {
            Timing::Asked => started = Instant::now(),
            Timing::Decided(seat) if seat == own => {
                thinking.challenger.add(started.elapsed());
            }
            Timing::Decided(_) => thinking.field.add(started.elapsed()),
        })?;
        let outcome = played.outcome;
        if outcome.winners.contains(own) {
            deal.share += 1.0 / outcome.winners.len() as f64 / seats;
        }
        let all: i32 = outcome.scores.as_slice().iter().sum();
        let mine = f64::from(outcome.scores[own]);
        deal.score += mine / seats;
        deal.others += (f64::from(all) - mine) / (seats - 1.0).max(1.0) / seats;
    }
    Ok(deal)
}

/// How long the challenger and the other bots thought.
#[derive(Default)]
struct ThinkingTimes {
    challenger: Stopwatch,
    field: Stopwatch,
}

/// The 95% interval of a mean of shares, with four deals added that are won as often as a fair share: a short
/// match without a loss does not prove that nothing can be lost.
fn interval(shares: impl Iterator<Item = f64> + Clone, fair: f64) -> (f64, f64) {
    const ADDED: f64 = 4.0;
    let count = shares.clone().count() as f64 + ADDED;
    let mean = (shares.clone().sum::<f64>() + ADDED * fair) / count;
    let spread = |share: f64| (share - mean).powi(2);
    let added = ADDED * (fair * spread(1.0) + (1.0 - fair) * spread(0.0));
    let variance = (shares.map(spread).sum::<f64>() + added) / (count - 1.0);
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
    /// The mean scores of the challenger and of the others.
    scores: (f64, f64),
    times: [Times; 2],
}

impl MatchResult {
    fn new(seats: usize, deals: &[PlayedDeal], thinking: &ThinkingTimes) -> Self {
        let mean = |what: fn(&PlayedDeal) -> f64| deals.iter().map(what).sum::<f64>() / deals.len() as f64;
        let times = [&thinking.challenger, &thinking.field].map(Stopwatch::times);
        Self {
            seats,
            games: deals.len() * seats,
            share: mean(|deal| deal.share),
            interval: interval(deals.iter().map(|deal| deal.share), 1.0 / seats as f64),
            scores: (mean(|deal| deal.score), mean(|deal| deal.others)),
            times,
        }
    }

    fn write_words(&self, args: &args::Match) -> Result<(), CliError> {
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
        writeln!(out, "mean score         {:.2} against {:.2}", self.scores.0, self.scores.1)?;
        for (bot, times) in [challenger, field].into_iter().zip(self.times) {
            let Times { mean, median, longest } = times;
            writeln!(
                out,
                "{:<18} {mean:.2} ms a decision, half of them within {median:.2} ms, at most {longest:.0} ms",
                bot.to_string()
            )?;
        }
        Ok(())
    }

    fn write_json(&self, args: &args::Match) -> Result<(), CliError> {
        let result = json!({
            "game": args.game,
            "seats": self.seats,
            "challenger": args.bots[0].to_string(),
            "field": args.bots[1].to_string(),
            "seed": args.seed,
            "games": self.games,
            "share": self.share,
            "low": self.interval.0,
            "high": self.interval.1,
            "mean_score": { "challenger": self.scores.0, "field": self.scores.1 },
            "milliseconds": { "challenger": self.times[0].to_json(), "field": self.times[1].to_json() },
        });
        Ok(writeln!(anstream::stdout(), "{result:#}")?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_narrows_with_the_deals_and_is_never_a_single_point() {
        let (low, high) = interval([1.0; 10].into_iter(), 0.5);
        assert!(low < 0.9 && high <= 1.0, "{low} to {high}");
        let wide = interval([0.0, 1.0, 0.5, 0.5].into_iter(), 0.5);
        let narrow = interval([0.0, 1.0, 0.5, 0.5].repeat(100).into_iter(), 0.5);
        assert!(wide.0 < narrow.0 && narrow.0 < 0.5 && 0.5 < narrow.1 && narrow.1 < wide.1);
    }

    #[test]
    fn who_wins_a_fair_share_at_a_full_table_has_it_in_the_middle_of_the_interval() {
        let deals = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0].repeat(10);
        let (low, high) = interval(deals.into_iter(), 1.0 / 6.0);
        assert!((f64::midpoint(low, high) - 1.0 / 6.0).abs() < 1e-9, "{low} to {high}");
    }
}
