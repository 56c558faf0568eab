//! The best poker hand in a pile of any size: [`best()`], [`Hand`], [`Category`].
//!
//! A hand has up to five cards. Two hands compare by category, then by ranks, and then by suits, so that no two different hands
//! are equal:
//!
//! 1. the category; fewer than five cards make no straight, flush or full house;
//! 2. the ranks, those that make the category first; a missing card is lower than any card;
//! 3. all suits of the hand, sorted from high to low (spades, hearts, diamonds, clubs);
//! 4. the suits card by card, in the order in which the ranks were compared, cards of one rank by suit.
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
