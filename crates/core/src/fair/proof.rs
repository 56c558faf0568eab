//! From what was committed to, to the seed of a deal: [`DealProof`].

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use super::{Commitment, Nonce, TableId};
use crate::{Seat, Seed};

/// The first bytes that are hashed, so that the hash means nothing else anywhere.
const TAG: &[u8] = b"parlour-deal/1";

/// What a person's seat has to do with the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Share {
    /// Where the person sits.
    pub seat: Seat,
    /// What their program has committed to, if it has.
    pub commitment: Option<Commitment>,
    /// What it has revealed, once that is told.
    pub nonce: Option<Nonce>,
}

/// Everything that shows where the seed of a deal comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DealProof {
    /// The table.
    pub table: TableId,
    /// What the table had committed to before anybody sat down.
    pub commitment: Commitment,
    /// The seed behind it.
    pub seed: Seed,
    /// One per person who was dealt to, in the order of the seats. A share without a nonce is not in the deal.
    pub shares: Vec<Share>,
}

/// Why a proof shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// The table's seed was exchanged.
    #[error("the table's seed is not the one it had committed to")]
    Seed,
    /// A player's nonce was exchanged.
    #[error("the nonce of seat {0} is not the one it had committed to")]
    Nonce(Seat),
    /// A nonce may have been chosen after the others were known.
    #[error("seat {0} had not committed to its nonce")]
    Uncommitted(Seat),
    /// The shares are out of order, or a seat has two.
    #[error("the shares are not in the order of the seats")]
    Order,
    /// The game has another seed.
    #[error("the seed of the game is not made of the table's seed and the nonces")]
    Deal,
}

/// The seed of a deal: the SHA-256 of `parlour-deal/1`, the table's seed, the seat (one byte) and nonce of each share that has one,
/// in the order of the seats, and the 16 bytes of the table's name.
pub fn deal_seed(seed: &Seed, shares: &[Share], table: TableId) -> Seed {
    let mut hash = Sha256::new();
    hash.update(TAG);
    hash.update(seed.bytes());
    for Share { seat, nonce, .. } in shares {
        if let Some(nonce) = nonce {
            hash.update([seat.number() as u8]);
            hash.update(nonce.bytes());
        }
    }
    hash.update(table.bits().to_be_bytes());
    Seed::new(hash.finalize().into())
}

impl DealProof {
    /// The seed of the deal, if everything revealed is what was committed to.
    ///
    /// # Errors
    /// At the first share that is not.
    pub fn check(&self) -> Result<Seed, ProofError> {
        if self.seed.commitment() != self.commitment {
            return Err(ProofError::Seed);
        }
        if !self.shares.is_sorted_by(|one, other| one.seat < other.seat) {
            return Err(ProofError::Order);
        }
        for Share { seat, commitment, nonce } in &self.shares {
            match (commitment, nonce) {
                (_, None) => {}
                (None, Some(_)) => return Err(ProofError::Uncommitted(*seat)),
                (Some(commitment), Some(nonce)) if nonce.commitment() == *commitment => {}
                (Some(_), Some(_)) => return Err(ProofError::Nonce(*seat)),
            }
        }
        Ok(deal_seed(&self.seed, &self.shares, self.table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(seat: u8, byte: u8) -> Share {
        let nonce = Nonce::new([byte; 32]);
        Share { seat: Seat::new(seat), commitment: Some(nonce.commitment()), nonce: Some(nonce) }
    }

    fn proof() -> DealProof {
        let (table, seed) = (TableId::new(7), Seed::new([1; 32]));
        DealProof { table, commitment: seed.commitment(), seed, shares: vec![share(0, 2), share(2, 3)] }
    }

    #[test]
    fn the_seed_of_a_deal_never_changes() {
        let seed = proof().check().unwrap().to_string();
        assert_eq!(seed, "3e1cabd774da969dd863a2f718e785d7208dbb1895df385c432c778a006fb13f");
    }

    #[test]
    fn every_part_changes_the_deal() {
        let dealt = proof().check().unwrap();
        let mut seeds = vec![dealt];
        let changes: [fn(&mut DealProof); 6] = [
            |proof| proof.table = TableId::new(8),
            |proof| proof.shares[0] = share(1, 2),
            |proof| proof.shares[1] = share(2, 4),
            |proof| proof.shares[1].nonce = None,
            |proof| proof.shares.push(share(4, 2)),
            |proof| (proof.seed, proof.commitment) = (Seed::new([9; 32]), Seed::new([9; 32]).commitment()),
        ];
        for change in changes {
            let mut changed = proof();
            change(&mut changed);
            seeds.push(changed.check().unwrap());
        }
        let count = seeds.len();
        seeds.sort_unstable_by_key(|seed| *seed.bytes());
        seeds.dedup();
        assert_eq!(seeds.len(), count);
    }

    #[test]
    fn whatever_was_exchanged_is_found_out() {
        let check = |change: fn(&mut DealProof)| {
            let mut changed = proof();
            change(&mut changed);
            changed.check()
        };
        assert_eq!(check(|proof| proof.seed = Seed::new([9; 32])), Err(ProofError::Seed));
        let nonce = |proof: &mut DealProof| proof.shares[1].nonce = Some(Nonce::new([9; 32]));
        assert_eq!(check(nonce), Err(ProofError::Nonce(Seat::new(2))));
        let late = |proof: &mut DealProof| proof.shares[1].commitment = None;
        assert_eq!(check(late), Err(ProofError::Uncommitted(Seat::new(2))));
        assert_eq!(check(|proof| proof.shares.swap(0, 1)), Err(ProofError::Order));
        assert_eq!(check(|proof| proof.shares[1] = proof.shares[0]), Err(ProofError::Order));
    }

    #[test]
    fn a_proof_reads_as_documented() {
        let hex = |byte: &str| byte.repeat(32);
        let text = format!(
            r#"{{"table":"{:032x}","commitment":"{}","seed":"{}","shares":[{{"seat":1,"commitment":null,"nonce":null}}]}}"#,
            7,
            Seed::new([1; 32]).commitment(),
            hex("01"),
        );
        let proof: DealProof = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&proof).unwrap(), text);
        assert!(proof.check().is_ok(), "somebody without a nonce has no part in the deal");
    }
}
