//! Estimates which poker hands the piles can still become, and so how likely each seat is to win.

use parlour_cards::{CardSet, Suit};
use parlour_core::{Seat, knowledge::Shares};

use crate::{FajTable, TRICK_CARDS};

/// The number of ranks, two to ten.
const RANKS: usize = 9;
/// The number of straights, from two to six up to six to ten.
const RUNS: usize = 5;
/// The number of cards in a suit.
const OF_A_SUIT: usize = 9;
/// The lowest bit in the lane of each suit.
const EACH_SUIT: u64 = 0x0001_0001_0001_0001;
/// The number of hands told apart. From the best down: straight flushes and fours by rank, full houses by
/// their three, a flush, straights by rank, threes by rank, two pairs, a pair, and anything else.
const HANDS: usize = RUNS + RANKS + RANKS + 1 + RUNS + RANKS + 3;
/// FAJ-7: the number of trick cards turned up in a whole game, one to four for each trick of a round.
const TURNED: usize = 10 * FajTable::ROUNDS as usize;

/// Each seat's win chance with these piles, if any seat is equally likely to win each card still to come.
pub(super) fn shares(piles: &[CardSet], unturned: CardSet) -> Shares {
    let gone = TRICK_CARDS - unturned.len();
    let to_come = TURNED.saturating_sub(gone) as f32 / unturned.len().max(1) as f32;
    let odds = Odds::new(to_come / piles.len() as f32);
    let mut hands = [[0.0; HANDS]; Seat::MAX];
    for (hand, &pile) in hands.iter_mut().zip(piles) {
        *hand = best_hands(pile.bits(), unturned.bits(), &odds);
    }
    compare(&hands[..piles.len()])
}

/// Each seat's chance of having the best hand; equal hands share.
fn compare(hands: &[[f32; HANDS]]) -> Shares {
    let mut below = [1.0_f32; Seat::MAX];
    let mut shares = [0.0; Seat::MAX];
    for level in 0..HANDS {
        for (seat, hand) in hands.iter().enumerate() {
            below[seat] -= hand[level];
        }
        for (seat, hand) in hands.iter().enumerate() {
            let others = hands.iter().enumerate().filter(|&(other, _)| other != seat);
            let beaten =
                |(other, theirs): (usize, &[f32; HANDS])| below[other].max(0.0) + theirs[level] / 2.0;
            shares[seat] += hand[level] * others.map(beaten).product::<f32>();
        }
    }
    let sum: f32 = shares.iter().sum();
    if sum > 0.0 { shares.map(|share| share / sum) } else { shares }
}

/// The chance of getting at least some number of several cards, each of which comes with the same chance.
struct Odds {
    /// The chance by the number of cards, then by the number needed.
    at_least: [[f32; 6]; OF_A_SUIT + 1],
}

impl Odds {
    fn new(chance: f32) -> Self {
        let mut at_least = [[0.0; 6]; OF_A_SUIT + 1];
        at_least[0][0] = 1.0;
        for there in 1..=OF_A_SUIT {
            at_least[there][0] = 1.0;
            for needed in 1..6 {
                let fewer = at_least[there - 1];
                at_least[there][needed] = chance * fewer[needed - 1] + (1.0 - chance) * fewer[needed];
            }
        }
        Self { at_least }
    }

    /// The chance of reaching `wanted` cards with those held and those that may come.
    fn of(&self, wanted: u32, had: u32, coming: u32) -> f32 {
        self.at_least[coming as usize][wanted.saturating_sub(had) as usize]
    }
}

/// How likely each hand is to be the best the pile becomes, treating them as independent.
fn best_hands(pile: u64, unturned: u64, odds: &Odds) -> [f32; HANDS] {
    let mut chances = [0.0; HANDS];
    let mut next = 0;
    let mut add = |chance: f32| {
        chances[next] = chance;
        next += 1;
    };
    let ranks: [(u32, u32); RANKS] = std::array::from_fn(|rank| {
        let of_rank = |cards: u64| (cards >> (rank + 1) & EACH_SUIT).count_ones();
        (of_rank(pile), of_rank(unturned))
    });
    let number = |wanted: u32| ranks.map(|(had, coming)| odds.of(wanted, had, coming));
    let (once, twice, thrice, four) = (number(1), number(2), number(3), number(4));

    for run in (0..RUNS).rev() {
        add(either(Suit::ALL.into_iter().map(|suit| {
            let cards = 0b11111_u64 << (16 * suit as usize + run + 1);
            let (had, coming) = ((pile & cards).count_ones(), (unturned & cards).count_ones());
            if had + coming == 5 { odds.of(5, had, coming) } else { 0.0 }
        })));
    }
    (0..RANKS).rev().for_each(|rank| add(four[rank]));
    for rank in (0..RANKS).rev() {
        add(thrice[rank] * either((0..RANKS).filter(|&other| other != rank).map(|other| twice[other])));
    }
    add(either(Suit::ALL.into_iter().map(|suit| {
        let of_suit = |cards: u64| (cards & suit.cards().bits()).count_ones();
        odds.of(5, of_suit(pile), of_suit(unturned))
    })));
    (0..RUNS).rev().for_each(|run| add(once[run..run + 5].iter().product()));
    (0..RANKS).rev().for_each(|rank| add(thrice[rank]));
    let pair = either(twice.into_iter());
    let best = twice.into_iter().fold(0.0, f32::max);
    add((pair - best).max(0.0) + best * either(twice.into_iter().filter(|&chance| chance < best)));
    add(pair);
    add(1.0);

    let mut left = 1.0;
    for chance in &mut chances {
        *chance = left * chance.min(1.0);
        left -= *chance;
    }
    chances
}

/// The chance that at least one of these happens.
fn either(chances: impl Iterator<Item = f32>) -> f32 {
    1.0 - chances.map(|chance| 1.0 - chance).product::<f32>()
}
