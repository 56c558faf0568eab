//! The random seed of a table: [`Seed`], and the dice made from it.

use std::{fmt, str::FromStr};

use chacha20::{
    ChaCha20Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use thiserror::Error;

use crate::{Dice, FastDice, Seat};

/// The random seed of a table: 256 bits. A shared table takes them from the operating system, so that nobody
/// can guess what comes; a small number is enough where the same game is wanted again.
///
/// Its text form is a decimal number if it is small enough, and 64 hexadecimal digits otherwise.
///
/// ```
/// use parlour_core::Seed;
/// assert_eq!(Seed::from(7).to_string(), "7");
/// assert_eq!("7".parse(), Ok(Seed::from(7)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Creates a seed from its bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of the seed.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The dice for the table's n-th chance event. They depend only on the seed and n.
    pub fn table_dice(&self, n: u64) -> TableDice {
        TableDice(self.stream(n << 3))
    }

    /// The dice for the bot at this seat when it thinks for the n-th time. They reveal nothing about the
    /// table's dice.
    pub fn thinking_dice(&self, seat: Seat, n: u64) -> FastDice {
        FastDice::new(self.stream(n << 3 | (1 + seat.number() as u64)).next_u64())
    }

    fn stream(&self, number: u64) -> ChaCha20Rng {
        let mut generator = ChaCha20Rng::from_seed(self.0);
        generator.set_stream(number);
        generator
    }

    fn small(&self) -> Option<u64> {
        let (low, high) = self.0.split_first_chunk::<8>()?;
        high.iter().all(|byte| *byte == 0).then(|| u64::from_le_bytes(*low))
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.small() {
            Some(number) => write!(f, "{number}"),
            None => f.write_str(&hex::encode(self.0)),
        }
    }
}

/// Shows nothing of the seed, so that it cannot end up in a log.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// An error for a text that is not a seed. It does not repeat the text, which may be somebody's secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seed is a number of at most 20 digits, or 64 hexadecimal digits")]
pub struct ParseSeedError;

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, ParseSeedError> {
        if text.len() != 64 {
            return text.parse().map(<Self as From<u64>>::from).map_err(|_| ParseSeedError);
        }
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| ParseSeedError)?;
        Ok(Self(bytes))
    }
}

crate::json_as_text!(Seed);

/// Dice that nobody can predict without the seed: `ChaCha20`, with the same stream on every machine.
#[derive(Debug)]
pub struct TableDice(ChaCha20Rng);

impl Dice for TableDice {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut dice = Seed::from(7).table_dice(3);
        let thrown: Vec<u32> = (0..8).map(|_| dice.below(39)).collect();
        assert_eq!(thrown, THROWN);
    }

    const THROWN: [u32; 8] = [33, 17, 26, 6, 37, 31, 30, 9];

    #[test]
    fn a_seed_reads_back_from_its_text_and_hides_from_logs() {
        for seed in [Seed::from(0), Seed::from(u64::MAX), Seed::new([0xab; 32])] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
            assert_eq!(format!("{seed:?}"), "Seed(hidden)");
        }
        for bad in ["", "-1", "seven", &"g".repeat(64), &"+1".repeat(32), &"1".repeat(63)] {
            assert_eq!(bad.parse::<Seed>(), Err(ParseSeedError), "{bad}");
        }
    }

    #[test]
    fn every_chance_event_and_every_thought_has_a_stream_of_its_own() {
        let seed = Seed::new([5; 32]);
        let mut seen: Vec<u64> = (0..4).map(|n| seed.table_dice(n).next_u64()).collect();
        for n in 0..4 {
            seen.extend((0..6).map(|seat| seed.thinking_dice(Seat::new(seat), n).next_u64()));
        }
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 28);
    }
}
