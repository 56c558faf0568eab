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

/// Everything that both seats know or can remember. Nothing hidden is kept here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LeducTable {
    /// LED-3: the seat that dealt.
    pub dealer: Seat,
    /// LED-4: the rounds of betting so far; the last one is the current one.
    pub rounds: [Option<Betting>; 2],
    /// LED-2, LED-5: the number of chips each seat has paid.
    pub paid: PerSeat<u8>,
    /// LED-7: the public card, once it has been turned up.
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
    /// LED-2: the two seats.
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

    /// LED-4: the number of chips in a bet of this round.
    pub const fn bet(&self) -> u8 {
        if self.rounds[1].is_none() { 2 } else { 4 }
    }

    /// LED-4: the seat that decides now; the seats take turns, starting with the one that did not deal.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        let even = self.betting().actions().count().is_multiple_of(2);
        let turn = if even { Self::other(self.dealer) } else { self.dealer };
        self.ending.is_none().then_some(turn)
    }

    /// The seat that decides now, as a set.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.turn().into_iter().collect()
    }

    /// The actions the seat may take now.
    #[inline]
    pub fn choices(&self, seat: Seat) -> Set<LeducAction> {
        if self.turn() == Some(seat) { self.betting().legal() } else { Set::EMPTY }
    }

    /// LED-5: the number of chips an action costs the seat.
    pub fn cost(&self, seat: Seat, action: LeducAction) -> u8 {
        let owed = self.paid[Self::other(seat)] - self.paid[seat];
        match action {
            LeducAction::Fold | LeducAction::Check => 0,
            LeducAction::Call => owed,
            LeducAction::Bet | LeducAction::Raise => owed + self.bet(),
        }
    }

    /// The number of chips in the pot.
    pub fn pot(&self) -> u8 {
        self.paid.as_slice().iter().sum()
    }

    /// LED-8, LED-9: the seat that has won the pot, or `None` if the pot is split or the game is not over.
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

    /// LED-10: the number of chips the seat has won; 0 while nobody has the pot.
    pub fn score(&self, seat: Seat) -> i32 {
        match self.winner() {
            Some(winner) if winner == seat => self.paid[Self::other(seat)].into(),
            Some(_) => -i32::from(self.paid[seat]),
            None => 0,
        }
    }
}

/// LED-9: how strong a card is with the public card: pairs above everything else, then kings, queens and
/// jacks.
pub(crate) fn strength(hand: Card, public: Option<Card>) -> (bool, u8) {
    (public.is_some_and(|public| public.rank() == hand.rank()), hand.rank().number())
}
