//! Deals that nobody chooses alone: [`DealProof`].
//!
//! The table commits to a seed when it is made, and each player's program to a [`Nonce`] when the player sits down. At the start the
//! nonces are revealed, and the deal's seed is a hash of the table's seed and of all nonces. Whoever knows only some of them can
//! neither choose the deal nor foresee it. `docs/fairness.md` says what follows from that, and what does not.

mod hash;
mod proof;
mod table;

pub use self::{
    hash::{Commitment, Nonce, ParseHashError},
    proof::{DealProof, ProofError, Share, deal_seed},
    table::{ParseTableIdError, TableId},
};
