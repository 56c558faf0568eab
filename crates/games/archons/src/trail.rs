//! How a hand without Archons can have come by some: [`Trail`].

use serde::{Deserialize, Serialize};

use crate::Archon;

/// What happened to the cards of the first shuffle in a hand since it held no Archon: cards dealt to it, Archons leaving it.
///
/// A poker card that leaves may be an old one or one dealt since. So the number of Archons now is not just "at most as many as were
/// dealt": it has odds, which [`Trail::weights`] counts. A trail keeps one entry of five bits for each card dealt, the latest
/// lowest: how many cards the hand then had, and whether an Archon left before the next was dealt. An entry without a card stands
/// for one more Archon leaving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trail(u64);

const WIDTH: u32 = 5;
const MOST_CARDS: u8 = 15;
const ARCHON_LEFT: u64 = 16;
/// Entries that fit. Only after the thirteenth turn of a hand could there be more, and then every Archon has been led.
const ENTRIES: u32 = 12;

/// Something for each number of Archons in a hand.
pub(crate) type PerArchons = [u128; Archon::COUNT + 1];

impl Trail {
    /// A card was dealt, and the hand now has this many of the first shuffle. `None` if the trail is too long to go on.
    #[inline]
    pub(crate) fn card_dealt(self, held: u8) -> Option<Self> {
        if held <= MOST_CARDS { self.push(u64::from(held)) } else { None }
    }

    /// An Archon left. `None` if the trail is too long to go on.
    pub(crate) fn archon_left(self) -> Option<Self> {
        let latest_is_open = self.0 != 0 && self.0 & ARCHON_LEFT == 0;
        if latest_is_open { Some(Self(self.0 | ARCHON_LEFT)) } else { self.push(ARCHON_LEFT) }
    }

    #[inline]
    fn push(self, entry: u64) -> Option<Self> {
        let full = self.0 >> (WIDTH * (ENTRIES - 1)) != 0;
        (!full).then_some(Self(self.0 << WIDTH | entry))
    }

    /// The entries, oldest first. None of them is zero.
    fn entries(self) -> impl Iterator<Item = u64> {
        (0..ENTRIES).rev().map(move |place| self.0 >> (WIDTH * place) & 31).filter(|&entry| entry != 0)
    }

    /// For each number of Archons: in how many ways any one hand with so many can have been dealt.
    ///
    /// A hand with `a` Archons and `p` poker cards was, before its last card came, one of `a` hands with an Archon less, or one of
    /// `p` with a poker card less.
    pub(crate) fn weights(self) -> PerArchons {
        let mut weights: PerArchons = [0; Archon::COUNT + 1];
        weights[0] = 1;
        for entry in self.entries() {
            let held = (entry & u64::from(MOST_CARDS)) as usize;
            if held > 0 {
                for archons in (0..weights.len()).rev() {
                    let fewer = if archons > 0 { weights[archons - 1] } else { 0 };
                    weights[archons] = match held.checked_sub(archons) {
                        Some(pokers) => archons as u128 * fewer + pokers as u128 * weights[archons],
                        None => 0,
                    };
                }
            }
            if entry & ARCHON_LEFT != 0 {
                weights.rotate_left(1);
                weights[Archon::COUNT] = 0;
            }
        }
        weights
    }
}
