//! What everybody at the table knows: [`LeducTable`].

use parlour_cards::{Card, Rank, Suit};
use parlour_core::{PerSeat, Seat, SeatSet, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::{Betting, LeducAction};

/// LED-1: all cards.
pub const DECK: [Card; 6] = [
    Card::new(Rank::Jack, Suit::Hearts),
    Card::new(Rank::Queen, Suit::Hearts),
    Card::new(Rank::King, Suit::Hearts),
    Card::new(Rank::Jack, Suit::Spades),
    Card::new(Rank::Queen, Suit::Spades),
    Card::new(Rank::King, Suit::Spades),
];

/// Everything that both may know, what they may remember included. Nothing hidden fits in here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LeducTable {
    /// LED-3: who dealt.
    pub dealer: Seat,
    /// LED-4: the rounds of betting so far; the last is the current one.
    pub rounds: [Option<Betting>; 2],
    /// LED-2, LED-5: how many chips each seat has paid.
    pub paid: PerSeat<u8>,
    /// LED-7: the public card, once it is turned up.
    pub public: Option<Card>,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// LED-8: this seat folded.
    Fold(Seat),
    /// LED-9: both showed these cards, seat 0 first.
    Showdown([Card; 2]),
}

impl LeducTable {
    /// LED-2: how many play.
    pub const SEATS: Seats = Seats::new(2).expect("two can sit at a table");

    pub(crate) fn new(dealer: Seat) -> Self {
        Self {
            dealer,
            rounds: [Some(Betting::default()), None],
            paid: PerSeat::from_fn(Self::SEATS, |_| 1),
            public: None,
            ending: None,
        }
    }

    /// The seat across the table.
    #[inline]
    pub const fn other(seat: Seat) -> Seat {
        Self::SEATS.left_of(seat)
    }

    /// The current round of betting, or the last one.
    #[inline]
    pub fn betting(&self) -> Betting {
        self.rounds[1].or(self.rounds[0]).expect("the first round begins with the game")
    }

    pub(crate) fn betting_mut(&mut self) -> &mut Betting {
        let [first, second] = &mut self.rounds;
        second.as_mut().or(first.as_mut()).expect("the first round begins with the game")
    }

    /// LED-4: how many chips a bet is in this round.
    pub const fn bet(&self) -> u8 {
        if self.rounds[1].is_none() { 2 } else { 4 }
    }

    /// LED-4: who decides now; both take turns, beginning with the one who did not deal.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        let even = self.betting().actions().count().is_multiple_of(2);
        let turn = if even { Self::other(self.dealer) } else { self.dealer };
        self.ending.is_none().then_some(turn)
    }

    /// Who decides now, as a set.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.turn().into_iter().collect()
    }

    /// What the seat may do now.
    #[inline]
    pub fn choices(&self, seat: Seat) -> Set<LeducAction> {
        if self.turn() == Some(seat) { self.betting().legal() } else { Set::EMPTY }
    }

    /// LED-5: how many chips an action costs the seat.
    pub fn cost(&self, seat: Seat, action: LeducAction) -> u8 {
        let owed = self.paid[Self::other(seat)] - self.paid[seat];
        match action {
            LeducAction::Fold | LeducAction::Check => 0,
            LeducAction::Call => owed,
            LeducAction::Bet | LeducAction::Raise => owed + self.bet(),
        }
    }

    /// How many chips are in the pot.
    pub fn pot(&self) -> u8 {
        self.paid.as_slice().iter().sum()
    }

    /// LED-8, LED-9: who has won the pot; `None` if it is split or the game is not over.
    pub fn winner(&self) -> Option<Seat> {
        match self.ending? {
            Ending::Fold(seat) => Some(Self::other(seat)),
            Ending::Showdown(hands) => {
                let strengths = hands.map(|hand| strength(hand, self.public));
                let best = Self::SEATS.iter().max_by_key(|seat| strengths[seat.number()]);
                best.filter(|_| strengths[0] != strengths[1])
            }
        }
    }

    /// LED-10: how many chips the seat has gained; 0 while the pot belongs to nobody.
    pub fn score(&self, seat: Seat) -> i32 {
        match self.winner() {
            Some(winner) if winner == seat => self.paid[Self::other(seat)].into(),
            Some(_) => -i32::from(self.paid[seat]),
            None => 0,
        }
    }
}

/// LED-9: how strong a card is beside the public one: pairs above all, then kings, queens and jacks.
pub(crate) fn strength(hand: Card, public: Option<Card>) -> (bool, u8) {
    (public.is_some_and(|public| public.rank() == hand.rank()), hand.rank().number())
}
