//! From logits to probabilities: [`softmax()`].

use std::f32::consts::{LN_2, LOG2_E};

/// Turns logits into probabilities that sum to 1.
///
/// Only additions, multiplications and divisions are used, whose results are the same on every machine; the
/// system's own exponential function is not.
pub fn softmax(logits: &mut [f32]) {
    let highest = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for logit in logits.iter_mut() {
        *logit = exp(*logit - highest);
        total += *logit;
    }
    for logit in logits {
        *logit /= total;
    }
}

/// e to the power of `x`, which is at most 0, to about six digits.
fn exp(x: f32) -> f32 {
    /// The series of 2 to the power of a fraction.
    const SERIES: [f32; 6] = [1.0, LN_2, 0.240_226_5, 0.055_504_11, 0.009_618_129, 0.001_333_355_8];
    // Below, the result is nothing beside 1.
    let power = (x * LOG2_E).max(-120.0);
    // The nearest whole number, so that the series has little to bridge.
    let whole = (power + 0.5).floor();
    let fraction = power - whole;
    let series = SERIES.iter().rev().fold(0.0, |sum, &term| sum * fraction + term);
    #[expect(clippy::cast_sign_loss, reason = "from 7 to 127")]
    let exponent = (whole as i32 + 127) as u32;
    series * f32::from_bits(exponent << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_that_of_the_system_to_five_digits() {
        for step in 0..4_000 {
            let x = step as f32 * -0.01;
            assert!((exp(x) - x.exp()).abs() <= 1e-5 * x.exp() + 1e-20, "{x}");
        }
        assert!(exp(-1e9) < 1e-30);
    }

    #[test]
    fn probabilities_sum_to_one_and_keep_the_order() {
        let mut chances = [1.0, 3.0, -2.0, 3.5];
        softmax(&mut chances);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(chances[3] > chances[1] && chances[1] > chances[0] && chances[0] > chances[2]);
    }
}
