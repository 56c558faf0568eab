//! What a player, a piece or an emblem is while Fluent formats the sentence around it: one character of a private area.
//!
//! A front end may want to draw a piece or to print a name in bold, so that a message cannot be rendered to text at once. Fluent sees a
//! [`Mark`] in its place, and afterwards the text is split at the marks.

/// Where the marks begin: the private use area of Unicode, which no message contains.
const FIRST: u32 = 0xE000;
/// The marks of seats: by name, and by name at the beginning of a sentence.
const SEATS: u32 = 16;
/// The marks of seats and of the viewer end here; then come the others by their numbers.
const OTHERS: u32 = FIRST + 2 * SEATS + 1;
/// The last character of the private area.
const LAST: u32 = 0xF8FF;

/// Something that is rendered after its sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// A player's name.
    Seat(u8),
    /// A player's name at the beginning of a sentence.
    First(u8),
    /// The viewer.
    You,
    /// A piece or an emblem, by its number in the sentence.
    Other(usize),
}

impl Mark {
    pub(crate) fn to_char(self) -> char {
        let number = match self {
            Self::Seat(seat) => FIRST + u32::from(seat),
            Self::First(seat) => FIRST + SEATS + u32::from(seat),
            Self::You => FIRST + 2 * SEATS,
            Self::Other(number) => (OTHERS + number as u32).min(LAST),
        };
        char::from_u32(number).expect("the private area consists of characters")
    }

    pub(crate) fn from_char(letter: char) -> Option<Self> {
        let number = u32::from(letter).checked_sub(FIRST).filter(|_| u32::from(letter) <= LAST)?;
        Some(match number {
            0..SEATS => Self::Seat(number as u8),
            SEATS..32 => Self::First((number - SEATS) as u8),
            32 => Self::You,
            _ => Self::Other((number + FIRST - OTHERS) as usize),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_reads_back_and_letters_are_none() {
        for mark in
            [Mark::Seat(0), Mark::Seat(15), Mark::First(3), Mark::You, Mark::Other(0), Mark::Other(70)]
        {
            assert_eq!(Mark::from_char(mark.to_char()), Some(mark));
        }
        assert_eq!(Mark::from_char('a'), None);
        assert_eq!(Mark::from_char('♠'), None);
    }
}
