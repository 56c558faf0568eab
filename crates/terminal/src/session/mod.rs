//! A game as one person plays it: [`Session`], wherever its table is.

mod link;
mod solo;
mod telling;

use std::time::{Duration, Instant};

use parlour_core::{Scene, Words};
use parlour_protocol::{ClientMessage, MoveId, TakeBackAsked, Version};
use parlour_registry::{AnyGame, Opinion};
use parlour_seat::{Client, ClientEvent, Frame, SoloSetup};

use self::solo::SoloLink;
pub(crate) use self::{
    link::{Heard, Link},
    telling::Telling,
};
use crate::{SavedGames, TerminalError};

/// How long an answer is waited for, over a connection that may have to be made again.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);
/// How long to wait at once for something that may never come.
const WAIT: Duration = Duration::from_secs(1);
/// How long hints are waited for.
const HINTS: Duration = Duration::from_secs(8);

/// What became of the request to take a move back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakenBack {
    /// It is taken back.
    Yes,
    /// The others have been asked.
    Asked,
    /// It is not, for that reason.
    No(Words),
}

/// A game in play: a [`Client`] and its way to the table.
pub struct Session {
    client: Client,
    link: Box<dyn Link>,
    hints: Option<Vec<Opinion>>,
    /// What is worth a line and has not been shown.
    notes: Vec<Words>,
    /// How much of the chat has been noted.
    noted: usize,
    /// The request to take back that was noted last.
    asked: Option<TakeBackAsked>,
}

impl Session {
    /// Deals a game against bots. It is written to its file after every move.
    ///
    /// # Errors
    /// If the setup does not fit the game, or the game cannot be written.
    pub fn start(setup: SoloSetup, store: SavedGames) -> Result<Self, TerminalError> {
        Self::open(SoloLink::start(setup, store)?)
    }

    /// Goes on with the saved game of that slug, or with the one saved last.
    ///
    /// # Errors
    /// If there is none, or its file is not one that the rules give.
    pub fn resume(store: SavedGames, slug: Option<&str>) -> Result<Self, TerminalError> {
        Self::open(SoloLink::resume(store, slug)?)
    }

    /// Says hello, and waits for the table.
    pub(crate) fn open(link: impl Link + 'static) -> Result<Self, TerminalError> {
        let client = Client::new(getrandom::u64().map_err(TerminalError::NoLuck)?);
        let (link, hints, notes, noted) = (Box::new(link), None, Vec::new(), 0);
        let mut session = Self { client, link, hints, notes, noted, asked: None };
        while !session.client.is_current() {
            session.receive(PATIENCE)?.ok_or_else(silent)?;
        }
        let room = session.client.room().ok_or_else(silent)?;
        parlour_registry::find(&room.settings.game)?;
        Ok(session)
    }

    /// Starts another game at the same table.
    ///
    /// # Errors
    /// If there is no randomness for a seed, the game cannot be written, or the table cannot be reached.
    pub fn another(&mut self) -> Result<Self, TerminalError> {
        if let Some(session) = self.link.another(self.client.rematch())? {
            return Ok(session);
        }
        self.request(ClientMessage::Rematch)?;
        self.until(|client| client.rematch().is_some())?;
        self.link.another(self.client.rematch())?.ok_or_else(silent)
    }

    /// What the person knows of the table.
    pub const fn client(&self) -> &Client {
        &self.client
    }

    /// The game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.client.game().expect("a session is opened once its game is known")
    }

    /// The table as the person sees it.
    pub fn scene(&self) -> Scene {
        let scene = self.client.scene().expect("the table sends views of its game");
        scene.expect("a session is handed out once the game is dealt")
    }

    /// What happened since this was asked last, moment by moment.
    pub(crate) fn story(&mut self) -> Vec<Frame> {
        self.client.story()
    }

    /// The way to the table.
    pub(crate) fn link(&self) -> &dyn Link {
        &*self.link
    }

    /// Plays an action. The inner error says why it was refused.
    ///
    /// # Errors
    /// If the game cannot be written, or the table cannot be reached.
    pub fn play(&mut self, action: &str) -> Result<Result<(), Words>, TerminalError> {
        let id = self.client.play(action);
        match self.answer(&id)? {
            Ok(made) => {
                while self.client.version() < made {
                    self.receive(PATIENCE)?;
                }
                Ok(Ok(()))
            }
            Err(why) => Ok(Err(why)),
        }
    }

    /// Goes back to the person's last move, or asks the others whether that is fine.
    ///
    /// # Errors
    /// If the game cannot be written, or the table cannot be reached.
    pub fn take_back(&mut self) -> Result<TakenBack, TerminalError> {
        let asked = |client: &Client| client.room().and_then(|room| room.take_back);
        let (before, version) = (asked(&self.client), self.client.version());
        self.request(ClientMessage::AskTakeBack)?;
        let end = Instant::now() + WAIT;
        while Instant::now() < end {
            if let Some(why) = self.receive(WAIT)?.and_then(refusal) {
                return Ok(TakenBack::No(why));
            }
            if asked(&self.client) != before {
                return Ok(TakenBack::Asked);
            }
            if self.client.version() > version && self.client.my_turn() {
                return Ok(TakenBack::Yes);
            }
        }
        Ok(TakenBack::Asked)
    }

    /// Lets others move until it is the person's turn, the game is over, or something has happened at a shared table. Gives what is
    /// worth a line.
    ///
    /// # Errors
    /// If the game cannot be written, or the table cannot be reached.
    pub fn let_others_play(&mut self) -> Result<Vec<Words>, TerminalError> {
        let before = self.client.version();
        let quiet = |session: &Self| {
            let client = &session.client;
            let waits = !client.my_turn() && !client.is_over();
            waits && client.version() == before && session.notes.is_empty()
        };
        while self.link.thinking().is_some() || quiet(self) {
            self.receive(WAIT)?;
        }
        Ok(std::mem::take(&mut self.notes))
    }

    /// Takes in what has happened, without waiting for it: whether there was something, and what is worth a line.
    pub(crate) fn news(&mut self) -> Result<Option<Vec<Words>>, TerminalError> {
        let mut news = false;
        while let Some(event) = self.receive(Duration::ZERO)? {
            news = true;
            self.notes.extend(refusal(event));
            // One bot's move at a time, so that each is shown.
            if self.link.thinking().is_some() {
                break;
            }
        }
        Ok(news.then(|| std::mem::take(&mut self.notes)))
    }

    /// Asks for hints; [`hints`](Self::hints) has them once they have come.
    pub(crate) fn ask_hints(&mut self) -> Result<(), TerminalError> {
        self.hints = None;
        self.request(ClientMessage::Hint)
    }

    /// The hints that have come, once.
    pub(crate) const fn hints(&mut self) -> Option<Vec<Opinion>> {
        self.hints.take()
    }

    /// Asks for hints and waits for them; there are none if they are refused or do not come.
    pub(crate) fn wait_for_hints(&mut self) -> Result<Vec<Opinion>, TerminalError> {
        self.ask_hints()?;
        let end = Instant::now() + HINTS;
        while self.hints.is_none() && Instant::now() < end {
            if let Some(why) = self.receive(WAIT)?.and_then(refusal) {
                self.notes.push(why);
                break;
            }
        }
        Ok(self.hints().unwrap_or_default())
    }

    /// Sends a message without an id.
    pub(crate) fn request(&mut self, message: ClientMessage) -> Result<(), TerminalError> {
        self.client.request(message);
        self.flush()
    }

    fn flush(&mut self) -> Result<(), TerminalError> {
        while let Some(message) = self.client.outgoing() {
            self.link.send(message)?;
        }
        Ok(())
    }

    /// Takes in the next thing that the link reports; `None` if it reports nothing for that long.
    fn receive(&mut self, wait: Duration) -> Result<Option<ClientEvent>, TerminalError> {
        let event = match self.link.receive(wait)? {
            None => return Ok(None),
            Some(Heard::Message(message)) => self.client.receive(*message),
            Some(Heard::Opened) => {
                self.client.connected();
                ClientEvent::Nothing
            }
            Some(Heard::Lost(why)) => {
                self.client.disconnected();
                self.notes.push(Words::new("terminal-connection-lost").words("why", Words::plain(why)));
                ClientEvent::Nothing
            }
        };
        match &event {
            ClientEvent::Updated => self.note_update(),
            ClientEvent::Hints { hints, .. } => self.hints = Some(hints.clone()),
            ClientEvent::Bye { why, .. } => return Err(TerminalError::Table(why.clone())),
            _ => {}
        }
        self.flush()?;
        Ok(Some(event))
    }

    /// Sends what is waiting, and waits for the answer to the message with that id.
    fn answer(&mut self, id: &MoveId) -> Result<Result<Version, Words>, TerminalError> {
        self.flush()?;
        let end = Instant::now() + PATIENCE;
        loop {
            match self.receive(end.saturating_duration_since(Instant::now()))? {
                Some(ClientEvent::Accepted { id: named, version }) if named == *id => return Ok(Ok(version)),
                Some(ClientEvent::Refused { id: Some(named), why, words, .. }) if named == *id => {
                    return Ok(Err(in_words(why, words)));
                }
                Some(_) => {}
                None => return Err(silent()),
            }
        }
    }

    /// Reads until that holds. A refusal ends it.
    pub(crate) fn until(&mut self, holds: impl Fn(&Client) -> bool) -> Result<(), TerminalError> {
        while !holds(&self.client) {
            if let Some(ClientEvent::Refused { why, .. }) = self.receive(PATIENCE)? {
                return Err(TerminalError::Table(why));
            }
        }
        Ok(())
    }
}

/// Why a request was refused, if it was.
fn refusal(event: ClientEvent) -> Option<Words> {
    match event {
        ClientEvent::Refused { why, words, .. } => Some(in_words(why, words)),
        _ => None,
    }
}

/// A refusal as a sentence: of the table's message, or of its English words if it sent no message.
fn in_words(why: String, words: Option<Words>) -> Words {
    Words::new("terminal-refused").words("why", words.unwrap_or_else(|| Words::plain(why)))
}

fn silent() -> TerminalError {
    TerminalError::Table("the server does not answer".to_owned())
}
