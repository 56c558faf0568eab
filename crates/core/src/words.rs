//! Sentences that know whom and what they speak of: [`Words`].

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

/// A sentence or a part of one, in pieces: plain text, seats (which a front end calls by name, or "you") and pieces of the game
/// (which it may draw).
///
/// ```
/// use parlour_core::{Seat, Viewer, Words};
/// let words = Words::new().does(Seat::new(2), "plays", "play").then(" ").piece("R9").then(".");
/// assert_eq!(words.to_string(), "Seat 2 plays R9.");
/// assert_eq!(words.told_to(Viewer::Seat(Seat::new(2))), "You play R9.");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Words(Vec<Word>);

/// A part of [`Words`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Word {
    /// As it stands.
    Text(Cow<'static, str>),
    /// A seat's name, or "you".
    Seat(Seat),
    /// A seat at the beginning of a sentence, and what it does.
    Does {
        /// Who does it.
        seat: Seat,
        /// The verb after a name: "plays".
        they: Cow<'static, str>,
        /// The verb after "You": "play".
        you: Cow<'static, str>,
    },
    /// A piece by its id.
    Piece(String),
}

impl Words {
    /// No words yet.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Plain text follows.
    pub fn then(mut self, text: impl Into<Cow<'static, str>>) -> Self {
        self.0.push(Word::Text(text.into()));
        self
    }

    /// A seat follows.
    pub fn seat(mut self, seat: Seat) -> Self {
        self.0.push(Word::Seat(seat));
        self
    }

    /// A seat as the subject of the sentence, with its verb for "Seat 2" and for "You".
    pub fn does(mut self, seat: Seat, they: &'static str, you: &'static str) -> Self {
        self.0.push(Word::Does { seat, they: they.into(), you: you.into() });
        self
    }

    /// A piece follows.
    pub fn piece(mut self, piece: impl fmt::Display) -> Self {
        self.0.push(Word::Piece(piece.to_string()));
        self
    }

    /// Pieces follow, with commas between them.
    pub fn pieces<T: fmt::Display>(mut self, pieces: impl IntoIterator<Item = T>) -> Self {
        for (number, piece) in pieces.into_iter().enumerate() {
            self = if number == 0 { self } else { self.then(", ") }.piece(piece);
        }
        self
    }

    /// Other words follow.
    pub fn join(mut self, words: Self) -> Self {
        self.0.extend(words.0);
        self
    }

    /// The parts, for a front end that draws them itself.
    pub fn parts(&self) -> &[Word] {
        &self.0
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// As plain text for a viewer, who is called "you".
    pub fn told_to(&self, viewer: Viewer) -> String {
        self.render(viewer, |seat| format!("seat {seat}"))
    }

    /// As plain text for a viewer, with the seats' names.
    pub fn render(&self, viewer: Viewer, name: impl Fn(Seat) -> String) -> String {
        let mut text = String::new();
        for word in &self.0 {
            match word {
                Word::Text(part) => text.push_str(part),
                Word::Piece(piece) => text.push_str(piece),
                Word::Seat(seat) if viewer.is(*seat) => text.push_str("you"),
                Word::Seat(seat) => text.push_str(&name(*seat)),
                Word::Does { seat, you, .. } if viewer.is(*seat) => {
                    text.push_str("You ");
                    text.push_str(you);
                }
                Word::Does { seat, they, .. } => {
                    text.push_str(&capitalised(&name(*seat)));
                    text.push(' ');
                    text.push_str(they);
                }
            }
        }
        text
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The beginning of a text that a message repeats: it may be megabytes, and nobody reads more.
pub(crate) fn shortened(text: &str, length: usize) -> String {
    if text.chars().nth(length).is_none() {
        text.to_owned()
    } else {
        text.chars().take(length).chain(['…']).collect()
    }
}

impl From<&'static str> for Words {
    fn from(text: &'static str) -> Self {
        Self::new().then(text)
    }
}

impl From<String> for Words {
    fn from(text: String) -> Self {
        Self::new().then(text)
    }
}

/// As told to somebody who only watches.
impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told_to(Viewer::Spectator))
    }
}
