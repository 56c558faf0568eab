//! Pieces on the table: [`PieceSpec`] and its [`Face`].

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::About;
use crate::Words;

/// A piece that the viewer can see.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PieceSpec {
    /// Its id in actions and words: `R9`. Pieces that can be picked have unique ids; tokens of one kind may
    /// share theirs.
    pub id: String,
    /// How it looks.
    pub face: Face,
    /// What is special about it right now.
    pub marks: Vec<Mark>,
    /// What it does, written under it.
    pub note: Option<Words>,
    /// The same in two or three words, for where there is no room for more.
    pub brief: Option<Words>,
    /// Explains the piece when somebody asks.
    #[serde(default, skip_serializing_if = "About::is_empty")]
    pub about: About,
}

/// How a piece looks.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// A card with a corner index.
    Card {
        /// The corner index: `9`, `K`; empty for a card without one.
        rank: Cow<'static, str>,
        /// Its suit, or what it shows.
        emblem: Emblem,
        /// The number of stars printed on it.
        stars: u8,
    },
    /// A round token.
    Token(Emblem),
    /// A tile with a pattern of seven places in a circle.
    Codex {
        /// The kind of codex: `Generate`, `Two`.
        kind: Words,
        /// The emblems at places 1 to 7.
        pattern: Box<[Option<Emblem>; 7]>,
        /// The points it scores.
        points: u8,
    },
}

/// A suit or a god: a name, a letter for those who cannot see colours, and a colour.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Emblem {
    /// The name of its drawing: `rock`, `spades`, `hades`. Front ends bring the drawings they know.
    pub name: Cow<'static, str>,
    /// The message with its name for people.
    pub word: Cow<'static, str>,
    /// The letter: `R`.
    pub letter: char,
    /// Its colour.
    pub ink: Ink,
}

impl Emblem {
    /// Creates an emblem: the name of its drawing, the message with its name for people, its letter and its
    /// colour.
    pub const fn new(name: &'static str, word: &'static str, letter: char, ink: Ink) -> Self {
        Self { name: Cow::Borrowed(name), word: Cow::Borrowed(word), letter, ink }
    }
}

/// Colours that every terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Ink {
    Red,
    Blue,
    Green,
    Gold,
    Violet,
    Grey,
    Black,
}

/// What is special about a piece right now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// It beats the pieces beside it.
    Winning,
    /// It belongs to the suit that beats the others now.
    Trump,
    /// Its pattern fits, so it can be used.
    Active,
    /// Its pattern would fit if blanks were ignored.
    Loose,
    /// The viewer has chosen it; the others see it face down.
    Chosen,
    /// Another piece of equal value cancels it.
    Tied,
    /// It is destroyed or discarded.
    Destroyed,
    /// It scores points.
    Scoring,
    /// It has just become active.
    Waking,
}

impl Mark {
    /// Whether it says what became of a piece, rather than what the piece is or can do.
    pub const fn decides(self) -> bool {
        match self {
            Self::Winning | Self::Tied | Self::Destroyed | Self::Scoring | Self::Waking => true,
            Self::Trump | Self::Active | Self::Loose | Self::Chosen => false,
        }
    }

    /// A symbol for the mark, where only text can be shown.
    pub const fn symbol(self) -> char {
        match self {
            Self::Winning => '!',
            Self::Trump => '^',
            Self::Active => '+',
            Self::Loose => '~',
            Self::Chosen => '?',
            Self::Tied => '=',
            Self::Destroyed => 'x',
            Self::Scoring => '*',
            Self::Waking => '>',
        }
    }
}
