//! What a player, a piece or an emblem is while Fluent formats the sentence around it: one character of a private area.
//!
//! A front end may want to draw a piece or to print a name in bold, so that a message cannot be rendered to text at once. Fluent sees a
//! [`Mark`] in its place, and afterwards the text is split at the marks.

/// Where the marks begin: the private use area of Unicode, which no message contains.
const FIRST: u32 = 0xE000;
/// The last character of the private area.
const LAST: u32 = 0xF8FF;
/// Seats are numbered below this; then comes the viewer, then the capital, then the others by their numbers.
const SEATS: u32 = 16;

/// Something that is rendered after its sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// A player's name.
    Seat(u8),
    /// The viewer.
    You,
    /// What follows begins a sentence.
    Capital,
    /// A piece or an emblem, by its number in the sentence.
    Other(usize),
}

impl Mark {
    pub(crate) fn to_char(self) -> char {
        let number = match self {
            Self::Seat(seat) => u32::from(seat),
            Self::You => SEATS,
            Self::Capital => SEATS + 1,
            Self::Other(number) => SEATS + 2 + number as u32,
        };
        char::from_u32((FIRST + number).min(LAST)).expect("the private area consists of characters")
    }

    pub(crate) fn from_char(letter: char) -> Option<Self> {
        let number = u32::from(letter).checked_sub(FIRST).filter(|_| u32::from(letter) <= LAST)?;
        Some(match number.checked_sub(SEATS) {
            None => Self::Seat(number as u8),
            Some(0) => Self::You,
            Some(1) => Self::Capital,
            Some(other) => Self::Other(other as usize - 2),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_reads_back_and_letters_are_none() {
        for mark in [Mark::Seat(0), Mark::Seat(15), Mark::You, Mark::Capital, Mark::Other(0), Mark::Other(70)]
        {
            assert_eq!(Mark::from_char(mark.to_char()), Some(mark));
        }
        assert_eq!(Mark::from_char('a'), None);
        assert_eq!(Mark::from_char('♠'), None);
    }
}
