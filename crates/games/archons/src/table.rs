//! What everybody at the table knows: [`ArchonsTable`].

use parlour_core::{PerSeat, Seat, SeatSet, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Archon, ArchonSet, ArchonsCardSet, ArchonsOptions, CardPoints, HandScore, Hidden, LeadOrder, Poker,
    PokerSet,
    play::{self, Resolution},
};

/// Everything that everybody at the table knows or can remember. Nothing hidden is kept here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ArchonsTable {
    /// The options in force.
    pub options: ArchonsOptions,
    /// The number of seats.
    pub seats: Seats,
    /// The seat that dealt this hand.
    pub dealer: Seat,
    /// The number of the hand, counted from 0.
    pub hand: u8,
    /// The number of turns completed in this hand.
    pub turns: u8,
    /// How many times this hand was dealt again because nobody could lead.
    pub redeals: u16,
    /// ARC-6: the seat that was dealt only Archons, and which. There cannot be two: that would take 14.
    pub dealt_only: Option<(Seat, ArchonSet)>,
    /// Which seats decide now, and what.
    pub phase: ArchonsPhase,
    /// The seat that leads this turn, or led the last one.
    pub leader: Seat,
    /// ARC-12: the Archon led in this turn.
    pub led: Option<Archon>,
    /// ARC-13: the seats that play a card in this turn.
    pub players: SeatSet,
    /// The last turn that was resolved, possibly in the previous hand.
    pub last_turn: Option<ResolvedTurn>,
    /// The Archons face up in front of each seat.
    pub front: PerSeat<ArchonSet>,
    /// ARC-15: the poker cards each seat captured in this hand.
    pub captured: PerSeat<PokerSet>,
    /// ARC-15: the cards nobody has won, which wait for a winner or are set aside.
    pub pot: Pot,
    /// The discard pile, face up.
    pub discard: ArchonsCardSet,
    /// ARC-19: the card under the Demiurge.
    pub under: Option<Poker>,
    /// ARC-21: what each seat scored in earlier hands.
    pub scored: [PerSeat<u16>; Self::HANDS - 1],
    /// What everybody can tell about the face-down cards.
    pub hidden: Hidden,
}

/// ARC-15: poker cards and Archons that nobody has won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Pot {
    pub pokers: PokerSet,
    pub archons: ArchonSet,
}

impl Pot {
    /// Whether the pot is empty.
    pub fn is_empty(self) -> bool {
        self.pokers.is_empty() && self.archons.is_empty()
    }
}

/// A turn that was resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ResolvedTurn {
    /// The seat that led.
    pub leader: Seat,
    /// The Archon led.
    pub led: Archon,
    /// The card each seat played.
    pub cards: PerSeat<Option<Poker>>,
    /// ARC-14: the cards that counted the same as another.
    pub tied: PokerSet,
    /// ARC-14: the card that an ace destroyed.
    pub destroyed: Option<Poker>,
    /// ARC-14: the seat that won.
    pub winner: Option<Seat>,
    /// ARC-17: the Archons that seats holding nothing else discarded after the turn.
    pub threw: PerSeat<ArchonSet>,
}

/// Which seats decide now, and what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ArchonsPhase {
    /// ARC-12: this seat leads an Archon.
    Lead(Seat),
    /// ARC-13: these seats have yet to choose a poker card.
    Play(SeatSet),
    /// ARC-19: this seat may put a card under the Demiurge.
    Under(Seat, HandState),
    /// ARC-22: these seats have yet to choose an Archon to return.
    Return(SeatSet),
    /// ARC-23: all three hands have been played.
    Over,
}

/// ARC-18: whether a hand continues.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HandState {
    /// Some seat can lead.
    GoesOn,
    /// No seat can lead.
    Over,
}

impl ArchonsTable {
    /// ARC-3: the number of hands in a game.
    pub const HANDS: usize = 3;
    /// ARC-4: the number of cards each seat is dealt. ARC-17: the most new ones it is dealt.
    pub const HAND_SIZE: u8 = 7;

    /// The seats that decide now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            ArchonsPhase::Lead(seat) | ArchonsPhase::Under(seat, _) => SeatSet::only(seat),
            ArchonsPhase::Play(waiting) | ArchonsPhase::Return(waiting) => waiting,
            ArchonsPhase::Over => SeatSet::EMPTY,
        }
    }

    /// The seats that have chosen and are waiting for others.
    pub fn decided(&self) -> SeatSet {
        match self.phase {
            ArchonsPhase::Play(waiting) => self.players - waiting,
            ArchonsPhase::Return(waiting) => self.choose_return() - waiting,
            ArchonsPhase::Lead(_) | ArchonsPhase::Under(..) | ArchonsPhase::Over => SeatSet::EMPTY,
        }
    }

    /// The seat that has the Demiurge in front.
    #[inline]
    pub fn demiurge(&self) -> Option<Seat> {
        self.seats.iter().find(|&seat| self.front[seat].contains(Archon::DEMIURGE))
    }

    /// ARC-11: the first seat that is asked to lead the next turn.
    #[inline]
    pub fn asked_first(&self) -> Seat {
        match (&self.last_turn, self.options.lead) {
            (Some(turn), LeadOrder::Winner) if self.turns > 0 => turn.winner.unwrap_or(turn.leader),
            (Some(turn), LeadOrder::Rotate) if self.turns > 0 => self.seats.left_of(turn.leader),
            _ => self.seats.left_of(self.dealer),
        }
    }

    /// ARC-14: the seat that would win with these cards, and which card an ace would destroy.
    #[inline]
    pub fn resolve(&self, cards: &PerSeat<Option<Poker>>) -> (Option<Seat>, Option<Poker>) {
        let Resolution { winner, destroyed, .. } = play::resolve(cards, &self.front);
        (winner, destroyed)
    }

    /// ARC-19: the poker cards of a hand that may be put under the Demiurge.
    #[inline]
    pub fn usable_under(pokers: PokerSet, hand_state: HandState) -> PokerSet {
        let kept = match hand_state {
            HandState::GoesOn => 1,
            HandState::Over => 0,
        };
        if pokers.len() > kept { pokers } else { PokerSet::EMPTY }
    }

    /// ARC-22: the Archons in front of a seat that it could return.
    #[inline]
    pub fn returnable(&self, seat: Seat) -> ArchonSet {
        self.front[seat].without(Archon::DEMIURGE)
    }

    /// ARC-22: the seats that choose what to return, because they have more than one Archon to choose from.
    pub fn choose_return(&self) -> SeatSet {
        self.seats.iter().filter(|&seat| self.returnable(seat).len() > 1).collect()
    }

    /// ARC-21: the captured cards of a seat that score.
    pub fn scoring(&self, seat: Seat) -> PokerSet {
        let dead = self.under.map_or(PokerSet::EMPTY, |card| Poker::of(card.suit()));
        self.captured[seat] - dead
    }

    /// ARC-21: what a seat's captured cards score without Kings and Queens.
    pub fn card_points(&self, seat: Seat) -> u16 {
        let cards = self.scoring(seat);
        match self.options.card_points {
            CardPoints::One => cards.len() as u16,
            CardPoints::Pips => cards.iter().map(|card| u16::from(card.pips())).sum(),
        }
    }

    /// ARC-7: what Kings add to a seat's score.
    pub fn king_points(&self, seat: Seat) -> u16 {
        self.for_each_card(seat, |card, front| (front & Archon::kings(card.suit().colour())).len())
    }

    /// ARC-8: what Queens add to a seat's score.
    pub fn queen_points(&self, seat: Seat) -> u16 {
        self.for_each_card(seat, |card, front| usize::from(front.contains(Archon::queen(card.suit()))))
    }

    /// ARC-10: whether several powers apply to the same captured card of a seat.
    pub(crate) fn powers_add_up(&self, seat: Seat) -> bool {
        let front = self.front[seat];
        self.scoring(seat).iter().any(|card| {
            let kings = (front & Archon::kings(card.suit().colour())).len();
            kings + usize::from(front.contains(Archon::queen(card.suit()))) > 1
        })
    }

    fn for_each_card(&self, seat: Seat, points: impl Fn(Poker, ArchonSet) -> usize) -> u16 {
        self.scoring(seat).iter().map(|card| points(card, self.front[seat]) as u16).sum()
    }

    /// ARC-21: what a seat scores in this hand as it stands.
    pub fn hand_points(&self, seat: Seat) -> u16 {
        self.card_points(seat) + self.king_points(seat) + self.queen_points(seat)
    }

    /// ARC-21: what that is made of.
    pub(crate) fn hand_score(&self, seat: Seat) -> HandScore {
        HandScore {
            cards: self.scoring(seat),
            worth: self.card_points(seat),
            kings: self.king_points(seat),
            queens: self.queen_points(seat),
        }
    }

    /// ARC-7, ARC-8: the cards of a seat that score more because of some of the Archons in front of it, and those Archons.
    pub(crate) fn raised(&self, seat: Seat, raisers: impl Fn(Poker) -> ArchonSet) -> (ArchonSet, PokerSet) {
        let front = self.front[seat];
        let raising = |card: Poker| raisers(card) & front;
        let cards: PokerSet = self.scoring(seat).iter().filter(|&card| !raising(card).is_empty()).collect();
        (cards.iter().fold(ArchonSet::EMPTY, |all, card| all | raising(card)), cards)
    }

    /// ARC-23: a seat's score so far.
    pub fn score(&self, seat: Seat) -> i32 {
        let before = self.scored.iter().take(self.hand.into()).map(|hand| hand[seat]);
        before.chain([self.hand_points(seat)]).map(i32::from).sum()
    }
}
