//! What everybody may know of a table besides the game: [`Room`].

use parlour_core::{Bot, Outcome, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{PersonName, TableId};

/// Who finds the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// It stands in the list of tables.
    Public,
    /// Whoever has the link.
    #[default]
    Link,
}

/// How long one may think and be away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pace {
    /// Seconds for a decision; then a bot decides once. Without it there is no clock.
    pub seconds: Option<u32>,
    /// Seconds that a person may be away before a bot plays for them, until they come back.
    pub grace: u32,
    /// Who plays for those who are away or too slow.
    pub stand_in: Bot,
}

impl Default for Pace {
    fn default() -> Self {
        Self { seconds: None, grace: 120, stand_in: Bot::Medium }
    }
}

/// What is played, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The game's slug.
    pub game: String,
    /// How many play.
    pub seats: usize,
    /// Options other than the default.
    pub options: Map<String, Value>,
    /// How long one may think and be away.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
}

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatPlayer {
    /// Nobody.
    Empty,
    /// A bot.
    Bot(Bot),
    /// A person.
    Person {
        /// What they are called.
        name: PersonName,
        /// Whether they are connected.
        here: bool,
        /// Whether a bot plays for them until they come back.
        stood_in: bool,
    },
}

/// A place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSeat {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    #[serde(rename = "sitter")]
    pub player: SeatPlayer,
}

/// How far the table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoomStatus {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// It is over.
    Finished {
        /// How it ended.
        outcome: Outcome,
        /// Where people go who want another game, once somebody has asked for it.
        rematch: Option<TableId>,
    },
}

/// The promise about the deal: the commitment before it, the seed after the last decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FairDeal {
    /// The SHA-256 of the seed.
    pub commitment: String,
    /// The seed, once nothing can be foreseen with it any more.
    pub seed: Option<Seed>,
}

/// A clock that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// Milliseconds left for those who are to act, when this was sent.
    pub left: u64,
}

/// Somebody asks to take a decision back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeBackAsked {
    /// Who.
    pub seat: Seat,
    /// Whose agreement is missing.
    pub waiting: SeatSet,
}

/// What everybody may know of a table besides the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// Its name.
    pub id: TableId,
    /// What is played, and how.
    pub settings: Settings,
    /// How far it is.
    pub status: RoomStatus,
    /// One per seat, from 0 on.
    pub chairs: Vec<TableSeat>,
    /// How many watch.
    pub spectators: usize,
    /// The promise about the deal.
    pub fair: FairDeal,
    /// Somebody wants a decision back.
    pub take_back: Option<TakeBackAsked>,
}
