//! Measures complete random games through the public trait, on one core: `cargo xtask bench`.
//!
//! Everything runs in short slices in rotation, so that a busy machine slows all of it equally; figures are
//! medians over the rounds and are compared as ratios.

mod hand_loop;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use parlour_bots::blind::Random;
use parlour_core::{Choices, Dice, FastDice, Game, Seat, Seats};
use parlour_registry::{Complete, GameVisitor, for_each_game};
use parlour_runner::Runner;
use parlour_tps::{Tps, TpsOptions};

const SLICE: Duration = Duration::from_millis(100);
const ROUNDS: usize = 15;

/// Plays a game and returns the number of decisions.
type Play = Box<dyn FnMut() -> u32>;

struct Contestant {
    name: String,
    /// The size of a position.
    bytes: usize,
    play: Play,
    /// Games and decisions per second, one pair per round.
    rates: Vec<(f64, f64)>,
}

fn random_games<G: Game>(seats: usize) -> Play {
    let seats = Seats::new(seats).expect("a number of seats");
    let options = G::Options::default();
    let mut dice = FastDice::new(1);
    let mut choices = G::Choices::default();
    Box::new(move || {
        let mut position = G::deal(seats, &options, &mut dice, &mut ());
        let mut decisions = 0;
        while let Some(seat) = position.to_act().first() {
            position.legal(seat, &mut choices);
            let action = choices.nth(dice.below(choices.len() as u32) as usize);
            position.play_unchecked(seat, action, &mut dice, &mut ());
            decisions += 1;
        }
        black_box(position.outcome());
        decisions
    })
}

/// Like [`random_games`], but through the runner, with players of a known type.
fn run_games(seats: usize) -> Play {
    let seats = Seats::new(seats).expect("a number of seats");
    let runner = Runner::<Tps>::new(seats, TpsOptions::default(), 1);
    let mut players = [Random; Seat::MAX];
    let mut games = 0..;
    Box::new(move || runner.play(games.next().expect("there is always another game"), &mut players).decisions)
}

fn bare_loop() -> Play {
    let mut dice = FastDice::new(1);
    Box::new(move || {
        let (decisions, scores) = hand_loop::game(&mut dice);
        black_box(scores);
        decisions
    })
}

fn slice(play: &mut Play) -> (f64, f64) {
    let start = Instant::now();
    let (mut games, mut decisions) = (0u32, 0u64);
    while start.elapsed() < SLICE {
        for _ in 0..64 {
            decisions += u64::from(play());
        }
        games += 64;
    }
    let seconds = start.elapsed().as_secs_f64();
    (f64::from(games) / seconds, decisions as f64 / seconds)
}

/// Random games of `G` with this many seats.
fn game<G: Game>(seats: usize) -> Contestant {
    let name = format!("{} {seats}", G::INFO.slug);
    Contestant { name, bytes: size_of::<G>(), play: random_games::<G>(seats), rates: Vec::new() }
}

/// Every game that `main` does not name, for four players or for as many as it allows.
struct Others(Vec<Contestant>);

impl GameVisitor for Others {
    fn visit<G: Complete>(&mut self) {
        if G::INFO.slug != Tps::INFO.slug {
            self.0.push(game::<G>(4.min(*G::INFO.seats.end())));
        }
    }
}

/// The hand-written loop, as the yardstick.
fn hand_written() -> Contestant {
    Contestant { name: "hand-written tps loop".to_owned(), bytes: 0, play: bare_loop(), rates: Vec::new() }
}

/// Random games of TrickPaperScissors for four through the runner.
fn through_the_runner() -> Contestant {
    Contestant { name: "tps 4, runner".to_owned(), bytes: 0, play: run_games(4), rates: Vec::new() }
}

/// The median over the rounds of the ratio between two rates of the same round.
fn ratio(above: &[(f64, f64)], below: &[(f64, f64)], rate: impl Fn(&(f64, f64)) -> f64) -> f64 {
    median(above.iter().zip(below).map(|(above, below)| rate(above) / rate(below)))
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let mut others = Others(Vec::new());
    for_each_game(&mut others);
    let mut contestants = vec![hand_written(), game::<Tps>(4), through_the_runner(), game::<Tps>(3)];
    contestants.append(&mut others.0);
    for _ in 0..ROUNDS {
        for contestant in &mut contestants {
            let rate = slice(&mut contestant.play);
            contestant.rates.push(rate);
        }
    }
    let [bare, tps, runner, ..] = &contestants[..] else { unreachable!("they were just put there") };
    println!(
        "{:<24}{:>12}{:>14}{:>10}{:>10}{:>8}",
        "one core, random games", "games/s", "decisions/s", "ns/dec", "x tps 4", "bytes"
    );
    for contestant in &contestants {
        let games = median(contestant.rates.iter().map(|rate| rate.0));
        let decisions = median(contestant.rates.iter().map(|rate| rate.1));
        let times_tps = ratio(&tps.rates, &contestant.rates, |rate| rate.1);
        let Contestant { name, bytes, .. } = contestant;
        println!(
            "{name:<24}{games:>12.0}{decisions:>14.0}{:>10.1}{times_tps:>10.2}{bytes:>8}",
            1e9 / decisions
        );
    }
    let share = ratio(&tps.rates, &bare.rates, |rate| rate.0);
    println!("tps through the trait plays {share:.2} of the loop's games per second");
    let share = ratio(&runner.rates, &tps.rates, |rate| rate.0);
    println!("and through the runner {share:.2} of those through the trait");
}
