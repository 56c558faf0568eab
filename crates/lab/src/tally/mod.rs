//! Streaming sums. They take one game after another, need the same memory for ten games as for ten million,
//! and, because they are whole numbers, can be added to each other in any order with exactly the same result.

mod counts;
mod extreme;
mod ratio;
mod sums;

pub use self::{
    counts::Counts,
    extreme::{Extreme, First, GamePoint},
    ratio::Ratio,
    sums::Sums,
};

/// A sum that sums over other games can be added to.
pub trait Merge {
    /// Adds everything that was added to `other`.
    fn merge(&mut self, other: &Self);
}

impl<T: Merge> Merge for Vec<T> {
    fn merge(&mut self, other: &Self) {
        debug_assert_eq!(self.len(), other.len(), "sums of one setup have one shape");
        for (own, others) in self.iter_mut().zip(other) {
            own.merge(others);
        }
    }
}

impl Merge for i64 {
    fn merge(&mut self, other: &Self) {
        *self += other;
    }
}

impl Merge for u64 {
    fn merge(&mut self, other: &Self) {
        *self += other;
    }
}
