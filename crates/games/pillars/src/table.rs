//! What everybody at the table knows: [`PillarsTable`].

use parlour_cards::{Card, CardSet, Suit};
use parlour_core::{PerSeat, Seat, SeatSet, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::{Pile, PillarsOptions, Ranks};

/// Everything that everybody at the table knows. Nothing hidden is kept here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PillarsTable {
    /// The options in force.
    pub options: PillarsOptions,
    /// The seat that dealt.
    pub dealer: Seat,
    /// The seat whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// PIL-4: the actions left in this turn, including one in progress.
    pub actions: u8,
    /// What is decided now.
    pub phase: PillarsPhase,
    /// PIL-3: the cards on each seat's sides; a card's suit tells its battle.
    pub sides: PerSeat<CardSet>,
    /// PIL-3: the cards in each seat's scoring piles; a card tells its pile.
    pub scored: PerSeat<CardSet>,
    /// PIL-14: the cards out of the game.
    pub discarded: CardSet,
    /// How many cards each seat holds.
    pub hands: PerSeat<HandSize>,
}

/// What can be seen of a hand from its backs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct HandSize {
    /// The number of cards.
    pub cards: u8,
    /// PIL-12: how many of them a Queen has stolen, so that both seats know them.
    pub stolen: u8,
}

/// What is decided now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PillarsPhase {
    /// PIL-4: an action.
    Act,
    /// PIL-10: which card to take from the first of these battles, all won.
    Take(Set<Suit>),
    /// PIL-13: nothing, the game is over.
    Over,
}

impl PillarsTable {
    /// PIL-1: the two seats.
    pub const SEATS: Seats = Seats::new(2).expect("two is a number of seats");

    /// PIL-1: the number of cards.
    pub const CARDS: usize = 52;

    /// PIL-2: the number of cards each seat is dealt.
    pub const DEALT: usize = 7;

    /// PIL-5: the limit of a seat without spades.
    pub const LIMIT: u8 = 15;

    /// PIL-10: the battles in the order in which they are scored.
    pub const BATTLES: [Suit; 4] = [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs];

    /// PIL-1: all cards, in order.
    pub(crate) fn all_cards() -> [Card; Self::CARDS] {
        let mut cards = Card::deck().iter();
        std::array::from_fn(|_| cards.next().expect("the deck has 52 cards"))
    }

    /// The other seat.
    #[inline]
    pub const fn other(seat: Seat) -> Seat {
        Self::SEATS.left_of(seat)
    }

    /// The seats that decide now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        if self.phase == PillarsPhase::Over { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    /// The number of cards in the deck, which are all that are nowhere else.
    pub fn deck_size(&self) -> usize {
        let hands: u8 = self.hands.as_slice().iter().map(|hand| hand.cards).sum();
        Self::CARDS - self.face_up().len() - usize::from(hands)
    }

    /// PIL-14: every card that lies face up or once did.
    #[inline]
    pub fn face_up(&self) -> CardSet {
        let both =
            |cards: &PerSeat<CardSet>| cards.as_slice().iter().fold(CardSet::EMPTY, |all, &some| all | some);
        both(&self.sides) | both(&self.scored) | self.discarded
    }

    /// PIL-5: the highest value each of a seat's sides may have.
    #[inline]
    pub fn limit(&self, seat: Seat) -> u8 {
        Self::LIMIT + self.pile(seat, Pile::Spades).len() as u8
    }

    /// The cards on a seat's side of a battle.
    #[inline]
    pub fn side(&self, seat: Seat, battle: Suit) -> CardSet {
        self.sides[seat] & battle.cards()
    }

    /// The cards on both sides of a battle.
    #[inline]
    pub fn battle(&self, battle: Suit) -> CardSet {
        Self::SEATS.iter().fold(CardSet::EMPTY, |cards, seat| cards | self.side(seat, battle))
    }

    /// The ranks on a seat's side of a battle.
    #[inline]
    pub fn side_ranks(&self, seat: Seat, battle: Suit) -> Ranks {
        Ranks::of(self.sides[seat], battle)
    }

    /// PIL-10: the battles in which a seat has more cards than the other.
    pub fn won(&self, seat: Seat) -> Set<Suit> {
        let ahead =
            |&battle: &Suit| self.side(seat, battle).len() > self.side(Self::other(seat), battle).len();
        Suit::ALL.into_iter().filter(ahead).collect()
    }

    /// PIL-10: the battle from which a card is to be taken now, if there is one.
    #[inline]
    pub fn taking(&self) -> Option<Suit> {
        match self.phase {
            PillarsPhase::Take(won) => Self::BATTLES.into_iter().find(|&battle| won.contains(battle)),
            PillarsPhase::Act | PillarsPhase::Over => None,
        }
    }

    /// The cards in one of a seat's scoring piles.
    #[inline]
    pub fn pile(&self, seat: Seat, pile: Pile) -> CardSet {
        self.scored[seat] & pile.cards()
    }

    /// PIL-15: the points of one of a seat's scoring piles.
    pub fn points(&self, seat: Seat, pile: Pile) -> u8 {
        pile.points(self.scored[seat], self.options.pile_points)
    }

    /// PIL-16: the seat with more points in a pile than the other.
    pub fn majority(&self, pile: Pile) -> Option<Seat> {
        Self::SEATS.iter().find(|&seat| self.points(seat, pile) > self.points(Self::other(seat), pile))
    }

    /// PIL-16: the number of majorities a seat has.
    pub fn score(&self, seat: Seat) -> i32 {
        Pile::ALL.into_iter().map(|pile| i32::from(self.majority(pile) == Some(seat))).sum()
    }

    /// PIL-16: the seats that would win now, by most majorities, then by the majority in diamonds; both if
    /// that is equal too.
    pub fn winners(&self) -> SeatSet {
        let ahead = Self::SEATS.iter().find(|&seat| self.score(seat) > self.score(Self::other(seat)));
        match ahead.or_else(|| self.majority(Pile::Diamonds)) {
            Some(seat) => SeatSet::only(seat),
            None => Self::SEATS.all(),
        }
    }
}
