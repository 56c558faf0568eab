//! What everybody at the table knows: [`FajTable`].

use parlour_cards::{Card, CardSet, poker, poker::Hand};
use parlour_core::{PerSeat, Seat, SeatSet, Seats};
use serde::{Deserialize, Serialize};

use crate::{Board, DraftCard, DraftSet, FajOptions, FajTrick, card::all_trick_cards, draft::PACKS};

/// Everything that all may know, what they may remember included. Nothing hidden fits in here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FajTable {
    /// The options in force.
    pub options: FajOptions,
    /// How many play.
    pub seats: Seats,
    /// FAJ-2: for whom each seat voted, once all have.
    pub votes: PerSeat<Option<Seat>>,
    /// FAJ-2: what the tied seats drew.
    pub drawn: PerSeat<Option<Card>>,
    /// FAJ-2: who deals, once that is known.
    pub dealer: Option<Seat>,
    /// FAJ-4: the round, from 1.
    pub round: u8,
    /// What is decided now.
    pub phase: FajPhase,
    /// Who has chosen and waits for the others.
    pub decided: SeatSet,
    /// FAJ-7: what there is to win.
    pub board: Board,
    /// FAJ-11: what each seat has won.
    pub piles: PerSeat<CardSet>,
    /// FAJ-11: what each seat has played in this round.
    pub played: PerSeat<DraftSet>,
    /// The last two tricks, the last one first: the fourth trick of a round follows the third at once.
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
        /// How often the packs have been passed on.
        passes: u8,
    },
    /// FAJ-9: which card to play.
    Play {
        /// The trick's number in the round, from 1.
        trick: u8,
    },
    /// FAJ-14: the hands are compared.
    Over,
}

impl FajTable {
    /// FAJ-4: how many rounds there are.
    pub const ROUNDS: u8 = 3;
    /// FAJ-7: how many tricks a round has.
    pub const TRICKS: u8 = PACKS as u8;
    /// FAJ-6: how often the packs are passed on.
    pub const PASSES: u8 = Self::TRICKS - 1;

    /// Before anything has happened.
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

    /// Who decides now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        if self.phase == FajPhase::Over { SeatSet::EMPTY } else { self.seats.all() - self.decided }
    }

    /// FAJ-6: how many packs of this round each seat has been handed.
    pub(crate) const fn packs_handed(&self) -> usize {
        match self.phase {
            FajPhase::Vote => 0,
            FajPhase::Keep { passes } => passes as usize + 1,
            FajPhase::Play { .. } | FajPhase::Over => PACKS,
        }
    }

    /// FAJ-6: how many cards of this round a seat has kept for good: those whose packs have been passed on.
    pub(crate) const fn keeps_made(&self) -> usize {
        match self.phase {
            FajPhase::Vote => 0,
            FajPhase::Keep { passes } => passes as usize,
            FajPhase::Play { .. } | FajPhase::Over => PACKS,
        }
    }

    /// How many kept cards a seat still has, one that it is about to play included.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.keeps_made() - self.played[seat].len()
    }

    /// FAJ-5: how many draft cards are not dealt.
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

    /// FAJ-12: the best hand that a seat can make of what it has won.
    pub fn hand(&self, seat: Seat) -> Hand {
        poker::best(self.piles[seat])
    }

    /// FAJ-12: the best hand of every seat.
    pub fn hands(&self) -> PerSeat<Hand> {
        PerSeat::from_fn(self.seats, |seat| self.hand(seat))
    }

    /// FAJ-14: how many seats have a lower hand, for every seat.
    pub fn scores(&self) -> PerSeat<i32> {
        let hands = self.hands();
        PerSeat::from_fn(self.seats, |seat| beaten(&hands, seat).iter().map(|_| 1).sum())
    }
}

/// FAJ-14: the seats that have a lower hand.
pub(crate) fn beaten(hands: &PerSeat<Hand>, seat: Seat) -> SeatSet {
    hands.iter().filter(|&(_, hand)| *hand < hands[seat]).map(|(other, _)| other).collect()
}

/// FAJ-13: whether there are two hands that only suits tell apart.
pub(crate) fn suits_decide(hands: &PerSeat<Hand>) -> bool {
    let close = |(seat, hand): (Seat, &Hand)| {
        beaten(hands, seat).iter().any(|other| hand.equals_in_rank(hands[other]))
    };
    hands.iter().any(close)
}
