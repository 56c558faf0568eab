//! TPS-9 to TPS-11: a trick, who wins it and what it scores.

use parlour_core::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Stars, TpsCard, TpsSuit};

/// The cards of one trick, as far as they have been played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TpsTrick {
    /// Who plays first.
    pub leader: Seat,
    /// What each seat has played.
    pub cards: PerSeat<Option<TpsCard>>,
}

/// TPS-10: how a trick was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Win {
    /// TPS-11: with the suit led; points in that suit.
    Led { suit: TpsSuit, points: u8 },
    /// TPS-12: with a trump; its value may be moved.
    Trump(TpsSuit),
}

impl TpsTrick {
    pub(crate) fn new(leader: Seat, seats: Seats) -> Self {
        Self { leader, cards: PerSeat::new(seats) }
    }

    /// The suit led, once there is one.
    #[inline]
    pub fn led(&self) -> Option<TpsSuit> {
        self.cards[self.leader].map(TpsCard::suit)
    }

    /// TPS-8: the suit that is trump, once a card has been led.
    pub fn trump(&self) -> Option<TpsSuit> {
        self.led().map(TpsSuit::beaten_by)
    }

    /// The cards with their seats, in the order of the seats.
    pub fn played(&self) -> impl Iterator<Item = (Seat, TpsCard)> {
        self.cards.iter().filter_map(|(seat, card)| Some((seat, (*card)?)))
    }

    /// TPS-10: the card that wins so far and its seat: the highest trump, else the highest of the suit led.
    #[inline]
    pub fn winning(&self) -> Option<(Seat, TpsCard)> {
        let led = self.led()?;
        self.played().max_by_key(|&(_, card)| strength(card, led))
    }

    /// TPS-10 and TPS-11: the winner of a complete trick and how it was won.
    #[inline]
    pub(crate) fn won(&self, stars: Stars) -> (Seat, Win) {
        let (winner, card) = self.winning().expect("a complete trick has cards");
        let led = self.led().expect("a complete trick was led to");
        if card.suit() == led {
            (winner, Win::Led { suit: led, points: self.points(led, stars) })
        } else {
            (winner, Win::Trump(card.suit()))
        }
    }

    /// TPS-11: the stars on the lowest-ranked card of the suit led.
    fn points(&self, led: TpsSuit, stars: Stars) -> u8 {
        let of_suit_led = self.played().map(|(_, card)| card).filter(|card| card.suit() == led);
        stars.on(of_suit_led.min().expect("the leader played the suit led"))
    }
}

/// TPS-10: trumps above the suit led, above everything else.
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
