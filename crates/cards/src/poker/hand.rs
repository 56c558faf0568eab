//! A poker hand as one number that orders all hands: [`Hand`].

use std::fmt;

use crate::{Card, CardSet, Rank, Suit};

/// The category of a hand, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Category {
    HighCard,
    Pair,
    TwoPairs,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
}

impl Category {
    /// All categories, in order.
    pub const ALL: [Self; 9] = [
        Self::HighCard,
        Self::Pair,
        Self::TwoPairs,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
    ];

    /// The category's name in English.
    pub const fn name(self) -> &'static str {
        [
            "high card",
            "pair",
            "two pairs",
            "three of a kind",
            "straight",
            "flush",
            "full house",
            "four of a kind",
            "straight flush",
        ][self as usize]
    }
}

/// A hand of up to five cards. The greater hand wins, and only the empty hand can be held twice.
///
/// From the highest bits down: the category (4), five ranks from 1 with 0 for none (4 each), five suits
/// sorted from high to low (2 each), five suits in the order of the ranks (2 each). So the order of the
/// numbers is the order of the hands, and the number tells which cards they contain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hand(u64);

const MOST: u32 = 5;
const CATEGORY: u32 = 40;
const RANKS: u32 = 20;
const SORTED_SUITS: u32 = 10;

impl Hand {
    /// The hand without cards, which is the lowest.
    pub const EMPTY: Self = Self(0);

    /// The hand's category; `None` for the empty hand.
    pub fn category(self) -> Option<Category> {
        (self != Self::EMPTY).then(|| Category::ALL[(self.0 >> CATEGORY) as usize])
    }

    /// Whether both hands have the same category and ranks, so that only suits distinguish them.
    pub const fn equals_in_rank(self, other: Self) -> bool {
        self.0 >> RANKS == other.0 >> RANKS
    }

    /// The hand's cards, in the order in which they are compared.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let card = move |place: u32| {
            let rank = self.0 >> (RANKS + 4 * (MOST - 1 - place)) & 15;
            let suit = self.0 >> (2 * (MOST - 1 - place)) & 3;
            let rank = Rank::ALL.get((rank as usize).checked_sub(1)?)?;
            Some(Card::new(*rank, Suit::ALL[suit as usize]))
        };
        (0..MOST).map_while(card)
    }

    /// The hand's cards as a set.
    pub fn card_set(self) -> CardSet {
        self.cards().collect()
    }
}

/// A hand under construction, laid out card by card in the order in which cards are compared.
#[derive(Clone, Copy, Default)]
pub(super) struct HandLayout {
    ranks: u64,
    suits: u64,
    len: u32,
    /// The number of cards of each suit.
    by_suit: [u8; 4],
}

impl HandLayout {
    /// How many more cards fit.
    pub(super) const fn room(&self) -> u32 {
        MOST - self.len
    }

    pub(super) fn lay(&mut self, rank: u32, suit: Suit) {
        self.len += 1;
        self.ranks |= u64::from(rank + 1) << (4 * self.room());
        self.suits |= (suit as u64) << (2 * self.room());
        self.by_suit[suit as usize] += 1;
    }

    pub(super) fn hand(self, category: Category) -> Hand {
        let mut sorted = 0;
        let mut place = MOST;
        for suit in Suit::ALL.into_iter().rev() {
            for _ in 0..self.by_suit[suit as usize] {
                place -= 1;
                sorted |= (suit as u64) << (2 * place);
            }
        }
        Hand((category as u64) << CATEGORY | self.ranks << RANKS | sorted << SORTED_SUITS | self.suits)
    }
}

/// Names the hand: `pair of nines`, `full house, nines over fours`.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(category) = self.category() else { return f.write_str("no cards") };
        let mut ranks = self.cards().map(Card::rank);
        let mut next = || ranks.next().unwrap_or(Rank::Ace);
        let high = next();
        let suit = self.cards().next().map_or("", |card| card.suit().name());
        match category {
            Category::HighCard => write!(f, "{} high", high.name()),
            Category::Pair => write!(f, "pair of {}", many(high)),
            Category::TwoPairs => {
                next();
                write!(f, "two pairs, {} and {}", many(high), many(next()))
            }
            Category::ThreeOfAKind => write!(f, "three {}", many(high)),
            Category::Straight => write!(f, "straight, {} high", high.name()),
            Category::Flush => write!(f, "flush in {suit}, {} high", high.name()),
            Category::FullHouse => {
                let low = self.cards().last().map_or(high, Card::rank);
                write!(f, "full house, {} over {}", many(high), many(low))
            }
            Category::FourOfAKind => write!(f, "four {}", many(high)),
            Category::StraightFlush => write!(f, "straight flush in {suit}, {} high", high.name()),
        }
    }
}

fn many(rank: Rank) -> String {
    format!("{}{}", rank.name(), if rank == Rank::Six { "es" } else { "s" })
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} {:?}", self.cards().collect::<Vec<_>>())
    }
}
