//! What the person and the others say to each other.

use std::time::Duration;

use parlour_protocol::{ChatText, ClientMessage};
use parlour_seat::ClientEvent;

use super::Session;
use crate::Fault;

/// Something that a person tells the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    /// In words.
    Say(String),
    /// That they may take their move back.
    Agree,
    /// That they may not.
    Decline,
}

impl Session {
    /// Tells the others something. Gives the reason if it is refused.
    pub(crate) fn tell(&mut self, words: Telling) -> Result<Option<String>, Fault> {
        let agree = match words {
            Telling::Agree => true,
            Telling::Decline => false,
            Telling::Say(text) => {
                let Ok(text) = ChatText::new(&text) else {
                    return Ok(Some(format!("Say something, in at most {} letters.", ChatText::LONGEST)));
                };
                let id = self.client.chat(text);
                return Ok(self.answer(&id)?.err());
            }
        };
        self.request(ClientMessage::AnswerTakeBack { agree })?;
        match self.receive(Duration::ZERO)? {
            Some(ClientEvent::Refused { why, .. }) => Ok(Some(why)),
            _ => Ok(None),
        }
    }

    /// Notes what is new in the chat, and a request to take back that waits for this person.
    pub(super) fn note_update(&mut self) {
        for said in self.client.said().iter().skip(self.noted) {
            self.notes.push(format!("{}: {}", said.name.as_str(), said.text));
        }
        self.noted = self.client.said().len();
        let asked = self.client.room().and_then(|room| room.take_back);
        if let (Some(asked), Some(me)) = (asked.filter(|_| asked != self.asked), self.client.seat())
            && asked.waiting.contains(me)
        {
            let seat = asked.seat;
            self.notes.push(format!("Seat {seat} wants to take a decision back: y agrees, x does not."));
        }
        self.asked = asked;
    }
}
