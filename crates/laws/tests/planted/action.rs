//! The decisions of a seat in the toy game, and the events it hears.

use std::{fmt, str::FromStr};

use parlour_core::{
    Action, Beat, Event, Feature, IndexedAction, Ordinal, ParseActionError, PerSeat, Seat, Seats, Words,
    scene::Mark,
};
use serde::{Deserialize, Serialize};

use crate::{
    card::{Card, CardSet},
    flaw::{Flaw, planted},
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum ToyAction {
    /// Chooses a card face down.
    Play(Card),
    /// Looks at the top card of the pile.
    Peek,
    /// Does not look.
    Pass,
    /// Does not look either, and has the same text as [`ToyAction::Pass`]: only a flawed game offers it.
    Nod,
}

impl Action for ToyAction {
    const FEATURES: &'static [Feature] =
        &[Feature::word("kind", &["play", "peek", "pass"]), Feature::number("card", Card::COUNT)];

    fn features(self, _: Seats, _: Seat, out: &mut [u16]) {
        out.copy_from_slice(&match (self, planted().flaw) {
            (Self::Play(card), Flaw::FeatureIsOutOfRange) => [1, card.ordinal() as u16 + 2],
            (Self::Play(card), _) => [1, card.ordinal() as u16 + 1],
            (Self::Peek, Flaw::FeaturesAreShared) | (Self::Pass | Self::Nod, _) => [3, 0],
            (Self::Peek, _) => [2, 0],
        });
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Play(_) => "play",
            Self::Peek => "peek",
            Self::Pass | Self::Nod => "pass",
        }
    }
}

/// The cards come first, followed by peeking, passing and nodding.
impl IndexedAction for ToyAction {
    const COUNT: usize = Card::COUNT + 3;

    fn index(self) -> usize {
        match self {
            Self::Play(card) => card.ordinal(),
            Self::Peek => Card::COUNT,
            Self::Pass if planted().flaw == Flaw::IndicesAreShared => Card::COUNT,
            Self::Pass => Card::COUNT + 1,
            Self::Nod => Card::COUNT + 2,
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        let rest = [Self::Peek, Self::Pass, Self::Nod];
        let known = if planted().flaw == Flaw::IndicesHaveAGap { &rest[..2] } else { &rest };
        let card = Card::from_ordinal(index).map(Self::Play);
        card.or_else(|| known.get(index - Card::COUNT).copied())
    }
}

impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Peek => f.write_str("peek"),
            Self::Pass | Self::Nod => f.write_str("pass"),
        }
    }
}

impl FromStr for ToyAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let bad = || ParseActionError::new(text, Words::plain("there are `play c1`, `peek` and `pass`"));
        match text {
            "peek" => Ok(Self::Peek),
            "pass" => Ok(Self::Pass),
            _ => {
                text.strip_prefix("play ").and_then(|card| card.parse().ok()).map(Self::Play).ok_or_else(bad)
            }
        }
    }
}

/// The events of the toy game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum ToyEvent {
    /// Cards are dealt. The sentence does not mention the cards, which an honest game leaves out.
    Dealt { silently: CardSet },
    /// A seat is told its hand.
    Hand { seat: Seat, cards: CardSet },
    /// A seat has chosen; only the seat itself hears which card.
    Chose { seat: Seat, card: Option<Card> },
    /// All chosen cards are turned up.
    Shown { winner: Seat, cards: PerSeat<Option<Card>> },
    /// A seat looks at the top card; only the seat itself hears which card it is.
    Looked { seat: Seat, card: Option<Card> },
    /// A seat does not look.
    Passed { seat: Seat },
}

impl Event for ToyEvent {
    fn words(&self) -> Words {
        match *self {
            Self::Dealt { .. } => "toy-dealt".into(),
            Self::Hand { seat, cards } => {
                Words::new("toy-holds").seat("seat", seat).piece_list("cards", cards)
            }
            Self::Chose { seat, card } => {
                Words::new("toy-chooses").seat("seat", seat).piece_list("cards", card)
            }
            Self::Shown { winner, cards } => Words::new("toy-wins")
                .seat("seat", winner)
                .piece_list("cards", cards.as_slice().iter().flatten()),
            Self::Looked { seat, card } => {
                Words::new("toy-looks").seat("seat", seat).piece_list("cards", card)
            }
            Self::Passed { seat } => Words::new("toy-passes").seat("seat", seat),
        }
    }

    fn beat(&self) -> Beat {
        match *self {
            Self::Shown { winner, cards } => match planted().flaw {
                Flaw::WinnerIsMarkedInPassing => Beat::short().mark(cards[winner], Mark::Winning),
                Flaw::ScoreChangesInPassing => Beat::short().count(),
                _ => Beat::long().mark(cards[winner], Mark::Winning).count(),
            },
            _ => Beat::passing(),
        }
    }
}
