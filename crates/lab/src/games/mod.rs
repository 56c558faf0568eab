//! What the lab knows of each game: its phases, what a turn is, and what it means to have a piece.

mod archons;
mod damocles;
mod faj;
mod pillars;
mod tps;

use parlour_core::{Element, Set};

/// The bits of a set of pieces, with those of narrower sets below.
fn bits<T: Element>(set: Set<T>) -> u128
where
    T::Bits: Into<u128>,
{
    set.bits().into()
}

/// The pieces of a set with their numbers and texts.
fn named<T: Element + ToString>(set: Set<T>) -> impl Iterator<Item = (u32, String)> {
    set.iter().map(|piece| (piece.index(), piece.to_string()))
}
