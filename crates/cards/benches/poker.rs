//! Measures finding the best poker hand of a pile, in nanoseconds: `cargo bench -p parlour-cards`.

use std::{hint::black_box, time::Instant};

use parlour_cards::{Card, CardSet, Rank, poker};
use parlour_core::{Dice, FastDice};

const PILES: u16 = 4096;
const ROUNDS: usize = 101;

/// Random piles of cards, with ranks from two to ten only.
fn random_piles(size: usize) -> Vec<CardSet> {
    let mut dice = FastDice::new(1);
    let in_play = |card: &Card| (Rank::Two..=Rank::Ten).contains(&card.rank());
    let mut cards: Vec<Card> = Card::deck().iter().filter(in_play).collect();
    let mut pile = || {
        dice.choose(&mut cards, size);
        cards[..size].iter().copied().collect()
    };
    (0..PILES).map(|_| pile()).collect()
}

fn main() {
    for size in [10, 30] {
        let piles = random_piles(size);
        let mut rounds: Vec<f64> = (0..ROUNDS)
            .map(|_| {
                let start = Instant::now();
                for &pile in &piles {
                    black_box(poker::best(black_box(pile)));
                }
                start.elapsed().as_secs_f64() * 1e9 / f64::from(PILES)
            })
            .collect();
        rounds.sort_by(f64::total_cmp);
        println!("best hand of {size} cards: {:.1} ns", rounds[ROUNDS / 2]);
    }
}
