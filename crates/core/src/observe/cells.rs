//! Writing an observation: [`Cells`].

use super::Field;
use crate::{Element, Ordinal, Seat, SeatSet, Seats, Set, Viewer};

/// The numbers of an observation while they are being written, field by field in the order of the list.
///
/// All of them start at 0, so that only other values have to be written.
#[derive(Debug)]
pub struct Cells<'a> {
    out: &'a mut [i8],
    /// The index of the next number.
    at: usize,
    /// The seat that comes first: the viewer's, or seat 0 for a spectator.
    first: Seat,
    seats: Seats,
    /// The number of seats at the largest table.
    most: usize,
    /// The fields not yet begun.
    fields: &'static [Field],
    /// The end of the field being written.
    end: usize,
}

impl<'a> Cells<'a> {
    pub(super) fn new(
        viewer: Viewer,
        seats: Seats,
        most: usize,
        fields: &'static [Field],
        out: &'a mut [i8],
    ) -> Self {
        assert!(seats.count() <= most, "{seats} seats are more than the largest table has");
        out.fill(0);
        let first = viewer.seat().unwrap_or_default();
        Self { out, at: 0, first, seats, most, fields, end: 0 }
    }

    /// Continues with these fields.
    pub(super) fn go_on(&mut self, fields: &'static [Field]) {
        debug_assert!(self.fields.is_empty(), "`{}` is missing", self.fields[0].name);
        self.fields = fields;
    }

    pub(super) fn finish(self) {
        debug_assert!(self.fields.is_empty(), "`{}` is missing", self.fields[0].name);
        assert_eq!(self.at, self.out.len(), "an observation is as long as its fields");
    }

    /// Goes on to the next field, which must have this name.
    #[inline]
    pub fn field(&mut self, name: &'static str) -> &mut Self {
        debug_assert_eq!(self.at, self.end, "the field before `{name}` is written completely");
        let (field, rest) = self.fields.split_first().expect("there is a field to write");
        debug_assert_eq!(field.name, name, "fields are written in their order");
        self.fields = rest;
        if cfg!(debug_assertions) {
            self.end = self.at + field.cells(self.most);
        }
        self
    }

    /// Writes 1 if it is so, otherwise 0.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.put(i8::from(is_so));
    }

    /// Writes which of `count` things it is, if any.
    #[inline]
    pub fn one_of(&mut self, count: usize, which: Option<usize>) {
        if let Some(which) = which {
            debug_assert!(which < count, "{which} is below {count}");
            self.out[self.at + which] = 1;
        }
        self.at += count;
    }

    /// Writes a number, clamped to -128 to 127.
    #[inline]
    pub fn number(&mut self, number: impl Into<i64>) {
        self.put(number.into().clamp(i8::MIN.into(), i8::MAX.into()) as i8);
    }

    /// Writes several numbers in a row.
    #[inline]
    pub fn numbers<N: Into<i64>>(&mut self, numbers: impl IntoIterator<Item = N>) {
        for number in numbers {
            self.number(number);
        }
    }

    /// Writes a number in two parts.
    #[inline]
    pub fn wide(&mut self, number: impl Into<i64>) {
        let number = number.into();
        self.number(number.div_euclid(64));
        self.number(number.rem_euclid(64));
    }

    /// Writes a set of cards, by their [ordinals](Ordinal).
    #[inline]
    pub fn cards<T: Ordinal>(&mut self, set: Set<T>) {
        self.bits(T::EVERY.len(), set.compact());
    }

    /// Writes a card, if there is one.
    #[inline]
    pub fn card<T: Ordinal>(&mut self, card: Option<T>) {
        self.one_of(T::EVERY.len(), card.map(Ordinal::ordinal));
    }

    /// Writes a set out of `count` things that are numbered without gaps.
    #[inline]
    pub fn set<T: Element>(&mut self, count: usize, set: Set<T>) {
        self.bits(count, crate::Bits::widened(set.bits()));
    }

    /// Writes `count` bits, bit *n* as the *n*-th number.
    #[inline]
    pub fn bits(&mut self, count: usize, bits: u128) {
        let cells = &mut self.out[self.at..self.at + count];
        let (eights, rest) = cells.as_chunks_mut::<8>();
        let mut left = bits;
        for eight in eights {
            *eight = spread(left as u8);
            left >>= 8;
        }
        rest.copy_from_slice(&spread(left as u8)[..rest.len()]);
        self.at += count;
    }

    /// Writes a seat, if there is one.
    #[inline]
    pub fn seat(&mut self, seat: Option<Seat>) {
        self.one_of(self.most, seat.map(|seat| self.seats.relative(self.first, seat)));
    }

    /// Writes a set of seats.
    #[inline]
    pub fn seats(&mut self, seats: SeatSet) {
        for seat in seats {
            self.out[self.at + self.seats.relative(self.first, seat)] = 1;
        }
        self.at += self.most;
    }

    /// Writes something for each seat; the seats that a smaller table lacks stay 0.
    #[inline]
    pub fn each_seat(&mut self, mut write: impl FnMut(&mut Self, Seat)) {
        let start = self.at;
        for seat in self.seats.clockwise_from(self.first) {
            write(self, seat);
        }
        let group = (self.at - start) / self.seats.count();
        self.at = start + group * self.most;
    }

    /// Leaves `count` numbers at 0.
    #[inline]
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }

    #[inline]
    fn put(&mut self, number: i8) {
        self.out[self.at] = number;
        self.at += 1;
    }
}

/// Eight bits as eight numbers, the lowest first.
#[inline]
fn spread(bits: u8) -> [i8; 8] {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const DIAGONAL: u64 = 0x8040_2010_0804_0201;
    let apart = u64::from(bits).wrapping_mul(ONES) & DIAGONAL;
    // Each byte is 0 or a single bit: adding 127 moves any such bit to the top.
    let ones = (apart + 0x7f * ONES) >> 7 & ONES;
    ones.to_le_bytes().map(u8::cast_signed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_spread_the_lowest_first() {
        for bits in 0..=u8::MAX {
            assert_eq!(spread(bits), std::array::from_fn(|place| (bits >> place & 1).cast_signed()));
        }
    }

    #[test]
    fn a_wide_number_is_so_many_times_64_and_the_rest() {
        const FIELDS: &[Field] = &[Field::wide("score").times(3)];
        let mut out = [7; 6];
        let mut cells = Cells::new(Viewer::Spectator, Seats::new(1).unwrap(), 1, FIELDS, &mut out);
        cells.field("score");
        for score in [200, -1, 63] {
            cells.wide(score);
        }
        cells.finish();
        assert_eq!(out, [3, 8, -1, 63, 0, 63]);
    }

    #[test]
    fn seats_come_from_the_viewer_on_clockwise() {
        const FIELDS: &[Field] = &[Field::seat("dealer"), Field::number("points").each_seat()];
        let mut out = [7; 8];
        let viewer = Viewer::Seat(Seat::new(2));
        let mut cells = Cells::new(viewer, Seats::new(3).unwrap(), 4, FIELDS, &mut out);
        cells.field("dealer").seat(Some(Seat::new(1)));
        cells.field("points").each_seat(|out, seat| out.number(10 + seat.number() as u32));
        cells.finish();
        assert_eq!(out, [0, 0, 1, 0, 12, 10, 11, 0]);
    }
}
