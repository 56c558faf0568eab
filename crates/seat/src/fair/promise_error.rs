//! How a table can break its promises: [`PromiseError`].

use parlour_core::{Seat, Words};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A promise about the deal that the table has not kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Error)]
#[serde(rename_all = "kebab-case")]
pub enum PromiseError {
    /// It shows another commitment than at first.
    #[error("the table shows another commitment than at first")]
    Commitment,
    /// What a seat had committed to has changed, although the nonces were being revealed.
    #[error("what seat {0} had committed to was changed")]
    Share(Seat),
    /// A nonce that the table had is not in the deal.
    #[error("the nonce of seat {0} was revealed in time and left out")]
    LeftOut(Seat),
    /// Nonces were revealed, and then everybody was to commit again.
    #[error("the deal was started again after nonces had been revealed")]
    StartedAgain,
    /// Players had committed to nonces, and the table dealt without asking for them.
    #[error("the table dealt without asking for the nonces")]
    SeedAlone,
    /// The record names other promises than the table had made.
    #[error("the record does not name the promises that the table had made")]
    Record,
    /// The record does not prove itself.
    #[error("the deal is not made of what was promised")]
    Deal,
    /// The record tells another game than the one that was played here.
    #[error("the record is not the game that was played here")]
    Game,
}

impl PromiseError {
    /// The same as a message for the person.
    pub fn words(&self) -> Words {
        match self {
            Self::Commitment => "protocol-breach-commitment".into(),
            Self::Share(seat) => Words::new("protocol-breach-share").seat("seat", *seat),
            Self::LeftOut(seat) => Words::new("protocol-breach-left-out").seat("seat", *seat),
            Self::StartedAgain => "protocol-breach-started-again".into(),
            Self::SeedAlone => "protocol-breach-seed-alone".into(),
            Self::Record => "protocol-breach-record".into(),
            Self::Deal => "protocol-breach-deal".into(),
            Self::Game => "protocol-breach-game".into(),
        }
    }
}
