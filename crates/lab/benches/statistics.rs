//! Measures what statistics cost: games per second with all of them on, as a ratio to bare play in the same
//! run, and the gain from a second thread.
//!
//! Both kinds of play take turns in short rounds, and the median of the rounds' ratios is printed, so that a
//! busy machine affects both alike.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use parlour_bots::Bot;
use parlour_registry::{AnyRunner, GAMES, Setup};
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};

const ROUNDS: usize = 15;
const ROUND: Duration = Duration::from_millis(200);

fn main() {
    let [one, two] = [1, 2].map(|threads| {
        ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started")
    });
    println!("game        statistics / bare    two threads / one: with statistics    bare");
    for game in GAMES {
        let info = game.info();
        let seats = if info.seats.contains(&4) { 4 } else { *info.seats.end() };
        let setup = Setup { seats, options: Vec::new(), bots: vec![Bot::Random], seed: 1 };
        let runner = game.runner(&setup).expect("the setup fits the game");
        let study = parlour_lab::find(info.slug).expect("the lab knows it")(&setup).expect("the setup fits");
        let stop = AtomicBool::new(false);
        let batch = batch_of(&*runner);
        let bare = |pool: &ThreadPool| timed(pool, || play_bare(&*runner, batch));
        let full = |pool: &ThreadPool| timed(pool, || drop(study.play(0..batch, None, &stop)));
        let cost = median(|| bare(&one) / full(&one));
        let second = median(|| full(&one) / full(&two));
        let second_bare = median(|| bare(&one) / bare(&two));
        println!("{:<11} {cost:>17.2}    {second:>34.2}    {second_bare:>4.2}", info.slug);
    }
}

/// The number of games that fill a round.
fn batch_of(runner: &dyn AnyRunner) -> u64 {
    let started = Instant::now();
    let mut games = 0;
    while started.elapsed() < ROUND {
        runner.play(games);
        games += 1;
    }
    games
}

fn play_bare(runner: &dyn AnyRunner, games: u64) {
    let decisions: u64 = (0..games).into_par_iter().map(|game| u64::from(runner.play(game).decisions)).sum();
    std::hint::black_box(decisions);
}

fn timed(pool: &ThreadPool, work: impl Fn() + Sync + Send) -> f64 {
    let started = Instant::now();
    pool.install(work);
    started.elapsed().as_secs_f64()
}

fn median(ratio: impl Fn() -> f64) -> f64 {
    let mut ratios: Vec<f64> = (0..ROUNDS).map(|_| ratio()).collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ROUNDS / 2]
}
