//! Randomness without names: [`Dice`], and the portable generator [`FastDice`].

use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

use crate::Seat;

/// A source of random numbers.
///
/// Bots and samplers roll dice as they please. A game at a table uses [`Chance`](crate::Chance) instead, so
/// that every result has a name and can be written down. Any dice can serve as chance.
pub trait Dice {
    /// 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `n`, all equally likely.
    ///
    /// `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "no number is below 0");
        // The high half of x·n is below n; the few low halves that would favour some numbers are rolled
        // again.
        let n = u64::from(n);
        loop {
            let product = u128::from(self.next_u64()) * u128::from(n);
            let low = product as u64;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 64) as u32;
            }
        }
    }

    /// A number below `n`, all equally likely, for counts too large for [`Dice::below`].
    ///
    /// `n` must not be 0.
    fn below_wide(&mut self, n: u128) -> u128 {
        debug_assert!(n > 0, "no number is below 0");
        if let Ok(small) = u32::try_from(n) {
            return u128::from(self.below(small));
        }
        let mask = u128::MAX >> (n - 1).leading_zeros();
        loop {
            let x = (u128::from(self.next_u64()) << 64 | u128::from(self.next_u64())) & mask;
            if x < n {
                return x;
            }
        }
    }

    /// Puts the items into a random order, all orders equally likely.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end as u32 + 1) as usize);
        }
    }

    /// Moves `count` items to the front, all ordered choices equally likely.
    #[inline]
    fn choose<T>(&mut self, items: &mut [T], count: usize) {
        for start in 0..count {
            let rest = (items.len() - start) as u32;
            items.swap(start, start + self.below(rest) as usize);
        }
    }
}

/// The purpose of a stream of random numbers. Each purpose has its own stream, so that no use disturbs
/// another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The chance events of the table: dealing, shuffling, drawing.
    Table,
    /// The thinking of the bot at this seat.
    Thinking(Seat),
    /// Any use in a test.
    Test,
}

/// The fast generator for simulation and thinking: xoshiro256++, with the same stream on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FastDice(Xoshiro256PlusPlus);

impl FastDice {
    /// Creates the stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Creates the stream for one purpose in game `index` of a run. It depends on nothing else.
    pub fn for_game(master: u64, index: u64, purpose: Purpose) -> Self {
        let purpose = match purpose {
            Purpose::Table => 0,
            Purpose::Test => 1,
            Purpose::Thinking(seat) => 2 + u64::from(seat.number() as u8),
        };
        Self::new([index, purpose].into_iter().fold(mix(master), |seed, part| mix(seed ^ mix(part))))
    }
}

/// The finishing step of SplitMix64: nearby inputs give unrelated outputs.
const fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

impl Dice for FastDice {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut dice = FastDice::for_game(7, 3, Purpose::Table);
        let thrown: Vec<u32> = (0..8).map(|_| dice.below(39)).collect();
        assert_eq!(thrown, THROWN);
    }

    const THROWN: [u32; 8] = [14, 15, 22, 22, 10, 4, 24, 6];

    #[test]
    fn purposes_and_games_have_streams_of_their_own() {
        let first = |index, purpose| FastDice::for_game(7, index, purpose).next_u64();
        let mut seen = vec![first(0, Purpose::Table), first(1, Purpose::Table), first(0, Purpose::Test)];
        seen.extend((0..6).map(|seat| first(0, Purpose::Thinking(Seat::new(seat)))));
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 9);
    }

    #[test]
    fn every_number_below_n_is_equally_likely() {
        let mut dice = FastDice::new(1);
        for wide in [0, u128::from(u32::MAX)] {
            let n = 6 + wide;
            let mut counts = [0u32; 6];
            for _ in 0..60_000 {
                counts[(dice.below_wide(n) * 6 / n) as usize] += 1;
            }
            // Five standard deviations of a binomial count with mean 10,000.
            assert!(counts.iter().all(|count| count.abs_diff(10_000) < 460), "{counts:?}");
        }
    }
}
