//! Messages from tables to clients: [`ServerMessage`].

use parlour_core::{ActionEstimate, Rule, Seat, SeatSet, Sentence, Words};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Clock, MoveId, PersonName, Room, Version};

/// Who the client is at this table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct You {
    /// The seat; none for a spectator.
    pub seat: Option<Seat>,
    /// The name.
    pub name: Option<PersonName>,
    /// The seat that this person has left in the running game and may take again; a bot holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Seat>,
}

/// Lines of the log. They replace everything the client has from `from` on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeardLines {
    /// The number of lines before these.
    pub from: usize,
    /// The lines.
    pub lines: Vec<Sentence>,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Said {
    /// The version at which it was sent, which gives its place among the others.
    pub version: Version,
    /// The sender's name.
    pub name: PersonName,
    /// The sender's seat, if any.
    pub seat: Option<Seat>,
    /// The sender's number at this table, which stays the same whatever seat and name they take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<usize>,
    /// The message.
    pub text: String,
}

/// What has changed, as far as this viewer may know. Anything missing is unchanged.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Update {
    /// The version of the table with this update.
    pub version: Version,
    /// Who the client is, if that is new.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub you: Option<You>,
    /// The table, if anything besides the game has changed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub room: Option<Room>,
    /// What this viewer knows about the game: the game's own view, from which a front end that contains the
    /// same game makes the scene, the legal actions and their picks, and the prompt.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub view: Option<Box<RawValue>>,
    /// The seats to decide now.
    #[serde(default)]
    pub to_act: SeatSet,
    /// New lines of the log.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub heard: Option<HeardLines>,
    /// New chat messages.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub said: Vec<Said>,
    /// The clock, if there is one and somebody is to act.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub clock: Option<Clock>,
}

/// The reason why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Farewell {
    /// The server is stopping and will be back.
    Stopping,
    /// The database was lost while storing something for this table. Whether it was stored becomes clear when
    /// the table is read again; sending the message again settles it.
    Unsettled,
    /// The client does not read what it is sent.
    TooSlow,
    /// The client sends too many messages.
    TooMuch,
    /// The client sent something that is not a message, or is too long to be one.
    NotUnderstood,
    /// The client speaks another version of the protocol.
    OtherProtocol,
    /// There is no such table.
    NoSuchTable,
    /// The person has opened too many connections to this table.
    TooMany,
    /// Too many people are watching this table.
    Full,
    /// Nobody may watch this table.
    Closed,
    /// The table's seed is not the one that it has committed to.
    SeedChanged,
}

/// A message from a table to a client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// What has changed. The answer to a hello contains everything the client is missing.
    Update(Box<Update>),
    /// The request has been stored, and this is the version it created. Also the answer to a repeated
    /// request.
    Accepted {
        /// The client's id for it.
        id: MoveId,
        /// The version it created.
        version: Version,
    },
    /// The request was refused, and nothing has changed.
    Refused {
        /// The client's id for it, if it had one.
        id: Option<MoveId>,
        /// The reason, as an English sentence.
        why: String,
        /// The same as a message, for clients in other languages.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<Words>,
        /// The rule that forbids it, if a rule does.
        rule: Option<Rule>,
    },
    /// The legal actions of the viewer, whose turn it is. Only for clients that asked for them in their
    /// hello.
    Actions {
        /// The version they belong to.
        version: Version,
        /// The texts of the actions, for `move`.
        actions: Vec<String>,
    },
    /// The estimated win chance of each legal move of the viewer, the best first.
    Hints {
        /// The version they belong to.
        version: Version,
        /// The estimates, one per legal action.
        hints: Vec<ActionEstimate<String>>,
    },
    /// The record of the finished game.
    Record(Box<RawValue>),
    /// The answer to a ping.
    Pong,
    /// The last message of a connection.
    Bye {
        /// The reason.
        reason: Farewell,
        /// The same as a sentence.
        why: String,
    },
}
