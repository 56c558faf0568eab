//! Networks that have learned nothing: [`untrained`].

use crate::{
    Dimensions, TraitKind,
    read::{BITS, MAGIC},
};

/// The exponent of all weights: they lie between -1 and 1.
const EXPONENT: u8 = 7;

/// The file of a network of this size that has learned nothing: its weights are random, the same for the same
/// seed. For tests and measurements.
pub fn untrained(dimensions: &Dimensions, seed: u64) -> Vec<u8> {
    let Dimensions { version, observation, seats, width, inner, side, traits } = dimensions;
    let words = [observation, &traits.actions(), seats, width, inner, side, &traits.features().len()];
    let mut file = Writer { bytes: MAGIC.to_vec(), state: seed };
    file.word(*version);
    for &word in words {
        file.word(word as u16);
    }
    for &kind in traits.features() {
        file.word(match kind {
            TraitKind::Values(count) => count,
            TraitKind::Bits(count) => BITS | count,
        });
    }
    file.rows(*observation, *width);
    file.bias(*width);
    for (inputs, outputs) in [(*width, *inner), (*inner, *width), (*width, 2 * side), (*width, *seats)] {
        file.rows(outputs, inputs);
        file.bias(outputs);
    }
    file.rows(traits.count(), 2 * side);
    file.rows(1, *side);
    file.bytes
}

struct Writer {
    bytes: Vec<u8>,
    state: u64,
}

impl Writer {
    fn word(&mut self, word: u16) {
        self.bytes.extend(word.to_le_bytes());
    }

    /// Rows of weights, the smaller the longer they are.
    fn rows(&mut self, rows: usize, length: usize) {
        let most = (500 / length as u64).clamp(3, 100);
        for _ in 0..rows {
            self.bytes.push(EXPONENT);
            for _ in 0..length {
                self.state = self
                    .state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let byte = (self.state >> 33) % (2 * most + 1);
                self.bytes.push((byte as u8).wrapping_sub(most as u8));
            }
        }
    }

    fn bias(&mut self, count: usize) {
        self.bytes.resize(self.bytes.len() + 4 * count, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Network, Traits};

    #[test]
    fn a_network_that_has_learned_nothing_is_read_as_large_as_it_was_made() {
        let dimensions = Dimensions {
            version: 3,
            observation: 40,
            seats: 4,
            width: 16,
            inner: 8,
            side: 4,
            traits: Traits::new(5, vec![TraitKind::Values(7), TraitKind::Bits(9)]),
        };
        let network = Network::read(&untrained(&dimensions, 1)).unwrap();
        assert_eq!(network.dimensions(), &dimensions);
        assert_eq!(untrained(&dimensions, 1), untrained(&dimensions, 1));
        assert_ne!(untrained(&dimensions, 1), untrained(&dimensions, 2));
    }
}
