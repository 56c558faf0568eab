//! Dealing unseen pieces to hidden hands when it is known which sorts of pieces some hands cannot hold.
//!
//! Every deal that fits is equally likely. It is drawn by counting, not by trial and error: first how many
//! pieces of each sort each constrained hand gets, in proportion to the number of ways, and then which ones.

use parlour_core::{Dice, Element, Set};

/// What is known about a hidden hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HiddenHand<K: Element> {
    /// The number of pieces it holds.
    pub size: usize,
    /// The sorts it may hold: all except those it has shown to be void in.
    pub may_hold: Set<K>,
}

/// The largest number of pieces that can be dealt.
const MOST: usize = 64;
/// The largest number of sorts.
const SORTS: usize = 8;
/// The largest number of hidden hands in a deal: five other seats, a deck and something set aside.
pub const HIDDEN_HANDS: usize = 8;

/// Numbers of pieces, by sort.
type SortCounts = [u8; SORTS];

/// Deals the pieces to the hidden hands and returns the set of each. Every deal that fits is equally likely.
///
/// `sort` returns the sort of a piece. Together the hands take all pieces.
///
/// # Panics
/// If no deal fits, or if the sizes do not add up to the number of pieces.
pub fn deal<T: Element, K: Element<Bits = u8>>(
    pieces: Set<T>,
    sort: impl Fn(T) -> K,
    hidden: &[HiddenHand<K>],
    dice: &mut impl Dice,
) -> [Set<T>; HIDDEN_HANDS] {
    assert_eq!(
        hidden.iter().map(|hidden_hand| hidden_hand.size).sum::<usize>(),
        pieces.len(),
        "the hands take all pieces"
    );
    let mut hands = [Set::EMPTY; HIDDEN_HANDS];
    let mut by_sort = [Set::EMPTY; SORTS];
    let mut sorts = Set::EMPTY;
    for piece in pieces {
        let sort = sort(piece);
        by_sort[sort.index() as usize].insert(piece);
        sorts.insert(sort);
    }
    let is_bound = |hidden_hand: &HiddenHand<K>| !sorts.is_subset(hidden_hand.may_hold);

    let mut bound = [Bound { size: 0, sorts: 0 }; HIDDEN_HANDS];
    let mut bound_count = 0;
    for hidden_hand in hidden.iter().filter(|hidden_hand| is_bound(hidden_hand)) {
        bound[bound_count] =
            Bound { size: hidden_hand.size as u8, sorts: (hidden_hand.may_hold & sorts).bits() };
        bound_count += 1;
    }
    let mut bound = &bound[..bound_count];
    let mut stock = by_sort.map(|set| set.len() as u8);
    for (hand, hidden_hand) in hands.iter_mut().zip(hidden) {
        if is_bound(hidden_hand) {
            let counts = draw_counts(stock, bound, dice);
            for (sort, &count) in counts.iter().enumerate() {
                let taken = draw_some(by_sort[sort], count.into(), dice);
                by_sort[sort] = by_sort[sort] - taken;
                *hand = *hand | taken;
                stock[sort] -= count;
            }
            bound = &bound[1..];
        }
    }
    let mut rest = by_sort.into_iter().fold(Set::EMPTY, |all, some| all | some);
    for (hand, hidden_hand) in hands.iter_mut().zip(hidden) {
        if !is_bound(hidden_hand) {
            *hand = draw_some(rest, hidden_hand.size, dice);
            rest = rest - *hand;
        }
    }
    hands
}

/// Draws `count` of the pieces, every choice equally likely.
pub fn draw_some<T: Element>(pieces: Set<T>, count: usize, dice: &mut impl Dice) -> Set<T> {
    let len = pieces.len();
    if count == len {
        return pieces;
    }
    let Some(first) = pieces.first() else { return Set::EMPTY };
    let mut list = [first; MOST];
    for (place, piece) in list.iter_mut().zip(pieces) {
        *place = piece;
    }
    dice.choose(&mut list[..len], count);
    list[..count].iter().copied().collect()
}

/// A hand that cannot hold every sort.
#[derive(Clone, Copy)]
struct Bound {
    size: u8,
    /// The sorts it may hold, one bit each.
    sorts: u8,
}

/// Draws how many pieces of each sort the first hand gets, in proportion to the number of ways to deal it and
/// all other hands.
fn draw_counts(stock: SortCounts, hands: &[Bound], dice: &mut impl Dice) -> SortCounts {
    let total = ways(stock, hands);
    assert!(total > 0, "some deal fits what was seen");
    let mut left = dice.below_wide(total);
    let mut chosen = None;
    each_hand(stock, hands[0], &mut |counts, choices| {
        if chosen.is_none() {
            let ways = choices * ways(less(stock, counts), &hands[1..]);
            if left < ways {
                chosen = Some(counts);
            } else {
                left -= ways;
            }
        }
    });
    chosen.expect("the ways of the parts add up to the total")
}

/// The number of ways to deal the hands from the stock, whatever is left over.
fn ways(stock: SortCounts, hands: &[Bound]) -> u128 {
    let Some((&first, rest)) = hands.split_first() else { return 1 };
    let mut total = 0;
    each_hand(stock, first, &mut |counts, choices| total += choices * ways(less(stock, counts), rest));
    total
}

/// Calls `show` with each way to fill a hand by counts and the number of ways to choose the pieces.
fn each_hand(stock: SortCounts, hand: Bound, show: &mut impl FnMut(SortCounts, u128)) {
    fn fill(
        stock: SortCounts,
        hand: Bound,
        counts: &mut SortCounts,
        choices: u128,
        show: &mut impl FnMut(SortCounts, u128),
    ) {
        if hand.sorts == 0 {
            if hand.size == 0 {
                show(*counts, choices);
            }
            return;
        }
        let sort = hand.sorts.trailing_zeros() as usize;
        let sorts = hand.sorts & (hand.sorts - 1);
        let most = stock[sort].min(hand.size);
        // The last sort has to fill up the hand.
        let least = if sorts == 0 { hand.size } else { 0 };
        for count in least..=most {
            counts[sort] = count;
            let choices = choices * choose(stock[sort], count);
            fill(stock, Bound { size: hand.size - count, sorts }, counts, choices, show);
        }
        counts[sort] = 0;
    }
    fill(stock, hand, &mut [0; SORTS], 1, show);
}

fn less(stock: SortCounts, counts: SortCounts) -> SortCounts {
    let mut rest = stock;
    for (have, taken) in rest.iter_mut().zip(counts) {
        *have -= taken;
    }
    rest
}

/// The number of ways to choose `k` of `n`.
fn choose(n: u8, k: u8) -> u128 {
    u128::from(BINOMIALS[usize::from(n)][usize::from(k)])
}

/// Pascal's triangle, as far as needed for the pieces that fit into one word; 64 over 32 still fits.
static BINOMIALS: [[u64; MOST + 1]; MOST + 1] = {
    let mut table = [[0; MOST + 1]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use parlour_core::FastDice;

    use super::*;
    use crate::{Card, CardSet, Suit};

    fn cards(text: &str) -> CardSet {
        text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
    }

    fn suits(text: &str) -> Set<Suit> {
        Suit::ALL.into_iter().filter(|suit| text.contains(suit.letter())).collect()
    }

    /// Every deal that fits, found by trying each card in each hand.
    fn every_deal(pieces: CardSet, hidden: &[HiddenHand<Suit>]) -> Vec<Vec<CardSet>> {
        let mut deals = vec![vec![CardSet::EMPTY; hidden.len()]];
        for card in pieces {
            deals = deals
                .iter()
                .flat_map(|hands| {
                    (0..hidden.len()).filter(|&i| hidden[i].may_hold.contains(card.suit())).map(|i| {
                        let mut hands = hands.clone();
                        hands[i].insert(card);
                        hands
                    })
                })
                .collect();
        }
        deals.retain(|hands| {
            hands.iter().zip(hidden).all(|(hand, hidden_hand)| hand.len() == hidden_hand.size)
        });
        deals
    }

    #[test]
    fn every_deal_that_fits_comes_up_equally_often_and_no_other() {
        let pieces = cards("AC 2C 3C AD 2D AH 2H 3H");
        let tables: [&[(usize, &str)]; 5] = [
            &[(3, "CDHS"), (3, "CDHS"), (2, "CDHS")],
            &[(3, "DH"), (3, "CDHS"), (2, "CDHS")],
            &[(3, "DH"), (3, "CH"), (2, "CD")],
            &[(2, "H"), (4, "CH"), (2, "DS")],
            &[(2, "CD"), (2, "DH"), (2, "CH"), (2, "CDH")],
        ];
        for table in tables {
            let hidden: Vec<_> = table
                .iter()
                .map(|&(size, may_hold)| HiddenHand { size, may_hold: suits(may_hold) })
                .collect();
            let every = every_deal(pieces, &hidden);
            let draws = 200 * every.len();
            let mut counts: HashMap<_, u32> = every.into_iter().map(|hands| (hands, 0)).collect();
            let mut dice = FastDice::new(5);
            for _ in 0..draws {
                let hands = deal(pieces, Card::suit, &hidden, &mut dice)[..hidden.len()].to_vec();
                *counts.get_mut(&hands).expect("the deal fits") += 1;
            }
            let squares: f64 = counts.values().map(|&count| (f64::from(count) - 200.0).powi(2) / 200.0).sum();
            let freedom = (counts.len() - 1) as f64;
            assert!((squares - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(), "{squares} for {freedom}");
        }
    }

    #[test]
    #[should_panic(expected = "some deal fits")]
    fn a_deal_that_cannot_be_is_refused() {
        let hidden =
            [HiddenHand { size: 1, may_hold: suits("S") }, HiddenHand { size: 1, may_hold: suits("S") }];
        deal(cards("AC AS"), Card::suit, &hidden, &mut FastDice::new(1));
    }
}
