//! Playing cards: the standard [`Card`] and its [`CardSet`], exactly fair [deals](deal) under constraints,
//! and the best [poker] hand of a pile.

mod card;
pub mod deal;
pub mod poker;

/// The messages that games with playing cards share.
pub const TEXTS: parlour_core::Texts = parlour_core::texts!();

pub use self::card::{Card, CardSet, Colour, ParseCardError, Rank, Suit};
