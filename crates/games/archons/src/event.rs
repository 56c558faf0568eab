//! The events of a game: [`ArchonsEvent`].

use parlour_core::{At, Beat, Event, Seat, SeatSet, Words, scene::Mark};
use serde::{Deserialize, Serialize};

use crate::{Archon, ArchonSet, ArchonsCard, ArchonsCardSet, ArchonsTable, Poker, PokerSet};

/// An event of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ArchonsEvent {
    /// ARC-4: a hand is dealt. ARC-5, ARC-6: how many times it had to be dealt again.
    Dealt { dealer: Seat, hand: u8, redeals: u16 },
    /// ARC-4, ARC-17: the cards a seat is dealt.
    Hand { seat: Seat, cards: ArchonsCardSet },
    /// ARC-11: a seat that was asked cannot lead.
    PassedOver { seat: Seat },
    /// ARC-12: an Archon is led.
    Led { seat: Seat, archon: Archon },
    /// ARC-13: a seat has no poker card and sits this turn out.
    SatOut { seat: Seat },
    /// ARC-13, ARC-22: a seat has chosen, face down.
    Chose { seat: Seat },
    /// ARC-13, ARC-22: what a seat has chosen, told to that seat alone.
    OwnChoice { seat: Seat, card: ArchonsCard },
    /// ARC-14: a card is turned up, and what it counts.
    Revealed { seat: Seat, card: Poker, value: u8 },
    /// ARC-14: cards that count the same go into the pot.
    Tied { cards: PokerSet },
    /// ARC-14: one seat's ace destroys the highest card, which another seat played.
    Destroyed { seat: Seat, card: Poker, by: Seat, ace: Poker },
    /// ARC-15: a seat wins the play with a card that counts `value`.
    Won { seat: Seat, card: Poker, value: u8, left: Left, archons: ArchonSet, cards: PokerSet },
    /// ARC-15: nobody wins; the Archon and the cards wait for the next winner.
    Carried { archon: Archon, cards: PokerSet },
    /// ARC-15: nobody wins; the Archon and the cards are set aside.
    SetAside { archon: Archon, cards: PokerSet },
    /// ARC-16: the discard pile becomes the deck.
    Reshuffled { cards: ArchonsCardSet },
    /// ARC-16: every seat is dealt a card.
    Refilled,
    /// ARC-16: both piles ran out before these seats were dealt a card.
    RanOut { without: SeatSet },
    /// ARC-16: the card a seat is dealt.
    Drew { seat: Seat, cards: ArchonsCardSet },
    /// ARC-17: a seat that holds nothing but Archons discards them.
    Threw { seat: Seat, archons: ArchonSet },
    /// ARC-18: nobody can lead.
    HandOver { hand: u8 },
    /// ARC-19: a card goes under the Demiurge.
    Under { seat: Seat, card: Poker },
    /// ARC-19: the seat puts no card under the Demiurge this time.
    Passed { seat: Seat },
    /// ARC-21: what a seat scores in a hand, and of what it is made.
    Scored { seat: Seat, hand: u8, points: u16, made: HandScore },
    /// ARC-22: an Archon is returned.
    Returned { seat: Seat, archon: Archon },
    /// ARC-23: a final score.
    Final { seat: Seat, score: i32 },
}

/// ARC-14: whether cards were out of the play before the highest one won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Left {
    /// No card was tied or destroyed.
    All,
    /// Some cards were tied or destroyed.
    Some,
}

/// ARC-21: what the score of a hand is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandScore {
    /// The captured cards that score.
    pub cards: PokerSet,
    /// What they score by themselves.
    pub worth: u16,
    /// ARC-7: what Kings add.
    pub kings: u16,
    /// ARC-8: what Queens add.
    pub queens: u16,
}

impl Event for ArchonsEvent {
    fn words(&self) -> Words {
        let done_by = |id, seat| Words::new(id).seat("seat", seat);
        let nobody_wins = |id, archon: Archon, cards: PokerSet| {
            Words::new(id).piece("archon", archon).piece_list("cards", cards)
        };
        match *self {
            Self::Dealt { dealer, hand, redeals } => {
                of_all("archons-dealt", hand).seat("dealer", dealer).number("times", u32::from(redeals) + 1)
            }
            Self::Hand { seat, cards } => done_by("archons-holds", seat).piece_list("cards", cards),
            Self::PassedOver { seat } => done_by("archons-passed-over", seat),
            Self::Led { seat, archon } => done_by("archons-led", seat).piece("archon", archon),
            Self::SatOut { seat } => done_by("archons-sat-out", seat),
            Self::Chose { seat } => done_by("archons-chose", seat),
            Self::OwnChoice { seat, card } => done_by("archons-own-choice", seat).piece("card", card),
            Self::Revealed { seat, card, value } if value > card.pips() => {
                done_by("archons-revealed-raised", seat).piece("card", card).number("value", value)
            }
            Self::Revealed { seat, card, .. } => done_by("archons-revealed", seat).piece("card", card),
            Self::Tied { cards } => Words::new("archons-tied").piece_list("cards", cards),
            Self::Destroyed { seat, card, by, ace } => {
                done_by("archons-destroyed", seat).piece("card", card).seat("by", by).piece("ace", ace)
            }
            Self::Won { seat, card, value, left, archons, cards } => {
                let id = match left {
                    Left::All => "archons-won",
                    Left::Some => "archons-won-what-was-left",
                };
                let raised = if value > card.pips() { value } else { 0 };
                let words = done_by(id, seat).piece("card", card).number("raised", raised);
                words.piece_list("archons", archons).piece_list("cards", cards)
            }
            Self::Carried { archon, cards } => nobody_wins("archons-carried", archon, cards),
            Self::SetAside { archon, cards } => nobody_wins("archons-set-aside", archon, cards),
            Self::Reshuffled { cards } => Words::new("archons-reshuffled").piece_list("cards", cards),
            Self::Refilled => Words::new("archons-refilled"),
            Self::RanOut { without } => Words::new("archons-ran-out").seats("seats", without),
            Self::Drew { seat, cards } => done_by("archons-drew", seat).piece_list("cards", cards),
            Self::Threw { seat, archons } => done_by("archons-threw", seat).piece_list("archons", archons),
            Self::HandOver { hand } => of_all("archons-hand-over", hand),
            Self::Under { seat, card } => {
                done_by("archons-put-under", seat).piece("card", card).emblem("suit", &card.suit().emblem())
            }
            Self::Passed { seat } => done_by("archons-passed", seat),
            Self::Scored { seat, hand, points, made } => done_by("archons-scored", seat)
                .number("points", points)
                .number("hand", hand + 1)
                .piece_list("cards", made.cards)
                .number("worth", made.worth)
                .number("kings", made.kings)
                .number("queens", made.queens),
            Self::Returned { seat, archon } => done_by("archons-returned", seat).piece("archon", archon),
            Self::Final { seat, score } => done_by("archons-final", seat).number("score", score),
        }
    }

    fn beat(&self) -> Beat {
        match *self {
            Self::Led { archon, .. } => Beat::short().lay(archon, "led", At::First),
            // All cards are turned up together; the pause comes with what decides between them.
            Self::Revealed { seat, card, .. } => Beat::passing().lay(card, "play", seat),
            Self::Tied { cards } => Beat::short().mark(cards, Mark::Tied),
            Self::Destroyed { card, .. } => Beat::short().mark([card], Mark::Destroyed),
            Self::Won { seat, .. } => Beat::long().mark_seat("play", seat, Mark::Winning).count(),
            Self::Carried { .. } | Self::SetAside { .. } | Self::Final { .. } => Beat::long(),
            Self::Scored { seat, .. } => {
                Beat::long().mark_seat(format!("captured.{seat}"), seat, Mark::Scoring).count()
            }
            Self::Under { .. } => Beat::long().count(),
            Self::PassedOver { .. }
            | Self::SatOut { .. }
            | Self::RanOut { .. }
            | Self::Threw { .. }
            | Self::HandOver { .. }
            | Self::Returned { .. } => Beat::short(),
            _ => Beat::passing(),
        }
    }
}

/// A message about one hand of the game and how many there are. People count hands from 1.
fn of_all(id: &'static str, hand: u8) -> Words {
    Words::new(id).number("hand", hand + 1).number("hands", ArchonsTable::HANDS)
}
