//! Why a file is not a network: [`NetworkError`].

use std::{error::Error, fmt};

/// The reason why a file could not be read as a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetworkError {
    /// It does not begin like a network of this version.
    NotANetwork,
    /// Its beginning says that it has none of something that every network has.
    Empty,
    /// A feature of actions has more bits than a number of 16 bits.
    Bits(u16),
    /// It ends too early, or goes on after its end.
    Length {
        /// The number of bytes.
        found: u64,
        /// The number of bytes that its beginning promises.
        expected: u64,
    },
    /// A weight has an exponent that this program cannot use.
    Exponent(i8),
    /// The weights of one sum are so large that it could leave the range of its numbers.
    TooHeavy,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotANetwork => {
                f.write_str("this file is not a network, or it was written for another version")
            }
            Self::Empty => {
                f.write_str("the network has no observation, no seats or an empty layer: it is damaged")
            }
            Self::Bits(count) => write!(f, "the network has a feature of {count} bits, and 16 are the most"),
            Self::Length { found, expected } => {
                write!(f, "the network has {found} bytes and should have {expected}: it is damaged")
            }
            Self::Exponent(exponent) => write!(f, "the network has weights of an unknown size ({exponent})"),
            Self::TooHeavy => f.write_str("the network's weights are too large to calculate with"),
        }
    }
}

impl Error for NetworkError {}
