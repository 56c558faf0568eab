//! How a hand that held no Archons can have been dealt some since: [`Trail`].

use serde::{Deserialize, Serialize};

use crate::Archon;

/// What has happened to the cards of the first shuffle in a hand since it held no Archon: cards dealt to it,
/// and Archons leaving it.
///
/// A poker card that leaves may be an old one or one dealt since. So the number of Archons now is not just
/// "at most as many as were dealt": it has odds, which [`Trail::weights`] counts. A trail keeps one entry of
/// five bits for each card dealt, with the latest in the lowest bits: how many cards the hand then had, and
/// whether an Archon left before the next was dealt. An entry without a card stands for one more Archon
/// leaving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trail(u64);

const WIDTH: u32 = 5;
const MOST_CARDS: u8 = 15;
const ARCHON_LEFT: u64 = 16;
/// The number of entries that fit. There could be more only after the thirteenth turn of a hand, when every
/// Archon has been led.
const ENTRIES: u32 = 12;

/// A count for each number of Archons in a hand.
pub(crate) type PerArchons = [u128; Archon::COUNT + 1];

impl Trail {
    /// Records that a card was dealt, and that the hand now has `held` cards of the first shuffle. Returns
    /// `None` if the trail is full.
    #[inline]
    pub(crate) fn card_dealt(self, held: u8) -> Option<Self> {
        if held <= MOST_CARDS { self.push(u64::from(held)) } else { None }
    }

    /// Records that an Archon left. Returns `None` if the trail is full.
    pub(crate) fn archon_left(self) -> Option<Self> {
        let latest_is_open = self.0 != 0 && self.0 & ARCHON_LEFT == 0;
        if latest_is_open { Some(Self(self.0 | ARCHON_LEFT)) } else { self.push(ARCHON_LEFT) }
    }

    #[inline]
    fn push(self, entry: u64) -> Option<Self> {
        let full = self.0 >> (WIDTH * (ENTRIES - 1)) != 0;
        (!full).then_some(Self(self.0 << WIDTH | entry))
    }

    /// The most entries there can be.
    pub(crate) const LENGTH: usize = ENTRIES as usize;

    /// All entries, the latest first, as numbers below 32; missing entries are 0.
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        (0..ENTRIES).map(move |place| (self.0 >> (WIDTH * place) & 31) as u8)
    }

    /// The entries, oldest first. None of them is zero.
    fn entries(self) -> impl Iterator<Item = u64> {
        (0..ENTRIES).rev().map(move |place| self.0 >> (WIDTH * place) & 31).filter(|&entry| entry != 0)
    }

    /// For each number of Archons: in how many ways a hand with exactly that many can have been dealt.
    ///
    /// Before its last card was dealt, a hand with `a` Archons and `p` poker cards was one of `a` hands with
    /// an Archon less, or one of `p` hands with a poker card less.
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
