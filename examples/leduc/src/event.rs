//! The events of a game: [`LeducEvent`].

use parlour_cards::Card;
use parlour_core::{Event, Seat, Words};
use serde::{Deserialize, Serialize};

use crate::LeducAction;

/// An event of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum LeducEvent {
    /// LED-2, LED-3: both seats have paid, and the cards are dealt.
    Dealt { dealer: Seat },
    /// LED-3: the card a seat is dealt.
    Hand { seat: Seat, card: Card },
    /// LED-5: a seat acts and pays this many chips.
    Acted { seat: Seat, action: LeducAction, chips: u8 },
    /// LED-7: the public card is turned up.
    Turned { card: Card },
    /// LED-9: a seat shows its card.
    Shown { seat: Seat, card: Card },
    /// LED-10: a seat wins this many chips.
    Won { seat: Seat, chips: i32 },
    /// LED-10: nobody wins anything.
    Split,
}

impl Event for LeducEvent {
    fn words(&self) -> Words {
        match *self {
            Self::Dealt { dealer } => Words::new("leduc-dealt").seat("dealer", dealer),
            Self::Hand { seat, card } => Words::new("leduc-holds").seat("seat", seat).piece("card", card),
            Self::Acted { seat, action, chips } => {
                let id = match action {
                    LeducAction::Fold => "leduc-folded",
                    LeducAction::Check => "leduc-checked",
                    LeducAction::Call => "leduc-called",
                    LeducAction::Bet => "leduc-bet-made",
                    LeducAction::Raise => "leduc-raised",
                };
                Words::new(id).seat("seat", seat).number("chips", chips)
            }
            Self::Turned { card } => Words::new("leduc-turned").piece("card", card),
            Self::Shown { seat, card } => Words::new("leduc-shown").seat("seat", seat).piece("card", card),
            Self::Won { seat, chips } => Words::new("leduc-won").seat("seat", seat).number("chips", chips),
            Self::Split => Words::new("leduc-split"),
        }
    }
}
