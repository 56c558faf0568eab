//! A table on the network: [`Shared`].
//!
//! The server sends what this seat knows; the same game inside this program makes the scene of it.

mod address;
mod cookie;
mod joining;
mod link;
mod sitting;

use std::time::{Duration, Instant};

use parlour_core::{SeatSet, Sentence, Viewer};
use parlour_protocol::{ClientMessage, MoveId, Room, RoomStatus, ServerMessage, Update, Version, You};
use parlour_registry::AnyGame;
use serde_json::value::RawValue;

use self::link::{Heard, Link};
pub use self::{
    address::BadLink,
    joining::{Joining, Table},
};
use crate::Fault;

/// How long an answer is waited for, over a connection that may have to be made again.
const PATIENCE: Duration = Duration::from_mins(1);

/// A table on the network, as far as this person knows it.
pub(crate) struct Shared {
    joining: Joining,
    link: Link,
    game: &'static dyn AnyGame,
    version: Version,
    you: You,
    room: Room,
    view: Option<Box<RawValue>>,
    to_act: SeatSet,
    lines: Vec<Sentence>,
    /// What is worth a line and has not been shown.
    notes: Vec<String>,
    /// What was sent and not answered: it is sent again over a new connection.
    unanswered: Option<ClientMessage>,
}

/// What a message was, for somebody who waits for an answer.
enum Answer {
    Accepted(Version),
    Refused(String),
    Other,
}

impl Shared {
    fn me(&self) -> Viewer {
        self.you.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn send(&self, message: &ClientMessage) {
        self.link.send(message);
    }

    /// The next thing that the server says; none if it says nothing for that long.
    fn receive(&mut self, wait: Duration) -> Result<Option<Answer>, Fault> {
        match self.link.receive(wait) {
            None => Ok(None),
            Some(Heard::Message(message)) => self.take(*message).map(Some),
            Some(Heard::Back) => {
                if let Some(message) = &self.unanswered {
                    self.link.send(message);
                }
                Ok(Some(Answer::Other))
            }
            Some(Heard::Lost(why)) => {
                self.notes.push(format!("The connection is lost ({why}); trying again."));
                Ok(Some(Answer::Other))
            }
            Some(Heard::Over(why)) => Err(Fault::Table(why)),
        }
    }

    fn take(&mut self, message: ServerMessage) -> Result<Answer, Fault> {
        match message {
            ServerMessage::Update(update) => {
                self.update(*update);
                Ok(Answer::Other)
            }
            ServerMessage::Accepted { version, .. } => Ok(Answer::Accepted(version)),
            ServerMessage::Refused { why, .. } => Ok(Answer::Refused(why)),
            ServerMessage::Hints { .. } | ServerMessage::Pong => Ok(Answer::Other),
            ServerMessage::Bye { why, .. } => Err(Fault::Table(why)),
        }
    }

    fn update(&mut self, update: Update) {
        self.version = update.version;
        self.to_act = update.to_act;
        if let Some(you) = update.you {
            self.you = you;
        }
        if let Some(room) = update.room {
            self.note_request(&room);
            self.room = room;
        }
        if let Some(view) = update.view {
            self.view = Some(view);
        }
        if let Some(heard) = update.heard {
            self.lines.truncate(heard.from);
            self.lines.extend(heard.lines);
        }
        for said in update.said {
            self.notes.push(format!("{}: {}", said.name.as_str(), said.text));
        }
        self.link.has(self.version, self.lines.len());
    }

    fn note_request(&mut self, room: &Room) {
        let asked = room.take_back.filter(|asked| Some(*asked) != self.room.take_back);
        if let (Some(asked), Some(me)) = (asked, self.you.seat)
            && asked.waiting.contains(me)
        {
            let seat = asked.seat;
            self.notes.push(format!("Seat {seat} wants to take a decision back: y agrees, x does not."));
        }
    }

    /// Sends something with a name of its own, and waits for the answer.
    fn ask(&mut self, make: impl FnOnce(MoveId) -> ClientMessage) -> Result<Result<Version, String>, Fault> {
        let number = getrandom::u64().map_err(Fault::NoLuck)?;
        let id = MoveId::try_from(format!("{number:016x}")).expect("sixteen digits are an id");
        let message = make(id);
        self.send(&message);
        self.unanswered = Some(message);
        let answer = self.answer();
        self.unanswered = None;
        answer
    }

    /// Waits for the answer to what was just sent.
    fn answer(&mut self) -> Result<Result<Version, String>, Fault> {
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.receive(left)? {
                Some(Answer::Accepted(version)) => return Ok(Ok(version)),
                Some(Answer::Refused(why)) => return Ok(Err(why)),
                Some(Answer::Other) => {}
                None => return Err(Fault::Table("the server does not answer".to_owned())),
            }
        }
    }

    /// Reads until that holds. A refusal ends it.
    fn until(&mut self, holds: impl Fn(&Self) -> bool) -> Result<(), Fault> {
        while !holds(self) {
            if let Some(Answer::Refused(why)) = self.receive(PATIENCE)? {
                return Err(Fault::Table(why));
            }
        }
        Ok(())
    }

    const fn is_over(&self) -> bool {
        matches!(self.room.status, RoomStatus::Finished { .. })
    }
}
