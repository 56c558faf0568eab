//! Messages from clients to tables: [`ClientMessage`].

use parlour_core::{Bot, Commitment, Nonce, Seat};
use serde::{Deserialize, Serialize};

use crate::{ChatText, PersonName, Removal, Version, Watchers};

/// A client's own id for something it sends, so that sending it again has no effect: up to 36 characters,
/// such as a UUID.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend("minLength" = 1, "maxLength" = 36, "pattern" = "^[!-~]+$")))]
#[serde(try_from = "String", into = "String")]
pub struct MoveId(String);

impl MoveId {
    /// The most characters it may have.
    pub const LONGEST: usize = 36;

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for MoveId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let fits = !text.is_empty()
            && text.len() <= Self::LONGEST
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        if fits { Ok(Self(text)) } else { Err("an id has 1 to 36 visible ASCII letters") }
    }
}

impl From<MoveId> for String {
    fn from(id: MoveId) -> Self {
        id.0
    }
}

/// A message from a client to a table. No message names its sender: the connection determines who it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// The version of the protocol that the client speaks, [`PROTOCOL`](crate::PROTOCOL).
        protocol: u32,
        /// The last version the client has; none if it has nothing yet.
        have: Option<Version>,
        /// The number of log lines the client has.
        #[serde(default)]
        lines: usize,
        /// What the client wants besides views.
        #[serde(default)]
        want: Want,
    },
    /// Takes an empty seat, one that a bot holds before the start, or the one that this person has left in
    /// the running game.
    Sit {
        /// The seat.
        seat: Seat,
        /// The name to go by.
        name: PersonName,
        /// The SHA-256 of the nonce that this person will reveal at the start.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
    },
    /// Commits to a nonce, or to another one: for those who sit at a table already, as after a rematch.
    Commit {
        /// Its SHA-256.
        commitment: Commitment,
    },
    /// Reveals the nonce, once the table asks for it.
    Reveal {
        /// What the commitment was made of.
        nonce: Nonce,
    },
    /// Leaves the seat. In a running game a bot plays on for it.
    Leave,
    /// Puts a bot on a seat that no person holds, or with `None` removes it. During a game the other players
    /// vote on it.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot.
        bot: Option<Bot>,
    },
    /// Deals: asks everybody for their nonces first, and some seconds later goes on without those that are missing.
    Start,
    /// Asks for the record of the finished game, which shows where its luck came from.
    Record,
    /// Makes a move.
    Move {
        /// The client's own id for it.
        id: MoveId,
        /// The version at which the client decided.
        version: Version,
        /// The action as text, as described on the rules page.
        action: String,
    },
    /// Sends a chat message to everybody.
    Say {
        /// The client's own id for it.
        id: MoveId,
        /// The message.
        text: ChatText,
    },
    /// Asks the others to allow this player's last move to be taken back.
    AskTakeBack,
    /// Allows or declines a takeback.
    AnswerTakeBack {
        /// Whether the takeback is allowed.
        agree: bool,
    },
    /// Asks for the estimated win chance of each legal move of this player.
    Hint,
    /// Asks for another game with the same people, everybody one seat further.
    Rematch,
    /// Removes a player from a seat: the host decides before the game, and the players vote during it.
    Remove {
        /// The player's seat.
        seat: Seat,
        /// Whether the player may come back.
        how: Removal,
    },
    /// Votes in the current vote.
    Vote {
        /// Whether the voter agrees.
        agree: bool,
    },
    /// Forgets this person at this table: name and chat go, the game stays. In a running game a bot plays on for the
    /// seat.
    Forget,
    /// Hurries those whose move everybody is waiting for.
    Nudge,
    /// Sets who may watch. Only for the host.
    Watchers(Watchers),
    /// Stops passing on a player's chat messages. Only for the host.
    Mute {
        /// The player's seat.
        seat: Seat,
    },
    /// Passes a player's chat messages on again. Only for the host.
    Unmute {
        /// The player's seat.
        seat: Seat,
    },
    /// Wraps a message that has no id of its own, so that it is answered with `accepted` or `refused` under
    /// this id.
    Ask {
        /// The client's own id for it.
        id: MoveId,
        /// The message.
        #[serde(rename = "for")]
        wish: Box<ClientMessage>,
    },
    /// Asks for an answer, to check that the connection still works.
    Ping,
}

/// What a client wants besides views.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    /// Nothing: it contains the game and finds its actions in the view.
    #[default]
    Views,
    /// The texts of its legal actions as well.
    Actions,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_as_documented() {
        let read = |text| serde_json::from_str::<ClientMessage>(text);
        let decided = read(r#"{"move":{"id":"a1","version":12,"action":"play R9"}}"#).unwrap();
        let id = MoveId::try_from("a1".to_owned()).unwrap();
        assert_eq!(decided, ClientMessage::Move { id, version: Version(12), action: "play R9".to_owned() });
        let hello = ClientMessage::Hello { protocol: 4, have: None, lines: 0, want: Want::Views };
        assert_eq!(read(r#"{"hello":{"protocol":4,"have":null}}"#).unwrap(), hello);
        assert_eq!(read(r#""start""#).unwrap(), ClientMessage::Start);
        assert!(read(r#"{"move":{"id":"","version":12,"action":"play R9"}}"#).is_err());
        assert!(
            read(r#"{"move":{"id":"a","seat":2,"version":12,"action":"play R9"}}"#).is_err(),
            "nobody speaks for a seat"
        );
    }
}
