//! Cards by number and by suit: [`Ordinal`] and [`Suited`].

use crate::{Bits, Element, Set};

/// An element numbered without gaps among all of its kind.
///
/// [`Element::index`] may leave gaps, so that the cards of a suit are neighbouring bits. These numbers leave none: they suit
/// arrays and the input of a learning program.
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

    /// The element with that number, if there is one.
    fn from_ordinal(ordinal: usize) -> Option<Self> {
        (ordinal < Self::EVERY.len()).then(|| Self::EVERY.nth(ordinal))
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
    /// The cards of one suit.
    #[inline]
    pub fn of_suit(self, suit: T::Suit) -> Self {
        self & T::all_of(suit)
    }

    /// The cards of each suit, suit by suit. Cards without a suit are left out.
    pub fn by_suit(self) -> impl Iterator<Item = (T::Suit, Self)> {
        T::SUITS.iter().map(move |&suit| (suit, self.of_suit(suit)))
    }
}
