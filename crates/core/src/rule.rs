//! Rules by name ([`Rule`]) and why an action is refused ([`IllegalActionError`]).

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::{Seat, SeatSet, Words, words::shortened};

/// The three letters before a game's rule numbers: `TPS`.
pub type Book = [u8; 3];

/// A rule of a game, by its number on the rules page: `TPS-9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    book: Book,
    number: u8,
}

impl Rule {
    /// Rule `number` of a book, whose name must be three capital letters.
    pub const fn new(book: Book, number: u8) -> Self {
        Self { book, number }
    }

    /// The number of the rule in its book.
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.book.map(char::from);
        write!(f, "{a}{b}{c}-{}", self.number)
    }
}

crate::debug_as_text!(Rule);

/// An error for a text that is not the id of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not the id of a rule; one looks like `TPS-9`")]
pub struct ParseRuleError(String);

impl FromStr for Rule {
    type Err = ParseRuleError;

    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        let bad = || ParseRuleError(text.to_owned());
        let (book, number) = text.split_once('-').ok_or_else(bad)?;
        let book = Book::try_from(book.as_bytes()).map_err(|_| bad())?;
        let number = number.parse().map_err(|_| bad())?;
        if book.iter().all(u8::is_ascii_uppercase) { Ok(Self { book, number }) } else { Err(bad()) }
    }
}

crate::json_as_text!(Rule);

/// The reason why a seat may not do what it tried.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IllegalActionError {
    /// Nobody has anything left to decide.
    #[error("the game is over")]
    Over,
    /// Another seat decides now, or this one has decided already.
    #[error("it is not the turn of seat {0}")]
    NotToAct(Seat),
    /// The viewer has no seat.
    #[error("you are watching: only the players can move")]
    Watching,
    /// A rule forbids it.
    #[error("{rule} forbids it")]
    Breaks {
        /// The rule that forbids it.
        rule: Rule,
        /// What the rule says about this, as a sentence without its full stop.
        reason: Words,
    },
}

impl IllegalActionError {
    /// Creates the error for an action that `rule` forbids, with the reason.
    pub fn breaks(rule: Rule, reason: impl Into<Words>) -> Self {
        Self::Breaks { rule, reason: reason.into() }
    }

    /// Refuses a seat that is not to act.
    ///
    /// # Errors
    /// If the game is over or other seats are to act.
    pub fn unless_to_act(to_act: SeatSet, seat: Seat) -> Result<(), Self> {
        if to_act.contains(seat) {
            Ok(())
        } else if to_act.is_empty() {
            Err(Self::Over)
        } else {
            Err(Self::NotToAct(seat))
        }
    }

    /// The reason in words, for the seat that tried; with the rule's id if a rule forbids the action.
    pub fn words(&self) -> Words {
        match self {
            Self::Over => Words::new("core-over"),
            Self::NotToAct(seat) => Words::new("core-not-to-act").seat("seat", *seat),
            Self::Watching => Words::new("core-watching"),
            Self::Breaks { rule, reason } => {
                Words::new("core-breaks").words("reason", reason.clone()).words("rule", Words::plain(rule))
            }
        }
    }
}

/// An error for a text that is not an action of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not a move in this game")]
pub struct ParseActionError {
    text: String,
    expected: Words,
}

impl ParseActionError {
    /// Creates the error for `text`, where `expected` says what would have been understood.
    pub fn new(text: &str, expected: impl Into<Words>) -> Self {
        Self { text: shortened(text, 60), expected: expected.into() }
    }

    /// The error in words, with what would have been understood.
    pub fn words(&self) -> Words {
        Words::new("core-not-an-action")
            .words("text", Words::plain(&self.text))
            .words("expected", self.expected.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_rule_reads_back() {
        let rule = Rule::new(*b"TPS", 9);
        assert_eq!("TPS-9".parse(), Ok(rule));
        assert_eq!(rule.to_string(), "TPS-9");
        for bad in ["TPS", "TPS-", "TPS-999", "tps-9", "TRICK-9", "é-9"] {
            assert!(bad.parse::<Rule>().is_err(), "{bad}");
        }
    }
}
