//! What the person and the others say to each other.

use std::time::Duration;

use parlour_core::Words;
use parlour_protocol::{ChatText, ClientMessage};

use super::{Session, refusal};
use crate::TerminalError;

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
    pub(crate) fn tell(&mut self, telling: Telling) -> Result<Option<Words>, TerminalError> {
        let agree = match telling {
            Telling::Agree => true,
            Telling::Decline => false,
            Telling::Say(text) => {
                let Ok(text) = ChatText::new(&text) else {
                    let words = Words::new("terminal-say-something").number("letters", ChatText::LONGEST);
                    return Ok(Some(words));
                };
                let id = self.client.chat(text);
                return Ok(self.answer(&id)?.err());
            }
        };
        self.request(ClientMessage::AnswerTakeBack { agree })?;
        Ok(self.receive(Duration::ZERO)?.and_then(refusal))
    }

    /// Notes what is new in the chat, and a request to take back that waits for this person.
    pub(super) fn note_update(&mut self) {
        for said in self.client.said().iter().skip(self.noted) {
            self.notes.push(Words::plain(format_args!("{}: {}", said.name.as_str(), said.text)));
        }
        self.noted = self.client.said().len();
        let asked = self.client.room().and_then(|room| room.take_back);
        if let (Some(asked), Some(me)) = (asked.filter(|_| asked != self.asked), self.client.seat())
            && asked.waiting.contains(me)
        {
            self.notes.push(Words::new("terminal-take-back-wanted").seat("seat", asked.seat));
        }
        self.asked = asked;
    }
}
