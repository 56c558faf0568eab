//! How often each number came up: [`Counts`].

use serde::{Deserialize, Serialize};

use super::Merge;
use crate::interval::{Estimate, widened};

/// How often each whole number came up. Memory is bounded by the range of the numbers, not by how many were
/// added.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// The number that the first count belongs to.
    from: i32,
    counts: Vec<u64>,
}

impl Counts {
    /// Adds one number.
    #[inline]
    pub fn add(&mut self, value: i32) {
        self.add_many(value, 1);
    }

    fn add_many(&mut self, value: i32, count: u64) {
        if self.counts.is_empty() {
            self.from = value;
        }
        if value < self.from {
            let missing = self.from.abs_diff(value) as usize;
            self.counts.splice(0..0, std::iter::repeat_n(0, missing));
            self.from = value;
        }
        let place = value.abs_diff(self.from) as usize;
        if place >= self.counts.len() {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += count;
    }

    /// Every number that came up, in ascending order, with its count.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u64)> + '_ {
        (self.from..).zip(self.counts.iter().copied()).filter(|&(_, count)| count > 0)
    }

    /// How many numbers were added.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The mean with its interval, or `None` with fewer than two numbers.
    pub fn estimate(&self, z: f64) -> Option<Estimate> {
        let count = self.count() as f64;
        if count < 2.0 {
            return None;
        }
        let sum: f64 = self.iter().map(|(value, count)| f64::from(value) * count as f64).sum();
        let mean = sum / count;
        let squares: f64 = self.iter().map(|(value, n)| (f64::from(value) - mean).powi(2) * n as f64).sum();
        Some(Estimate::around(mean, (squares / (count - 1.0) / count).sqrt(), widened(z, count)))
    }

    /// The smallest number that at least this share of the numbers do not exceed.
    pub fn quantile(&self, share: f64) -> Option<i32> {
        // A library would need all numbers in a list, and would give a value between two of them.
        let wanted = (share * self.count() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        self.iter().find_map(|(value, count)| {
            seen += count;
            (seen >= wanted).then_some(value)
        })
    }
}

impl Merge for Counts {
    fn merge(&mut self, other: &Self) {
        for (value, count) in other.iter() {
            self.add_many(value, count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_in_any_order_are_the_same_counts() {
        let count = |values: &[i32]| {
            let mut counts = Counts::default();
            for &value in values {
                counts.add(value);
            }
            counts
        };
        let mut parts = count(&[5, -2]);
        parts.merge(&count(&[9, 5]));
        assert_eq!(parts, count(&[9, 5, 5, -2]));
        assert!(parts.iter().eq([(-2, 1), (5, 2), (9, 1)]));
    }

    #[test]
    fn the_median_and_the_mean_of_few_numbers() {
        let mut counts = Counts::default();
        for value in [1, 2, 2, 3, 12] {
            counts.add(value);
        }
        assert_eq!(counts.quantile(0.5), Some(2));
        assert_eq!(counts.quantile(1.0), Some(12));
        assert!((counts.estimate(1.96).unwrap().mean - 4.0).abs() < 1e-12);
    }
}
