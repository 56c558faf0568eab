//! A mean over things that one game has many of: [`Ratio`].

use serde::{Deserialize, Serialize};

use super::Merge;
use crate::interval::{Estimate, widened};

/// The sum of one number over the sum of another, such as legal actions over decisions.
///
/// Games are independent, but the decisions of one game are not. So the interval comes from how games differ,
/// by the usual linearised variance of a ratio.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ratio {
    games: u64,
    top: u64,
    bottom: u64,
    top_squares: i128,
    bottom_squares: i128,
    products: i128,
}

impl Ratio {
    /// Adds one game's numbers.
    #[inline]
    pub fn add(&mut self, top: u64, bottom: u64) {
        self.games += 1;
        self.top += top;
        self.bottom += bottom;
        self.top_squares += i128::from(top * top);
        self.bottom_squares += i128::from(bottom * bottom);
        self.products += i128::from(top * bottom);
    }

    /// The sum of the denominators.
    pub const fn bottom(&self) -> u64 {
        self.bottom
    }

    /// The ratio with its interval, or `None` if there is nothing to divide by.
    pub fn estimate(&self, z: f64) -> Option<Estimate> {
        if self.bottom == 0 || self.games < 2 {
            return None;
        }
        let ratio = self.top as f64 / self.bottom as f64;
        let residuals = self.top_squares as f64 - 2.0 * ratio * self.products as f64
            + ratio * ratio * self.bottom_squares as f64;
        let games = self.games as f64;
        let variance = (residuals / (games - 1.0)).max(0.0);
        let error = (variance / games).sqrt() / (self.bottom as f64 / games);
        Some(Estimate::around(ratio, error, widened(z, games)))
    }
}

impl Merge for Ratio {
    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.top += other.top;
        self.bottom += other.bottom;
        self.top_squares += other.top_squares;
        self.bottom_squares += other.bottom_squares;
        self.products += other.products;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_that_is_the_same_in_every_game_is_certain() {
        let mut ratio = Ratio::default();
        for decisions in 1..50 {
            ratio.add(3 * decisions, decisions);
        }
        let estimate = ratio.estimate(1.96).unwrap();
        assert!((estimate.mean - 3.0).abs() < 1e-9 && estimate.high - estimate.low < 1e-6, "{estimate:?}");
    }
}
