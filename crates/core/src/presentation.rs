//! How a game presents itself in the program: its rules pages, its colours, its picture and its hints.
//!
//! Front ends know no game. Whatever is special about one on their pages comes from here, as data.

use std::fmt;

use crate::{Game, Texts, scene::Face};

/// A game that people find in the program.
pub trait Presented: Game {
    /// The rules pages, as Markdown: every rule is an item that starts with its id.
    const RULES: Texts;

    /// What front ends need to dress it.
    const COSTUME: Costume;

    /// How the piece with that id looks; `None` if there is no such piece. Sentences name pieces by their ids, and front ends
    /// draw them there.
    fn face(piece: &str) -> Option<Face>;
}

/// What front ends need to dress a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Costume {
    /// The message that says for how many it is and how long it takes: the line below the title of its rules.
    pub facts: &'static str,
    /// The colour of its buttons and headings.
    pub accent: Accent,
    /// How pieces look from behind.
    pub back: Back,
    /// A position that shows what the game is about, for the picture on the home page.
    pub picture: Picture,
    /// What first-time players are told.
    pub hints: &'static [Hint],
}

/// A colour for light and for dark pages, each with a colour that can be read on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Accent {
    /// On light pages.
    pub light: Rgb,
    /// For text on [`Accent::light`].
    pub on_light: Rgb,
    /// On dark pages.
    pub dark: Rgb,
    /// For text on [`Accent::dark`].
    pub on_dark: Rgb,
}

/// A colour in sRGB, written `#9a2f1d` in a style sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The colour with those six hexadecimal digits: `0x9a_2f_1d`.
    pub const fn new(digits: u32) -> Self {
        let [_, red, green, blue] = digits.to_be_bytes();
        Self(red, green, blue)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// How pieces look from behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Back {
    /// Like playing cards.
    #[default]
    Card,
    /// Like tiles.
    Tile,
}

/// A position to look at: greedy bots play from a fixed seed up to a moment worth a picture, which seat 0 sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    /// How many play.
    pub seats: usize,
    /// Where the luck comes from.
    pub seed: u64,
    /// How many decisions have been made.
    pub decisions: usize,
    /// The ids of the zones that are shown. None of them is empty at that moment.
    pub zones: &'static [&'static str],
}

/// What a first-time player is told when a rule matters for the first time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The number of the rule.
    pub rule: u8,
    /// The message: two sentences.
    pub message: &'static str,
}

impl Hint {
    /// The message for the moment at which that rule matters.
    pub const fn new(rule: u8, message: &'static str) -> Self {
        Self { rule, message }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_written_as_style_sheets_have_it() {
        assert_eq!(Rgb::new(0x9a_2f_0d).to_string(), "#9a2f0d");
    }
}
