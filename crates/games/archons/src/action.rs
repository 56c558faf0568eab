//! The decisions of a seat: [`ArchonsAction`], and a set of them, [`ArchonsChoices`].

use std::{fmt, str::FromStr};

use parlour_core::{Action, Choices, Feature, IndexedAction, Ordinal, ParseActionError, Seat, Seats};

use crate::{Archon, ArchonSet, Poker, PokerSet, Title};
use parlour_cards::Rank;

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ArchonsAction {
    /// ARC-12: `lead KH`.
    Lead(Archon),
    /// ARC-13: `play 7S`.
    Play(Poker),
    /// ARC-19: `under 7S`.
    Under(Poker),
    /// ARC-19: `pass`.
    Pass,
    /// ARC-22: `return QS`.
    Return(Archon),
}

/// Where the numbers of each kind of action begin.
const PLAY: usize = Archon::COUNT;
const UNDER: usize = PLAY + Poker::COUNT;
const PASS: usize = UNDER + Poker::COUNT;
const RETURN: usize = PASS + 1;
const END: usize = RETURN + Archon::COUNT;

/// Numbers 0 to 12 lead an Archon, 13 to 52 play a poker card, 53 to 92 put one under the Demiurge, 93
/// passes, and 94 to 106 return an Archon. Cards are in the order of [`Ordinal`].
impl IndexedAction for ArchonsAction {
    const COUNT: usize = END;

    fn index(self) -> usize {
        match self {
            Self::Lead(archon) => archon.ordinal(),
            Self::Play(card) => PLAY + card.ordinal(),
            Self::Under(card) => UNDER + card.ordinal(),
            Self::Pass => PASS,
            Self::Return(archon) => RETURN + archon.ordinal(),
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        match index {
            ..PLAY => Archon::from_ordinal(index).map(Self::Lead),
            PLAY..UNDER => Poker::from_ordinal(index - PLAY).map(Self::Play),
            UNDER..PASS => Poker::from_ordinal(index - UNDER).map(Self::Under),
            PASS => Some(Self::Pass),
            RETURN.. => Archon::from_ordinal(index - RETURN).map(Self::Return),
        }
    }
}

/// The suit and rank of an Archon; the Demiurge has neither.
fn archon_features(archon: Archon) -> [u16; 2] {
    let (suit, rank) = match archon.title() {
        Title::Jack(suit) => (suit, Rank::Jack),
        Title::Queen(suit) => (suit, Rank::Queen),
        Title::King(suit) => (suit, Rank::King),
        Title::Demiurge => return [0, 0],
    };
    [suit as u16 + 1, rank.number().into()]
}

fn poker_features(card: Poker) -> [u16; 2] {
    [card.suit() as u16 + 1, card.pips().into()]
}

impl Action for ArchonsAction {
    /// Ranks count from 1 for the ace to 13 for the king.
    const FEATURES: &'static [Feature] = &[
        Feature::word("kind", &["lead", "play", "under", "pass", "return"]),
        Feature::word("suit", &["clubs", "diamonds", "hearts", "spades"]),
        Feature::number("rank", 13),
    ];

    fn features(self, _: Seats, _: Seat, out: &mut [u16]) {
        let (kind, [suit, rank]) = match self {
            Self::Lead(archon) => (1, archon_features(archon)),
            Self::Play(card) => (2, poker_features(card)),
            Self::Under(card) => (3, poker_features(card)),
            Self::Pass => (4, [0, 0]),
            Self::Return(archon) => (5, archon_features(archon)),
        };
        out.copy_from_slice(&[kind, suit, rank]);
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Lead(archon) => match archon.title() {
                Title::Jack(_) => "lead a jack",
                Title::Queen(_) => "lead a queen",
                Title::King(_) => "lead a king",
                Title::Demiurge => "lead the demiurge",
            },
            Self::Play(card) if card.is_ace() => "play an ace",
            Self::Play(_) => "play",
            Self::Under(_) => "under",
            Self::Pass => "pass",
            Self::Return(_) => "return",
        }
    }
}

impl fmt::Display for ArchonsAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lead(archon) => write!(f, "lead {archon}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Under(card) => write!(f, "under {card}"),
            Self::Pass => f.write_str("pass"),
            Self::Return(archon) => write!(f, "return {archon}"),
        }
    }
}

impl FromStr for ArchonsAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let bad = || ParseActionError::new(text, "archons-actions");
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let (verb, card) = text.split_once(' ').ok_or_else(bad)?;
        let action = match verb {
            "lead" => card.parse().map(Self::Lead),
            "play" => card.parse().map(Self::Play),
            "under" => card.parse().map(Self::Under),
            "return" => card.parse().map(Self::Return),
            _ => return Err(bad()),
        };
        action.map_err(|_| bad())
    }
}

/// The legal actions of one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ArchonsChoices {
    /// There is nothing to decide.
    #[default]
    Nothing,
    /// Any of these Archons.
    Lead(ArchonSet),
    /// Any of these cards.
    Play(PokerSet),
    /// Any of these cards, or `pass`.
    Under(PokerSet),
    /// Any of these Archons.
    Return(ArchonSet),
}

impl Choices for ArchonsChoices {
    type Action = ArchonsAction;

    #[inline]
    fn len(&self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Lead(archons) | Self::Return(archons) => archons.len(),
            Self::Play(cards) => cards.len(),
            Self::Under(cards) => cards.len() + 1,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> ArchonsAction {
        match self {
            Self::Nothing => panic!("there is nothing to decide"),
            Self::Lead(archons) => ArchonsAction::Lead(archons.nth(n)),
            Self::Play(cards) => ArchonsAction::Play(cards.nth(n)),
            Self::Under(cards) if n == cards.len() => ArchonsAction::Pass,
            Self::Under(cards) => ArchonsAction::Under(cards.nth(n)),
            Self::Return(archons) => ArchonsAction::Return(archons.nth(n)),
        }
    }

    fn iter(&self) -> impl Iterator<Item = ArchonsAction> + '_ {
        (0..self.len()).map(|n| self.nth(n))
    }

    #[inline]
    fn contains(&self, action: ArchonsAction) -> bool {
        match (self, action) {
            (Self::Lead(archons), ArchonsAction::Lead(archon))
            | (Self::Return(archons), ArchonsAction::Return(archon)) => archons.contains(archon),
            (Self::Play(cards), ArchonsAction::Play(card))
            | (Self::Under(cards), ArchonsAction::Under(card)) => cards.contains(card),
            (Self::Under(_), ArchonsAction::Pass) => true,
            _ => false,
        }
    }
}
