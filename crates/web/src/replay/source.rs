//! A record and the names of its players, read from text: [`Found`].

use parlour_core::{Seat, record::Record};
use parlour_registry::AnyGame;

use crate::text;

/// A record that was read and found correct.
pub(super) struct Found {
    pub(super) game: &'static dyn AnyGame,
    pub(super) record: Record,
    /// The names of the seats; empty where the record has none.
    pub(super) names: Vec<String>,
    /// The text of the record as it came, with every key that others have added.
    pub(super) text: String,
}

impl Found {
    /// Reads a record and replays it.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let record = Record::from_json(text.trim()).map_err(|why| why.to_string())?;
        let game = parlour_registry::find(&record.game).map_err(|why| why.to_string())?;
        game.verify(&record).map_err(|why| why.to_string())?;
        let names = names(record.names.as_deref().unwrap_or_default());
        Ok(Self { game, record, names, text: text.trim().to_owned() })
    }
}

/// The names of the seats. A seat without a name belongs to a bot, and gets the name that the bot has at a
/// table.
fn names(written: &[Option<String>]) -> Vec<String> {
    let called =
        |(name, seat): (&Option<String>, u8)| name.clone().unwrap_or_else(|| text::bot_name(Seat::new(seat)));
    written.iter().zip(0..).map(called).collect()
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn people_are_called_as_the_record_says_and_bots_as_at_a_table() {
        assert_eq!(names(&[Some("Ada".to_owned()), None]), ["Ada", "Birch"]);
        assert!(names(&[]).is_empty(), "then seats are called by their numbers");
    }
}
