//! The table itself: [`OfflineTable`].

use std::time::Duration;

use parlour_core::{Illegal, Seat, Seed, Viewer, record::Record};
use parlour_protocol::{
    Chair, ClientMessage, FairDeal, HeardLines, MoveId, Pace, PersonName, Room, RoomStatus, ServerMessage,
    Settings, Sitter, TableId, Update, Version, Visibility, You,
};
use parlour_registry::{AnyTable, CannotResume, Enough, Opinion, Refusal, UnknownGame};
use thiserror::Error;

use super::{Plan, Saved};
use crate::text;

/// Enough to see which actions are good, and done within a moment or two.
const HINT_ITERATIONS: u32 = 4_000;

/// One person and bots at a table. It answers as a server would.
pub(crate) struct OfflineTable {
    plan: Plan,
    table: Box<dyn AnyTable>,
    version: Version,
    /// The version that gave everybody the decisions they have: what others choose at the same time makes no decision stale.
    turn: Version,
}

/// Why there is no such table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum CannotOpen {
    /// No game has that name.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// It cannot be dealt, or what was kept does not go on.
    #[error(transparent)]
    Table(#[from] CannotResume),
}

/// What the person's message asks for.
pub(crate) enum Asked {
    /// These answers.
    Answered(Vec<ServerMessage>),
    /// Hints, which take a while to think of.
    Hints,
}

impl OfflineTable {
    /// Deals the game, or puts it together again.
    pub(crate) fn open(saved: Saved) -> Result<Self, CannotOpen> {
        let game = parlour_registry::find(&saved.plan.game)?;
        let table = if saved.events.is_empty() {
            game.table(&saved.plan.deal).map_err(CannotResume::Setup)?
        } else {
            game.resume(&saved.plan.deal, saved.events)?
        };
        let version = Version(table.events().len() as u64);
        Ok(Self { plan: saved.plan, table, version, turn: version })
    }

    /// As it is to be kept.
    pub(crate) fn saved(&self) -> Saved {
        Saved { plan: self.plan.clone(), events: self.table.events().to_vec() }
    }

    /// The record, once the game is over.
    pub(crate) fn record(&self) -> Option<Record> {
        self.table.record()
    }

    /// The record with the names of the people, as text.
    pub(crate) fn signed_record(&self) -> Option<String> {
        let mut record = self.record()?;
        let names = self.table.seats().iter().map(|seat| match self.sitter(seat) {
            Sitter::Person { name, .. } => Some(name.as_str().to_owned()),
            Sitter::Bot(_) | Sitter::Empty => None,
        });
        record.names = Some(names.collect());
        Some(record.to_json())
    }

    /// What the person says.
    pub(crate) fn hear(&mut self, message: ClientMessage, luck: impl FnOnce() -> Seed) -> Asked {
        let answers = match message {
            ClientMessage::Hello { .. } => vec![self.everything()],
            ClientMessage::Move { id, version, action } => self.person_decides(id, version, &action),
            ClientMessage::AskTakeBack => self.take_back(),
            ClientMessage::Bot { seat, bot: Some(bot) } => {
                self.plan.bots[seat.number()] = bot;
                vec![self.changed(0)]
            }
            ClientMessage::Rematch => self.another(luck()),
            ClientMessage::Hint if self.my_turn() => return Asked::Hints,
            ClientMessage::Ping => vec![ServerMessage::Pong],
            _ => vec![refused(None, text::NOT_HERE.to_owned(), None)],
        };
        Asked::Answered(answers)
    }

    /// What the search thinks of the person's choices.
    pub(crate) fn advise(&self, enough: Enough<'_>) -> Vec<Opinion> {
        self.table.advising(self.plan.seat, HINT_ITERATIONS)(enough)
    }

    /// The hints that the person asked for.
    pub(crate) fn hints(&self, hints: Vec<Opinion>) -> ServerMessage {
        ServerMessage::Hints { version: self.version, hints }
    }

    fn my_turn(&self) -> bool {
        self.table.to_act().contains(self.plan.seat)
    }

    /// Whose decision a bot has to make next.
    pub(crate) fn bot_to_act(&self) -> Option<Seat> {
        self.table.to_act().without(self.plan.seat).first()
    }

    /// The version that gave everybody the decisions they have now.
    pub(crate) const fn turn(&self) -> Version {
        self.turn
    }

    /// How long the bot on that seat may think.
    pub(crate) fn limit(&self, seat: Seat) -> Duration {
        self.plan.bots[seat.number()].limit()
    }

    /// What the bot on that seat would do.
    pub(crate) fn bot_thinks(&self, seat: Seat, enough: Enough<'_>) -> String {
        self.table.thinking(seat, self.plan.bots[seat.number()])(enough)
    }

    /// The bot on that seat decides.
    pub(crate) fn bot_decides(&mut self, seat: Seat, action: &str) -> Result<ServerMessage, Refusal> {
        self.decide(seat, action)
    }

    /// A decision. Those who chose at the same time still have the decisions they had.
    fn decide(&mut self, seat: Seat, action: &str) -> Result<ServerMessage, Refusal> {
        let (lines, before) = (self.lines(), self.table.to_act());
        self.table.play(seat, action)?;
        let update = self.changed(lines);
        if self.table.to_act() != before.without(seat) {
            self.turn = self.version;
        }
        Ok(update)
    }

    fn person_decides(&mut self, id: MoveId, version: Version, action: &str) -> Vec<ServerMessage> {
        if version < self.turn {
            return vec![refused(Some(id), text::STALE.to_owned(), None), self.everything()];
        }
        match self.decide(self.plan.seat, action) {
            Ok(update) => {
                vec![ServerMessage::Accepted { id, version: self.version }, update]
            }
            Err(why) => {
                let rule = match &why {
                    Refusal::Illegal(Illegal::Breaks { rule, .. }) => Some(*rule),
                    _ => None,
                };
                vec![refused(Some(id), why.to_string(), rule)]
            }
        }
    }

    fn take_back(&mut self) -> Vec<ServerMessage> {
        if self.table.take_back(self.plan.seat) {
            self.version = self.version.next();
            self.turn = self.version;
            vec![self.everything()]
        } else {
            vec![refused(None, text::NOTHING_TO_TAKE_BACK.to_owned(), None)]
        }
    }

    fn another(&mut self, seed: Seed) -> Vec<ServerMessage> {
        let plan = self.plan.clone().rotated(seed);
        let next = Self::open(Saved { plan, events: Vec::new() }).expect("the same table can be dealt again");
        let version = self.version.next();
        *self = Self { version, turn: version, ..next };
        vec![self.everything()]
    }

    /// How many lines of the log the person has.
    fn lines(&self) -> usize {
        self.table.heard(self.viewer()).len()
    }

    const fn viewer(&self) -> Viewer {
        Viewer::Seat(self.plan.seat)
    }

    /// The table, the room and the log from the beginning.
    fn everything(&self) -> ServerMessage {
        self.update(0, Some(self.you()))
    }

    /// What is new since so many lines.
    fn changed(&mut self, lines: usize) -> ServerMessage {
        self.version = self.version.next();
        self.update(lines, None)
    }

    fn update(&self, from: usize, you: Option<You>) -> ServerMessage {
        let lines = self.table.heard(self.viewer()).split_off(from);
        ServerMessage::Update(Box::new(Update {
            version: self.version,
            you,
            room: Some(self.room()),
            view: Some(self.table.view(self.viewer())),
            to_act: self.table.to_act(),
            heard: Some(HeardLines { from, lines }),
            said: Vec::new(),
            clock: None,
        }))
    }

    fn you(&self) -> You {
        You { seat: Some(self.plan.seat), name: self.plan.name.clone() }
    }

    fn room(&self) -> Room {
        let deal = &self.plan.deal;
        let status = match self.table.outcome() {
            Some(outcome) => RoomStatus::Finished { outcome, rematch: None },
            None => RoomStatus::Playing,
        };
        Room {
            id: TableId::new(0),
            settings: Settings {
                game: self.plan.game.clone(),
                seats: deal.seats,
                options: deal.options.clone(),
                pace: Pace::default(),
                visibility: Visibility::Link,
            },
            status,
            chairs: self.table.seats().iter().map(|seat| Chair { seat, sitter: self.sitter(seat) }).collect(),
            spectators: 0,
            fair: FairDeal { commitment: parlour_registry::commitment(&deal.seed), seed: None },
            take_back: None,
        }
    }

    fn sitter(&self, seat: Seat) -> Sitter {
        if seat == self.plan.seat {
            let you = || PersonName::new(text::YOU_FIRST).expect("the word is short and visible");
            Sitter::Person { name: self.plan.name.clone().unwrap_or_else(you), here: true, stood_in: false }
        } else {
            Sitter::Bot(self.plan.bots[seat.number()])
        }
    }
}

fn refused(id: Option<MoveId>, why: String, rule: Option<parlour_core::Rule>) -> ServerMessage {
    ServerMessage::Refused { id, why, rule }
}
