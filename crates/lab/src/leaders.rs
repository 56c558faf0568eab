//! Finds the seats that have the most: [`ahead`].

use parlour_core::{Seat, SeatSet, Seats};

/// The seats that have the most; all of them if several have the same.
#[inline]
pub(crate) fn ahead<W: Ord + Copy>(seats: Seats, worth: impl Fn(Seat) -> W) -> SeatSet {
    let (mut best, mut ahead) = (None, SeatSet::EMPTY);
    for seat in seats.iter() {
        let own = Some(worth(seat));
        if own > best {
            (best, ahead) = (own, SeatSet::EMPTY);
        }
        if own == best {
            ahead.insert(seat);
        }
    }
    ahead
}
