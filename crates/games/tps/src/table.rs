//! What everybody at the table knows: [`TpsTable`].

use parlour_core::{PerSeat, Seat, SeatSet, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::{PerSuit, TpsCardSet, TpsOptions, TpsSuit, TpsTrick, Worth};

/// Everything that everybody at the table knows or can remember. Nothing hidden is kept here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TpsTable {
    /// The options in force.
    pub options: TpsOptions,
    /// The number of seats.
    pub seats: Seats,
    /// The seat that dealt.
    pub dealer: Seat,
    /// TPS-5: the set-aside cards, if they lie face up.
    pub open_aside: TpsCardSet,
    /// Whose decision it is.
    pub phase: TpsPhase,
    /// The trick being played; empty until a card is led.
    pub trick: TpsTrick,
    /// The previous trick.
    pub last_trick: Option<TpsTrick>,
    /// Every card played so far.
    pub played: TpsCardSet,
    /// The suits that each seat is known not to hold, because it did not follow.
    pub voids: PerSeat<Set<TpsSuit>>,
    /// TPS-11: points won, by suit.
    pub points: PerSeat<PerSuit<u8>>,
    /// TPS-6, TPS-12: what the points of each suit are worth.
    pub worth: PerSuit<Worth>,
}

/// Whose decision it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TpsPhase {
    /// TPS-9: this seat plays a card.
    Play(Seat),
    /// TPS-12: this seat has won with a trump of this suit and may move its value.
    Value(Seat, TpsSuit),
    /// TPS-13: all hands are empty.
    Over,
}

impl TpsTable {
    /// TPS-3, TPS-4: the number of cards each seat is dealt, which is the number of tricks.
    pub const fn tricks(seats: Seats) -> usize {
        if seats.count() == 3 { 12 } else { 9 }
    }

    /// The seats that decide now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            TpsPhase::Play(seat) | TpsPhase::Value(seat, _) => SeatSet::only(seat),
            TpsPhase::Over => SeatSet::EMPTY,
        }
    }

    /// The number of complete tricks.
    pub fn tricks_done(&self) -> usize {
        self.played.len() / self.seats.count()
    }

    /// The number of cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let in_trick = usize::from(self.trick.cards[seat].is_some());
        Self::tricks(self.seats) - self.tricks_done() - in_trick
    }

    /// TPS-9: the cards of a hand that may be played now.
    #[inline]
    pub fn playable(&self, hand: TpsCardSet) -> TpsCardSet {
        let following = self.trick.led().map_or(TpsCardSet::EMPTY, |led| hand & led.cards());
        if following.is_empty() { hand } else { following }
    }

    /// TPS-14: a seat's score so far.
    pub fn score(&self, seat: Seat) -> i32 {
        TpsSuit::ALL.into_iter().map(|suit| self.suit_score(seat, suit)).sum()
    }

    /// TPS-14: what a seat's points in one suit are worth.
    pub fn suit_score(&self, seat: Seat, suit: TpsSuit) -> i32 {
        i32::from(self.points[seat][suit]) * self.worth[suit].factor()
    }
}
