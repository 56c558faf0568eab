//! Texts that people write: [`PersonName`] and [`ChatText`], limited and cleaned as they come in.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The reason why a person's text is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PersonNameError {
    /// Nothing visible is left of it.
    #[error("please enter a name")]
    Empty,
    /// It is too long.
    #[error("a name can have at most {0} characters")]
    TooLong(usize),
}

/// Whether a character is invisible or changes the writing direction: those that Unicode ignores by default,
/// and the blanks that it counts among letters and symbols.
const fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a character stands on the one before it and shows nothing by itself.
const fn is_mark(letter: char) -> bool {
    matches!(
        letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}'
            | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6ed}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
            | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
            | '\u{302a}'..='\u{302f}' | '\u{3099}' | '\u{309a}' | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Removes invisible characters and reduces runs of spaces to one.
fn cleaned(text: &str, longest: usize) -> Result<String, PersonNameError> {
    let seen = |letter: char| !is_invisible(letter) && (!letter.is_control() || letter.is_whitespace());
    let visible: String = text.chars().filter(|&letter| seen(letter)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    let text = words.join(" ");
    match text.chars().count() {
        _ if text.chars().all(|letter| is_mark(letter) || letter == ' ') => Err(PersonNameError::Empty),
        letters if letters > longest => Err(PersonNameError::TooLong(longest)),
        _ => Ok(text),
    }
}

macro_rules! written {
    ($(#[$doc:meta])* $name:ident, $longest:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "schema", schemars(extend("minLength" = 1, "maxLength" = $longest)))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The most characters it may have.
            pub const LONGEST: usize = $longest;

            /// Cleans a text and checks its length.
            ///
            /// # Errors
            /// If nothing visible is left of it, or if it is too long.
            pub fn new(text: &str) -> Result<Self, PersonNameError> {
                cleaned(text, Self::LONGEST).map(Self)
            }

            /// The text as it is shown.
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
    /// A person's name at the table.
    PersonName,
    24
);
written!(
    /// A chat message at the table.
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
        for blank in
            ['\u{3164}', '\u{2800}', '\u{115f}', '\u{fe0f}', '\u{61c}', '\u{ffa0}', '\u{34f}', '\u{17b4}']
        {
            assert_eq!(name(&format!("{blank} {blank}")), Err(PersonNameError::Empty), "{blank:?}");
            assert_eq!(name(&format!("A{blank}da")), Ok("Ada".to_owned()), "{blank:?}");
        }
        for marks in ["\u{301}\u{302}", "\u{300} \u{20dd}", "\u{64b}", "\u{e31}"] {
            assert_eq!(name(marks), Err(PersonNameError::Empty), "{marks:?}");
        }
        assert_eq!(name("e\u{301}"), Ok("e\u{301}".to_owned()));
        assert_eq!(name(&"ä".repeat(24)), Ok("ä".repeat(24)));
        assert_eq!(name(&"a".repeat(25)), Err(PersonNameError::TooLong(24)));
        assert!(serde_json::from_str::<PersonName>("\"\"").is_err(), "JSON is no way around it");
    }
}
