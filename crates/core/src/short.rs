//! Sorting short lists: [`sort_short_by`] and [`distinct`].
//!
//! The standard library's sorts are fast for a million items, but each type that is sorted adds several
//! kilobytes of code. A page loads all of them, and nothing it sorts has more than a hundred items.

use std::cmp::Ordering;

/// Sorts a short list; equal items keep their order.
///
/// ```
/// let mut cards = [(2, 'b'), (1, 'x'), (2, 'a')];
/// parlour_core::sort_short_by(&mut cards, |one, other| one.0.cmp(&other.0));
/// assert_eq!(cards, [(1, 'x'), (2, 'b'), (2, 'a')]);
/// ```
pub fn sort_short_by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for sorted in 1..list.len() {
        let mut place = sorted;
        while place > 0 && compare(&list[place - 1], &list[place]) == Ordering::Greater {
            list.swap(place - 1, place);
            place -= 1;
        }
    }
}

/// The distinct items in ascending order. Meant for many items of which few differ.
///
/// ```
/// assert_eq!(parlour_core::distinct([3, 1, 3, 2, 1]), [1, 2, 3]);
/// ```
pub fn distinct<T: Ord>(things: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut distinct = Vec::new();
    for thing in things {
        if let Err(place) = distinct.binary_search(&thing) {
            distinct.insert(place, thing);
        }
    }
    distinct
}
