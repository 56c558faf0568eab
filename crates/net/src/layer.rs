//! Weights, and the sums that they make: [`Layer`] and [`Columns`].
//!
//! All sums are whole numbers of a 4096th ([`ONE`]); what is passed on from layer to layer are whole numbers of a
//! 128th. Reading a file makes sure that no sum can leave its range.

use crate::NetworkError;

/// How sums and weights write the number 1.
pub(crate) const ONE: i32 = 1 << 12;
/// A sum becomes what is passed on by losing this many bits.
const PASSED_ON_BITS: u32 = 5;
/// The most that is passed on: 64.
const MOST_PASSED_ON: i32 = (64 * ONE) >> PASSED_ON_BITS;

/// A sum as it is passed on: nothing below 0, and not more than 64.
pub(crate) fn rectified(sum: i32) -> i16 {
    (sum >> PASSED_ON_BITS).clamp(0, MOST_PASSED_ON) as i16
}

/// Every output is the sum of all inputs, each times a weight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layer {
    inputs: usize,
    /// One row for each output.
    weights: Vec<i16>,
    bias: Vec<i32>,
}

impl Layer {
    /// A layer of these rows, one for each number in `bias`.
    pub(crate) fn new(weights: Vec<i16>, bias: Vec<i32>) -> Result<Self, NetworkError> {
        let inputs = weights.len() / bias.len();
        for (row, &bias) in weights.chunks_exact(inputs).zip(&bias) {
            check(row.iter().copied(), MOST_PASSED_ON, bias)?;
        }
        Ok(Self { inputs, weights, bias })
    }

    /// The sums for what was passed on.
    pub(crate) fn sums(&self, inputs: &[i16]) -> impl Iterator<Item = i32> {
        let rows = self.weights.chunks_exact(self.inputs).zip(&self.bias);
        rows.map(|(row, bias)| bias + (dot(row, inputs) >> (12 - PASSED_ON_BITS)))
    }
}

/// The dot product. The loop is simple enough for the compiler to vectorise.
fn dot(weights: &[i16], inputs: &[i16]) -> i32 {
    weights.iter().zip(inputs).map(|(&weight, &input)| i32::from(weight) * i32::from(input)).sum()
}

/// The first layer: most of its inputs are 0 and are passed over, so its weights stand together by input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Columns {
    /// For each input, its weight in every output.
    weights: Vec<i16>,
    bias: Vec<i32>,
}

impl Columns {
    pub(crate) fn new(weights: Vec<i16>, bias: Vec<i32>) -> Result<Self, NetworkError> {
        let outputs = bias.len();
        for (output, &bias) in bias.iter().enumerate() {
            check(weights.iter().skip(output).step_by(outputs).copied(), 128, bias)?;
        }
        Ok(Self { weights, bias })
    }

    /// Writes the sums for these inputs.
    pub(crate) fn sums(&self, inputs: &[i8], sums: &mut [i32]) {
        sums.copy_from_slice(&self.bias);
        let columns = self.weights.chunks_exact(self.bias.len());
        for (column, &input) in columns.zip(inputs) {
            let input = i32::from(input);
            let both = sums.iter_mut().zip(column);
            match input {
                0 => {}
                // Most of what is there is 1, and needs no multiplication.
                1 => both.for_each(|(sum, &weight)| *sum += i32::from(weight)),
                _ => both.for_each(|(sum, &weight)| *sum += input * i32::from(weight)),
            }
        }
    }
}

/// Makes sure that a sum stays within its range for all inputs up to `most`.
fn check(weights: impl Iterator<Item = i16>, most: i32, bias: i32) -> Result<(), NetworkError> {
    let all: i64 = weights.map(|weight| i64::from(weight).abs()).sum();
    let largest = all * i64::from(most) + i64::from(bias).abs();
    if largest < i64::from(i32::MAX) { Ok(()) } else { Err(NetworkError::TooHeavy) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_adds_products_to_its_bias() {
        let layer = Layer::new(vec![4096, -2048, 0, 1024], vec![100, -100]).unwrap();
        // 1 and 2, as they are passed on.
        let sums: Vec<i32> = layer.sums(&[128, 256]).collect();
        assert_eq!(sums, [100, -100 + 2048]);
    }

    #[test]
    fn columns_pass_over_what_is_zero() {
        let columns = Columns::new(vec![1, 2, 10, 20, 100, 200], vec![5, 6]).unwrap();
        let mut sums = [0; 2];
        columns.sums(&[1, 0, -1], &mut sums);
        assert_eq!(sums, [5 + 1 - 100, 6 + 2 - 200]);
    }

    #[test]
    fn weights_that_could_leave_the_range_of_a_sum_are_refused() {
        assert_eq!(Layer::new(vec![i16::MAX; 9], vec![0]).unwrap_err(), NetworkError::TooHeavy);
        assert!(Layer::new(vec![i16::MAX; 7], vec![0]).is_ok());
    }

    #[test]
    fn what_is_passed_on_lies_between_nothing_and_64() {
        assert_eq!([-5, 0, ONE, 64 * ONE, i32::MAX].map(rectified), [0, 0, 128, 8192, 8192]);
    }
}
