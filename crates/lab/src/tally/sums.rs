//! A mean and its spread: [`Sums`].

use serde::{Deserialize, Serialize};

use super::Merge;
use crate::interval::{Estimate, widened};

/// The count of some numbers, their sum and the sum of their squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sums {
    count: u64,
    sum: i64,
    squares: i128,
}

impl Sums {
    /// Adds one number.
    #[inline]
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value * value);
    }

    /// How many numbers were added.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The mean, with `unit` counted as one: for wins in sixtieths the unit is 60.
    pub fn mean(&self, unit: f64) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64 / unit)
    }

    /// The variance of the numbers, estimated from this sample.
    pub fn variance(&self, unit: f64) -> Option<f64> {
        let (count, sum) = (self.count as f64, self.sum as f64);
        (self.count > 1)
            .then(|| ((self.squares as f64 - sum * sum / count) / (count - 1.0)).max(0.0) / unit / unit)
    }

    /// The mean of shares between 0 and 1, with its interval.
    pub fn share(&self, unit: f64, z: f64) -> Option<Estimate> {
        self.mean(unit).map(|mean| Estimate::share(mean, self.count as f64, z))
    }

    /// The mean of any numbers with its interval, or `None` with fewer than two.
    pub fn estimate(&self, unit: f64, z: f64) -> Option<Estimate> {
        let error = (self.variance(unit)? / self.count as f64).sqrt();
        Some(Estimate::around(self.mean(unit)?, error, widened(z, self.count as f64)))
    }

    /// The number of standard errors between the mean and 0.
    pub fn z(&self) -> Option<f64> {
        let error = (self.variance(1.0)? / self.count as f64).sqrt();
        let mean = self.mean(1.0)?;
        if error > 0.0 { Some(mean / error) } else { (mean == 0.0).then_some(0.0) }
    }
}

impl Merge for Sums {
    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_variance_are_those_of_the_textbook() {
        let mut sums = Sums::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            sums.add(value);
        }
        assert_eq!(sums.mean(1.0), Some(5.0));
        assert!((sums.variance(1.0).unwrap() - 32.0 / 7.0).abs() < 1e-12);
        assert_eq!(sums.mean(10.0), Some(0.5));
    }

    #[test]
    fn of_nothing_there_is_no_mean_and_of_one_no_spread() {
        let mut sums = Sums::default();
        assert_eq!(sums.mean(1.0), None);
        sums.add(3);
        assert_eq!(sums.estimate(1.0, 1.96), None);
    }
}
