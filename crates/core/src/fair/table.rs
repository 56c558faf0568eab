//! The name of a shared table: [`TableId`].

use std::{fmt, str::FromStr};

use thiserror::Error;

/// A table's name in its link: 128 random bits, so that a table by link only cannot be guessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(u128);

impl TableId {
    /// The table of those bits.
    pub const fn new(bits: u128) -> Self {
        Self(bits)
    }

    /// The bits.
    pub const fn bits(self) -> u128 {
        self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// A text is not the name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a table's name has 32 hexadecimal digits")]
pub struct ParseTableIdError;

impl FromStr for TableId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<Self, ParseTableIdError> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        if text.len() != 32 || !digits {
            return Err(ParseTableIdError);
        }
        u128::from_str_radix(text, 16).map(Self).map_err(|_| ParseTableIdError)
    }
}

crate::debug_as_text!(TableId);
crate::json_as_text!(TableId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_in_one_way_only() {
        let id = TableId::new(0xabc);
        assert_eq!(id.to_string(), "00000000000000000000000000000abc");
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["", "abc", "00000000000000000000000000000ABC", "+0000000000000000000000000000abc"] {
            assert_eq!(bad.parse::<TableId>(), Err(ParseTableIdError), "{bad}");
        }
    }
}
