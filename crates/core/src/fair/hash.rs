//! What is kept secret before a deal and what is shown of it: [`Nonce`], [`Commitment`].

use std::{fmt, str::FromStr};

use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::Seed;

/// A player's part of a deal: 256 bits that only the player's program knows before the start.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Nonce([u8; 32]);

impl Nonce {
    /// The nonce of those bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes it is made of.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is shown of it before the start.
    pub fn commitment(&self) -> Commitment {
        Commitment::to_bytes(&self.0)
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// Shows nothing: what is debugged ends in logs.
impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Nonce(hidden)")
    }
}

impl FromStr for Nonce {
    type Err = ParseHashError;

    fn from_str(text: &str) -> Result<Self, ParseHashError> {
        bytes(text).map(Self)
    }
}

crate::json_as_text!(Nonce);

/// The SHA-256 of a seed or a nonce: shown before the deal, so that nobody can replace what it was made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    pub(crate) fn to_bytes(secret: &[u8; 32]) -> Self {
        Self(Sha256::digest(secret).into())
    }
}

impl Seed {
    /// What is shown of it before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment::to_bytes(self.bytes())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for Commitment {
    type Err = ParseHashError;

    fn from_str(text: &str) -> Result<Self, ParseHashError> {
        bytes(text).map(Self)
    }
}

crate::debug_as_text!(Commitment);
crate::json_as_text!(Commitment);

/// A text is neither a nonce nor a commitment. It does not repeat the text, which may be somebody's secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("nonces and commitments have 64 hexadecimal digits")]
pub struct ParseHashError;

fn bytes(text: &str) -> Result<[u8; 32], ParseHashError> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| ParseHashError)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_the_sha_256_of_what_it_is_made_of() {
        let of_zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed::from(0).commitment().to_string(), of_zeros);
        assert_eq!(Nonce::new([0; 32]).commitment(), of_zeros.parse().unwrap());
    }

    #[test]
    fn a_nonce_reads_back_from_its_text_and_hides_from_logs() {
        let nonce = Nonce::new([0xab; 32]);
        assert_eq!(nonce.to_string().parse(), Ok(nonce));
        assert_eq!(format!("{nonce:?}"), "Nonce(hidden)");
        for bad in ["", "ab", &"g".repeat(64), &"ab".repeat(33)] {
            assert_eq!(bad.parse::<Nonce>(), Err(ParseHashError), "{bad}");
        }
    }
}
