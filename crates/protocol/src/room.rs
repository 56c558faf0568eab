//! What everybody may know about a table besides the game: [`Room`].

use parlour_core::{Bot, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{FairDeal, Hosting, PersonName, TableId};

/// Who can find a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// Everybody: it is in the list of tables.
    Public,
    /// Anybody with the link.
    #[default]
    Link,
}

/// Whether the players of a shared table may ask for the win chances of their moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum HintPolicy {
    /// Nobody may.
    #[default]
    Off,
    /// All players may, and everybody sees how often each of them has asked.
    All,
}

/// The limits on thinking and being away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Pace {
    /// Seconds for a decision, after which a bot makes it. Without this there is no clock.
    pub seconds: Option<u32>,
    /// Seconds that a person may be away before a bot plays for them until they come back.
    pub grace: u32,
    /// The bot that plays for people who are away or too slow.
    pub stand_in: Bot,
    /// Seconds left for a player nudged by the others, after which a bot makes one move. Without this nobody
    /// can be nudged.
    pub nudge: Option<u32>,
}

impl Default for Pace {
    fn default() -> Self {
        Self { seconds: None, grace: 120, stand_in: Bot::Medium, nudge: Some(60) }
    }
}

/// What is played at a table, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settings {
    /// The game's slug.
    pub game: String,
    /// The number of seats.
    pub seats: usize,
    /// The options that differ from the default.
    pub options: Map<String, Value>,
    /// The limits on thinking and being away.
    pub pace: Pace,
    /// Who can find the table.
    pub visibility: Visibility,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: HintPolicy,
}

/// The player on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum SeatPlayer {
    /// Nobody.
    Empty,
    /// A bot.
    Bot(Bot),
    /// A person.
    Person {
        /// The person's name.
        name: PersonName,
        /// Whether the person is connected.
        here: bool,
        /// Whether a bot plays for them until they come back.
        stood_in: bool,
    },
}

/// A seat at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSeat {
    /// The seat's number.
    pub seat: Seat,
    /// The player on it.
    #[serde(rename = "sitter")]
    pub player: SeatPlayer,
    /// The number of hints asked for from this seat.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hints: u32,
}

/// Whether the number is zero and so left out.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// How far a table has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum RoomStatus {
    /// People are taking their seats.
    Gathering,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Finished {
        /// The result.
        outcome: Outcome,
        /// The table of the next game, once somebody has asked for a rematch.
        rematch: Option<TableId>,
    },
}

/// A running clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clock {
    /// Milliseconds left for those who are to act, at the time of sending.
    pub left: u64,
}

/// A request to take back a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakeBackAsked {
    /// The seat that asks.
    pub seat: Seat,
    /// The seats that have not answered yet.
    pub waiting: SeatSet,
    /// The seat that declined, if any. Shown until the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<Seat>,
}

/// Everything that everybody may know about a table besides the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Room {
    /// The table's id.
    pub id: TableId,
    /// What is played, and how.
    pub settings: Settings,
    /// How far the table has come.
    pub status: RoomStatus,
    /// The seats, starting with seat 0.
    pub chairs: Vec<TableSeat>,
    /// The number of spectators.
    pub spectators: usize,
    /// The proof of a fair deal.
    pub fair: FairDeal,
    /// The pending request to take back a move.
    pub take_back: Option<TakeBackAsked>,
    /// The host and the host's settings.
    #[serde(default)]
    pub hosting: Hosting,
}
