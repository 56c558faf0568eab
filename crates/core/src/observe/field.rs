//! The meaning of the numbers in an observation: [`Field`].

/// Some consecutive numbers of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name of the field.
    pub name: &'static str,
    /// The meaning of the numbers in one group.
    pub meaning: Meaning,
    /// How many times the group is repeated.
    pub groups: Groups,
}

/// The meaning of one group of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// 1 if it is so, otherwise 0.
    Flag,
    /// 1 at one of this many places, or nowhere.
    OneOf(u16),
    /// 1 at each of this many places that belongs to the set.
    SetOf(u16),
    /// 1 at the seat, if there is one. The viewer's seat comes first, then the others clockwise.
    Seat,
    /// 1 at each seat of the set. The viewer's seat comes first, then the others clockwise.
    Seats,
    /// A number from -128 to 127.
    Number,
    /// A number in two parts: the multiple of 64 and the remainder.
    Wide,
}

/// How many times a group of numbers is repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Groups {
    /// Once.
    One,
    /// Once for each seat: the viewer's first, then the others clockwise.
    EachSeat,
    /// This many times.
    Times(u16),
    /// This many times for each seat.
    TimesEachSeat(u16),
}

impl Field {
    const fn new(name: &'static str, meaning: Meaning) -> Self {
        Self { name, meaning, groups: Groups::One }
    }

    /// Whether something is so.
    pub const fn flag(name: &'static str) -> Self {
        Self::new(name, Meaning::Flag)
    }

    /// One of `count` things, or none.
    pub const fn one_of(name: &'static str, count: usize) -> Self {
        Self::new(name, Meaning::OneOf(count as u16))
    }

    /// Some of `count` things.
    pub const fn set(name: &'static str, count: usize) -> Self {
        Self::new(name, Meaning::SetOf(count as u16))
    }

    /// A seat, or none.
    pub const fn seat(name: &'static str) -> Self {
        Self::new(name, Meaning::Seat)
    }

    /// Some seats.
    pub const fn seats(name: &'static str) -> Self {
        Self::new(name, Meaning::Seats)
    }

    /// A number from -128 to 127.
    pub const fn number(name: &'static str) -> Self {
        Self::new(name, Meaning::Number)
    }

    /// A number from -8192 to 8191, in two parts.
    pub const fn wide(name: &'static str) -> Self {
        Self::new(name, Meaning::Wide)
    }

    /// Repeats the field for each seat.
    pub const fn each_seat(self) -> Self {
        let groups = match self.groups {
            Groups::Times(times) => Groups::TimesEachSeat(times),
            _ => Groups::EachSeat,
        };
        Self { groups, ..self }
    }

    /// Repeats the field this many times.
    pub const fn times(self, times: usize) -> Self {
        Self { groups: Groups::Times(times as u16), ..self }
    }

    /// The number of numbers in this field at the largest table.
    pub const fn cells(&self, seats: usize) -> usize {
        let group = match self.meaning {
            Meaning::Flag | Meaning::Number => 1,
            Meaning::Wide => 2,
            Meaning::OneOf(count) | Meaning::SetOf(count) => count as usize,
            Meaning::Seat | Meaning::Seats => seats,
        };
        group
            * match self.groups {
                Groups::One => 1,
                Groups::EachSeat => seats,
                Groups::Times(times) => times as usize,
                Groups::TimesEachSeat(times) => times as usize * seats,
            }
    }

    /// The number of numbers in all these fields.
    pub const fn all_cells(fields: &[Self], seats: usize) -> usize {
        let (mut index, mut cells) = (0, 0);
        while index < fields.len() {
            cells += fields[index].cells(seats);
            index += 1;
        }
        cells
    }
}
