//! The slots of the packs, and how cards are laid into them.

use std::{
    fmt,
    ops::{Index, Sub},
};

use parlour_core::{Dice, Element, Seat, Seats, Set};

use crate::{
    DraftCard, DraftSet,
    draft::{PACKS, pack_held},
};

/// The most seats, and so packs, that a table can have.
const MOST_SEATS: usize = 4;

/// A pack and a number of passes: the seat that then holds the pack keeps the card in this slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Slot(u8);

pub(super) type Slots = Set<Slot>;

impl Slot {
    const COUNT: usize = MOST_SEATS * PACKS;

    pub(super) const fn new(pack: Seat, passes: usize) -> Self {
        Self((pack.number() * PACKS + passes) as u8)
    }

    /// The slot of the card that a seat keeps after this many passes.
    pub(super) fn kept_by(seats: Seats, seat: Seat, passes: usize) -> Self {
        Self::new(pack_held(seats, seat, passes), passes)
    }

    /// The slots of all cards that a seat keeps.
    pub(super) fn all_kept_by(seats: Seats, seat: Seat) -> Slots {
        (0..PACKS).map(|passes| Self::kept_by(seats, seat, passes)).collect()
    }

    /// The slots of a pack from this many passes on.
    pub(super) fn from_pass(pack: Seat, passes: usize) -> Slots {
        (passes..PACKS).map(|passes| Self::new(pack, passes)).collect()
    }
}

parlour_core::numbered!(Slot, u16);

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", usize::from(self.0) / PACKS, usize::from(self.0) % PACKS)
    }
}

/// Slots, and cards that lie in them in an unknown order. If there are more cards than slots, some lie in
/// none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Group {
    pub(super) cards: DraftSet,
    pub(super) slots: Slots,
}

impl Group {
    pub(super) const EMPTY: Self = Self { cards: DraftSet::EMPTY, slots: Slots::EMPTY };

    /// All cards and all slots of a table.
    pub(super) fn everything(seats: Seats) -> Self {
        let slots = seats.iter().flat_map(|pack| Slot::from_pass(pack, 0)).collect();
        Self { cards: DraftCard::all(), slots }
    }
}

impl Sub for Group {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { cards: self.cards - other.cards, slots: self.slots - other.slots }
    }
}

/// The cards laid into the slots so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LaidCards([Option<DraftCard>; Slot::COUNT]);

impl LaidCards {
    /// Lays a group's cards into its slots, all ways equally likely, until cards or slots run out. Returns
    /// the cards and slots used.
    pub(super) fn lay(&mut self, group: Group, dice: &mut impl Dice) -> Group {
        let (mut cards, mut slots) =
            (list::<_, { DraftCard::COUNT }>(group.cards), list::<_, { Slot::COUNT }>(group.slots));
        let (card_count, slot_count) = (group.cards.len(), group.slots.len());
        let count = card_count.min(slot_count);
        // The longer list decides everything by which of its elements are chosen and in what order; the
        // shorter one stays in order.
        if card_count > slot_count {
            dice.choose(&mut cards[..card_count], count);
        } else {
            dice.choose(&mut slots[..slot_count], count);
        }
        for (card, slot) in cards.into_iter().flatten().zip(slots.into_iter().flatten()) {
            self.0[slot.index() as usize] = Some(card);
        }
        Group {
            cards: cards[..count].iter().flatten().copied().collect(),
            slots: slots[..count].iter().flatten().copied().collect(),
        }
    }
}

impl Index<Slot> for LaidCards {
    type Output = Option<DraftCard>;

    fn index(&self, slot: Slot) -> &Option<DraftCard> {
        &self.0[slot.0 as usize]
    }
}

/// The elements of a set, in order.
fn list<T: Element, const N: usize>(set: Set<T>) -> [Option<T>; N] {
    let mut list = [None; N];
    for (place, element) in list.iter_mut().zip(set) {
        *place = Some(element);
    }
    list
}
