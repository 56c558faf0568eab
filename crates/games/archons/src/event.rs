//! What happens in a game: [`ArchonsEvent`].

use parlour_core::{Event, Seat, SeatSet, Words};
use serde::{Deserialize, Serialize};

use crate::{Archon, ArchonSet, Card, CardSet, Poker, PokerSet, Table};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ArchonsEvent {
    /// ARC-4: a hand is dealt; ARC-5, ARC-6: after being dealt so many times in vain.
    Dealt { dealer: Seat, hand: u8, redeals: u16 },
    /// ARC-4, ARC-17: what a seat finds in its hand.
    Hand { seat: Seat, cards: CardSet },
    /// ARC-11: a seat that was asked cannot lead.
    PassedOver { seat: Seat },
    /// ARC-12: an Archon is led.
    Led { seat: Seat, archon: Archon },
    /// ARC-13: a seat has no poker card.
    SatOut { seat: Seat },
    /// ARC-13, ARC-22: a seat has chosen, face down.
    Chose { seat: Seat },
    /// ARC-13, ARC-22: what the own seat has chosen.
    OwnChoice { seat: Seat, card: Card },
    /// ARC-14: a card is turned up; what it counts.
    Revealed { seat: Seat, card: Poker, value: u8 },
    /// ARC-14: cards of equal value go into the pot.
    Tied { cards: PokerSet },
    /// ARC-14: an ace destroys the highest card.
    Destroyed { card: Poker },
    /// ARC-15: a seat wins the play.
    Won { seat: Seat, archons: ArchonSet, cards: PokerSet },
    /// ARC-15: nobody wins; the Archon and the cards wait for the next winner.
    Carried { archon: Archon, cards: PokerSet },
    /// ARC-15: nobody wins; the Archon and the cards are set aside.
    SetAside { archon: Archon, cards: PokerSet },
    /// ARC-16: the discard pile becomes the deck.
    Reshuffled { cards: CardSet },
    /// ARC-16: every seat is dealt a card.
    Refilled,
    /// ARC-16: both piles are empty before these seats are dealt a card.
    RanOut { without: SeatSet },
    /// ARC-16: the card a seat is dealt.
    Drew { seat: Seat, cards: CardSet },
    /// ARC-17: a seat with nothing but Archons discards them.
    Threw { seat: Seat, archons: ArchonSet },
    /// ARC-18: nobody can lead.
    HandOver { hand: u8 },
    /// ARC-19: a card goes under the Demiurge.
    Under { seat: Seat, card: Poker },
    /// ARC-19: no card goes under the Demiurge now.
    Passed { seat: Seat },
    /// ARC-21: what a seat scores in a hand.
    Scored { seat: Seat, points: u16 },
    /// ARC-22: an Archon goes back.
    Returned { seat: Seat, archon: Archon },
    /// ARC-23: a final score.
    Final { seat: Seat, score: i32 },
}

impl Event for ArchonsEvent {
    fn words(&self) -> Words {
        let words = Words::new();
        match *self {
            Self::Dealt { dealer, hand, redeals } => dealt(dealer, hand, redeals),
            Self::Hand { seat, cards } => words.does(seat, "holds ", "hold ").pieces(cards).then("."),
            Self::PassedOver { seat } => words.does(seat, "cannot", "cannot").then(" lead."),
            Self::Led { seat, archon } => words.does(seat, "leads ", "lead ").piece(archon).then("."),
            Self::SatOut { seat } => {
                words.does(seat, "has", "have").then(" no poker card, and sits this turn out.")
            }
            Self::Chose { seat } => words.does(seat, "has", "have").then(" chosen."),
            Self::OwnChoice { seat, card } => {
                words.does(seat, "chooses ", "choose ").piece(card).then(", face down.")
            }
            Self::Revealed { seat, card, value } => {
                let raised =
                    if value > card.pips() { format!(", which counts {value}") } else { String::new() };
                words.does(seat, "played ", "played ").piece(card).then(raised).then(".")
            }
            Self::Tied { cards } => words.pieces(cards).then(" tie, and go into the pot."),
            Self::Destroyed { card } => words.piece(card).then(" is destroyed by an ace."),
            Self::Won { seat, archons, cards } => {
                words.does(seat, "wins ", "win ").pieces(archons).then(", capturing ").pieces(cards).then(".")
            }
            Self::Carried { archon, cards } => {
                nobody_wins(archon, cards).then(" wait in the pot for the next winner.")
            }
            Self::SetAside { archon, cards } => nobody_wins(archon, cards).then(" are set aside."),
            Self::Reshuffled { cards } => {
                words.then("The discard pile is shuffled into a new deck: ").pieces(cards).then(".")
            }
            Self::Refilled => words.then("Everybody is dealt a card."),
            Self::RanOut { without } => {
                words.then("The cards run out, and there is none for ").join(named(without)).then(".")
            }
            Self::Drew { seat, cards } => words.does(seat, "is dealt ", "are dealt ").pieces(cards).then("."),
            Self::Threw { seat, archons } => words
                .does(seat, "has nothing but Archons: ", "have nothing but Archons: ")
                .pieces(archons)
                .then(" are discarded for new cards."),
            Self::HandOver { hand } => {
                words.then(format!("Nobody can lead: hand {} of {} is over.", hand + 1, Table::HANDS))
            }
            Self::Under { seat, card } => words
                .does(seat, "puts ", "put ")
                .piece(card)
                .then(format!(" under the Demiurge: {} will not score.", card.suit().name())),
            Self::Passed { seat } => {
                words.does(seat, "puts", "put").then(" nothing under the Demiurge for now.")
            }
            Self::Scored { seat, points } => {
                words.does(seat, "scores", "score").then(format!(" {} in this hand.", counted(points.into())))
            }
            Self::Returned { seat, archon } => {
                words.does(seat, "returns ", "return ").piece(archon).then(".")
            }
            Self::Final { seat, score } => {
                words.does(seat, "finishes", "finish").then(format!(" with {}.", counted(score)))
            }
        }
    }
}

fn dealt(dealer: Seat, hand: u8, redeals: u16) -> Words {
    let number = format!(" hand {} of {}", hand + 1, Table::HANDS);
    let again = match redeals {
        0 => String::new(),
        1 => ", for the second time, as nobody could lead".to_owned(),
        more => format!(", {} times until somebody could lead", more + 1),
    };
    Words::new().does(dealer, "deals", "deal").then(number).then(again).then(".")
}

/// Seats with commas and "and" between them.
pub(crate) fn named(seats: SeatSet) -> Words {
    let last = seats.last();
    seats.iter().enumerate().fold(Words::new(), |words, (number, seat)| {
        let between = match number {
            0 => "",
            _ if Some(seat) == last => " and ",
            _ => ", ",
        };
        words.then(between).seat(seat)
    })
}

fn nobody_wins(archon: Archon, cards: PokerSet) -> Words {
    Words::from("Nobody wins: ").piece(archon).then(" and ").pieces(cards)
}

pub(crate) fn counted(points: i32) -> String {
    if points == 1 { "1 point".to_owned() } else { format!("{points} points") }
}
