//! What a seat can decide: [`ArchonsAction`] and the set of them, [`ArchonsChoices`].

use std::{fmt, str::FromStr};

use parlour_core::{Action, BadAction, Choices};

use crate::{Archon, ArchonSet, Poker, PokerSet, Title};

/// One decision.
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

impl Action for ArchonsAction {
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
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let bad =
            || BadAction::new(text, "there are `lead KH`, `play 7S`, `under 7S`, `pass` and `return QS`");
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
    /// Nothing to decide.
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
