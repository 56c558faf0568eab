//! What lies on the table: [`PieceSpec`] and its [`Face`].

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::Words;

/// A piece that the viewer can see.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PieceSpec {
    /// Its name in actions and words: `R9`. Pieces that can be picked have one each; tokens of one kind may share theirs.
    pub id: String,
    /// How it looks.
    pub face: Face,
    /// What is special about it now.
    pub marks: Vec<Mark>,
    /// What it does, written under it.
    pub note: Option<Words>,
}

/// How a piece looks.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// A card with a corner index.
    Card {
        /// `9`, `K`; empty for a card that has none.
        rank: Cow<'static, str>,
        /// Its suit, or what it shows.
        emblem: Emblem,
        /// Stars printed on it.
        stars: u8,
    },
    /// A round token.
    Token(Emblem),
    /// A tile with a pattern of seven places in a circle.
    Codex {
        /// `Generate`, `Two`.
        kind: Words,
        /// What stands at places 1 to 7.
        pattern: Box<[Option<Emblem>; 7]>,
        /// What it scores.
        points: u8,
    },
}

/// A suit or a god: a name, a letter for those who do not see colours, and a colour.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Emblem {
    /// The name of its drawing: `rock`, `spades`, `hades`. Front ends have a drawing for each they know.
    pub name: Cow<'static, str>,
    /// The message with its name for people.
    pub word: Cow<'static, str>,
    /// `R`.
    pub letter: char,
    /// Its colour.
    pub ink: Ink,
}

impl Emblem {
    /// An emblem known at compile time: the name of its drawing, and the message with its name for people.
    pub const fn new(name: &'static str, word: &'static str, letter: char, ink: Ink) -> Self {
        Self { name: Cow::Borrowed(name), word: Cow::Borrowed(word), letter, ink }
    }
}

/// Colours that any terminal has.
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

/// What is special about a piece just now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// It beats what lies beside it.
    Winning,
    /// It is of the suit that beats the others now.
    Trump,
    /// Its pattern fits: it can be used.
    Active,
    /// Its pattern would fit if blanks were ignored.
    Loose,
    /// The viewer has chosen it; to the others it lies face down.
    Chosen,
    /// Another one of equal value cancels it.
    Tied,
    /// It is destroyed or given up.
    Destroyed,
    /// It brings points.
    Scoring,
}

impl Mark {
    /// A sign for it, where only letters can be written.
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
        }
    }
}
