//! Seats and viewers: [`Seat`], [`Seats`], [`SeatSet`], [`PerSeat`] and [`Viewer`].

use std::{
    fmt,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::Set;

/// A seat at the table, numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any game here has.
    pub const MAX: usize = 6;

    /// The seat with this number.
    ///
    /// # Panics
    /// If the number is not below [`Seat::MAX`].
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < Self::MAX, "seats are numbered 0 to 5");
        Self(number)
    }

    /// The seat with this number, or `None` if it is not below [`Seat::MAX`].
    pub const fn try_new(number: u64) -> Option<Self> {
        if number < Self::MAX as u64 { Some(Self(number as u8)) } else { None }
    }

    /// The seat's number, as an index.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

crate::numbered!(Seat, u8);

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Self::try_new(number).ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}

/// A set of seats.
pub type SeatSet = Set<Seat>;

/// The number of seats at a table, from 1 to [`Seat::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seats(u8);

impl Seats {
    /// A table with this number of seats, or `None` if there can be no such table.
    pub const fn new(count: usize) -> Option<Self> {
        if count >= 1 && count <= Seat::MAX { Some(Self(count as u8)) } else { None }
    }

    /// The number of seats, as an integer.
    #[inline]
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// All seats, starting with seat 0.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// All seats as a set.
    #[inline]
    pub const fn all(self) -> SeatSet {
        SeatSet::from_bits((1 << self.0) - 1)
    }

    /// Whether the table has this seat.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The next seat clockwise.
    #[inline]
    pub const fn left_of(self, seat: Seat) -> Seat {
        if seat.0 + 1 == self.0 { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// The next seat counter-clockwise.
    #[inline]
    pub const fn right_of(self, seat: Seat) -> Seat {
        if seat.0 == 0 { Seat(self.0 - 1) } else { Seat(seat.0 - 1) }
    }

    /// The number of steps clockwise from one seat to another: 0 from a seat to itself.
    #[inline]
    pub const fn relative(self, from: Seat, to: Seat) -> usize {
        (to.0 + self.0 - from.0) as usize % self.count()
    }

    /// The seat this many steps clockwise: the inverse of [`Seats::relative`].
    #[inline]
    pub const fn seat_from(self, from: Seat, steps: usize) -> Seat {
        Seat(((from.number() + steps) % self.count()) as u8)
    }

    /// Every seat once, clockwise, starting with `first`.
    #[inline]
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(first), move |&seat| Some(self.left_of(seat))).take(self.count())
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let count = u64::deserialize(deserializer)?;
        usize::try_from(count)
            .ok()
            .and_then(Self::new)
            .ok_or_else(|| D::Error::custom(format!("no table has {count} seats")))
    }
}

/// One value for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    seats: Seats,
    /// Entries past the last seat keep the default and are never shown.
    items: [T; Seat::MAX],
}

impl<T: Copy + Default> PerSeat<T> {
    /// The default value for every seat.
    pub fn new(seats: Seats) -> Self {
        Self { seats, items: [T::default(); Seat::MAX] }
    }

    /// Creates the value of each seat with `make`.
    pub fn from_fn(seats: Seats, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut result = Self::new(seats);
        for seat in seats.iter() {
            result[seat] = make(seat);
        }
        result
    }
}

impl<T> PerSeat<T> {
    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The values, seat 0 first.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats.count()]
    }

    /// The values with their seats.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats.iter().zip(&self.items)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.number()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.number()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let seats = Seats::new(values.len())
            .ok_or_else(|| D::Error::custom(format!("no table has {} seats", values.len())))?;
        Ok(Self::from_fn(seats, |seat| values[seat.number()]))
    }
}

/// Somebody who looks at the table: the player at a seat, or a spectator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// Sees what this seat may see.
    Seat(Seat),
    /// Sees only what everybody may see.
    Spectator,
}

impl Viewer {
    /// The viewer's seat; `None` for a spectator.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether the viewer is the player at this seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every viewer of a table: its seats, then a spectator.
    pub fn all(seats: Seats) -> impl Iterator<Item = Self> {
        seats.iter().map(Self::Seat).chain([Self::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_is_clockwise_and_right_undoes_it() {
        let seats = Seats::new(4).unwrap();
        assert_eq!(seats.left_of(Seat::new(3)), Seat::new(0));
        for seat in seats.iter() {
            assert_eq!(seats.right_of(seats.left_of(seat)), seat);
        }
        assert!(seats.clockwise_from(Seat::new(2)).map(Seat::number).eq([2, 3, 0, 1]));
        for (steps, seat) in seats.clockwise_from(Seat::new(2)).enumerate() {
            assert_eq!(seats.relative(Seat::new(2), seat), steps);
            assert_eq!(seats.seat_from(Seat::new(2), steps), seat);
        }
    }

    #[test]
    fn a_table_has_one_to_six_seats() {
        assert_eq!(Seats::new(0), None);
        assert_eq!(Seats::new(7), None);
        assert_eq!(serde_json::from_str::<Seats>("6").unwrap().all().len(), 6);
        assert!(serde_json::from_str::<Seats>("4294967297").is_err());
    }

    #[test]
    fn values_per_seat_read_back_from_json() {
        let scores = [-1, 0, 1];
        let scores = PerSeat::from_fn(Seats::new(3).unwrap(), |seat| scores[seat.number()]);
        let text = serde_json::to_string(&scores).unwrap();
        assert_eq!(text, "[-1,0,1]");
        assert_eq!(serde_json::from_str::<PerSeat<i32>>(&text).unwrap(), scores);
    }
}
