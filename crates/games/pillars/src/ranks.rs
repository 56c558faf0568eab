//! PIL-1 and PIL-6: cards of one suit, what they are worth together, and which of them fit within a limit.

use parlour_cards::{Card, CardSet, Suit};

/// Some cards of one suit, as their ranks: one bit for each of the thirteen, from the ace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ranks(u16);

/// The bits of a suit in a set of cards.
const SUIT_BITS: u64 = 0x1fff;
/// PIL-1: ace to ten are numbers, jack to king are faces.
const NUMBER_BITS: u16 = 0x03ff;

impl Ranks {
    /// The ranks in one suit of a set of cards.
    #[inline]
    pub const fn of(cards: CardSet, suit: Suit) -> Self {
        Self(((cards.bits() >> (16 * suit as u32)) & SUIT_BITS) as u16)
    }

    /// The rank of one card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.rank() as u32)
    }

    /// One bit for each rank, the ace first.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether there are no ranks.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether one of the ranks is a face.
    #[inline]
    pub const fn has_face(self) -> bool {
        self.0 & !NUMBER_BITS != 0
    }

    /// The ranks of both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// PIL-6: the sum of the numbers, plus the highest of them once more for each face.
    ///
    /// Adding a rank never lowers it.
    #[inline]
    pub const fn value(self) -> u8 {
        VALUES[self.0 as usize]
    }

    /// Every non-empty choice of these ranks that keeps `side` within the limit, in ascending order.
    #[inline]
    pub(crate) fn fitting(self, side: Self, limit: u8) -> impl Iterator<Item = Self> {
        self.looks(side, limit).flatten()
    }

    #[inline]
    pub(crate) fn looks(self, side: Self, limit: u8) -> Looks {
        Looks { all: self.0, next: self.0 & self.0.wrapping_neg(), side, limit }
    }
}

/// The PIL-6 value of every set of ranks, so that each set that may fit within a limit costs one lookup.
static VALUES: [u8; 1 << 13] = {
    let mut values = [0; 1 << 13];
    let mut ranks = 0;
    while ranks < values.len() {
        values[ranks] = value(ranks as u16);
        ranks += 1;
    }
    values
};

const fn value(ranks: u16) -> u8 {
    let numbers = ranks & NUMBER_BITS;
    let faces = (ranks & !NUMBER_BITS).count_ones() as u8;
    let highest = (u16::BITS - numbers.leading_zeros()) as u8;
    let mut sum = 0;
    let mut number = 1;
    while number <= highest {
        if numbers & (1 << (number - 1)) != 0 {
            sum += number;
        }
        number += 1;
    }
    sum + faces * highest
}

/// The choices that [`Ranks::fitting`] looks at; each item is the choice if it fits, or `None`.
///
/// Choices are visited as ascending numbers. A choice that is too high stays too high with any lower ranks
/// added, and those choices come right after it, so they are skipped.
#[derive(Clone, Debug)]
pub(crate) struct Looks {
    all: u16,
    /// The choice to look at next, or 0 at the end.
    next: u16,
    side: Ranks,
    limit: u8,
}

impl Iterator for Looks {
    type Item = Option<Ranks>;

    #[inline]
    fn next(&mut self) -> Option<Option<Ranks>> {
        let choice = self.next;
        if choice == 0 {
            return None;
        }
        let fits = self.side.and(Ranks(choice)).value() <= self.limit;
        let lowest = choice & choice.wrapping_neg();
        let last = if fits { choice } else { choice | (self.all & (lowest - 1)) };
        self.next = last.wrapping_sub(self.all) & self.all;
        Some(fits.then_some(Ranks(choice)))
    }
}

/// One or more cards of one suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SuitCards {
    suit: Suit,
    ranks: Ranks,
}

impl SuitCards {
    /// The cards of these ranks in this suit, or `None` without any ranks.
    #[inline]
    pub const fn new(suit: Suit, ranks: Ranks) -> Option<Self> {
        if ranks.is_empty() { None } else { Some(Self { suit, ranks }) }
    }

    /// The cards, if there are any and all have the same suit.
    pub fn from_cards(cards: CardSet) -> Option<Self> {
        let suit = cards.first()?.suit();
        cards.is_subset(suit.cards()).then(|| Self { suit, ranks: Ranks::of(cards, suit) })
    }

    /// The suit of the cards.
    #[inline]
    pub const fn suit(self) -> Suit {
        self.suit
    }

    /// The ranks of the cards.
    #[inline]
    pub const fn ranks(self) -> Ranks {
        self.ranks
    }

    /// The cards as a set.
    #[inline]
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits((self.ranks.0 as u64) << (16 * self.suit as u32))
    }
}
