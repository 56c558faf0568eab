//! Cards by number and by suit: [`Ordinal`] and [`Suited`].

use crate::{Bits, Element, Set};

/// An element numbered without gaps among all elements of its kind.
///
/// [`Element::index`] may leave gaps, so that the cards of a suit are neighbouring bits. These numbers leave
/// none, which suits arrays and the input of a learning program.
///
/// ```
/// use parlour_core::{Ordinal, Set};
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
/// struct Even(u8);
/// parlour_core::numbered!(Even, u8);
/// impl Ordinal for Even {
///     const EVERY: Set<Self> = Set::from_bits(0b0101_0101);
/// }
/// assert_eq!(Even(4).ordinal(), 2);
/// assert_eq!(Even::from_ordinal(2), Some(Even(4)));
/// assert_eq!(Even::from_ordinal(4), None);
/// ```
pub trait Ordinal: Element {
    /// All elements of the kind.
    const EVERY: Set<Self>;

    /// The element's number, counted from 0 in ascending order.
    #[inline]
    fn ordinal(self) -> usize {
        (Self::EVERY.bits() & Self::Bits::below(self.index())).count() as usize
    }

    /// The element with this number, if there is one.
    fn from_ordinal(ordinal: usize) -> Option<Self> {
        (ordinal < Self::EVERY.len()).then(|| Self::EVERY.nth(ordinal))
    }
}

impl<T: Ordinal> Set<T> {
    /// One bit per element, by its [ordinal](Ordinal::ordinal), so without gaps.
    #[inline]
    pub fn compact(self) -> u128 {
        let (bits, mut every) = (self.bits().widened(), T::EVERY.bits().widened());
        let (mut packed, mut width) = (0, 0);
        while every != 0 {
            let start = every.trailing_zeros();
            let run = (every >> start).trailing_ones();
            let ones = u128::MAX >> (u128::BITS - run);
            packed |= (bits >> start & ones) << width;
            width += run;
            every &= !(ones << start);
        }
        packed
    }
}

/// A card that may belong to a suit.
pub trait Suited: Element {
    /// The suits.
    type Suit: Copy + 'static;
    /// All suits, in order.
    const SUITS: &'static [Self::Suit];

    /// All cards of a suit.
    fn all_of(suit: Self::Suit) -> Set<Self>;
}

impl<T: Suited> Set<T> {
    /// The cards of the set that belong to a suit.
    #[inline]
    pub fn of_suit(self, suit: T::Suit) -> Self {
        self & T::all_of(suit)
    }

    /// The cards of each suit, suit by suit, without those that have no suit.
    pub fn by_suit(self) -> impl Iterator<Item = (T::Suit, Self)> {
        T::SUITS.iter().map(move |&suit| (suit, self.of_suit(suit)))
    }
}
