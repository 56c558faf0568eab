//! Communication between the person and the others.

use std::time::Duration;

use parlour_core::Words;
use parlour_protocol::{ChatText, ClientMessage, Motion};

use super::{Session, refusal};
use crate::TerminalError;

/// Something that a person tells the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    /// A chat message.
    Say(String),
    /// The person allows a takeback or agrees in a vote.
    Agree,
    /// The person declines a takeback or disagrees in a vote.
    Decline,
    /// A request about keeping order at the table.
    Wish(ClientMessage),
}

impl Session {
    /// Tells the others something. Returns the reason if it is refused.
    pub(crate) fn tell(&mut self, telling: Telling) -> Result<Option<Words>, TerminalError> {
        let wish = match telling {
            Telling::Agree => self.answering(true),
            Telling::Decline => self.answering(false),
            Telling::Wish(wish) => wish,
            Telling::Say(text) => {
                let Ok(text) = ChatText::new(&text) else {
                    let words = Words::new("terminal-say-something").number("letters", ChatText::LONGEST);
                    return Ok(Some(words));
                };
                let id = self.client.chat(text);
                return Ok(self.answer(&id)?.err());
            }
        };
        self.request(wish)?;
        Ok(self.receive(Duration::ZERO)?.and_then(refusal))
    }

    /// The answer to a vote that is waiting for this person, or else to a request for a takeback.
    fn answering(&self, agree: bool) -> ClientMessage {
        let vote = self.client.room().and_then(|room| room.hosting.vote);
        let waits = vote.zip(self.client.seat()).is_some_and(|(vote, me)| vote.waiting.contains(me));
        if waits { ClientMessage::Vote { agree } } else { ClientMessage::AnswerTakeBack { agree } }
    }

    /// Notes new chat messages, a request for a takeback that is waiting for this person, and a refusal of
    /// the person's own request.
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
        let no = asked.filter(|_| asked != self.asked).and_then(|asked| Some((asked.seat, asked.declined?)));
        if let Some((_, other)) = no.filter(|(seat, _)| Some(*seat) == self.client.seat()) {
            self.notes.push(Words::new("terminal-take-back-declined").seat("seat", other));
        }
        self.asked = asked;
        self.note_order();
    }

    /// Notes a vote that is waiting for this person, and that the others are waiting for their move.
    fn note_order(&mut self) {
        let Some((room, me)) = self.client.room().zip(self.client.seat()) else { return };
        let now = room.hosting.clone();
        let vote = now.vote.filter(|vote| vote.waiting.contains(me) && self.order.vote.is_none());
        if let Some(vote) = vote {
            let words = match vote.motion {
                Motion::Remove { seat, .. } => Words::new("terminal-vote-remove").seat("player", seat),
                Motion::Bot { seat, bot } => Words::new("terminal-vote-bot")
                    .number("chair", seat.number() + 1)
                    .words("bot", Words::plain(bot)),
            };
            self.notes.push(words.seat("seat", vote.asked));
        }
        if let Some(seconds) = room.settings.pace.nudge
            && now.nudged.contains(me)
            && !self.order.nudged.contains(me)
        {
            self.notes.push(Words::new("terminal-nudged").number("seconds", seconds));
        }
        self.order = now;
    }
}
