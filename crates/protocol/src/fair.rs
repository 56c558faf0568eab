//! What a table tells about its deal: [`FairDeal`].

use parlour_core::{Commitment, SeatSet, Seed, Share};
use serde::{Deserialize, Serialize};

/// The promises about the deal before it, and what they were about after the last decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FairDeal {
    /// What the table has committed to: the SHA-256 of its seed.
    pub commitment: Commitment,
    /// The table's seed, once nothing can be foreseen with it any more.
    pub seed: Option<Seed>,
    /// How far the deal is.
    #[serde(default)]
    pub stage: DealStage,
    /// One per person who is dealt to, in the order of the seats. Nonces are told together with the seed.
    #[serde(default)]
    pub shares: Vec<Share>,
}

/// How far a deal is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DealStage {
    /// Whoever sits down commits to a nonce.
    #[default]
    Committing,
    /// The game is about to start, and everybody reveals their nonce.
    Revealing {
        /// Whose nonces are missing.
        waiting: SeatSet,
    },
    /// It is dealt.
    Dealt {
        /// Whose nonces are in it.
        with: SeatSet,
    },
    /// It is dealt from the table's seed alone.
    SeedAlone,
}
