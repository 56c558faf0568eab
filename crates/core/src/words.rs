//! Sentences that any front end can render in any language: [`Words`].

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet, scene::Emblem};

/// A sentence, a title or a label, not yet in any language: a message of a catalogue with its arguments.
///
/// Games create words; `parlour-language` renders them for a viewer, in a language, with the players' names.
///
/// ```
/// use parlour_core::{Seat, Words};
/// let words = Words::new("tps-played").seat("seat", Seat::new(2)).piece("card", "R9");
/// assert_eq!(words.id(), Some("tps-played"));
/// assert_eq!(words.pieces(), ["R9"]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Words {
    /// A message of the catalogue.
    Message {
        /// Its id: the crate's short name, a hyphen, and what it is about.
        id: Cow<'static, str>,
        /// The arguments of the message, by the names that the catalogue uses.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        args: Vec<(Cow<'static, str>, Arg)>,
    },
    /// Text that is the same in every language: a number, an id.
    Plain(Cow<'static, str>),
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A player, called by name or "you".
    Seat(Seat),
    /// Several players.
    Seats(SeatSet),
    /// A piece by its id, which a front end may draw.
    Piece(String),
    /// Several pieces.
    Pieces(Vec<String>),
    /// A number, which also decides between singular and plural.
    Number(i64),
    /// Other words: the name of a suit, a part of the sentence.
    Words(Words),
    /// Other words, phrased as for a bystander: nobody in them is "you".
    Overheard(Words),
    /// Other words with commas between them.
    List(Vec<Words>),
    /// A suit or a god, which a front end may draw.
    Emblem {
        /// The name of its drawing.
        name: Cow<'static, str>,
        /// The message with its name for people.
        word: Cow<'static, str>,
    },
}

impl Words {
    /// Creates a message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self::Message { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// Creates text that is the same in every language.
    pub fn plain(text: impl fmt::Display) -> Self {
        Self::Plain(Cow::Owned(text.to_string()))
    }

    /// Adds a player as an argument.
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds several players as an argument.
    pub fn seats(self, name: &'static str, seats: SeatSet) -> Self {
        self.with(name, Arg::Seats(seats))
    }

    /// Adds a piece as an argument.
    pub fn piece(self, name: &'static str, piece: impl fmt::Display) -> Self {
        self.with(name, Arg::Piece(piece.to_string()))
    }

    /// Adds several pieces as an argument.
    pub fn piece_list<T: fmt::Display>(
        self,
        name: &'static str,
        pieces: impl IntoIterator<Item = T>,
    ) -> Self {
        let pieces = pieces.into_iter().map(|piece| piece.to_string()).collect();
        self.with(name, Arg::Pieces(pieces))
    }

    /// Adds a number as an argument.
    pub fn number(self, name: &'static str, number: impl TryInto<i64>) -> Self {
        let number = number.try_into().unwrap_or(i64::MAX);
        self.with(name, Arg::Number(number))
    }

    /// Adds other words as an argument.
    pub fn words(self, name: &'static str, words: impl Into<Self>) -> Self {
        self.with(name, Arg::Words(words.into()))
    }

    /// Adds other words as an argument, phrased as for a bystander.
    pub fn overheard(self, name: &'static str, words: impl Into<Self>) -> Self {
        self.with(name, Arg::Overheard(words.into()))
    }

    /// Adds a list of other words as an argument.
    pub fn list(self, name: &'static str, words: impl IntoIterator<Item = Self>) -> Self {
        self.with(name, Arg::List(words.into_iter().collect()))
    }

    /// Adds a suit or a god as an argument.
    pub fn emblem(self, name: &'static str, emblem: &Emblem) -> Self {
        self.with(name, Arg::Emblem { name: emblem.name.clone(), word: emblem.word.clone() })
    }

    /// # Panics
    /// If these words are plain: text that is the same in every language takes no arguments.
    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        match &mut self {
            Self::Message { args, .. } => args.push((Cow::Borrowed(name), arg)),
            Self::Plain(text) => panic!("`{text}` is plain and takes no argument `{name}`"),
        }
        self
    }

    /// The id of the message; `None` for plain text.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Message { id, .. } => Some(id),
            Self::Plain(_) => None,
        }
    }

    /// The same told by another message, which speaks of the same things.
    pub fn retold(&self, id: &'static str) -> Self {
        match self {
            Self::Message { args, .. } => Self::Message { id: Cow::Borrowed(id), args: args.clone() },
            Self::Plain(_) => self.clone(),
        }
    }

    /// The argument with this name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        match self {
            Self::Message { args, .. } => args.iter().find(|(other, _)| other == name).map(|(_, arg)| arg),
            Self::Plain(_) => None,
        }
    }

    /// The ids of all pieces named in these words.
    pub fn pieces(&self) -> Vec<&str> {
        let mut pieces = Vec::new();
        self.collect_pieces(&mut pieces);
        pieces
    }

    fn collect_pieces<'a>(&'a self, pieces: &mut Vec<&'a str>) {
        let Self::Message { args, .. } = self else { return };
        for (_, arg) in args {
            match arg {
                Arg::Piece(piece) => pieces.push(piece),
                Arg::Pieces(several) => pieces.extend(several.iter().map(String::as_str)),
                Arg::Words(words) | Arg::Overheard(words) => words.collect_pieces(pieces),
                Arg::List(list) => list.iter().for_each(|words| words.collect_pieces(pieces)),
                Arg::Seat(_) | Arg::Seats(_) | Arg::Number(_) | Arg::Emblem { .. } => {}
            }
        }
    }
}

/// A message without arguments, by its id.
impl From<&'static str> for Words {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

/// Numbers are the same in every language.
macro_rules! plain_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Words {
            fn from(number: $number) -> Self {
                Self::Plain(Cow::Owned(figure(number)))
            }
        })*
    };
}

plain_numbers!(u8, u16, u32, u64, usize, i32, i64);

/// A number as people read it, with a minus sign where programs write a hyphen.
pub fn figure(number: impl fmt::Display) -> String {
    number.to_string().replace('-', "−")
}

/// A suit or a god by its name.
impl From<&Emblem> for Words {
    fn from(emblem: &Emblem) -> Self {
        Self::new("core-emblem").emblem("emblem", emblem)
    }
}

/// The beginning of a text to quote in a message: the text may be megabytes long, and nobody reads more.
pub(crate) fn shortened(text: &str, length: usize) -> String {
    if text.chars().nth(length).is_none() {
        text.to_owned()
    } else {
        text.chars().take(length).chain(['…']).collect()
    }
}
