//! What people write: [`PersonName`] and [`ChatText`], bounded and cleaned where they enter.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a text from a person is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PersonNameError {
    /// Nothing is left of it.
    #[error("please enter a name")]
    Empty,
    /// It is too long.
    #[error("a name can have at most {0} characters")]
    TooLong(usize),
}

/// Without what cannot be seen, turns the writing direction or would pass for white space; runs of spaces are one.
fn cleaned(text: &str, longest: usize) -> Result<String, PersonNameError> {
    let seen = |letter: char| {
        let invisible = matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}');
        !invisible && (!letter.is_control() || letter.is_whitespace())
    };
    let visible: String = text.chars().filter(|&letter| seen(letter)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    let text = words.join(" ");
    match text.chars().count() {
        0 => Err(PersonNameError::Empty),
        letters if letters > longest => Err(PersonNameError::TooLong(longest)),
        _ => Ok(text),
    }
}

macro_rules! written {
    ($(#[$doc:meta])* $name:ident, $longest:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// How many letters it may have.
            pub const LONGEST: usize = $longest;

            /// The text, cleaned.
            ///
            /// # Errors
            /// If nothing is left of it, or too much.
            pub fn new(text: &str) -> Result<Self, PersonNameError> {
                cleaned(text, Self::LONGEST).map(Self)
            }

            /// As it is shown.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = PersonNameError;

            fn try_from(text: String) -> Result<Self, PersonNameError> {
                Self::new(&text)
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }
    };
}

written!(
    /// What a person is called at the table.
    PersonName,
    24
);
written!(
    /// What a person says at the table.
    ChatText,
    400
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_bounded() {
        let name = |text: &str| PersonName::new(text).map(String::from);
        assert_eq!(name("  Ada \t\n Lovelace "), Ok("Ada Lovelace".to_owned()));
        assert_eq!(name("\u{202e}Ada\u{200b}\u{7}"), Ok("Ada".to_owned()));
        assert_eq!(name(" \u{200b} "), Err(PersonNameError::Empty));
        assert_eq!(name(&"ä".repeat(24)), Ok("ä".repeat(24)));
        assert_eq!(name(&"a".repeat(25)), Err(PersonNameError::TooLong(24)));
        assert!(serde_json::from_str::<PersonName>("\"\"").is_err(), "JSON is no way around it");
    }
}
