//! Colours and signs: [`Look`].

use std::borrow::Cow;

use parlour_core::scene::{Emblem, Ink};
use ratatui::style::{Color, Modifier, Style};

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Which signs.
    pub signs: Signs,
    /// Which colours.
    pub colours: Colours,
}

/// Which signs a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signs {
    /// Frames, suits and shades.
    Unicode,
    /// What a typewriter has.
    Ascii,
}

/// Which colours a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// The sixteen that every terminal has.
    Sixteen,
    /// None: weight, underlining and reversal only.
    None,
}

impl Look {
    /// As the environment asks: `NO_COLOR` takes colours away.
    pub fn of_environment(signs: Signs) -> Self {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let colours = if set("NO_COLOR") { Colours::None } else { Colours::Sixteen };
        Self { signs, colours }
    }

    /// One sign or, without Unicode, the other.
    pub(crate) const fn sign(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self.signs {
            Signs::Unicode => unicode,
            Signs::Ascii => ascii,
        }
    }

    /// A text that came from a game, with what a typewriter lacks replaced.
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

    /// The ink of a suit. The letters beside it tell the same without colours.
    pub(crate) fn ink(self, ink: Ink) -> Style {
        match ink {
            Ink::Red => self.colour(Color::Red),
            Ink::Blue => self.colour(Color::LightBlue),
            Ink::Green => self.colour(Color::Green),
            Ink::Gold => self.colour(Color::Yellow),
            Ink::Violet => self.colour(Color::Magenta),
            // Black on a dark screen and grey on either would be hard to read: the screen's own colour, heavy and light.
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

    /// For what is there but does not matter now.
    pub(crate) fn quiet(self) -> Style {
        match self.colours {
            Colours::Sixteen => Style::new().fg(Color::DarkGray),
            Colours::None => Style::new().add_modifier(Modifier::DIM),
        }
    }

    /// A drawing for the suits that have one everywhere.
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
