//! What everybody at the table knows: [`FajTable`].

use parlour_cards::{Card, CardSet, poker, poker::Hand};
use parlour_core::{PerSeat, Seat, SeatSet, Seats};
use serde::{Deserialize, Serialize};

use crate::{Board, DraftCard, DraftSet, FajOptions, FajTrick, card::all_trick_cards, draft::PACKS};

/// Everything that everybody at the table knows or can remember. Nothing hidden is kept here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FajTable {
    /// The options in force.
    pub options: FajOptions,
    /// The number of seats.
    pub seats: Seats,
    /// FAJ-2: which seat each seat voted for, once all have.
    pub votes: PerSeat<Option<Seat>>,
    /// FAJ-2: the cards the tied seats drew.
    pub drawn: PerSeat<Option<Card>>,
    /// FAJ-2: the dealer, once known.
    pub dealer: Option<Seat>,
    /// FAJ-4: the round, from 1.
    pub round: u8,
    /// What is decided now.
    pub phase: FajPhase,
    /// The seats that have chosen and are waiting for the others.
    pub decided: SeatSet,
    /// FAJ-7: the cards to be won.
    pub board: Board,
    /// FAJ-11: the cards each seat has won.
    pub piles: PerSeat<CardSet>,
    /// FAJ-11: the cards each seat has played in this round.
    pub played: PerSeat<DraftSet>,
    /// The last two tricks, latest first: the fourth trick of a round follows the third at once.
    pub last_tricks: [Option<FajTrick>; 2],
}

/// What is decided now, by all seats at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FajPhase {
    /// FAJ-2: who deals.
    Vote,
    /// FAJ-6: which card to keep.
    Keep {
        /// How many times the packs have been passed on.
        passes: u8,
    },
    /// FAJ-9: which card to play.
    Play {
        /// The trick's number in the round, from 1.
        trick: u8,
    },
    /// FAJ-14: nothing, the hands are compared.
    Over,
}

impl FajTable {
    /// FAJ-4: the number of rounds.
    pub const ROUNDS: u8 = 3;
    /// FAJ-7: the number of tricks in a round.
    pub const TRICKS: u8 = PACKS as u8;
    /// FAJ-6: how many times the packs are passed on.
    pub const PASSES: u8 = Self::TRICKS - 1;

    /// The table before anything has happened.
    pub(crate) fn new(seats: Seats, options: &FajOptions) -> Self {
        Self {
            options: options.clone(),
            seats,
            votes: PerSeat::new(seats),
            drawn: PerSeat::new(seats),
            dealer: None,
            round: 1,
            phase: FajPhase::Vote,
            decided: SeatSet::EMPTY,
            board: Board::default(),
            piles: PerSeat::new(seats),
            played: PerSeat::new(seats),
            last_tricks: [None; 2],
        }
    }

    /// The seats that decide now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        if self.phase == FajPhase::Over { SeatSet::EMPTY } else { self.seats.all() - self.decided }
    }

    /// FAJ-6: the number of packs each seat has been handed in this round.
    pub(crate) const fn packs_handed(&self) -> usize {
        match self.phase {
            FajPhase::Vote => 0,
            FajPhase::Keep { passes } => passes as usize + 1,
            FajPhase::Play { .. } | FajPhase::Over => PACKS,
        }
    }

    /// FAJ-6: how many cards of this round each seat has kept for good, because their packs have been passed
    /// on.
    pub(crate) const fn keeps_made(&self) -> usize {
        match self.phase {
            FajPhase::Vote => 0,
            FajPhase::Keep { passes } => passes as usize,
            FajPhase::Play { .. } | FajPhase::Over => PACKS,
        }
    }

    /// How many kept cards a seat still has, including one it is about to play.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.keeps_made() - self.played[seat].len()
    }

    /// FAJ-5: the number of draft cards that are not dealt.
    pub const fn undealt(&self) -> usize {
        match self.phase {
            FajPhase::Vote => DraftCard::COUNT,
            _ => DraftCard::COUNT - PACKS * self.seats.count(),
        }
    }

    /// FAJ-7: the trick cards that nobody has seen.
    pub fn unturned(&self) -> CardSet {
        self.piles.as_slice().iter().fold(all_trick_cards() - self.board.cards, |rest, &pile| rest - pile)
    }

    /// FAJ-12: the best hand a seat can make of the cards it has won.
    pub fn hand(&self, seat: Seat) -> Hand {
        poker::best(self.piles[seat])
    }

    /// FAJ-12: the best hand of every seat.
    pub fn hands(&self) -> PerSeat<Hand> {
        PerSeat::from_fn(self.seats, |seat| self.hand(seat))
    }

    /// FAJ-14: for every seat, how many seats have a lower hand.
    pub fn scores(&self) -> PerSeat<i32> {
        let hands = self.hands();
        PerSeat::from_fn(self.seats, |seat| beaten(&hands, seat).iter().map(|_| 1).sum())
    }
}

/// FAJ-14: the seats that have a lower hand.
pub(crate) fn beaten(hands: &PerSeat<Hand>, seat: Seat) -> SeatSet {
    hands.iter().filter(|&(_, hand)| *hand < hands[seat]).map(|(other, _)| other).collect()
}

/// FAJ-13: whether some two hands differ only by suits.
pub(crate) fn suits_decide(hands: &PerSeat<Hand>) -> bool {
    let close = |(seat, hand): (Seat, &Hand)| {
        beaten(hands, seat).iter().any(|other| hand.equals_in_rank(hands[other]))
    };
    hands.iter().any(close)
}
