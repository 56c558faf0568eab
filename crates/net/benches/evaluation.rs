//! Measures one decision of a network as large as those that are trained, in microseconds: `cargo bench -p parlour-net`.

use std::{hint::black_box, time::Instant};

use parlour_net::{Activations, Dimensions, Network, Traits, untrained};

/// Numbers of an observation that are not 0, and legal actions.
const FILLED: usize = 150;
const LEGAL: usize = 12;
const DECISIONS: u32 = 200;
const ROUNDS: usize = 101;

fn main() {
    // The largest observation of all games, with the usual width.
    let size = Dimensions {
        version: 1,
        observation: 1582,
        seats: 6,
        width: 256,
        inner: 128,
        side: 64,
        traits: Traits::new(107, Vec::new()),
    };
    let network = Network::read(&untrained(&size, 1)).expect("it was written as networks are");
    let mut observation = vec![0; size.observation];
    for number in observation.iter_mut().step_by(size.observation / FILLED) {
        *number = 1;
    }
    let mut activations = Activations::default();
    let mut rounds: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..DECISIONS {
                network.observe(black_box(&observation), &mut activations);
                let best = (0..LEGAL).max_by_key(|&number| network.logit(number, &[], &mut activations));
                black_box(best);
            }
            start.elapsed().as_secs_f64() * 1e6 / f64::from(DECISIONS)
        })
        .collect();
    rounds.sort_by(f64::total_cmp);
    println!("a decision among {LEGAL} actions at width {}: {:.1} µs", size.width, rounds[ROUNDS / 2]);
}
