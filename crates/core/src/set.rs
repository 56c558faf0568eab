//! Small sets as bits: a [`Set`] of seats, cards or codices reads like a set and costs one machine word.

use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::{BitAnd, BitOr, Not, Sub},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something with few enough values to be numbered: a seat, a card, a codex.
///
/// The numbers order the elements: `a < b` exactly when `a.index() < b.index()`.
pub trait Element: Copy + Ord {
    /// The unsigned integer with one bit per element.
    type Bits: Bits;

    /// The element's number, below the width of [`Element::Bits`].
    fn index(self) -> u32;

    /// The element with this number, which must be one that [`Element::index`] returns.
    fn from_index(index: u32) -> Self;
}

/// The unsigned integers that can hold a [`Set`].
pub trait Bits: Copy + Eq + Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    /// The integer without any bit set.
    const NONE: Self;
    /// The integer with only this bit set.
    fn bit(index: u32) -> Self;
    /// The integer with all bits below this one set.
    fn below(index: u32) -> Self;
    /// The number of bits set.
    fn count(self) -> u32;
    /// The position of the lowest bit set, or the width if there is none.
    fn lowest(self) -> u32;
    /// The position of the highest bit set. There must be one.
    fn highest(self) -> u32;
    /// All bits except the lowest.
    fn without_lowest(self) -> Self;
    /// The same bits in the widest integer.
    fn widened(self) -> u128;
}

macro_rules! bits {
    ($($word:ty),*) => {$(
        impl Bits for $word {
            const NONE: Self = 0;
            #[inline]
            fn bit(index: u32) -> Self { 1 << index }
            #[inline]
            fn below(index: u32) -> Self { (1 << index) - 1 }
            #[inline]
            fn count(self) -> u32 { self.count_ones() }
            #[inline]
            fn lowest(self) -> u32 { self.trailing_zeros() }
            #[inline]
            fn highest(self) -> u32 { <$word>::BITS - 1 - self.leading_zeros() }
            #[inline]
            fn without_lowest(self) -> Self { self & self.wrapping_sub(1) }
            #[inline]
            fn widened(self) -> u128 { self.into() }
        }
    )*};
}
bits!(u8, u16, u32, u64, u128);

/// A set of elements, iterated in ascending order.
///
/// ```
/// use parlour_core::{Seat, Set};
/// let seats: Set<Seat> = [Seat::new(2), Seat::new(0)].into_iter().collect();
/// assert_eq!(seats.len(), 2);
/// assert_eq!(seats.first(), Some(Seat::new(0)));
/// assert!(!seats.contains(Seat::new(1)));
/// ```
pub struct Set<T: Element>(T::Bits);

impl<T: Element> Set<T> {
    /// The set without elements.
    pub const EMPTY: Self = Self(T::Bits::NONE);

    /// The set whose elements are given by the bits. Every bit must be the number of an element.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self(bits)
    }

    /// One bit per element.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// The set with only this element.
    #[inline]
    pub fn only(element: T) -> Self {
        Self(T::Bits::bit(element.index()))
    }

    /// The number of elements.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count() as usize
    }

    /// Whether the set has no elements.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// Whether the element is in the set.
    #[inline]
    pub fn contains(self, element: T) -> bool {
        !(self & Self::only(element)).is_empty()
    }

    /// Whether the sets have no element in common.
    #[inline]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// Whether every element is also in the other set.
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// Adds an element.
    #[inline]
    pub fn insert(&mut self, element: T) {
        *self = self.with(element);
    }

    /// Removes an element.
    #[inline]
    pub fn remove(&mut self, element: T) {
        *self = self.without(element);
    }

    /// The set with this element added.
    #[inline]
    pub fn with(self, element: T) -> Self {
        self | Self::only(element)
    }

    /// The set with this element removed.
    #[inline]
    pub fn without(self, element: T) -> Self {
        self - Self::only(element)
    }

    /// The lowest element.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_index(self.0.lowest()))
    }

    /// The highest element.
    #[inline]
    pub fn last(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_index(self.0.highest()))
    }

    /// The element with exactly `n` others before it.
    ///
    /// # Panics
    /// If the set has `n` elements or fewer.
    #[inline]
    pub fn nth(self, n: usize) -> T {
        let mut rest = self.0;
        for _ in 0..n {
            rest = rest.without_lowest();
        }
        assert!(rest != T::Bits::NONE, "the set has more than {n} elements");
        T::from_index(rest.lowest())
    }

    /// The elements in ascending order.
    #[inline]
    pub fn iter(self) -> Iter<T> {
        Iter(self.0)
    }
}

/// The elements of a [`Set`] in ascending order.
pub struct Iter<T: Element>(T::Bits);

impl<T: Element> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = Set::<T>(self.0).first()?;
        self.0 = self.0.without_lowest();
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count() as usize;
        (len, Some(len))
    }
}

impl<T: Element> ExactSizeIterator for Iter<T> {}

impl<T: Element> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    #[inline]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Element> IntoIterator for &Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    #[inline]
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        elements.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask for elements of a narrower kind")]
impl<T: Element> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Element> Copy for Set<T> {}

impl<T: Element> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Element> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Element> Eq for Set<T> {}

impl<T: Element> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Element> BitAnd for Set<T> {
    type Output = Self;
    /// The elements in both sets.
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<T: Element> BitOr for Set<T> {
    type Output = Self;
    /// The elements in either set.
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<T: Element> Sub for Set<T> {
    type Output = Self;
    /// The elements in this set and not in the other.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl<T: Element + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Element + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Element + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Seat;

    #[test]
    fn the_empty_set_has_no_first_and_no_last() {
        assert_eq!(Set::<Seat>::EMPTY.first(), None);
        assert_eq!(Set::<Seat>::EMPTY.last(), None);
    }

    proptest! {
        #[test]
        fn a_set_behaves_like_the_standard_one(a: u8, b: u8) {
            let sets = [a & 0x3f, b & 0x3f].map(Set::<Seat>::from_bits);
            let trees = sets.map(|set| set.iter().collect::<std::collections::BTreeSet<_>>());
            prop_assert!((sets[0] | sets[1]).iter().eq(trees[0].union(&trees[1]).copied()));
            prop_assert!((sets[0] & sets[1]).iter().eq(trees[0].intersection(&trees[1]).copied()));
            prop_assert!((sets[0] - sets[1]).iter().eq(trees[0].difference(&trees[1]).copied()));
            prop_assert_eq!(sets[0].is_subset(sets[1]), trees[0].is_subset(&trees[1]));
            prop_assert_eq!(sets[0].is_disjoint(sets[1]), trees[0].is_disjoint(&trees[1]));
            prop_assert_eq!(sets[0].last(), trees[0].last().copied());
            for (n, &element) in trees[0].iter().enumerate() {
                prop_assert_eq!(sets[0].nth(n), element);
            }
        }
    }
}
