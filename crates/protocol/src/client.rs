//! What a client says: [`ClientMessage`].

use parlour_core::{Bot, Seat};
use serde::{Deserialize, Serialize};

use crate::{ChatText, PersonName, Version};

/// A client's own name for something it sends, so that sending it again does nothing: up to 36 letters, a UUID for instance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MoveId(String);

impl MoveId {
    /// How long it may be.
    pub const LONGEST: usize = 36;

    /// The text.
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

/// What a client says to a table. Who it is, the connection knows: no message names its sender.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// [`PROTOCOL`](crate::PROTOCOL).
        protocol: u32,
        /// The last version it has; none if it has nothing.
        have: Option<Version>,
        /// How many lines of the log it has.
        #[serde(default)]
        lines: usize,
    },
    /// Takes an empty chair, or one that a bot holds before the start.
    Sit {
        /// Where.
        seat: Seat,
        /// What to be called.
        name: PersonName,
    },
    /// Gets up. In a running game a bot plays on for this seat.
    Leave,
    /// Puts a bot into a chair that no person holds, or with `None` takes it away.
    Bot {
        /// Where.
        seat: Seat,
        /// Who.
        bot: Option<Bot>,
    },
    /// Deals.
    Start,
    /// Decides.
    Move {
        /// The client's own name for it.
        id: MoveId,
        /// The version at which it was decided.
        version: Version,
        /// The action, in the text of the rules page.
        action: String,
    },
    /// Says something to everybody.
    Say {
        /// The client's own name for it.
        id: MoveId,
        /// What.
        text: ChatText,
    },
    /// Asks the others to agree to taking one's last decision back.
    AskTakeBack,
    /// Agrees, or does not.
    AnswerTakeBack {
        /// Whether it is fine.
        agree: bool,
    },
    /// Asks what the search thinks of one's choices.
    Hint,
    /// Asks for another game with the same people, each one chair further.
    Rematch,
    /// Asks for an answer, to see that the connection lives.
    Ping,
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
        let hello = ClientMessage::Hello { protocol: 2, have: None, lines: 0 };
        assert_eq!(read(r#"{"hello":{"protocol":2,"have":null}}"#).unwrap(), hello);
        assert_eq!(read(r#""start""#).unwrap(), ClientMessage::Start);
        assert!(read(r#"{"move":{"id":"","version":12,"action":"play R9"}}"#).is_err());
        assert!(
            read(r#"{"move":{"id":"a","seat":2,"version":12,"action":"play R9"}}"#).is_err(),
            "nobody speaks for a seat"
        );
    }
}
