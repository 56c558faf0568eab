//! A shared table behind the same screen and the same lines as one at home.

use std::{
    thread,
    time::{Duration, Instant},
};

use parlour_core::{Outcome, Scene, Seat, Sentence, Viewer};
use parlour_protocol::{ChatText, ClientMessage, RoomStatus, Sitter};
use parlour_registry::{AnyGame, Opinion, Refusal, Thinking};

use super::{Answer, Joining, Shared, Table};
use crate::{
    Fault, Session, TakenBack,
    session::{Sitting, Telling},
    thought::Thought,
};

/// How long something is waited for that may never come.
const WAIT: Duration = Duration::from_secs(1);
/// How long a hint is waited for.
const HINT: Duration = Duration::from_secs(8);

impl Shared {
    /// What is worth a line, once.
    fn note(&mut self) -> Option<String> {
        let notes = std::mem::take(&mut self.notes);
        (!notes.is_empty()).then(|| notes.join(" "))
    }
}

impl Sitting for Shared {
    fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    fn me(&self) -> Viewer {
        Self::me(self)
    }

    fn scene(&self) -> Scene {
        let view = self.view.as_ref().expect("a session begins with the first view");
        self.game.scene(view).expect("the server sends views of its game")
    }

    fn heard(&self) -> Vec<Sentence> {
        self.lines.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.room.status {
            RoomStatus::Finished { outcome, .. } => Some(outcome),
            RoomStatus::Gathering | RoomStatus::Playing => None,
        }
    }

    fn player(&self, seat: Seat) -> String {
        match self.room.chairs.get(seat.number()).map(|chair| &chair.sitter) {
            Some(Sitter::Bot(bot)) => bot.to_string(),
            Some(Sitter::Person { name, stood_in: true, .. }) => {
                format!("{}, away: a bot plays", name.as_str())
            }
            Some(Sitter::Person { name, here: false, .. }) => format!("{}, away", name.as_str()),
            Some(Sitter::Person { name, .. }) => name.as_str().to_owned(),
            Some(Sitter::Empty) | None => String::new(),
        }
    }

    fn introduction(&self) -> Vec<String> {
        let title = self.game.info().title;
        let others = self.room.chairs.iter().filter(|chair| Some(chair.seat) != self.you.seat);
        let others: Vec<String> =
            others.map(|chair| format!("seat {} is {}", chair.seat, self.player(chair.seat))).collect();
        let me = self.you.seat.map_or("You watch".to_owned(), |seat| format!("You are seat {seat}"));
        vec![format!("{title} at {}", self.joining.table.0.link()), format!("{me}; {}.", others.join(", "))]
    }

    fn record(&self) -> String {
        self.joining.table.0.record()
    }

    fn parting(&self) -> String {
        let link = self.joining.table.0.link();
        format!("Your seat is kept; `parlour join {link}` goes on.")
    }

    fn my_turn(&self) -> bool {
        !self.is_over() && self.you.seat.is_some_and(|seat| self.to_act.contains(seat))
    }

    fn play(&mut self, action: &str) -> Result<Result<(), String>, Fault> {
        let (version, action) = (self.version, action.to_owned());
        let answer = self.ask(|id| ClientMessage::Move { id, version, action })?;
        match answer {
            Ok(made) => self.until(|shared| shared.version >= made).map(Ok),
            Err(why) => Ok(Err(why)),
        }
    }

    fn refusal(&self, _: &str) -> Option<Refusal> {
        None
    }

    fn take_back(&mut self) -> Result<TakenBack, Fault> {
        let before = self.room.take_back;
        let version = self.version;
        self.send(&ClientMessage::AskTakeBack);
        let end = Instant::now() + WAIT;
        while Instant::now() < end {
            match self.receive(WAIT)? {
                Some(Answer::Refused(why)) => return Ok(TakenBack::No(why)),
                _ if self.room.take_back != before => return Ok(TakenBack::Asked),
                _ if self.version > version && self.my_turn() => return Ok(TakenBack::Yes),
                _ => {}
            }
        }
        Ok(TakenBack::Asked)
    }

    fn advising(&self, _: u32) -> Thinking<Vec<Opinion>> {
        let hints = self.link.hints();
        let take = move || hints.lock().expect("nobody panics while they hold a hint").take();
        drop(take());
        self.send(&ClientMessage::Hint);
        // The server has its own idea of when it is enough; what it says then takes its way here.
        Box::new(move |_| {
            let end = Instant::now() + HINT;
            while Instant::now() < end {
                match take() {
                    Some(opinions) => return opinions,
                    None => thread::sleep(Duration::from_millis(20)),
                }
            }
            Vec::new()
        })
    }

    fn another(&mut self) -> Result<Session, Fault> {
        let next = |shared: &Self| match shared.room.status {
            RoomStatus::Finished { rematch, .. } => rematch,
            RoomStatus::Gathering | RoomStatus::Playing => None,
        };
        if next(self).is_none() {
            self.send(&ClientMessage::Rematch);
            self.until(|shared| next(shared).is_some())?;
        }
        let table = next(self).expect("it was waited for");
        let address = self.joining.table.0.other(table);
        Session::join(Joining { table: Table(address), ..self.joining.clone() })
    }

    fn bot_to_act(&self) -> Option<Seat> {
        None
    }

    fn begin(&self, _: Seat) -> Thought<String> {
        unreachable!("bots of a shared table think on the server")
    }

    fn bot_decides(&mut self, _: Seat, _: &str) -> Result<(), Fault> {
        unreachable!("bots of a shared table think on the server")
    }

    fn news(&mut self) -> Result<Option<String>, Fault> {
        let mut news = false;
        while let Some(answer) = self.receive(Duration::ZERO)? {
            news = true;
            if let Answer::Refused(why) = answer {
                self.notes.push(why);
            }
        }
        Ok(news.then(|| self.note().unwrap_or_default()))
    }

    fn let_others_play(&mut self) -> Result<Option<String>, Fault> {
        let before = self.version;
        while !self.my_turn() && !self.is_over() && self.version == before && self.notes.is_empty() {
            self.receive(WAIT)?;
        }
        Ok(self.note())
    }

    fn tell(&mut self, words: Telling) -> Result<Option<String>, Fault> {
        match words {
            Telling::Agree => self.send(&ClientMessage::AnswerTakeBack { agree: true }),
            Telling::Decline => self.send(&ClientMessage::AnswerTakeBack { agree: false }),
            Telling::Say(text) => {
                let Ok(text) = ChatText::new(&text) else {
                    return Ok(Some(format!("Say something, in at most {} letters.", ChatText::LONGEST)));
                };
                return Ok(self.ask(|id| ClientMessage::Say { id, text })?.err());
            }
        }
        Ok(None)
    }
}
