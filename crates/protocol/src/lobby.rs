//! Requests and answers outside of a table: [`CreateTable`], [`TableListing`].

use parlour_core::Bot;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{HintPolicy, Pace, TableId, Visibility};

/// The body of `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The game's slug.
    pub game: String,
    /// The number of seats; by default the fewest the game can be played with.
    #[serde(default)]
    pub seats: Option<usize>,
    /// The options that differ from the default.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The limits on thinking and being away.
    #[serde(default)]
    pub pace: Pace,
    /// Who can find the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: HintPolicy,
    /// Bots for the last seats; the others stay empty.
    #[serde(default)]
    pub bots: Vec<Bot>,
}

/// The answer to [`CreateTable`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Created {
    /// The table's id.
    pub id: TableId,
    /// The path of the table's page, to be sent to friends.
    pub path: String,
}

/// The answer to `GET /api/tables`: a page of the public tables, those with free seats first, then those with
/// the most recent activity.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableListings {
    /// The tables of this page.
    pub tables: Vec<TableListing>,
    /// The value to ask for as `?after=…` to get the next page, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// An entry in the list of `GET /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableListing {
    /// The table's id.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// The number of seats.
    pub seats: usize,
    /// The number of seats that nobody has taken.
    pub free: usize,
    /// Whether the game is in progress.
    pub playing: bool,
    /// The names of the people at the table.
    pub people: Vec<String>,
}
