//! The best poker hand in a pile of any size: [`best()`], [`Hand`], [`Category`].
//!
//! A hand has up to five cards. Two hands compare by category, then by ranks, and then by suits, so no two
//! different hands are equal:
//!
//! 1. by category; fewer than five cards cannot make a straight, flush or full house;
//! 2. by ranks, starting with those that make the category; a missing card is lower than any card;
//! 3. by all suits of the hand, sorted from high to low (spades, hearts, diamonds, clubs);
//! 4. by the suits card by card, in the order in which the ranks were compared, with cards of one rank sorted
//!    by suit.
//!
//! Ranks compare as [`Rank`](crate::Rank) orders them: an ace is the lowest card.

mod best;
mod hand;

#[cfg(test)]
mod tests;

pub use self::{
    best::best,
    hand::{Category, Hand},
};
