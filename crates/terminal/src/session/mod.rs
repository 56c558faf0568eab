//! A game as one person plays it, wherever its table is: [`Session`].

mod fair;
mod lesson;
mod link;
mod solo;
mod telling;

use std::time::{Duration, Instant};

use parlour_core::{Scene, Seat, Words};
use parlour_protocol::{ClientMessage, Farewell, Hosting, MoveId, PersonName, TakeBackAsked, Version};
use parlour_registry::AnyGame;
use parlour_seat::{Client, ClientEvent, Frame, Hint, Pledge, PromiseError, SoloSetup, Voice};

use self::{lesson::LessonLink, solo::SoloLink};
pub(crate) use self::{
    link::{Heard, Link},
    telling::Telling,
};
use crate::{SavedGames, TerminalError};

/// How long to wait for an answer, over a connection that may have to be made again.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);
/// How long to wait at a time for something that may never come.
const WAIT: Duration = Duration::from_secs(1);
/// How long to wait for hints.
const HINTS: Duration = Duration::from_secs(8);

/// The result of asking to take back a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakenBack {
    /// The move has been taken back.
    Yes,
    /// The others have been asked.
    Asked,
    /// The move stands, for this reason.
    No(Words),
}

/// A game in progress: a [`Client`] and its connection to the table.
pub struct Session {
    client: Client,
    link: Box<dyn Link>,
    hints: Option<Vec<Hint>>,
    /// Notes worth a line that have not been shown yet.
    notes: Vec<Words>,
    /// How many chat messages have been noted.
    noted: usize,
    /// The last request for a takeback that was noted.
    asked: Option<TakeBackAsked>,
    /// The hosting of the table when it was last checked for news.
    order: Hosting,
    /// The promises of the table that were saved last.
    kept: Option<Pledge>,
    /// The broken promise that was told last.
    told_breach: Option<PromiseError>,
}

impl Session {
    /// Deals a game against bots. It is written to its file after every move.
    ///
    /// # Errors
    /// If the setup does not fit the game, or the game cannot be written.
    pub fn start(setup: SoloSetup, store: SavedGames) -> Result<Self, TerminalError> {
        Self::open(SoloLink::start(setup, store)?)
    }

    /// Continues the saved game with this slug, or the most recently saved one.
    ///
    /// # Errors
    /// If there is none, or if the rules do not allow what is in its file.
    pub fn resume(store: SavedGames, slug: Option<&str>) -> Result<Self, TerminalError> {
        Self::open(SoloLink::resume(store, slug)?)
    }

    /// Opens the lesson of a game at this step, counted from 0, or else where the person left it.
    ///
    /// # Errors
    /// If the game has no lesson.
    pub fn learn(game: &dyn AnyGame, step: Option<usize>, store: SavedGames) -> Result<Self, TerminalError> {
        let step = step.unwrap_or_else(|| store.lesson_step(game.info().slug));
        Self::open(LessonLink::open(game, step, store)?)
    }

    /// Says hello and waits for the table.
    pub(crate) fn open(link: impl Link + 'static) -> Result<Self, TerminalError> {
        let mut client = Client::new(getrandom::u64().map_err(TerminalError::NoLuck)?);
        if let Some(pledge) = link.pledge()? {
            client.take_pledge(pledge);
        }
        let mut session = Self {
            client,
            link: Box::new(link),
            hints: None,
            notes: Vec::new(),
            noted: 0,
            asked: None,
            order: Hosting::default(),
            kept: None,
            told_breach: None,
        };
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

    /// The client, which holds what the person knows about the table.
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

    /// What has happened since the last call, moment by moment.
    pub(crate) fn story(&mut self) -> Vec<Frame> {
        self.client.story()
    }

    /// The connection to the table.
    pub(crate) fn link(&self) -> &dyn Link {
        &*self.link
    }

    /// The current words of the lesson.
    pub(crate) fn voice(&self) -> Option<Voice> {
        self.link.voice()
    }

    /// Reads on to the next step of a lesson.
    pub(crate) fn read_on(&mut self) -> Result<(), TerminalError> {
        self.link.read_on()
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

    /// Takes back the person's last move, or asks the others to allow it.
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

    /// Lets others move until it is the person's turn, the game is over, or something has happened at a
    /// shared table. Returns the notes worth a line.
    ///
    /// # Errors
    /// If the game cannot be written, or the table cannot be reached.
    pub fn let_others_play(&mut self) -> Result<Vec<Words>, TerminalError> {
        let before = self.client.version();
        let quiet = |session: &Self| {
            let client = &session.client;
            let waits = !client.my_turn() && !client.is_over() && session.voice().is_none();
            waits && client.version() == before && session.notes.is_empty()
        };
        while self.link.thinking().is_some() || quiet(self) {
            self.receive(WAIT)?;
        }
        Ok(std::mem::take(&mut self.notes))
    }

    /// Takes in what has happened, without waiting. Returns `None` if nothing has; otherwise the notes worth
    /// a line.
    pub(crate) fn news(&mut self) -> Result<Option<Vec<Words>>, TerminalError> {
        let mut news = false;
        while let Some(event) = self.receive(Duration::ZERO)? {
            news = true;
            self.notes.extend(refusal(event));
            // Only one bot's move at a time, so that each is shown.
            if self.link.thinking().is_some() {
                break;
            }
        }
        Ok(news.then(|| std::mem::take(&mut self.notes)))
    }

    /// Asks for hints; [`hints`](Self::hints) returns them once they have arrived.
    pub(crate) fn ask_hints(&mut self) -> Result<(), TerminalError> {
        self.hints = None;
        self.request(ClientMessage::Hint)
    }

    /// Takes the hints that have arrived.
    pub(crate) const fn hints(&mut self) -> Option<Vec<Hint>> {
        self.hints.take()
    }

    /// Asks for hints and waits for them. There are none if they are refused or do not arrive.
    pub(crate) fn wait_for_hints(&mut self) -> Result<Vec<Hint>, TerminalError> {
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

    /// Asks for a seat.
    pub(crate) fn sit(&mut self, seat: Seat, name: PersonName) -> Result<(), TerminalError> {
        self.client.sit(seat, name);
        self.flush()
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

    /// Takes in the next report from the connection; `None` if there is none within this time.
    fn receive(&mut self, wait: Duration) -> Result<Option<ClientEvent>, TerminalError> {
        let before = fair::stage(&self.client);
        let event = match self.link.receive(wait)? {
            None => return Ok(None),
            Some(Heard::Message(message)) => self.client.receive(*message),
            Some(Heard::Opened) => {
                self.client.connected();
                ClientEvent::Nothing
            }
            Some(Heard::Lost(why)) => {
                self.client.disconnected();
                self.notes.push(Words::new("terminal-connection-lost").words("why", why));
                ClientEvent::Nothing
            }
        };
        match &event {
            ClientEvent::Updated => {
                self.note_update();
                self.note_deal(before)?;
            }
            ClientEvent::Hints { hints, .. } => self.hints = Some(self.client.hints(hints)),
            ClientEvent::Bye { reason, .. } => return Err(TerminalError::Table(farewell(*reason))),
            _ => {}
        }
        self.flush()?;
        Ok(Some(event))
    }

    /// Sends what is waiting, and waits for the answer to the message with this id.
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

    /// Receives until the condition holds, or until a request is refused.
    pub(crate) fn until(&mut self, holds: impl Fn(&Client) -> bool) -> Result<(), TerminalError> {
        while !holds(&self.client) {
            if let Some(ClientEvent::Refused { why, words, .. }) = self.receive(PATIENCE)? {
                return Err(TerminalError::Table(words.unwrap_or_else(|| Words::plain(why))));
            }
            // Do not start a game there. During a game, the person is told and may go on.
            if let Some(breach) = self.client.breach().filter(|_| self.client.view().is_none()) {
                return Err(breach.clone().into());
            }
        }
        Ok(())
    }
}

/// The reason why a request was refused, if it was.
fn refusal(event: ClientEvent) -> Option<Words> {
    match event {
        ClientEvent::Refused { why, words, .. } => Some(in_words(why, words)),
        _ => None,
    }
}

/// A refusal as a sentence, from the table's message or, if there is none, from its English words.
fn in_words(why: String, words: Option<Words>) -> Words {
    Words::new("terminal-refused").words("why", words.unwrap_or_else(|| Words::plain(why)))
}

fn silent() -> TerminalError {
    TerminalError::Table("terminal-silent".into())
}

/// Why the server has ended a connection, as a message.
pub(crate) fn farewell(reason: Farewell) -> Words {
    Words::new(match reason {
        Farewell::Stopping => "terminal-bye-stopping",
        Farewell::Unsettled => "terminal-bye-unsettled",
        Farewell::TooSlow => "terminal-bye-too-slow",
        Farewell::TooMuch => "terminal-bye-too-much",
        Farewell::NotUnderstood => "terminal-bye-not-understood",
        Farewell::OtherProtocol => "terminal-bye-other-protocol",
        Farewell::NoSuchTable => "terminal-no-table",
        Farewell::TooMany => "terminal-bye-too-many",
        Farewell::Full => "terminal-bye-full",
        Farewell::Closed => "terminal-bye-closed",
        Farewell::SeedChanged => "terminal-bye-seed-changed",
    })
}
