//! The events of a game: [`TpsEvent`].

use parlour_core::{Beat, Event, Seat, Words, scene::Mark};
use serde::{Deserialize, Serialize};

use crate::{TpsCard, TpsCardSet, TpsSuit, Worth};

/// An event of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum TpsEvent {
    /// TPS-4: the cards are dealt.
    Dealt { dealer: Seat, hand_size: u8 },
    /// TPS-4: the cards a seat is dealt.
    Hand { seat: Seat, cards: TpsCardSet },
    /// TPS-5: the cards set aside are turned up.
    AsideShown { cards: TpsCardSet },
    /// TPS-9: a card is played.
    Played { seat: Seat, card: TpsCard },
    /// TPS-11: a trick is won with the suit led.
    Scored { seat: Seat, suit: TpsSuit, points: u8, card: TpsCard, lowest: TpsCard },
    /// TPS-12: a trick is won with a trump.
    Trumped { seat: Seat, trump: TpsSuit, card: TpsCard, led: TpsSuit },
    /// TPS-12: a suit's value moves.
    Moved { seat: Seat, suit: TpsSuit, worth: Worth },
    /// TPS-12: a suit's value stays where it is.
    Kept { seat: Seat, suit: TpsSuit, worth: Worth },
    /// TPS-14: a final score.
    Final { seat: Seat, score: i32 },
}

impl Event for TpsEvent {
    fn words(&self) -> Words {
        let done_by = |id, seat| Words::new(id).seat("seat", seat);
        match *self {
            Self::Dealt { dealer, hand_size } => {
                Words::new("tps-dealt").seat("dealer", dealer).number("cards", hand_size)
            }
            Self::Hand { seat, cards } => done_by("tps-holds", seat).piece_list("cards", cards),
            Self::AsideShown { cards } => Words::new("tps-aside-shown").piece_list("cards", cards),
            Self::Played { seat, card } => done_by("tps-played", seat).piece("card", card),
            Self::Scored { seat, suit, points, card, lowest } => done_by("tps-scored", seat)
                .piece("card", card)
                .piece("lowest", lowest)
                .number("points", points)
                .emblem("suit", &suit.emblem()),
            Self::Trumped { seat, trump, card, led } => done_by("tps-trumped", seat)
                .piece("card", card)
                .emblem("trump", &trump.emblem())
                .emblem("led", &led.emblem()),
            Self::Moved { seat, suit, worth } => {
                done_by("tps-moved", seat).emblem("suit", &suit.emblem()).number("worth", worth.factor())
            }
            Self::Kept { seat, suit, worth } => {
                done_by("tps-kept", seat).emblem("suit", &suit.emblem()).number("worth", worth.factor())
            }
            Self::Final { seat, score } => done_by("tps-final", seat).number("score", score),
        }
    }

    fn beat(&self) -> Beat {
        match *self {
            Self::Played { seat, card } => Beat::short().lay(card, "trick", seat),
            Self::Scored { seat, .. } => Beat::long().mark_seat("trick", seat, Mark::Winning).count(),
            Self::Trumped { seat, .. } => Beat::long().mark_seat("trick", seat, Mark::Winning),
            Self::Moved { .. } => Beat::long().count(),
            Self::Kept { .. } => Beat::short(),
            Self::Final { .. } => Beat::long(),
            Self::Dealt { .. } | Self::Hand { .. } | Self::AsideShown { .. } => Beat::passing(),
        }
    }
}
