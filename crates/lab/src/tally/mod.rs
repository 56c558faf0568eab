//! Sums that stream: they take one game after another, need the same memory for ten games as for ten million, and can be added
//! to each other in any order with the same result to the last digit, because they are whole numbers.

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

/// Something that sums over other games can be added to.
pub trait Merge {
    /// Adds what `other` has seen.
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
