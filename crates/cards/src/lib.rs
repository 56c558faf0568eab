//! Playing cards: the standard [`Card`] and its [`CardSet`], and [deals](deal) under constraints that are exactly fair.

mod card;
pub mod deal;

pub use self::card::{BadCard, Card, CardSet, Colour, Rank, Suit};
