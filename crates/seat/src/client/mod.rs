//! A person's connection to a table, without a transport: [`Client`].

mod fair;
mod fold;
#[cfg(test)]
mod lossy;
mod reading;
mod story;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use parlour_core::{Rule, SeatSet, Sentence, Words};
use parlour_protocol::{
    ChatText, ClientMessage, Clock, Farewell, MoveId, PROTOCOL, Room, Said, ServerMessage, Version, Want, You,
};
use parlour_registry::{AnyGame, Opinion};
use serde_json::value::RawValue;
use thiserror::Error;

use self::fair::DealCheck;
use crate::Pledge;

pub use self::story::Frame;

/// A person's connection to a table: messages in, messages out, and what is known of the table in between.
///
/// The caller owns the transport. It reports [`connected`](Self::connected) and [`disconnected`](Self::disconnected), passes in what
/// arrives through [`receive`](Self::receive), and after each call sends what [`outgoing`](Self::outgoing) holds. What is known of
/// the table outlives a connection. Moves and chat have ids; those without an answer are sent again over the next connection, and
/// the table carries out each id once.
pub struct Client {
    tag: u64,
    named: u32,
    phase: ClientPhase,
    game: Option<&'static dyn AnyGame>,
    version: Option<Version>,
    you: Option<You>,
    room: Option<Room>,
    view: Option<Box<RawValue>>,
    to_act: SeatSet,
    lines: Vec<Sentence>,
    said: Vec<Said>,
    clock: Option<Clock>,
    pledge: Option<Pledge>,
    check: DealCheck,
    told: story::StoryTold,
    unanswered: Vec<(MoveId, ClientMessage)>,
    outgoing: VecDeque<ClientMessage>,
}

/// How far a connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ClientPhase {
    /// There is none.
    Disconnected,
    /// It has said hello with this version, and waits for what it missed.
    Greeting(Option<Version>),
    /// It gets every change.
    Current,
}

/// What a message from the table brought.
#[derive(Clone, PartialEq, Debug)]
pub enum ClientEvent {
    /// What is known of the table has changed.
    Updated,
    /// A move or chat message is stored.
    Accepted {
        /// The id it was sent with.
        id: MoveId,
        /// The version it made.
        version: Version,
    },
    /// A request was refused, and nothing has changed.
    Refused {
        /// The id it was sent with, if it had one.
        id: Option<MoveId>,
        /// The reason, in an English sentence.
        why: String,
        /// The reason as a message, for those who speak other languages.
        words: Option<Words>,
        /// The rule behind it.
        rule: Option<Rule>,
    },
    /// The search's estimate of each legal move, the best first.
    Hints {
        /// The version they are about.
        version: Version,
        /// One per legal move.
        hints: Vec<Opinion>,
    },
    /// Something is missing before this message, so the client has asked for the whole table.
    Resync(GapError),
    /// The table ends the connection; [`reconnects_after`] tells whether to make another.
    Bye {
        /// The reason.
        reason: Farewell,
        /// The same in a sentence.
        why: String,
    },
    /// Nothing that concerns the table.
    Nothing,
}

/// An update does not continue what the client has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum GapError {
    /// Its version is neither the client's nor the one after it.
    #[error("version {} arrived after version {}", .got.0, .had.0)]
    Version {
        /// The client's version.
        had: Version,
        /// The update's version.
        got: Version,
    },
    /// Its lines of the log start too late.
    #[error("lines {had} to {from} of the log are missing")]
    Lines {
        /// How many lines the client has.
        had: usize,
        /// Where the update's lines start.
        from: usize,
    },
}

/// Whether a client that was sent away for this reason should connect again.
pub const fn reconnects_after(reason: Farewell) -> bool {
    matches!(reason, Farewell::Stopping | Farewell::Unsettled | Farewell::TooSlow)
}

impl Client {
    /// Creates a client that knows nothing yet and has no connection.
    ///
    /// `tag` starts the ids of its messages. Two clients of one person at one table need different tags, or a move of the second
    /// is taken for a repeated one of the first.
    pub fn new(tag: u64) -> Self {
        Self {
            tag,
            named: 0,
            phase: ClientPhase::Disconnected,
            game: None,
            version: None,
            you: None,
            room: None,
            view: None,
            to_act: SeatSet::default(),
            lines: Vec::new(),
            said: Vec::new(),
            clock: None,
            pledge: None,
            check: DealCheck::Open,
            told: story::StoryTold::default(),
            unanswered: Vec::new(),
            outgoing: VecDeque::new(),
        }
    }

    /// Starts talking over a new connection: says hello and repeats what has no answer.
    pub fn connected(&mut self) {
        self.outgoing.clear();
        self.forget_request();
        self.greet(self.version);
        self.outgoing.extend(self.unanswered.iter().map(|(_, message)| message.clone()));
    }

    /// Notes that the connection is lost.
    pub fn disconnected(&mut self) {
        self.phase = ClientPhase::Disconnected;
        self.outgoing.clear();
    }

    /// Takes the next message to send.
    pub fn outgoing(&mut self) -> Option<ClientMessage> {
        self.outgoing.pop_front()
    }

    /// Plays an action, decided at the version the client has.
    pub fn play(&mut self, action: impl Into<String>) -> MoveId {
        let (version, action) = (self.version(), action.into());
        self.send(|id| ClientMessage::Move { id, version, action })
    }

    /// Says something to everybody.
    pub fn chat(&mut self, text: ChatText) -> MoveId {
        self.send(|id| ClientMessage::Say { id, text })
    }

    /// Sends a message without an id.
    ///
    /// It is dropped while there is no connection: once there is one again, the person may no longer mean it.
    pub fn request(&mut self, message: ClientMessage) {
        if self.phase != ClientPhase::Disconnected {
            self.outgoing.push_back(message);
        }
    }

    /// Whether that move or chat message has no answer yet.
    pub fn is_unanswered(&self, id: &MoveId) -> bool {
        self.unanswered.iter().any(|(other, _)| other == id)
    }

    /// Takes in a message from the table.
    pub fn receive(&mut self, message: ServerMessage) -> ClientEvent {
        match message {
            ServerMessage::Update(update) => self.update(*update),
            ServerMessage::Accepted { id, version } => {
                self.answered(&id);
                ClientEvent::Accepted { id, version }
            }
            ServerMessage::Refused { id, why, words, rule } => {
                if let Some(id) = &id {
                    self.answered(id);
                }
                ClientEvent::Refused { id, why, words, rule }
            }
            ServerMessage::Hints { version, hints } => ClientEvent::Hints { version, hints },
            ServerMessage::Bye { reason, why } => ClientEvent::Bye { reason, why },
            ServerMessage::Record(record) => self.check_deal(&record),
            // The game inside finds them in the view.
            ServerMessage::Actions { .. } | ServerMessage::Pong => ClientEvent::Nothing,
        }
    }

    fn answered(&mut self, id: &MoveId) {
        self.unanswered.retain(|(other, _)| other != id);
    }

    fn send(&mut self, message: impl FnOnce(MoveId) -> ClientMessage) -> MoveId {
        self.named += 1;
        let id = MoveId::try_from(format!("{:x}-{}", self.tag, self.named));
        let id = id.expect("two numbers and a dash are 27 visible letters at most");
        let message = message(id.clone());
        self.request(message.clone());
        self.unanswered.push((id.clone(), message));
        id
    }

    fn greet(&mut self, have: Option<Version>) {
        let lines = if have.is_some() { self.lines.len() } else { 0 };
        self.phase = ClientPhase::Greeting(have);
        self.outgoing.push_back(ClientMessage::Hello { protocol: PROTOCOL, have, lines, want: Want::Views });
    }
}
