//! What happens in a game: [`TpsEvent`].

use parlour_core::{Event, Seat, Words};
use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Suit, Worth};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum TpsEvent {
    /// TPS-4: the cards are dealt.
    Dealt { dealer: Seat, hand_size: u8 },
    /// TPS-4: what a seat finds in its hand.
    Hand { seat: Seat, cards: CardSet },
    /// TPS-5: the cards set aside are turned up.
    AsideShown { cards: CardSet },
    /// TPS-9: a card is played.
    Played { seat: Seat, card: Card },
    /// TPS-11: a trick is won with the suit led.
    Scored { seat: Seat, suit: Suit, points: u8 },
    /// TPS-12: a trick is won with a trump.
    Trumped { seat: Seat, trump: Suit },
    /// TPS-12: a suit's value is moved.
    Moved { seat: Seat, suit: Suit, worth: Worth },
    /// TPS-12: a suit's value is left where it is.
    Kept { seat: Seat, suit: Suit, worth: Worth },
    /// TPS-14: a final score.
    Final { seat: Seat, score: i32 },
}

impl Event for TpsEvent {
    fn words(&self) -> Words {
        let words = Words::new();
        match *self {
            Self::Dealt { dealer, hand_size } => {
                words.does(dealer, "deals", "deal").then(format!(" {hand_size} cards to each."))
            }
            Self::Hand { seat, cards } => words.does(seat, "holds ", "hold ").pieces(cards).then("."),
            Self::AsideShown { cards } => words.then("Set aside, face up: ").pieces(cards).then("."),
            Self::Played { seat, card } => words.does(seat, "plays ", "play ").piece(card).then("."),
            Self::Scored { seat, suit, points } => words.does(seat, "wins", "win").then(format!(
                " the trick and {} in {}.",
                counted(points, "point"),
                suit.name()
            )),
            Self::Trumped { seat, trump } => {
                words.does(seat, "wins", "win").then(format!(" the trick with {}, the trump.", trump.name()))
            }
            Self::Moved { seat, suit, worth } => words.does(seat, "moves", "move").then(format!(
                " {}: a point is worth {} now.",
                suit.name(),
                worth.factor()
            )),
            Self::Kept { seat, suit, worth } => {
                words.does(seat, "leaves", "leave").then(format!(" {} at {}.", suit.name(), worth.factor()))
            }
            Self::Final { seat, score } => {
                words.does(seat, "finishes", "finish").then(format!(" with {}.", counted(score, "point")))
            }
        }
    }
}

fn counted(count: impl Into<i32>, what: &str) -> String {
    match count.into() {
        1 => format!("1 {what}"),
        count => format!("{count} {what}s"),
    }
}
