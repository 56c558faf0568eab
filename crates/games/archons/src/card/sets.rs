//! Splitting a set of cards into its two kinds, and joining them again.

use super::{ArchonSet, ArchonsCardSet, POKER_BITS, PokerSet};

/// Splits a set of cards into poker cards and Archons.
pub trait Sorts {
    /// The poker cards in the set.
    fn pokers(self) -> PokerSet;
    /// The Archons in the set.
    fn archons(self) -> ArchonSet;
}

impl Sorts for ArchonsCardSet {
    #[inline]
    fn pokers(self) -> PokerSet {
        PokerSet::from_bits(self.bits() & POKER_BITS)
    }

    /// Moves three bits of each lane together, and the Demiurge behind them.
    #[inline]
    fn archons(self) -> ArchonSet {
        let bits = self.bits();
        let lanes = (bits >> 10 & 0o7) | (bits >> 23 & 0o70) | (bits >> 36 & 0o700) | (bits >> 49 & 0o7000);
        ArchonSet::from_bits((lanes | (bits >> 51 & 0o10000)) as u16)
    }
}

/// Turns a set of poker cards or of Archons into a set of cards.
pub trait AsCards {
    /// The same cards.
    fn cards(self) -> ArchonsCardSet;
}

impl AsCards for PokerSet {
    #[inline]
    fn cards(self) -> ArchonsCardSet {
        ArchonsCardSet::from_bits(self.bits())
    }
}

impl AsCards for ArchonSet {
    #[inline]
    fn cards(self) -> ArchonsCardSet {
        let bits = u64::from(self.bits());
        let lanes = (bits & 0o7) << 10 | (bits & 0o70) << 23 | (bits & 0o700) << 36 | (bits & 0o7000) << 49;
        ArchonsCardSet::from_bits(lanes | (bits & 0o10000) << 51)
    }
}
