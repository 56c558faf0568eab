//! TPS-9 to TPS-11: a trick, who wins it and what it scores.

use parlour_core::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Stars, TpsCard, TpsSuit};

/// The cards played to one trick so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TpsTrick {
    /// The seat that plays first.
    pub leader: Seat,
    /// The card each seat has played.
    pub cards: PerSeat<Option<TpsCard>>,
}

/// TPS-10: how a trick was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TrickWin {
    /// TPS-11: with the suit led, for points in that suit.
    Led { card: TpsCard, lowest: TpsCard, points: u8 },
    /// TPS-12: with a trump, whose value may be moved.
    Trump { card: TpsCard, led: TpsSuit },
}

impl TpsTrick {
    pub(crate) fn new(leader: Seat, seats: Seats) -> Self {
        Self { leader, cards: PerSeat::new(seats) }
    }

    /// The suit led, or `None` before the first card.
    #[inline]
    pub fn led(&self) -> Option<TpsSuit> {
        self.cards[self.leader].map(TpsCard::suit)
    }

    /// TPS-8: the suit that is trump, once a card has been led.
    pub fn trump(&self) -> Option<TpsSuit> {
        self.led().map(TpsSuit::beaten_by)
    }

    /// The cards played with their seats, in the order of the seats.
    pub fn played(&self) -> impl Iterator<Item = (Seat, TpsCard)> {
        self.cards.iter().filter_map(|(seat, card)| Some((seat, (*card)?)))
    }

    /// TPS-10: the card winning so far and its seat: the highest trump, or else the highest card of the suit
    /// led.
    #[inline]
    pub fn winning(&self) -> Option<(Seat, TpsCard)> {
        let led = self.led()?;
        self.played().max_by_key(|&(_, card)| strength(card, led))
    }

    /// TPS-10 and TPS-11: the winner of a complete trick and how it was won.
    #[inline]
    pub(crate) fn won(&self, stars: Stars) -> (Seat, TrickWin) {
        let (winner, card) = self.winning().expect("a complete trick has cards");
        let led = self.led().expect("a complete trick was led to");
        if card.suit() == led {
            let lowest = self.lowest(led);
            (winner, TrickWin::Led { card, lowest, points: stars.on(lowest) })
        } else {
            (winner, TrickWin::Trump { card, led })
        }
    }

    /// TPS-11: the lowest-ranked card of the suit led, whose stars are the points.
    fn lowest(&self, led: TpsSuit) -> TpsCard {
        let of_suit_led = self.played().map(|(_, card)| card).filter(|card| card.suit() == led);
        of_suit_led.min().expect("the leader played the suit led")
    }
}

/// TPS-10: a card's strength: trumps rank above the suit led, and that above everything else.
#[inline]
fn strength(card: TpsCard, led: TpsSuit) -> u8 {
    if card.suit() == led.beaten_by() {
        16 + card.rank()
    } else if card.suit() == led {
        card.rank()
    } else {
        0
    }
}
