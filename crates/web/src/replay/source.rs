//! Whether a text is a record, and whose: [`Found`].

use parlour_core::{Seat, record::Record};
use parlour_registry::AnyGame;
use serde::Deserialize;

use crate::text;

/// A record that was read and is right.
pub(super) struct Found {
    pub(super) game: &'static dyn AnyGame,
    pub(super) record: Record,
    /// What everybody is called; empty where the record does not say.
    pub(super) names: Vec<String>,
    /// The record as it came, with all that others have added to it.
    pub(super) text: String,
}

/// What a record may say besides the game.
#[derive(Deserialize)]
struct Signed {
    #[serde(default)]
    names: Vec<Option<String>>,
}

impl Found {
    /// Reads a record and replays it.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let record = Record::from_json(text.trim()).map_err(|why| why.to_string())?;
        let game = parlour_registry::find(&record.game).map_err(|why| why.to_string())?;
        game.verify(&record).map_err(|why| why.to_string())?;
        Ok(Self { game, record, names: names(text), text: text.trim().to_owned() })
    }
}

/// The names in a record. Whoever has none is a bot, and called as bots are at a table.
fn names(text: &str) -> Vec<String> {
    let signed = serde_json::from_str(text).unwrap_or(Signed { names: Vec::new() });
    let named = signed.names.into_iter().zip(0..Seat::MAX as u8);
    named.map(|(name, seat)| name.unwrap_or_else(|| text::bot_name(Seat::new(seat)))).collect()
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn people_are_called_as_the_record_says_and_bots_as_at_a_table() {
        assert_eq!(names(r#"{"names":["Ada",null]}"#), ["Ada", "Birch"]);
        assert!(names("{}").is_empty(), "then seats are called by their numbers");
    }
}
