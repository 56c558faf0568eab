//! Measures how long it takes to find which of the 75 codices a ring makes active:
//! `cargo bench -p parlour-damocles`.

use std::{hint::black_box, time::Instant};

use parlour_core::{Dice, FastDice};
use parlour_damocles::{CodexSet, God, Ring, RingSpot};

const RINGS: usize = 1 << 12;
const ROUNDS: usize = 400;

/// Nanoseconds per ring, as the fastest of many rounds, because anything else the machine does only adds to
/// the time.
fn time(rings: &[Ring], find: impl Fn(Ring) -> CodexSet) -> f64 {
    let round = || {
        let start = Instant::now();
        for &ring in rings {
            black_box(find(black_box(ring)));
        }
        start.elapsed().as_secs_f64() * 1e9 / RINGS as f64
    };
    (0..ROUNDS).map(|_| round()).fold(f64::INFINITY, f64::min)
}

fn main() {
    let mut dice = FastDice::new(1);
    let mut ring = || Ring::from(RingSpot::ALL.map(|_| Some(God::ALL[dice.below(5) as usize])));
    let rings: Vec<Ring> = (0..RINGS).map(|_| ring()).collect();
    // Putting a token where the same god already stands changes nothing, but recomputes what is active.
    let active = time(&rings, |ring| {
        ring.with(RingSpot::ALL[0], ring.at(RingSpot::ALL[0]).expect("the ring is full")).active()
    });
    let loose = time(&rings, Ring::loose);
    println!("which of 75 codices are active: {active:.1} ns; loosely active: {loose:.1} ns");
}
