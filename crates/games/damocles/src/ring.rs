//! DAM-1 and DAM-11: the ring of seven tokens, and the bank.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    CodexSet, God, GodSet,
    matching::{self, BARE},
};

/// A position of the ring, written 1 to 7, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct RingSpot(u8);

impl RingSpot {
    /// All positions, clockwise.
    pub const ALL: [Self; 7] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn shift(self) -> u32 {
        3 * self.0 as u32
    }
}

impl fmt::Display for RingSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

parlour_core::debug_as_text!(RingSpot);

impl FromStr for RingSpot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|spot| spot.to_string() == text).ok_or(())
    }
}

impl From<RingSpot> for u8 {
    fn from(spot: RingSpot) -> Self {
        spot.0 + 1
    }
}

impl From<RingSpot> for i64 {
    fn from(spot: RingSpot) -> Self {
        u8::from(spot).into()
    }
}

impl TryFrom<u8> for RingSpot {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::ALL.into_iter().find(|&spot| u8::from(spot) == number).ok_or("the ring has positions 1 to 7")
    }
}

/// The ring, with the codices that it makes active.
///
/// It has seven codes of three bits, position 1 lowest. The active codices are worked out once, when a token
/// moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[Option<God>; 7]", into = "[Option<God>; 7]")]
pub struct Ring {
    codes: u32,
    active: CodexSet,
}

impl Ring {
    /// The ring before any token is placed.
    pub const EMPTY: Self = Self { codes: 0x1f_ffff, active: CodexSet::EMPTY };

    /// The token at a position.
    #[inline]
    pub fn at(self, spot: RingSpot) -> Option<God> {
        God::ALL.get(self.code(spot) as usize).copied()
    }

    #[inline]
    const fn code(self, spot: RingSpot) -> u32 {
        self.codes >> spot.shift() & BARE
    }

    /// Whether every position has a token.
    pub fn is_full(self) -> bool {
        RingSpot::ALL.into_iter().all(|spot| self.at(spot).is_some())
    }

    /// DAM-8: the codices whose pattern fits in some rotation.
    #[inline]
    pub const fn active(self) -> CodexSet {
        self.active
    }

    /// DAM-9: the codices whose gods stand in order, with any gaps.
    pub fn loose(self) -> CodexSet {
        matching::loose(self.codes)
    }

    /// The codices that need at most 0, 1 and 2 more tokens to be active, in their best rotation. Whether the
    /// bank has those tokens is not considered.
    pub fn within(self) -> [CodexSet; 3] {
        matching::within(self.codes)
    }

    /// For each god, the positions where it stands, one bit each.
    #[inline]
    pub(crate) fn standing(self) -> [u8; 5] {
        let mut standing = [0; BARE as usize + 1];
        for spot in RingSpot::ALL {
            standing[self.code(spot) as usize] |= 1 << spot.0;
        }
        let [hades, poseidon, artemis, demeter, nyx, ..] = standing;
        [hades, poseidon, artemis, demeter, nyx]
    }

    /// DAM-1: the number of tokens of a god in the bank.
    pub fn in_bank(self, god: God) -> u8 {
        God::TOKENS - self.standing()[god as usize].count_ones() as u8
    }

    /// The gods that the bank has a token of.
    pub fn bank(self) -> GodSet {
        God::ALL.into_iter().filter(|&god| self.in_bank(god) > 0).collect()
    }

    /// The ring with this token in this position, whatever was there.
    #[inline]
    pub fn with(self, spot: RingSpot, god: God) -> Self {
        Self::of(self.codes & !(BARE << spot.shift()) | (god as u32) << spot.shift())
    }

    /// The ring with two tokens exchanged.
    #[inline]
    pub fn swapped(self, one: RingSpot, other: RingSpot) -> Self {
        let difference = self.code(one) ^ self.code(other);
        Self::of(self.codes ^ (difference << one.shift()) ^ (difference << other.shift()))
    }

    #[inline]
    fn of(codes: u32) -> Self {
        Self { codes, active: matching::active(codes) }
    }
}

impl From<[Option<God>; 7]> for Ring {
    fn from(tokens: [Option<God>; 7]) -> Self {
        let code = |spot: RingSpot| tokens[spot.index()].map_or(BARE, |god| god as u32) << spot.shift();
        Self::of(RingSpot::ALL.into_iter().map(code).sum())
    }
}

impl From<Ring> for [Option<God>; 7] {
    fn from(ring: Ring) -> Self {
        RingSpot::ALL.map(|spot| ring.at(spot))
    }
}

/// Writes the seven letters, with a dot for a position without a token.
impl fmt::Debug for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |spot| self.at(spot).map_or('.', God::letter);
        f.write_str(&RingSpot::ALL.map(letter).iter().collect::<String>())
    }
}
