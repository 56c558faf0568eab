//! FAJ-5 and FAJ-6: the packs of a round and what is kept from them.

use parlour_core::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{DraftCard, DraftSet};

/// FAJ-6: the number of packs in which a seat keeps a card: the one it is dealt, and three more.
pub(crate) const PACKS: usize = 4;

/// What a seat keeps from the packs it is handed, one after another.
pub type Keeps = [Option<DraftCard>; PACKS];

/// The packs of a round, and what each seat has kept. A pack is named after the seat it was dealt to.
///
/// It is fixed which seat holds which pack after how many passes, so this also tells the whole history of the
/// draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Draft {
    /// FAJ-5: the packs as they were dealt.
    pub(crate) dealt: PerSeat<DraftSet>,
    /// FAJ-6: what each seat kept from the packs it was handed.
    pub(crate) keeps: PerSeat<Keeps>,
}

impl Draft {
    pub(crate) fn new(seats: Seats) -> Self {
        Self { dealt: PerSeat::new(seats), keeps: PerSeat::new(seats) }
    }

    /// FAJ-5: deals four cards to each seat, one at a time, starting on the dealer's left.
    pub(crate) fn deal(seats: Seats, dealer: Seat, pile: &[DraftCard]) -> Self {
        let mut draft = Self::new(seats);
        let mut seat = dealer;
        for &card in &pile[..PACKS * seats.count()] {
            seat = seats.left_of(seat);
            draft.dealt[seat].insert(card);
        }
        draft
    }

    /// FAJ-6: the cards that a seat finds in the pack it holds after this many passes, with one card kept
    /// before each pass.
    #[inline]
    pub(crate) fn pack(&self, seat: Seat, passes: usize) -> DraftSet {
        let seats = self.dealt.seats();
        let pack = pack_held(seats, seat, passes);
        let kept = (0..passes).filter_map(|earlier| self.keeps[holder(seats, pack, earlier)][earlier]);
        kept.fold(self.dealt[pack], DraftSet::without)
    }

    /// FAJ-6: all cards a seat has kept.
    #[inline]
    pub(crate) fn kept(&self, seat: Seat) -> DraftSet {
        self.keeps[seat].into_iter().flatten().collect()
    }

    /// What a seat remembers once it has been handed this many packs.
    pub(crate) fn memory(&self, seat: Seat, handed: usize) -> DraftMemory {
        let mut packs = [DraftSet::EMPTY; PACKS];
        for (passes, pack) in packs.iter_mut().enumerate().take(handed) {
            *pack = self.pack(seat, passes);
        }
        DraftMemory { packs, keeps: self.keeps[seat] }
    }
}

/// What one seat remembers of a round's draft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct DraftMemory {
    /// The packs the seat was handed, as it found them; those it has not seen yet are empty.
    pub packs: [DraftSet; PACKS],
    /// What the seat kept from each pack. The rest of the pack went to the right.
    pub keeps: Keeps,
}

impl DraftMemory {
    /// All cards the seat has kept.
    pub fn kept(&self) -> DraftSet {
        self.keeps.into_iter().flatten().collect()
    }
}

/// FAJ-6: the pack that a seat holds after this many passes to the right.
#[inline]
pub(crate) fn pack_held(seats: Seats, seat: Seat, passes: usize) -> Seat {
    (0..passes).fold(seat, |pack, _| seats.left_of(pack))
}

/// FAJ-6: the seat that holds a pack after this many passes to the right.
#[inline]
pub(crate) fn holder(seats: Seats, pack: Seat, passes: usize) -> Seat {
    (0..passes).fold(pack, |seat, _| seats.right_of(seat))
}
