//! Finding the best hand: [`best()`].

use super::{Category, Hand, hand::HandLayout};
use crate::{CardSet, Suit};

/// A set of ranks as bits, the ace lowest.
type RankBits = u16;

/// The best hand that can be made of up to five cards of the pile.
///
/// ```
/// use parlour_cards::{Card, CardSet, poker};
/// let pile: CardSet = ["9S", "9H", "4D", "4C", "2C", "TD"].map(|card| card.parse::<Card>().unwrap()).into_iter().collect();
/// assert_eq!(poker::best(pile).to_string(), "two pairs, nines and fours");
/// ```
pub fn best(pile: CardSet) -> Hand {
    let pile = PileRanks::new(pile);
    let [clubs, diamonds, hearts, spades] = pile.0;
    let (black, red) = (clubs & spades, diamonds & hearts);
    let (any_black, any_red) = (clubs | spades, diamonds | hearts);
    // The ranks that occur at least once, twice, three times, four times.
    let once = any_black | any_red;
    let twice = black | red | (any_black & any_red);
    let thrice = (black & any_red) | (red & any_black);
    let four = black & red;

    if let Some((top, suit)) = pile.highest(|ranks| top(straights(ranks))) {
        return pile.only(suit).run(top, Category::StraightFlush);
    }
    if let Some(rank) = top(four) {
        return pile.groups(&[(rank, 4)], once, Category::FourOfAKind);
    }
    let three = top(thrice);
    if let Some(rank) = three
        && let Some(pair) = top(without(twice, rank))
    {
        return pile.groups(&[(rank, 3), (pair, 2)], once, Category::FullHouse);
    }
    if let Some((_, suit)) = pile.highest(|ranks| (ranks.count_ones() >= 5).then(|| highest_five(ranks))) {
        let pile = pile.only(suit);
        return pile.groups(&[], pile.0[suit as usize], Category::Flush);
    }
    if let Some(top) = top(straights(once)) {
        return pile.run(top, Category::Straight);
    }
    if let Some(rank) = three {
        return pile.groups(&[(rank, 3)], once, Category::ThreeOfAKind);
    }
    let Some(high) = top(twice) else { return pile.groups(&[], once, Category::HighCard) };
    match top(without(twice, high)) {
        Some(low) => pile.groups(&[(high, 2), (low, 2)], once, Category::TwoPairs),
        None => pile.groups(&[(high, 2)], once, Category::Pair),
    }
}

/// The ranks in the pile, by suit.
#[derive(Clone, Copy)]
struct PileRanks([RankBits; 4]);

impl PileRanks {
    fn new(pile: CardSet) -> Self {
        Self(Suit::ALL.map(|suit| ((pile & suit.cards()).bits() >> (16 * suit as u32)) as RankBits))
    }

    /// Keeps only the cards of one suit.
    fn only(self, suit: Suit) -> Self {
        let mut one = Self([0; 4]);
        one.0[suit as usize] = self.0[suit as usize];
        one
    }

    /// The suit with the highest `value`, and that value; on a tie, the highest suit.
    fn highest<T: Ord>(self, value: impl Fn(RankBits) -> Option<T>) -> Option<(T, Suit)> {
        Suit::ALL.into_iter().filter_map(|suit| Some((value(self.0[suit as usize])?, suit))).max()
    }

    /// The hand of five ranks in a row from `top` down.
    fn run(self, top: u32, category: Category) -> Hand {
        let run = 0b11111 << (top - 4);
        self.groups(&[], run, category)
    }

    /// The hand made of groups, each given as a number of cards and their rank, followed by the highest
    /// `kickers`, one card each, up to five cards.
    ///
    /// Of each rank the highest suits are taken. That is best: once the ranks are given, hands compare by
    /// their number of spades, then hearts, then diamonds. Each rank adds to these numbers separately, and no
    /// choice for one rank limits another.
    fn groups(self, groups: &[(u32, u32)], mut kickers: RankBits, category: Category) -> Hand {
        let mut layout = HandLayout::default();
        for &(rank, count) in groups {
            self.take(&mut layout, rank, count);
            kickers = without(kickers, rank);
        }
        while layout.room() > 0
            && let Some(rank) = top(kickers)
        {
            self.take(&mut layout, rank, 1);
            kickers = without(kickers, rank);
        }
        layout.hand(category)
    }

    /// Lays out the `count` highest suits of a rank.
    fn take(self, layout: &mut HandLayout, rank: u32, count: u32) {
        let there = Suit::ALL.into_iter().rev().filter(|&suit| self.0[suit as usize] >> rank & 1 == 1);
        for suit in there.take(count as usize) {
            layout.lay(rank, suit);
        }
    }
}

/// The highest rank of the set.
fn top(ranks: RankBits) -> Option<u32> {
    ranks.checked_ilog2()
}

fn without(ranks: RankBits, rank: u32) -> RankBits {
    ranks & !(1 << rank)
}

/// The ranks whose four next lower ranks are also in the set.
fn straights(ranks: RankBits) -> RankBits {
    let two = ranks & ranks << 1;
    two & two << 2 & ranks << 4
}

/// The five highest ranks. There must be at least five.
fn highest_five(mut ranks: RankBits) -> RankBits {
    while ranks.count_ones() > 5 {
        ranks &= ranks - 1;
    }
    ranks
}
