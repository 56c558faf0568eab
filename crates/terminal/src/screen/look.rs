//! Colours and symbols: [`Look`].

use std::borrow::Cow;

use parlour_core::scene::{Emblem, Ink};
use ratatui::style::{Color, Modifier, Style};

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The symbols.
    pub signs: Signs,
    /// The colours.
    pub colours: Colours,
}

/// The symbols a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signs {
    /// Frames, suits and shades.
    Unicode,
    /// Plain ASCII characters.
    Ascii,
}

/// The colours a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// The sixteen that every terminal has.
    Sixteen,
    /// None: only weight, underlining and reversed colours.
    None,
}

impl Look {
    /// The look for this environment: `NO_COLOR` turns colours off.
    pub fn of_environment(signs: Signs) -> Self {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let colours = if set("NO_COLOR") { Colours::None } else { Colours::Sixteen };
        Self { signs, colours }
    }

    /// Picks between a symbol and its ASCII replacement.
    pub(crate) const fn sign(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self.signs {
            Signs::Unicode => unicode,
            Signs::Ascii => ascii,
        }
    }

    /// A text from a game, with characters outside of ASCII replaced if necessary.
    pub(crate) fn text(self, text: &str) -> String {
        match self.signs {
            Signs::Unicode => text.to_owned(),
            Signs::Ascii => text.chars().map(plain_letters).collect(),
        }
    }

    fn colour(self, colour: Color) -> Style {
        match self.colours {
            Colours::Sixteen => Style::new().fg(colour),
            Colours::None => Style::new(),
        }
    }

    /// The style of a suit's colour. The letters beside it say the same without colours.
    pub(crate) fn ink(self, ink: Ink) -> Style {
        match ink {
            Ink::Red => self.colour(Color::Red),
            Ink::Blue => self.colour(Color::LightBlue),
            Ink::Green => self.colour(Color::Green),
            Ink::Gold => self.colour(Color::Yellow),
            Ink::Violet => self.colour(Color::Magenta),
            // Black on a dark screen, and grey on any, would be hard to read: these use the terminal's own
            // colour, bold or normal.
            Ink::Grey => Style::new(),
            Ink::Black => Self::bold(),
        }
    }

    pub(crate) fn accent(self) -> Style {
        self.colour(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn warning(self) -> Style {
        self.colour(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn bold() -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The style of things that do not matter now.
    pub(crate) fn quiet(self) -> Style {
        match self.colours {
            Colours::Sixteen => Style::new().fg(Color::DarkGray),
            Colours::None => Style::new().add_modifier(Modifier::DIM),
        }
    }

    /// A drawing for the suits that every terminal has one for.
    pub(crate) fn drawing(self, emblem: &Emblem) -> Option<&'static str> {
        let drawing = match emblem.name.as_ref() {
            "spades" => "♠",
            "hearts" => "♥",
            "diamonds" => "♦",
            "clubs" => "♣",
            _ => return None,
        };
        (self.signs == Signs::Unicode).then_some(drawing)
    }
}

fn plain_letters(letter: char) -> Cow<'static, str> {
    Cow::Borrowed(match letter {
        '·' | '…' => ".",
        '×' => "x",
        '–' | '—' | '−' => "-",
        '‘' | '’' | '‚' => "'",
        '“' | '”' | '„' => "\"",
        'ä' => "ae",
        'ö' => "oe",
        'ü' => "ue",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        letter if letter.is_ascii() => return Cow::Owned(letter.to_string()),
        _ => "?",
    })
}
