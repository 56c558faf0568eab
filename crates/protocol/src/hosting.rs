//! The host of a table and the host's settings: [`Hosting`].

use parlour_core::{Bot, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who may watch a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Watchers {
    /// Anybody who finds the table.
    #[default]
    Welcome,
    /// Nobody once the game has begun.
    SentAway,
}

/// How a player is removed from a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Removal {
    /// The player may sit down again before the game begins.
    Kick,
    /// The player may not sit at this table again, nor at a rematch.
    Ban,
}

/// What the players vote on during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// To let a bot take over from a player. More than half of the others have to agree, and at least two.
    Remove {
        /// The player's seat.
        seat: Seat,
        /// Whether the player may come back.
        how: Removal,
    },
    /// To replace a bot with another. Everybody has to agree.
    Bot {
        /// The bot's seat.
        seat: Seat,
        /// The bot that takes over.
        bot: Bot,
    },
}

/// A vote in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Vote {
    /// What the vote is about.
    pub motion: Motion,
    /// The seat that asked for the vote.
    pub asked: Seat,
    /// The seats that agree, including the one that asked.
    pub agreed: SeatSet,
    /// The seats that have not answered yet.
    pub waiting: SeatSet,
    /// The number of seats that have to agree.
    pub needed: usize,
}

impl Vote {
    /// Whether enough seats agree.
    pub fn is_carried(&self) -> bool {
        self.agreed.len() >= self.needed
    }

    /// Whether too few seats can still agree.
    pub fn is_lost(&self) -> bool {
        self.agreed.len() + self.waiting.len() < self.needed
    }
}

/// The host of a table and the host's settings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hosting {
    /// The host's seat: whoever created the table or, once that person is gone, whoever has sat here longest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// Who may watch.
    #[serde(default)]
    pub watchers: Watchers,
    /// The seats whose chat messages are not passed on.
    #[serde(default)]
    pub muted: SeatSet,
    /// The seats that were nudged: a bot moves for them when the time given by `pace.nudge` is over.
    #[serde(default)]
    pub nudged: SeatSet,
    /// The vote in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
}
