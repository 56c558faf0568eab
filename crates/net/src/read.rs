//! Reading a network's file. `python/train/export.py` writes it and says what stands in it.

use crate::{
    Dimensions, Network, NetworkError, TraitKind, Traits,
    layer::{Columns, Layer},
};

pub(crate) const MAGIC: &[u8; 8] = b"PLRNET01";
/// The exponents that a row may have: a weight is a byte times two to the minus this.
const EXPONENTS: std::ops::RangeInclusive<i8> = 4..=12;
/// Of a feature: that each of its bits is a trait of its own.
pub(crate) const BITS: u16 = 0x8000;

impl Network {
    /// Reads a network.
    ///
    /// # Errors
    /// If the bytes are not a network that this program can calculate with.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        let body = bytes.strip_prefix(MAGIC).ok_or(NetworkError::NotANetwork)?;
        let (dimensions, head) = dimensions(body)?;
        let before = MAGIC.len() + head;
        let (found, expected) = (bytes.len() as u64, before as u64 + weights_length(&dimensions));
        if found != expected {
            return Err(NetworkError::Length { found, expected });
        }
        let Dimensions { observation, width, inner, side, seats, .. } = dimensions;
        let traits = dimensions.traits.count();
        let mut rest = Rest(&body[head..]);
        Ok(Self {
            input: Columns::new(rest.rows(observation, width)?, rest.bias(width))?,
            inner: rest.layer(width, inner)?,
            outer: rest.layer(inner, width)?,
            asked: rest.layer(width, 2 * side)?,
            shares: rest.layer(width, seats)?,
            traits: rest.rows(traits, 2 * side)?,
            judge: rest.rows(1, side)?,
            dimensions,
        })
    }
}

/// The beginning of a file, and its length.
fn dimensions(body: &[u8]) -> Result<(Dimensions, usize), NetworkError> {
    let mut words = body.as_chunks::<2>().0.iter().map(|&word| u16::from_le_bytes(word));
    let mut next = || words.next().ok_or(NetworkError::NotANetwork);
    let [version, observation, actions, seats, width, inner, side, features] =
        [next()?, next()?, next()?, next()?, next()?, next()?, next()?, next()?];
    let features = (0..features).map(|_| trait_kind(next()?)).collect::<Result<Vec<_>, _>>()?;
    if [observation, seats, width, inner, side].contains(&0) {
        return Err(NetworkError::Empty);
    }
    let head = 2 * (8 + features.len());
    let traits = Traits { actions: actions.into(), features };
    // The traits of an action are summed in 32 bits.
    if traits.most_at_once() * u64::from(i16::MIN.unsigned_abs()) > u64::from(i32::MAX.unsigned_abs()) {
        return Err(NetworkError::TooHeavy);
    }
    let dimensions = Dimensions {
        version,
        observation: observation.into(),
        seats: seats.into(),
        width: width.into(),
        inner: inner.into(),
        side: side.into(),
        traits,
    };
    Ok((dimensions, head))
}

const fn trait_kind(word: u16) -> Result<TraitKind, NetworkError> {
    match (word & BITS, word & !BITS) {
        (0, count) => Ok(TraitKind::Values(count)),
        (_, count) if count as u32 <= u16::BITS => Ok(TraitKind::Bits(count)),
        (_, count) => Err(NetworkError::Bits(count)),
    }
}

/// The bytes of all weights and biases. Every factor is below 2^33, so nothing overflows on a machine with 32 bits either.
fn weights_length(dimensions: &Dimensions) -> u64 {
    let wide = |count: usize| count as u64;
    let (observation, seats, width) =
        (wide(dimensions.observation), wide(dimensions.seats), wide(dimensions.width));
    let (inner, side, traits) =
        (wide(dimensions.inner), wide(dimensions.side), wide(dimensions.traits.count()));
    let row = |inputs: u64| inputs + 1;
    let layer = |inputs: u64, outputs: u64| outputs * (row(inputs) + 4);
    observation * row(width)
        + width * 4
        + layer(width, inner)
        + layer(inner, width)
        + layer(width, 2 * side)
        + layer(width, seats)
        + traits * row(2 * side)
        + row(side)
}

/// What is still to be read. Its length has been checked.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn take(&mut self, count: usize) -> &[u8] {
        self.0.split_off(..count).expect("the file is as long as its beginning says")
    }

    /// Rows of weights: an exponent and a byte for each weight.
    fn rows(&mut self, rows: usize, length: usize) -> Result<Vec<i16>, NetworkError> {
        let mut weights = Vec::with_capacity(rows * length);
        for row in self.take(rows * (length + 1)).chunks_exact(length + 1) {
            let exponent = row[0].cast_signed();
            if !EXPONENTS.contains(&exponent) {
                return Err(NetworkError::Exponent(exponent));
            }
            let shift = EXPONENTS.end() - exponent;
            weights.extend(row[1..].iter().map(|&byte| i16::from(byte.cast_signed()) << shift));
        }
        Ok(weights)
    }

    fn bias(&mut self, count: usize) -> Vec<i32> {
        let (numbers, _) = self.take(4 * count).as_chunks::<4>();
        numbers.iter().map(|&bytes| i32::from_le_bytes(bytes)).collect()
    }

    fn layer(&mut self, inputs: usize, outputs: usize) -> Result<Layer, NetworkError> {
        let weights = self.rows(outputs, inputs)?;
        Layer::new(weights, self.bias(outputs))
    }
}
