//! What everybody at the table knows: [`ArchonsTable`].

use parlour_core::{PerSeat, Seat, SeatSet, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Archon, ArchonSet, ArchonsCardSet, ArchonsOptions, CardPoints, Hidden, LeadOrder, Poker, PokerSet,
    play::{self, Resolution},
};

/// Everything that all may know, what they may remember included. Nothing hidden fits in here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ArchonsTable {
    /// The options in force.
    pub options: ArchonsOptions,
    /// How many play.
    pub seats: Seats,
    /// Who dealt this hand.
    pub dealer: Seat,
    /// Which hand it is, counted from 0.
    pub hand: u8,
    /// How many turns of this hand are done.
    pub turns: u8,
    /// How often this hand was dealt again, because nobody could start.
    pub redeals: u16,
    /// ARC-6: who was dealt Archons only, and which. Two seats cannot be: that would take 14.
    pub dealt_only: Option<(Seat, ArchonSet)>,
    /// Who decides now, and what.
    pub phase: ArchonsPhase,
    /// Who leads this turn, or led the last one.
    pub leader: Seat,
    /// ARC-12: the Archon led in this turn.
    pub led: Option<Archon>,
    /// ARC-13: who plays a card in this turn.
    pub players: SeatSet,
    /// The last turn that was resolved, be it of the hand before.
    pub last_turn: Option<ResolvedTurn>,
    /// Archons face up in front of each seat.
    pub front: PerSeat<ArchonSet>,
    /// ARC-15: poker cards captured in this hand.
    pub captured: PerSeat<PokerSet>,
    /// ARC-15: what nobody has won: waiting for a winner, or set aside.
    pub pot: Pot,
    /// The discard pile, face up.
    pub discard: ArchonsCardSet,
    /// ARC-19: the card under the Demiurge.
    pub under: Option<Poker>,
    /// ARC-21: what each seat scored in the hands before this one.
    pub scored: [PerSeat<u16>; Self::HANDS - 1],
    /// What can be told about the cards face down.
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
    /// Whether nothing is in it.
    pub fn is_empty(self) -> bool {
        self.pokers.is_empty() && self.archons.is_empty()
    }
}

/// A turn that was resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ResolvedTurn {
    /// Who led.
    pub leader: Seat,
    /// The Archon led.
    pub led: Archon,
    /// What each seat played.
    pub cards: PerSeat<Option<Poker>>,
    /// ARC-14: the card that an ace destroyed.
    pub destroyed: Option<Poker>,
    /// ARC-14: who won.
    pub winner: Option<Seat>,
    /// ARC-17: what seats with nothing but Archons discarded after it.
    pub threw: PerSeat<ArchonSet>,
}

/// Who decides now, and what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ArchonsPhase {
    /// ARC-12: this seat leads an Archon.
    Lead(Seat),
    /// ARC-13: these seats have still to choose a poker card.
    Play(SeatSet),
    /// ARC-19: this seat may put a card under the Demiurge.
    Under(Seat, Course),
    /// ARC-22: these seats have still to choose which Archon they return.
    Return(SeatSet),
    /// ARC-23: three hands are played.
    Over,
}

/// ARC-18: whether a hand goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Course {
    /// Some seat can lead.
    GoesOn,
    /// No seat can lead.
    Over,
}

impl ArchonsTable {
    /// ARC-3: how many hands make a game.
    pub const HANDS: usize = 3;
    /// ARC-4: how many cards are dealt to each seat, and ARC-17: how many new ones at most.
    pub const HAND_SIZE: u8 = 7;

    /// Who decides now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            ArchonsPhase::Lead(seat) | ArchonsPhase::Under(seat, _) => SeatSet::only(seat),
            ArchonsPhase::Play(waiting) | ArchonsPhase::Return(waiting) => waiting,
            ArchonsPhase::Over => SeatSet::EMPTY,
        }
    }

    /// Who has chosen and waits for others.
    pub fn decided(&self) -> SeatSet {
        match self.phase {
            ArchonsPhase::Play(waiting) => self.players - waiting,
            ArchonsPhase::Return(waiting) => self.choose_return() - waiting,
            ArchonsPhase::Lead(_) | ArchonsPhase::Under(..) | ArchonsPhase::Over => SeatSet::EMPTY,
        }
    }

    /// Who has the Demiurge in front.
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

    /// ARC-14: who would win with these cards, and which of them an ace would destroy.
    #[inline]
    pub fn resolve(&self, cards: &PerSeat<Option<Poker>>) -> (Option<Seat>, Option<Poker>) {
        let Resolution { winner, destroyed, .. } = play::resolve(cards, &self.front);
        (winner, destroyed)
    }

    /// ARC-19: which of the poker cards in a hand may be put under the Demiurge.
    #[inline]
    pub fn usable_under(pokers: PokerSet, course: Course) -> PokerSet {
        let kept = match course {
            Course::GoesOn => 1,
            Course::Over => 0,
        };
        if pokers.len() > kept { pokers } else { PokerSet::EMPTY }
    }

    /// ARC-22: the Archons in front of a seat that it could return.
    #[inline]
    pub fn returnable(&self, seat: Seat) -> ArchonSet {
        self.front[seat].without(Archon::DEMIURGE)
    }

    /// ARC-22: seats that choose what to return, having more than one.
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

    /// ARC-10: whether several powers add to one captured card of a seat.
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

    /// ARC-21: what a seat scores in this hand, as it stands.
    pub fn hand_points(&self, seat: Seat) -> u16 {
        self.card_points(seat) + self.king_points(seat) + self.queen_points(seat)
    }

    /// ARC-23: a seat's score so far.
    pub fn score(&self, seat: Seat) -> i32 {
        let before = self.scored.iter().take(self.hand.into()).map(|hand| hand[seat]);
        before.chain([self.hand_points(seat)]).map(i32::from).sum()
    }
}
