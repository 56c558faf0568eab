//! What a sample says about the truth, [`Estimate`], and corrections for many comparisons.

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF as _, Normal};

/// The number of standard errors on either side of a mean that hold the truth in 95 of 100 runs.
pub const Z95: f64 = 1.959_964;

/// A mean and the interval that holds the truth in 95 of 100 runs, or however many were asked for.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean of the sample.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// A mean with this standard error.
    pub fn around(mean: f64, error: f64, z: f64) -> Self {
        Self { mean, low: mean - z * error, high: mean + z * error }
    }

    /// A share between 0 and 1 of this many independent games (Wilson's interval). It is right for small
    /// shares too, and a little too wide where wins are shared.
    pub fn share(mean: f64, count: f64, z: f64) -> Self {
        let weight = z * z / count;
        let centre = (mean + weight / 2.0) / (1.0 + weight);
        let half =
            (z / (1.0 + weight)) * (mean * (1.0 - mean) / count + weight / (4.0 * count)).max(0.0).sqrt();
        // The ends are exact if nothing or everything was seen.
        let low = if mean <= 0.0 { 0.0 } else { (centre - half).max(0.0) };
        let high = if mean >= 1.0 { 1.0 } else { (centre + half).min(1.0) };
        Self { mean, low, high }
    }

    /// The same estimate for a share, with an interval cut off at 0 and 1.
    pub fn within_one(self) -> Self {
        Self { mean: self.mean, low: self.low.max(0.0), high: self.high.min(1.0) }
    }

    /// Whether the interval contains this value.
    pub fn covers(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// The mean and the interval multiplied by a factor.
    pub fn times(self, factor: f64) -> Self {
        let [low, high] = [self.low * factor, self.high * factor];
        Self { mean: self.mean * factor, low: low.min(high), high: low.max(high) }
    }
}

/// The number of standard errors to use instead of `z` if the spread itself is estimated from only a few
/// numbers (Student's t, by the expansion of Cornish and Fisher). With four numbers 1.96 becomes 3.2.
pub fn widened(z: f64, count: f64) -> f64 {
    // Not the library's exact quantile, which differs from this expansion for few numbers: figures already
    // published would change.
    let freedom = (count - 1.0).max(1.0);
    let power = |n| z.powi(n);
    let terms = [
        (power(3) + z) / 4.0,
        (5.0 * power(5) + 16.0 * power(3) + 3.0 * z) / 96.0,
        (3.0 * power(7) + 19.0 * power(5) + 17.0 * power(3) - 15.0 * z) / 384.0,
    ];
    terms.iter().zip(1..).fold(z, |sum, (term, order)| sum + term / freedom.powi(order))
}

/// The number of standard errors on either side with which this many intervals hold the truth *together* in
/// 95 of 100 runs (Bonferroni).
pub fn z_for(comparisons: usize) -> f64 {
    -Normal::standard().inverse_cdf(0.025 / comparisons.max(1) as f64)
}

/// The chance of deviating by this many standard errors or more, in either direction, if there is no
/// difference.
pub fn two_sided(z: f64) -> f64 {
    (2.0 * Normal::standard().sf(z.abs())).min(1.0)
}

/// Applies Holm's step-down correction: each chance is multiplied by the number of comparisons it has to hold
/// against. Whatever is still below 0.05 is significant despite the many comparisons.
pub fn holm(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|&a, &b| chances[a].total_cmp(&chances[b]));
    let mut corrected = vec![1.0; chances.len()];
    let mut least = 0.0_f64;
    for (rank, &place) in order.iter().enumerate() {
        least = least.max(chances[place] * (chances.len() - rank) as f64).min(1.0);
        corrected[place] = least;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tails_are_those_of_the_tables() {
        for (z, tail) in
            [(0.0, 1.0), (1.0, 0.317_310_5), (1.959_964, 0.05), (3.5, 0.000_465_3), (6.0, 1.973e-9)]
        {
            let found = two_sided(z);
            assert!((found - tail).abs() < 1e-3 * tail + 1e-12, "{z}: {found} instead of {tail}");
        }
        assert!((z_for(1) - Z95).abs() < 1e-5);
        assert!((z_for(50) - 3.290_5).abs() < 1e-3);
    }

    #[test]
    fn few_numbers_have_wide_intervals() {
        for (count, t) in [(4.0, 3.182), (10.0, 2.262), (31.0, 2.042), (1e6, 1.96)] {
            let found = widened(Z95, count);
            assert!((found - t).abs() < 0.02 * t, "{count}: {found} instead of {t}");
        }
    }

    #[test]
    fn holm_corrects_by_rank_and_never_turns_the_order_round() {
        assert_eq!(holm(&[0.01, 0.04, 0.03]), [0.03, 0.06, 0.06]);
        assert_eq!(holm(&[0.5, 0.9]), [1.0, 1.0]);
    }

    #[test]
    fn a_share_of_nothing_seen_is_not_certainly_nothing() {
        let never = Estimate::share(0.0, 100.0, Z95);
        assert!(never.low.abs() < f64::EPSILON && (0.03..0.04).contains(&never.high), "{never:?}");
    }
}
