//! Checks that the hot path does not allocate: [`Law::Heap`].

use allocation_counter::measure;
use parlour_core::{Choices, Dice, FastDice, Game, Sampler, Seats, Viewer};

use crate::{Law, LawError};

/// The number of games measured. Each is first played once to warm up the buffer.
const GAMES: u64 = 2;

/// Plays the same game twice and counts the allocations of the second time.
pub(crate) fn never_touched<G: Game>(seats: Seats, options: &G::Options) -> Result<(), LawError> {
    let mut choices = G::Choices::default();
    for seed in 0..GAMES {
        walk::<G>(seats, options, seed, &mut choices);
        let counted = measure(|| walk::<G>(seats, options, seed, &mut choices));
        Law::Heap.holds(counted.count_total == 0, || {
            format!("a game of {seats} took {} allocations ({options:?}, seed {seed})", counted.count_total)
        })?;
    }
    Ok(())
}

/// Deals, lists the actions, views, samples and plays to the end.
fn walk<G: Game>(seats: Seats, options: &G::Options, seed: u64, choices: &mut G::Choices) {
    let mut dice = FastDice::new(seed);
    let mut position = G::deal(seats, options, &mut dice, &mut ());
    while let Some(seat) = position.to_act().first() {
        for viewer in Viewer::all(seats) {
            let sampled = G::sampler(&position.view(viewer)).draw(&mut dice);
            assert_eq!(sampled.to_act(), position.to_act(), "sampling keeps the turn");
        }
        position.legal(seat, choices);
        let action = choices.nth(dice.below(choices.len() as u32) as usize);
        position.play_unchecked(seat, action, &mut dice, &mut ());
    }
}
