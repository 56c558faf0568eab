//! Compares the search's iterations per second with bare random playouts from the same positions: `cargo
//! xtask bench`.
//!
//! Both take turns over the same decisions of the same games, so that a busy machine slows them equally.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use parlour_bots::{Knowledge, Known, NoKnowledge, Search, SearchParameters};
use parlour_core::{Choices, FastDice, Game, Seats, Viewer};
use parlour_registry::{Complete, GameVisitor, for_each_game};

/// Iterations per decision.
const ITERATIONS: u32 = 1000;
/// The number of games that the decisions come from.
const GAMES: u64 = 4;
/// The most decisions to search, taken from all parts of the games.
const DECISIONS: usize = 60;

/// Positions in a few random games in which there is a choice.
fn decisions<G: Game>(seats: usize) -> Vec<G> {
    let seats = Seats::new(seats).expect("a number of seats");
    let mut dice = FastDice::new(3);
    let mut positions = Vec::new();
    for _ in 0..GAMES {
        let mut position = G::deal(seats, &G::Options::default(), &mut dice, &mut ());
        while let Some(seat) = position.to_act().first() {
            let choices = position.choices(seat);
            if choices.len() > 1 {
                positions.push(position.clone());
            }
            position.play_unchecked(seat, choices.any(&mut dice), &mut dice, &mut ());
        }
    }
    let step = positions.len().div_ceil(DECISIONS);
    positions.into_iter().step_by(step).collect()
}

fn playouts<G: Game>(start: &G, choices: &mut G::Choices, dice: &mut FastDice) -> Duration {
    let began = Instant::now();
    for _ in 0..ITERATIONS {
        let mut position = start.clone();
        while let Some(seat) = position.to_act().first() {
            position.legal(seat, choices);
            position.play_unchecked(seat, choices.any(dice), dice, &mut ());
        }
        black_box(position.outcome());
    }
    began.elapsed()
}

fn searching<G: Game, K: Knowledge<G>>(
    search: &mut Search<G, K>,
    position: &G,
    dice: &mut FastDice,
) -> Duration {
    let seat = position.to_act().first().expect("somebody is to act");
    let (view, legal) = (position.view(Viewer::Seat(seat)), position.choices(seat));
    let began = Instant::now();
    black_box(search.think(seat, &view, &legal, dice, |done| done < ITERATIONS));
    began.elapsed()
}

/// Compares both at the largest table of a game.
fn compare<G: Known>() {
    let seats = *G::INFO.seats.end();
    let positions = decisions::<G>(seats);
    let mut dice = FastDice::new(4);
    let mut choices = G::Choices::default();
    let mut plain = Search::new(NoKnowledge, SearchParameters::default());
    let mut knowing = Search::new(G::Knowledge::default(), G::search_parameters());
    let [mut bare, mut random, mut known] = [Duration::ZERO; 3];
    for position in &positions {
        bare += playouts(position, &mut choices, &mut dice);
        random += searching(&mut plain, position, &mut dice);
        known += searching(&mut knowing, position, &mut dice);
    }
    let rate = |time: Duration| f64::from(ITERATIONS) * positions.len() as f64 / time.as_secs_f64();
    println!(
        "{:<12}{:>14.0}{:>14.0}{:>10.2}{:>14.0}",
        format!("{} {seats}", G::INFO.slug),
        rate(bare),
        rate(random),
        rate(random) / rate(bare),
        rate(known)
    );
}

struct CompareEach;

impl GameVisitor for CompareEach {
    fn visit<G: Complete>(&mut self) {
        compare::<G>();
    }
}

fn main() {
    println!("{:<12}{:>14}{:>14}{:>10}{:>14}", "one core", "playouts/s", "search/s", "ratio", "knowing/s");
    for_each_game(&mut CompareEach);
}
