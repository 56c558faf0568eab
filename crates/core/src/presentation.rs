//! How a game presents itself in the program: its rules pages, its colours, its picture and its hints.
//!
//! Front ends know no game by name. Whatever is special about one on their pages comes from here, as data.

use std::fmt;

use crate::{
    Arg, Game, Texts, Words,
    lesson::LessonFiles,
    scene::{Face, Points},
};

/// A game offered in the program.
pub trait Presented: Game {
    /// The rules pages, as Markdown: every rule is an item that starts with its id.
    const RULES: Texts;

    /// The game's colours, picture and hints.
    const COSTUME: Costume;

    /// The lesson, if there is one: [`lesson!`](crate::lesson!).
    const LESSON: Option<LessonFiles> = None;

    /// The numbers of the rules whose decisions matter only among people. A person playing against bots is
    /// not asked for them, but the record still has them.
    const FORMALITIES: &'static [u8] = &[];

    /// How rows of the score came about, where the log knows better than the table.
    const ACCOUNTS: &'static [Account] = &[];

    /// The look of the piece with this id; `None` if there is no such piece. Sentences name pieces by their
    /// ids, and front ends draw them in the sentence.
    fn face(piece: &str) -> Option<Face>;
}

/// What front ends need to dress a game: colours, cloth, picture and hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Costume {
    /// The message with the number of players and the length of a game, shown below the title of the rules.
    pub facts: &'static str,
    /// The message that names who made the game, as far as is known.
    pub credit: &'static str,
    /// The colour of its buttons and headings.
    pub accent: Accent,
    /// The cloth of the table, where it is not a tint of the accent.
    pub felt: Option<Felt>,
    /// How pieces look from behind.
    pub back: Back,
    /// The aid for newcomers, in the middle of the table.
    pub aid: Aid,
    /// A position that shows what the game is about, drawn on the home page.
    pub picture: Picture,
    /// The tips for first-time players.
    pub tips: &'static [Tip],
}

/// A colour for light pages and one for dark pages, each with a text colour that is readable on it.
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

/// The cloth of a table: light in the middle, darker towards the edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Felt {
    /// On light pages.
    pub light: Rgb,
    /// At the edge, on light pages.
    pub light_deep: Rgb,
    /// On dark pages.
    pub dark: Rgb,
    /// At the edge, on dark pages.
    pub dark_deep: Rgb,
}

/// A colour in sRGB, written `#9a2f1d` in a style sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The colour with these six hexadecimal digits: `0x9a_2f_1d`.
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

/// An aid such as a rulebook prints on a card for newcomers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aid {
    /// Nothing.
    #[default]
    None,
    /// What beats what, drawn as a circle.
    Cycle(Cycle),
    /// What each piece does, one per line.
    Powers(&'static [Power]),
}

/// Three emblems in a circle, with the one that was led and the one that is trump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cycle {
    /// The message that says the same in words.
    pub words: &'static str,
    /// The names of their drawings, clockwise: each beats the next, and the last beats the first.
    pub emblems: [&'static str; 3],
    /// The label of the [counter](crate::scene::Counter) showing the emblem that was led.
    pub led: &'static str,
    /// The label of the counter showing the emblem that is trump.
    pub trump: &'static str,
}

/// A line of [`Aid::Powers`], both parts as messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Power {
    /// The piece: "King".
    pub who: &'static str,
    /// What the piece does.
    pub does: &'static str,
}

impl Power {
    /// Creates a line.
    pub const fn new(who: &'static str, does: &'static str) -> Self {
        Self { who, does }
    }
}

/// A position to look at, as seat 0 sees it: greedy bots play from a fixed seed up to a moment worth showing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The number of seats.
    pub seats: usize,
    /// The random seed.
    pub seed: u64,
    /// The number of decisions made before that moment.
    pub decisions: usize,
    /// The ids of the zones shown. None of them is empty at that moment.
    pub zones: &'static [&'static str],
    /// The same drawn once and for all: [`picture!`](crate::picture!).
    pub file: PictureFile,
}

/// A [`Scene`](crate::Scene) with the zones of a picture, as JSON, so that a list of games needs none of their rules.
///
/// A page fetches it; other programs have it with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PictureFile {
    /// The file as it is kept.
    #[cfg(not(target_family = "wasm"))]
    pub scene: &'static str,
}

/// Names the file of the calling crate's picture, `picture/scene.json`.
#[macro_export]
macro_rules! picture {
    () => {{
        // A page leaves this out, but the compiler's list of sources names it: that is how its build finds what to offer.
        const _: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/picture/scene.json"));
        $crate::presentation::PictureFile {
            #[cfg(not(target_family = "wasm"))]
            scene: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/picture/scene.json")),
        }
    }};
}

/// What a first-time player is told the first time a rule matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tip {
    /// The number of the rule.
    pub rule: u8,
    /// The message, two sentences long.
    pub message: &'static str,
}

impl Tip {
    /// Creates the tip for the moment when the rule matters.
    pub const fn new(rule: u8, message: &'static str) -> Self {
        Self { rule, message }
    }
}

/// Lines of the log that say how a row of the score came about.
///
/// A line belongs to a row if it speaks of the row's seat, as `seat`, and both speak of the same things under the other names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// The message of the row: the words of its [`Points`].
    pub row: &'static str,
    /// The message of the lines.
    pub line: &'static str,
    /// The names under which row and line speak of the same.
    pub alike: &'static [&'static str],
    /// The message that tells such a line below the row.
    pub told: &'static str,
}

impl Account {
    /// What a line of the log says about a row of the score; `None` if it is not about it.
    pub fn tell(&self, row: &Points, line: &Words) -> Option<Words> {
        let alike = |name: &&str| row.words.arg(name) == line.arg(name);
        let belongs = row.words.id() == Some(self.row)
            && line.id() == Some(self.line)
            && line.arg("seat") == Some(&Arg::Seat(row.seat))
            && self.alike.iter().all(alike);
        belongs.then(|| line.retold(self.told))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rule, Seat};

    #[test]
    fn a_line_is_told_below_the_row_of_its_seat_that_speaks_of_the_same() {
        let account = Account { row: "hand", line: "scored", alike: &["hand"], told: "made" };
        let seat = Seat::new(1);
        let words = Words::new("hand").number("hand", 2);
        let row = Points { seat, rule: Rule::new(*b"ABC", 1), words, points: 3 };
        let line =
            |seat: u8, hand: u8| Words::new("scored").seat("seat", Seat::new(seat)).number("hand", hand);
        assert_eq!(account.tell(&row, &line(1, 2)), Some(line(1, 2).retold("made")));
        assert_eq!(account.tell(&row, &line(0, 2)), None);
        assert_eq!(account.tell(&row, &line(1, 1)), None);
        assert_eq!(account.tell(&row, &Words::new("other")), None);
    }

    #[test]
    fn a_colour_is_written_as_style_sheets_have_it() {
        assert_eq!(Rgb::new(0x9a_2f_0d).to_string(), "#9a2f0d");
    }
}
