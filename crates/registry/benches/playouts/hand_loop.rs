//! TrickPaperScissors for four as a bare loop: bitmasks, no engine, and only the rules that random play
//! needs.
//!
//! This is the yardstick for the cost of the clean trait. It rolls the same dice in the same order as the
//! engine.

use parlour_core::{Dice, FastDice};

const SUIT: u64 = 0x1fff;
const STARS: [u8; 13] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3];
/// Where `up`, `down` and `keep`, as far as they exist, lead from -1, 1 and 2.
const STEPS: [&[u8]; 3] = [&[1, 0], &[2, 0, 1], &[1, 2]];
const FACTORS: [i32; 3] = [-1, 1, 2];

/// The bit with `n` others below it.
fn nth(mut set: u64, n: u32) -> u32 {
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros()
}

/// Plays one game and returns the number of decisions and the scores.
pub(crate) fn game(dice: &mut FastDice) -> (u32, [i32; 4]) {
    let dealer = dice.below(4) as usize;
    let mut deck = [0u8; 39];
    for (index, card) in deck.iter_mut().enumerate() {
        *card = (index / 13 * 16 + index % 13) as u8;
    }
    dice.shuffle(&mut deck);
    let mut hands = [0u64; 4];
    for (index, card) in deck[..36].iter().enumerate() {
        hands[(dealer + 1 + index) % 4] |= 1 << card;
    }
    let mut points = [[0u8; 3]; 4];
    let mut worth = [1u8; 3];
    let mut leader = (dealer + 1) % 4;
    let mut decisions = 36;
    for _ in 0..9 {
        let (mut led, mut best, mut winner, mut lowest) = (0, 0, 0, 13);
        for turn in 0..4 {
            let seat = (leader + turn) % 4;
            let follow = hands[seat] & (SUIT << (16 * led));
            let legal = if turn == 0 || follow == 0 { hands[seat] } else { follow };
            let card = nth(legal, dice.below(legal.count_ones()));
            hands[seat] &= !(1 << card);
            let (suit, rank) = (card >> 4, card & 15);
            if turn == 0 {
                led = suit;
            }
            let trump = if led == 2 { 0 } else { led + 1 };
            let strength = if suit == trump {
                32 + rank
            } else if suit == led {
                lowest = lowest.min(rank);
                16 + rank
            } else {
                0
            };
            if strength > best {
                (best, winner) = (strength, seat);
            }
        }
        if best >= 32 {
            let trump = if led == 2 { 0 } else { led as usize + 1 };
            let steps = STEPS[usize::from(worth[trump])];
            worth[trump] = steps[dice.below(steps.len() as u32) as usize];
            decisions += 1;
        } else {
            points[winner][led as usize] += STARS[lowest as usize];
        }
        leader = winner;
    }
    let value = |suit: usize| FACTORS[usize::from(worth[suit])];
    (decisions, points.map(|won| (0..3).map(|suit| i32::from(won[suit]) * value(suit)).sum()))
}
