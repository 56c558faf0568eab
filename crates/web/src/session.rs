//! A table on the page: [`Session`].

use std::{rc::Rc, sync::Arc};

use leptos::prelude::*;
use parlour_core::{Rule, Scene, Seat, Sentence, Viewer, Words, scene::Pick};
use parlour_protocol::{
    ChatText, ClientMessage, Clock, Farewell, HintPolicy, PersonName, Room, RoomStatus, Said, SeatPlayer,
    ServerMessage, TableId, TableSeat, Version, You,
};
use parlour_registry::AnyGame;
use parlour_seat::{Client, ClientEvent, Haste, Hint, Pledge, PromiseError, Proved, Voice, reconnects_after};

use crate::{
    link::Speak,
    scene::Names,
    story::Story,
    text::{self, Part, say},
};

/// The id of tables against bots.
const SOLO: TableId = TableId::new(0);

/// A message shown once: a refusal, or why something cannot be picked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) rule: Option<Rule>,
}

/// The state of the connection to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// Nothing has arrived yet.
    Opening,
    /// Connected.
    Open,
    /// Lost; it is being restored.
    Lost,
    /// There is no table at this address.
    NoTable,
    /// Closed for good, for this reason.
    Closed(String),
}

/// Hints about the moves at one version.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Hints {
    /// Nobody has asked.
    None,
    /// The search is thinking.
    Thinking,
    /// The hints, the best first.
    Here(Version, Vec<Hint>),
}

/// A table on the page: a [`Client`] with its parts as signals, and the current picks.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    client: StoredValue<Client>,
    pub(crate) game: StoredValue<Option<&'static dyn AnyGame>>,
    pub(crate) version: RwSignal<Version>,
    pub(crate) you: RwSignal<Option<You>>,
    pub(crate) room: RwSignal<Option<Room>>,
    /// What happens, moment by moment.
    pub(crate) story: Story,
    /// The table as shown.
    pub(crate) scene: RwSignal<Option<Arc<Scene>>>,
    pub(crate) heard: RwSignal<Vec<Sentence>>,
    pub(crate) said: RwSignal<Vec<Said>>,
    pub(crate) clock: RwSignal<Option<(Clock, f64)>>,
    pub(crate) hints: RwSignal<Hints>,
    pub(crate) picks: RwSignal<Vec<Pick>>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    pub(crate) line: RwSignal<Line>,
    /// The person's part of the deal, and whether the table keeps its promises.
    pub(crate) deal: RwSignal<Option<DealSeen>>,
    /// The voice of a lesson.
    pub(crate) voice: RwSignal<Option<Voice>>,
    speak: StoredValue<Option<Speak>, LocalStorage>,
    reading: StoredValue<Option<Reading>, LocalStorage>,
}

/// Reads on to the next step of a lesson.
pub(crate) type Reading = Rc<dyn Fn() -> Option<()>>;

impl Session {
    /// Creates a session of a table of which nothing is known yet.
    pub(crate) fn new() -> Self {
        let story = Story::new();
        Self {
            client: StoredValue::new(client()),
            game: StoredValue::new(None),
            version: RwSignal::new(Version::default()),
            you: RwSignal::new(None),
            room: RwSignal::new(None),
            story,
            scene: story.scene,
            heard: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
            clock: RwSignal::new(None),
            hints: RwSignal::new(Hints::None),
            picks: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            line: RwSignal::new(Line::Opening),
            deal: RwSignal::new(None),
            voice: RwSignal::new(None),
            speak: StoredValue::new_local(None),
            reading: StoredValue::new_local(None),
        }
    }

    /// Sets how messages are sent.
    pub(crate) fn connect(self, speak: Speak) {
        self.speak.set_value(Some(speak));
    }

    /// Sets how to read on in the lesson.
    pub(crate) fn learn(self, reading: Reading) {
        self.reading.set_value(Some(reading));
    }

    /// Reads on to the next step of the lesson.
    pub(crate) fn read_on(self) {
        self.notice.set(None);
        if let Some(reading) = self.reading.get_value() {
            reading();
        }
    }

    /// Takes part in the deal of a shared table.
    pub(crate) fn take_pledge(self, pledge: Pledge) {
        self.with_client(|client| client.take_pledge(pledge));
    }

    /// Asks the table for a seat.
    pub(crate) fn sit(self, seat: Seat, name: PersonName) {
        self.with_client(|client| client.sit(seat, name));
    }

    /// Greets a new table.
    pub(crate) fn begin(self) {
        self.client.set_value(client());
        self.line.set(Line::Opening);
        self.connected();
    }

    /// Greets the table over a new connection.
    pub(crate) fn connected(self) {
        self.with_client(Client::connected);
    }

    /// Notes that the connection is lost and will be restored.
    pub(crate) fn disconnected(self) {
        self.with_client(Client::disconnected);
        self.line.set(Line::Lost);
    }

    /// Sends a request to the table.
    pub(crate) fn request(self, message: ClientMessage) {
        self.with_client(|client| client.request(message));
    }

    /// Plays an action.
    pub(crate) fn play(self, action: String) {
        self.with_client(|client| drop(client.play(action)));
    }

    /// Sends a chat message.
    pub(crate) fn chat(self, text: ChatText) {
        self.with_client(|client| drop(client.chat(text)));
    }

    /// Acts on the client, and sends its outgoing messages.
    fn with_client<T>(self, act: impl FnOnce(&mut Client) -> T) -> Option<T> {
        let done = self.client.try_update_value(act);
        while let Some(message) = self.client.try_update_value(Client::outgoing).flatten() {
            self.speak.with_value(|speak| {
                if let Some(speak) = speak {
                    speak(&message);
                }
            });
        }
        done
    }

    /// Handles a message of the table.
    pub(crate) fn receive(self, message: ServerMessage) {
        let viewed = matches!(&message, ServerMessage::Update(update) if update.view.is_some());
        match self.with_client(|client| client.receive(message)) {
            Some(ClientEvent::Updated) => {
                self.refresh();
                if viewed {
                    self.show();
                }
            }
            Some(ClientEvent::Refused { why, words, rule, .. }) => {
                let why = words.unwrap_or_else(|| Words::plain(why));
                // A lesson says what to do instead, so start with no picks.
                if self.voice.with_untracked(Option::is_some) {
                    self.picks.set(Vec::new());
                }
                self.tell(self.say(&Words::new("web-refused").words("why", why)), rule);
            }
            Some(ClientEvent::Hints { version, hints }) => {
                let hints = self.client.with_value(|client| client.hints(&hints));
                self.hints.set(Hints::Here(version, hints));
            }
            Some(ClientEvent::Bye { reason: Farewell::NoSuchTable, .. }) if !self.is_known() => {
                self.line.set(Line::NoTable);
            }
            Some(ClientEvent::Bye { reason, why }) if !reconnects_after(reason) => {
                self.line.set(Line::Closed(why));
            }
            _ => {}
        }
    }

    /// Whether the table has told anything.
    fn is_known(self) -> bool {
        self.room.with_untracked(Option::is_some)
    }

    /// Updates the signals that have changed.
    fn refresh(self) {
        let (game, version, you, room, heard, said, clock) = self.client.with_value(|client| {
            let (you, room) = (client.you().cloned(), client.room().cloned());
            let (heard, said) = (client.lines().to_vec(), client.said().to_vec());
            (client.game(), client.version(), you, room, heard, said, client.clock())
        });
        self.line.set(Line::Open);
        self.game.set_value(game);
        self.version.set(version);
        set_changed(self.you, you);
        set_changed(self.room, room);
        set_changed(self.heard, heard);
        set_changed(self.said, said);
        set_changed(self.deal, self.client.with_value(DealSeen::of));
        self.clock.set(clock.map(|clock| (clock, js_sys::Date::now())));
    }

    /// Shows what happened, then the current table. Picks stay if the choices are the same.
    fn show(self) {
        let step = self.client.try_update_value(Client::story).unwrap_or_default();
        let Some(now) = step.last() else { return };
        let same =
            self.scene.with_untracked(|old| old.as_ref().is_some_and(|old| old.choices == now.scene.choices));
        if !same {
            self.picks.set(Vec::new());
            self.hints.set(Hints::None);
            self.notice.set(None);
        }
        let left = self.clock.with_untracked(|clock| clock.map(|(clock, _)| clock.left));
        let haste = Haste::before(now, left);
        self.story.tell(step, haste);
    }

    /// Renders words for the person.
    fn say(self, words: &Words) -> String {
        let (names, seat) = untrack(|| (self.names(), self.seat()));
        names.say(words, seat.map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// Shows a notice.
    pub(crate) fn tell(self, text: String, rule: Option<Rule>) {
        self.notice.set(Some(Notice { text, rule }));
    }

    /// Tells the person why something cannot be picked, in the words of the rule. They may be those of an
    /// explanation, and explanations load on demand.
    pub(crate) fn tell_why_not(self, scene: &Scene, pick: &Pick) {
        let (Some(_), Some(game)) = (self.seat(), self.game.get_value()) else { return };
        let picked = self.picks.get_untracked();
        let why = self.client.with_value(|client| client.why_not(scene, &picked, pick));
        leptos::task::spawn_local(async move {
            let fetched = text::fetch_part(game.info().slug, Part::About, text::language()).await;
            let known = fetched.is_ok() || why.arg("about").is_none();
            if known && !self.notice.is_disposed() {
                self.tell(self.say(&why), None);
            }
        });
    }

    /// Why a pick replaces an earlier one: the rule that keeps them apart, if there is one.
    pub(crate) fn why_instead(self, scene: &Scene, pick: &Pick) -> Option<String> {
        self.seat()?;
        let picked = self.picks.get_untracked();
        let why = self.client.with_value(|client| client.why_instead(scene, &picked, pick))?;
        Some(self.say(&why))
    }

    /// The person's seat.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.you.with(|you| you.as_ref().and_then(|you| you.seat))
    }

    /// Everybody's name.
    pub(crate) fn names(self) -> Names {
        self.room.with(|room| {
            let chairs = || room.iter().flat_map(|room| &room.chairs);
            Names {
                called: chairs().map(name).collect(),
                states: chairs().map(state).collect(),
                game: self.game.get_value().map_or("", |game| game.info().slug),
            }
        })
    }

    /// Whether this is a shared table.
    pub(crate) fn is_shared(self) -> bool {
        self.room.with(|room| room.as_ref().is_some_and(|room| room.id != SOLO))
    }

    /// Whether hints are allowed here.
    pub(crate) fn hints_allowed(self) -> bool {
        self.room.with(|room| room.as_ref().is_some_and(|room| room.settings.hints == HintPolicy::All))
    }

    /// Whether the game is over and its end has been shown.
    pub(crate) fn is_over(self) -> bool {
        !self.story.is_running()
            && self.room.with(|room| {
                room.as_ref().is_some_and(|room| matches!(room.status, RoomStatus::Finished { .. }))
            })
    }

    /// Whether the person is to decide.
    pub(crate) fn my_turn(self) -> bool {
        let seat = self.seat();
        self.scene.with(|scene| {
            scene.as_ref().is_some_and(|scene| seat.is_some_and(|seat| scene.to_act.contains(seat)))
        })
    }
}

/// What a person knows about the deal of a shared table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DealSeen {
    pub(crate) pledge: Pledge,
    pub(crate) breach: Option<PromiseError>,
    pub(crate) proved: Option<Proved>,
}

impl DealSeen {
    fn of(client: &Client) -> Option<Self> {
        let (pledge, breach) = (client.pledge()?.clone(), client.breach().cloned());
        Some(Self { pledge, breach, proved: client.deal_check().and_then(Result::ok) })
    }
}

/// Creates a client. Its ids start with the time, so that other pages of the same person use different ones.
fn client() -> Client {
    Client::new(js_sys::Date::now().to_bits())
}

/// Sets a signal if the value has changed.
fn set_changed<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|old| *old != value) {
        signal.set(value);
    }
}

fn name(chair: &TableSeat) -> String {
    match &chair.player {
        SeatPlayer::Empty => String::new(),
        SeatPlayer::Bot(_) => text::bot_name(chair.seat),
        SeatPlayer::Person { name, .. } => name.as_str().to_owned(),
    }
}

/// A note beside a player's name: absence, a bot's level, and the number of hints asked for.
fn state(chair: &TableSeat) -> Option<String> {
    let player = match &chair.player {
        SeatPlayer::Person { stood_in: true, .. } => Some(say("web-stood-in")),
        SeatPlayer::Person { here: false, .. } => Some(say("web-away")),
        SeatPlayer::Bot(bot) => Some(text::bot(*bot)),
        SeatPlayer::Empty | SeatPlayer::Person { .. } => None,
    };
    let hints = (chair.hints > 0).then(|| text::count("web-hints-taken", "number", chair.hints));
    let all: Vec<String> = player.into_iter().chain(hints).collect();
    (!all.is_empty()).then(|| all.join(" · "))
}
