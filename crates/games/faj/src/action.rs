//! The decisions of a seat: [`FajAction`], and a set of them, [`FajChoices`].

use std::{fmt, str::FromStr};

use parlour_cards::Colour;
use parlour_core::{
    Action, Choices, Feature, IndexedAction, Ordinal, ParseActionError, Seat, SeatSet, Seats,
};

use crate::{DraftCard, DraftFigure, DraftRank, DraftSet};

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FajAction {
    /// FAJ-2: `vote 2`.
    Vote(Seat),
    /// FAJ-6: `keep KS`.
    Keep(DraftCard),
    /// FAJ-9: `play KS`.
    Play(DraftCard),
}

/// Where the numbers of each kind of action begin.
const KEEP: usize = Seat::MAX;
const PLAY: usize = KEEP + DraftCard::COUNT;

/// Numbers 0 to 5 vote for a seat, 6 to 23 keep a card and 24 to 41 play one. Cards are in the order of
/// [`DraftCard::pile`].
impl IndexedAction for FajAction {
    const COUNT: usize = PLAY + DraftCard::COUNT;

    fn index(self) -> usize {
        match self {
            Self::Vote(seat) => seat.number(),
            Self::Keep(card) => KEEP + card.ordinal(),
            Self::Play(card) => PLAY + card.ordinal(),
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        match index {
            ..KEEP => Seat::try_new(index as u64).map(Self::Vote),
            KEEP..PLAY => DraftCard::from_ordinal(index - KEEP).map(Self::Keep),
            PLAY.. => DraftCard::from_ordinal(index - PLAY).map(Self::Play),
        }
    }
}

/// The suit and rank of a card; Jokers have only a rank.
fn card_features(card: DraftCard) -> [u16; 2] {
    match card.figure() {
        DraftFigure::Suited(rank, suit) => [suit as u16 + 1, rank as u16 + 1],
        DraftFigure::Joker(Colour::Red) => [0, 5],
        DraftFigure::Joker(Colour::Black) => [0, 6],
    }
}

impl Action for FajAction {
    const FEATURES: &'static [Feature] = &[
        Feature::word("kind", &["vote", "keep", "play"]),
        Feature::seat("seat"),
        Feature::word("suit", &["clubs", "diamonds", "hearts", "spades"]),
        Feature::word("rank", &["jack", "queen", "king", "ace", "red Joker", "black Joker"]),
    ];

    fn features(self, seats: Seats, actor: Seat, out: &mut [u16]) {
        let (kind, seat, [suit, rank]) = match self {
            Self::Vote(seat) => (1, seats.relative(actor, seat) as u16 + 1, [0, 0]),
            Self::Keep(card) => (2, 0, card_features(card)),
            Self::Play(card) => (3, 0, card_features(card)),
        };
        out.copy_from_slice(&[kind, seat, suit, rank]);
    }

    /// FAJ-10 treats Jokers and jacks differently from other cards.
    fn kind(self) -> &'static str {
        match self {
            Self::Vote(_) => "vote",
            Self::Keep(card) => match card.figure() {
                DraftFigure::Joker(_) => "keep a Joker",
                DraftFigure::Suited(DraftRank::Jack, _) => "keep a jack",
                DraftFigure::Suited(..) => "keep",
            },
            Self::Play(card) => match card.figure() {
                DraftFigure::Joker(_) => "play a Joker",
                DraftFigure::Suited(DraftRank::Jack, _) => "play a jack",
                DraftFigure::Suited(..) => "play",
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
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let bad = || ParseActionError::new(text, "faj-actions");
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
