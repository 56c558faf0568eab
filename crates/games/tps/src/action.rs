//! The decisions of a seat: [`TpsAction`], and a set of them, [`TpsChoices`].

use std::{fmt, str::FromStr};

use parlour_core::{Action, Choices, Feature, IndexedAction, Ordinal, ParseActionError, Seat, Seats, Set};

use crate::{TpsCard, TpsCardSet, WorthStep};

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TpsAction {
    /// TPS-9: `play R9`.
    Play(TpsCard),
    /// TPS-12: `value up`.
    Value(WorthStep),
}

impl Action for TpsAction {
    const FEATURES: &'static [Feature] = &[
        Feature::word("kind", &["play", "value"]),
        Feature::word("suit", &["rock", "paper", "scissors"]),
        Feature::number("rank", 13),
        Feature::word("step", &["up", "down", "keep"]),
    ];

    fn kind(self) -> &'static str {
        match self {
            Self::Play(_) => "play",
            Self::Value(step) => step.word(),
        }
    }

    fn features(self, _: Seats, _: Seat, out: &mut [u16]) {
        out.copy_from_slice(&match self {
            Self::Play(card) => [1, card.suit() as u16 + 1, card.rank().into(), 0],
            Self::Value(step) => [2, 0, 0, step as u16 + 1],
        });
    }
}

/// Numbers 0 to 38 play a card, in the order of [`TpsCard::deck`]; 39 to 41 move a value up, move it down and
/// keep it.
impl IndexedAction for TpsAction {
    const COUNT: usize = TpsCard::COUNT + WorthStep::ALL.len();

    fn index(self) -> usize {
        match self {
            Self::Play(card) => card.ordinal(),
            Self::Value(step) => TpsCard::COUNT + step as usize,
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        match index.checked_sub(TpsCard::COUNT) {
            None => TpsCard::from_ordinal(index).map(Self::Play),
            Some(step) => WorthStep::ALL.get(step).copied().map(Self::Value),
        }
    }
}

impl fmt::Display for TpsAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Value(step) => write!(f, "value {}", step.word()),
        }
    }
}

impl FromStr for TpsAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let bad = || ParseActionError::new(text, "tps-actions");
        match text.split_once(' ').ok_or_else(bad)? {
            ("play", card) => card.parse().map(Self::Play).map_err(|_| bad()),
            ("value", word) => {
                WorthStep::ALL.into_iter().find(|step| step.word() == word).map(Self::Value).ok_or_else(bad)
            }
            _ => Err(bad()),
        }
    }
}

/// The legal actions of one decision: cards to play, or value steps to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TpsChoices {
    /// Any of these cards.
    Play(TpsCardSet),
    /// Any of these steps.
    Value(Set<WorthStep>),
}

impl Default for TpsChoices {
    fn default() -> Self {
        Self::Play(TpsCardSet::EMPTY)
    }
}

impl Choices for TpsChoices {
    type Action = TpsAction;

    #[inline]
    fn len(&self) -> usize {
        match self {
            Self::Play(cards) => cards.len(),
            Self::Value(steps) => steps.len(),
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> TpsAction {
        match self {
            Self::Play(cards) => TpsAction::Play(cards.nth(n)),
            Self::Value(steps) => TpsAction::Value(steps.nth(n)),
        }
    }

    fn iter(&self) -> impl Iterator<Item = TpsAction> + '_ {
        let (cards, steps) = match *self {
            Self::Play(cards) => (cards, Set::EMPTY),
            Self::Value(steps) => (TpsCardSet::EMPTY, steps),
        };
        cards.iter().map(TpsAction::Play).chain(steps.iter().map(TpsAction::Value))
    }

    #[inline]
    fn contains(&self, action: TpsAction) -> bool {
        match (self, action) {
            (Self::Play(cards), TpsAction::Play(card)) => cards.contains(card),
            (Self::Value(steps), TpsAction::Value(step)) => steps.contains(step),
            _ => false,
        }
    }
}
