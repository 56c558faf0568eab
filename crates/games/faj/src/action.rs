//! What a seat can decide: [`FajAction`] and the set of them, [`FajChoices`].

use std::{fmt, str::FromStr};

use parlour_core::{Action, BadAction, Choices, Seat, SeatSet};

use crate::{DraftCard, DraftRank, DraftSet, Figure};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FajAction {
    /// FAJ-2: `vote 2`.
    Vote(Seat),
    /// FAJ-6: `keep KS`.
    Keep(DraftCard),
    /// FAJ-9: `play KS`.
    Play(DraftCard),
}

impl Action for FajAction {
    /// FAJ-10 tells Jokers and jacks from other cards.
    fn kind(self) -> &'static str {
        match self {
            Self::Vote(_) => "vote",
            Self::Keep(card) => match card.figure() {
                Figure::Joker(_) => "keep a Joker",
                Figure::Suited(DraftRank::Jack, _) => "keep a jack",
                Figure::Suited(..) => "keep",
            },
            Self::Play(card) => match card.figure() {
                Figure::Joker(_) => "play a Joker",
                Figure::Suited(DraftRank::Jack, _) => "play a jack",
                Figure::Suited(..) => "play",
            },
        }
    }
}

impl fmt::Display for FajAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Vote(seat) => write!(f, "vote {seat}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl FromStr for FajAction {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let bad = || BadAction::new(text, "there are `vote 2`, `keep KS` and `play KS`");
        match text.split_once(' ').ok_or_else(bad)? {
            ("vote", seat) => {
                let numbers = (0..Seat::MAX as u8).map(Seat::new);
                numbers.into_iter().find(|number| number.to_string() == seat).map(Self::Vote).ok_or_else(bad)
            }
            ("keep", card) => card.parse().map(Self::Keep).map_err(|_| bad()),
            ("play", card) => card.parse().map(Self::Play).map_err(|_| bad()),
            _ => Err(bad()),
        }
    }
}

parlour_core::json_as_text!(FajAction);

/// The legal actions of one decision: seats to vote for, or cards to keep or to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FajChoices {
    /// Any of these seats.
    Vote(SeatSet),
    /// Any of these cards.
    Keep(DraftSet),
    /// Any of these cards.
    Play(DraftSet),
}

impl Default for FajChoices {
    fn default() -> Self {
        Self::Play(DraftSet::EMPTY)
    }
}

impl Choices for FajChoices {
    type Action = FajAction;

    #[inline]
    fn len(&self) -> usize {
        match self {
            Self::Vote(seats) => seats.len(),
            Self::Keep(cards) | Self::Play(cards) => cards.len(),
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> FajAction {
        match self {
            Self::Vote(seats) => FajAction::Vote(seats.nth(n)),
            Self::Keep(cards) => FajAction::Keep(cards.nth(n)),
            Self::Play(cards) => FajAction::Play(cards.nth(n)),
        }
    }

    fn iter(&self) -> impl Iterator<Item = FajAction> + '_ {
        (0..self.len()).map(|n| self.nth(n))
    }
}
