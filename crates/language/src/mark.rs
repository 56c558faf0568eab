//! Markers that stand for players, pieces and emblems while Fluent formats the sentence around them: one
//! character each from a private use area.
//!
//! A front end may want to draw a piece or print a name in bold, so a message cannot be rendered to text in
//! one go. Fluent sees a [`Marker`] instead, and afterwards the text is split at the markers.

/// The first marker: the start of Unicode's private use area, which no message uses.
const FIRST: u32 = 0xE000;
/// The last character of the private use area.
const LAST: u32 = 0xF8FF;
/// The limit on seat numbers. After the seats come the viewer, the capital, and then the others by their
/// numbers.
const SEATS: u32 = 16;

/// Something that is rendered after the sentence around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Marker {
    /// A player's name.
    Seat(u8),
    /// The viewer.
    You,
    /// The start of a sentence: what follows gets a capital letter.
    Capital,
    /// A piece or an emblem, by its number in the sentence.
    Other(usize),
}

impl Marker {
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
        for mark in [
            Marker::Seat(0),
            Marker::Seat(15),
            Marker::You,
            Marker::Capital,
            Marker::Other(0),
            Marker::Other(70),
        ] {
            assert_eq!(Marker::from_char(mark.to_char()), Some(mark));
        }
        assert_eq!(Marker::from_char('a'), None);
        assert_eq!(Marker::from_char('♠'), None);
    }
}
