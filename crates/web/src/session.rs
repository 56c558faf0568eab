//! One table as the page knows it: [`Session`].

use std::sync::Arc;

use leptos::prelude::*;
use parlour_core::{Rule, Scene, Seat, Sentence, scene::Pick};
use parlour_protocol::{
    Chair, ClientMessage, Clock, MoveId, Room, RoomStatus, Said, ServerMessage, Sitter, Version, You,
};
use parlour_registry::{AnyGame, Opinion};
use serde_json::value::RawValue;

use crate::{link::Speak, motion, scene::Names, text};

/// Something to be told once: a refusal, or why something cannot be picked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) rule: Option<Rule>,
}

/// How the way to the table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// Nothing has come yet.
    Opening,
    /// All is well.
    Open,
    /// It broke and is being opened again.
    Lost,
    /// It will not be opened again, for that reason.
    Closed(String),
}

/// Hints about the choices at one version.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Hints {
    /// Nobody asked.
    None,
    /// Somebody thinks.
    Thinking,
    /// The best first.
    Here(Version, Vec<Opinion>),
}

/// One table as the page knows it: everything that came in messages, and what is picked.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) game: StoredValue<Option<&'static dyn AnyGame>>,
    pub(crate) version: RwSignal<Version>,
    pub(crate) you: RwSignal<Option<You>>,
    pub(crate) room: RwSignal<Option<Room>>,
    pub(crate) scene: RwSignal<Option<Arc<Scene>>>,
    view: StoredValue<Option<Box<RawValue>>>,
    pub(crate) heard: RwSignal<Vec<Sentence>>,
    pub(crate) said: RwSignal<Vec<Said>>,
    pub(crate) clock: RwSignal<Option<(Clock, f64)>>,
    pub(crate) hints: RwSignal<Hints>,
    pub(crate) picks: RwSignal<Vec<Pick>>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    pub(crate) line: RwSignal<Line>,
    sent: StoredValue<u32>,
    speak: StoredValue<Option<Speak>, LocalStorage>,
}

impl Session {
    /// A table of which nothing is known yet.
    pub(crate) fn new() -> Self {
        Self {
            game: StoredValue::new(None),
            version: RwSignal::new(Version::default()),
            you: RwSignal::new(None),
            room: RwSignal::new(None),
            scene: RwSignal::new(None),
            view: StoredValue::new(None),
            heard: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
            clock: RwSignal::new(None),
            hints: RwSignal::new(Hints::None),
            picks: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            line: RwSignal::new(Line::Opening),
            sent: StoredValue::new(0),
            speak: StoredValue::new_local(None),
        }
    }

    /// From now on messages go that way.
    pub(crate) fn connect(self, speak: Speak) {
        self.speak.set_value(Some(speak));
    }

    /// Says something to the table.
    pub(crate) fn say(self, message: &ClientMessage) {
        self.speak.with_value(|speak| {
            if let Some(speak) = speak {
                speak(message);
            }
        });
    }

    /// A name for something that is sent, so that sending it twice does nothing.
    pub(crate) fn next_id(self) -> MoveId {
        self.sent.update_value(|sent| *sent += 1);
        let time = js_sys::Date::now();
        let id = format!("{time:.0}-{}", self.sent.get_value());
        MoveId::try_from(id).expect("a time and a number are short and visible")
    }

    /// The table says something.
    pub(crate) fn hear(self, message: ServerMessage) {
        match message {
            ServerMessage::Update(update) => self.update(*update),
            ServerMessage::Refused { why, rule, .. } => self.tell(self.named(&why), rule),
            ServerMessage::Hints { version, hints } => self.hints.set(Hints::Here(version, hints)),
            ServerMessage::Bye { why, .. } => self.line.set(Line::Closed(why)),
            ServerMessage::Accepted { .. } | ServerMessage::Pong => {}
        }
    }

    fn update(self, update: parlour_protocol::Update) {
        self.line.set(Line::Open);
        self.version.set(update.version);
        if let Some(you) = update.you {
            self.you.set(Some(you));
        }
        if let Some(room) = update.room {
            self.game.set_value(parlour_registry::find(&room.settings.game).ok());
            self.room.set(Some(room));
        }
        if let Some(heard) = update.heard {
            self.heard.update(|lines| {
                lines.truncate(heard.from);
                lines.extend(heard.lines);
            });
        }
        if !update.said.is_empty() {
            self.said.update(|said| said.extend(update.said));
        }
        self.clock.set(update.clock.map(|clock| (clock, js_sys::Date::now())));
        if let Some(view) = update.view {
            self.show(view);
        }
    }

    /// Draws what is known now. What was picked for the same choices stays picked.
    fn show(self, view: Box<RawValue>) {
        let scene = self.game.get_value().and_then(|game| game.scene(&view).ok()).map(Arc::new);
        let same = self.scene.with_untracked(|old| match (old, &scene) {
            (Some(old), Some(new)) => old.choices == new.choices,
            _ => false,
        });
        if !same {
            self.picks.set(Vec::new());
            self.hints.set(Hints::None);
            self.notice.set(None);
        }
        self.view.set_value(Some(view));
        motion::travel(|| self.scene.set(scene));
    }

    /// A reason as a sentence, with names for seats.
    fn named(self, why: &str) -> String {
        text::first_upper(&untrack(|| self.names()).put_into(why))
    }

    /// Tells the person something.
    pub(crate) fn tell(self, text: String, rule: Option<Rule>) {
        self.notice.set(Some(Notice { text, rule }));
    }

    /// Why something cannot be picked, in the words of the rule.
    pub(crate) fn why_not(self, scene: &Scene, pick: &Pick) -> Option<String> {
        let game = self.game.get_value()?;
        self.seat()?;
        let picked = self.picks.get_untracked();
        self.view.with_value(|view| {
            let view = view.as_ref()?;
            let refusal = |action: &str| game.refusal(view, action).ok().flatten();
            Some(self.named(&parlour_registry::why_not(scene, &picked, pick, refusal)))
        })
    }

    /// Where the person sits.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.you.with(|you| you.as_ref().and_then(|you| you.seat))
    }

    /// What everybody is called.
    pub(crate) fn names(self) -> Names {
        self.room.with(|room| {
            let chairs = || room.iter().flat_map(|room| &room.chairs);
            Names {
                called: chairs().map(name).collect(),
                states: chairs().map(|chair| state(&chair.sitter)).collect(),
                game: self.game.get_value().map_or("", |game| game.info().slug),
            }
        })
    }

    /// Whether the game is over.
    pub(crate) fn is_over(self) -> bool {
        self.room
            .with(|room| room.as_ref().is_some_and(|room| matches!(room.status, RoomStatus::Finished { .. })))
    }

    /// Whether the person is to decide.
    pub(crate) fn my_turn(self) -> bool {
        let seat = self.seat();
        self.scene.with(|scene| {
            scene.as_ref().is_some_and(|scene| seat.is_some_and(|seat| scene.to_act.contains(seat)))
        })
    }
}

fn name(chair: &Chair) -> String {
    match &chair.sitter {
        Sitter::Empty => String::new(),
        Sitter::Bot(_) => text::bot_name(chair.seat),
        Sitter::Person { name, .. } => name.as_str().to_owned(),
    }
}

fn state(sitter: &Sitter) -> Option<String> {
    match sitter {
        Sitter::Person { stood_in: true, .. } => Some(text::STOOD_IN.to_owned()),
        Sitter::Person { here: false, .. } => Some(text::AWAY.to_owned()),
        Sitter::Bot(bot) => Some(text::bot(*bot)),
        Sitter::Empty | Sitter::Person { .. } => None,
    }
}
