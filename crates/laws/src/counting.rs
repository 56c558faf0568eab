//! Counts the ways in which a game can continue: [`counts`].

use parlour_core::{Choices, FastDice, Game, Seats};

/// The number of sequences of 1, 2, … `depth` decisions from the deal of this seed. Among seats that choose
/// at once, the lowest chooses first. A step that needs luck gets the same luck on every path.
pub fn counts<G: Game>(seats: usize, options: &G::Options, seed: u64, depth: usize) -> Vec<u64> {
    let seats = Seats::new(seats).expect("a number of seats that the game allows");
    let mut dice = FastDice::new(seed);
    let position = G::deal(seats, options, &mut dice, &mut ());
    let mut counts = vec![0; depth];
    count(&position, &dice, &mut counts);
    counts
}

fn count<G: Game>(position: &G, dice: &FastDice, counts: &mut [u64]) {
    let Some(seat) = position.to_act().first() else { return };
    let Some((here, deeper)) = counts.split_first_mut() else { return };
    let choices = position.choices(seat);
    *here += choices.len() as u64;
    if deeper.is_empty() {
        return;
    }
    for action in choices.iter() {
        let mut next = position.clone();
        let mut dice = dice.clone();
        next.play_unchecked(seat, action, &mut dice, &mut ());
        count(&next, &dice, deeper);
    }
}
