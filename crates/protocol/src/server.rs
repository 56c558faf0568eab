//! What a table says to a client: [`ServerMessage`].

use parlour_core::{ActionEstimate, Rule, Seat, SeatSet, Sentence, Words};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Clock, MoveId, PersonName, Room, Version};

/// Who one is at this table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct You {
    /// Where one sits; a spectator sits nowhere.
    pub seat: Option<Seat>,
    /// What one is called.
    pub name: Option<PersonName>,
}

/// Lines of the log: what the client has from `from` on is replaced by these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeardLines {
    /// How many lines stand before these.
    pub from: usize,
    /// The lines.
    pub lines: Vec<Sentence>,
}

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// The version at which it was said: its place among what was said.
    pub version: Version,
    /// Who said it.
    pub name: PersonName,
    /// From which seat, or from nowhere.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
}

/// What has changed, as far as this viewer may know it. What is missing is as it was.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// How far the table is with this.
    pub version: Version,
    /// Who one is, when that is new.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub you: Option<You>,
    /// The table, when something besides the game has changed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub room: Option<Room>,
    /// What this viewer knows of the game: the game's own view, from which a front end with the same game inside makes the scene, the
    /// legal actions and their picks, and the prompt.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub view: Option<Box<RawValue>>,
    /// Who decides now.
    #[serde(default)]
    pub to_act: SeatSet,
    /// New lines of the log.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub heard: Option<HeardLines>,
    /// What was said.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub said: Vec<Said>,
    /// The clock, where there is one and somebody is to act.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub clock: Option<Clock>,
}

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Farewell {
    /// The server stops; it will be back.
    Stopping,
    /// The client does not read what it is sent.
    TooSlow,
    /// The client sends too many messages.
    TooMuch,
    /// What it sent is not a message, or too long for one.
    NotUnderstood,
    /// It speaks another version of the protocol.
    OtherProtocol,
    /// There is no such table.
    NoSuchTable,
    /// The same person has opened too many connections.
    TooMany,
}

/// What a table says to a client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// What has changed; the answer to a hello has everything that the client misses.
    Update(Box<Update>),
    /// The decision stands: it is stored, and this is the version it made. Also the answer to a repeated one.
    Accepted {
        /// The client's name for it.
        id: MoveId,
        /// The version it made.
        version: Version,
    },
    /// It is not done, and nothing has changed.
    Refused {
        /// The client's name for it, if it had one.
        id: Option<MoveId>,
        /// Why, in an English sentence.
        why: String,
        /// The same as a message, for clients that speak other languages.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<Words>,
        /// The rule that says so.
        rule: Option<Rule>,
    },
    /// What the search thinks of one's choices, the best first.
    Hints {
        /// The version they are about.
        version: Version,
        /// One per choice.
        hints: Vec<ActionEstimate<String>>,
    },
    /// The answer to a ping.
    Pong,
    /// The last message of a connection.
    Bye {
        /// Why.
        reason: Farewell,
        /// The same in a sentence.
        why: String,
    },
}
