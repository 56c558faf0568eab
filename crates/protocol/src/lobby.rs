//! What is asked and answered outside of a table: [`CreateTable`], [`TableListing`].

use parlour_core::Bot;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Pace, TableId, Visibility};

/// The body of `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The game's slug.
    pub game: String,
    /// How many play; as few as can if it is left out.
    #[serde(default)]
    pub seats: Option<usize>,
    /// Options other than the default.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// How long one may think and be away.
    #[serde(default)]
    pub pace: Pace,
    /// Who finds it.
    #[serde(default)]
    pub visibility: Visibility,
    /// Bots for the last chairs; the others stay empty.
    #[serde(default)]
    pub bots: Vec<Bot>,
}

/// The answer to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// The table's name.
    pub id: TableId,
    /// The path of its page: what is sent to friends.
    pub path: String,
}

/// A table in the list of `GET /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableListing {
    /// Its name.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// How many play.
    pub seats: usize,
    /// How many chairs nobody holds.
    pub free: usize,
    /// Whether the game is on.
    pub playing: bool,
    /// Who sits there.
    pub people: Vec<String>,
}
