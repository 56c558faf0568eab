//! A table against bots as its client hears it: messages in, messages out.

use std::sync::LazyLock;

use parlour_core::{IllegalActionError, Seat, Seed, Viewer, Words};
use parlour_language::{Catalogue, Speaker};
use parlour_protocol::{
    ClientMessage, DealStage, FairDeal, HeardLines, HintPolicy, Hosting, MoveId, Pace, PersonName, Room,
    RoomStatus, SeatPlayer, ServerMessage, Settings, TableId, TableSeat, Update, Version, Visibility, You,
};
use parlour_registry::{Opinion, PlayError};

use super::{SavedSolo, SoloTable};

/// The name of a person who gave none.
pub const UNNAMED: &str = "You";

/// What programs read.
static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::english([parlour_protocol::TEXTS]).expect("the tests read every catalogue"));

/// What a message to a [`SoloTable`] leads to.
#[derive(Debug)]
pub enum SoloReply {
    /// These answers.
    Messages(Vec<ServerMessage>),
    /// The person wants hints: run [`SoloTable::hint_thinking`], and answer with [`SoloTable::hints`].
    Hints,
}

/// Why a table against bots refuses a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SoloRefusal {
    Stale,
    NothingToTakeBack,
    Over,
    OnlyBots,
    OnlyShared,
}

impl SoloRefusal {
    fn words(self) -> Words {
        Words::new(match self {
            Self::Stale => "protocol-solo-stale",
            Self::NothingToTakeBack => "protocol-solo-nothing-to-take-back",
            Self::Over => "protocol-solo-over",
            Self::OnlyBots => "protocol-solo-only-bots",
            Self::OnlyShared => "protocol-solo-only-shared",
        })
    }

    fn of(self, id: Option<MoveId>) -> ServerMessage {
        refused(id, self.words())
    }
}

/// A refusal in these words.
pub(crate) fn refused(id: Option<MoveId>, words: Words) -> ServerMessage {
    let why = Speaker::new(&ENGLISH, Viewer::Spectator).say(&words);
    ServerMessage::Refused { id, why, words: Some(words), rule: None }
}

impl SoloTable {
    /// Answers a message. A rematch is dealt from the seed that `seed` gives.
    pub fn receive(&mut self, message: ClientMessage, seed: impl FnOnce() -> Seed) -> SoloReply {
        SoloReply::Messages(match message {
            ClientMessage::Hello { .. } => vec![self.everything()],
            ClientMessage::Move { id, version, action } => self.person_plays(id, version, &action),
            ClientMessage::AskTakeBack => vec![self.take_back()],
            ClientMessage::Bot { seat, bot: Some(bot) } if seat.number() < self.setup.bots.len() => {
                self.setup.bots[seat.number()] = bot;
                let lines = self.lines();
                vec![self.changed(lines)]
            }
            ClientMessage::Rematch => vec![self.deal_again(seed())],
            ClientMessage::Hint if self.my_turn() => return SoloReply::Hints,
            ClientMessage::Ping => vec![ServerMessage::Pong],
            ClientMessage::Say { id, .. } => vec![SoloRefusal::OnlyBots.of(Some(id))],
            ClientMessage::AnswerTakeBack { .. } => vec![SoloRefusal::OnlyBots.of(None)],
            _ => vec![SoloRefusal::OnlyShared.of(None)],
        })
    }

    /// The answer to a request for hints.
    pub fn hints(&self, hints: Vec<Opinion>) -> ServerMessage {
        ServerMessage::Hints { version: self.version, hints }
    }

    /// Plays for a seat. Seats that choose at the same time keep the decisions they had.
    pub(super) fn play(&mut self, seat: Seat, action: &str) -> Result<ServerMessage, PlayError> {
        let (lines, before) = (self.lines(), self.table.to_act());
        self.table.play(seat, action)?;
        let update = self.changed(lines);
        if self.table.to_act() != before.without(seat) {
            self.turn = self.version;
        }
        Ok(update)
    }

    fn person_plays(&mut self, id: MoveId, version: Version, action: &str) -> Vec<ServerMessage> {
        if version < self.turn {
            return vec![SoloRefusal::Stale.of(Some(id)), self.everything()];
        }
        match self.play(self.setup.seat, action) {
            Ok(update) => vec![ServerMessage::Accepted { id, version: self.version }, update],
            Err(refusal) => {
                let rule = match &refusal {
                    PlayError::Illegal(IllegalActionError::Breaks { rule, .. }) => Some(*rule),
                    _ => None,
                };
                let words = refusal.words();
                vec![ServerMessage::Refused {
                    id: Some(id),
                    why: refusal.to_string(),
                    words: Some(words),
                    rule,
                }]
            }
        }
    }

    fn take_back(&mut self) -> ServerMessage {
        if self.table.outcome().is_some() {
            return SoloRefusal::Over.of(None);
        }
        if !self.table.take_back(self.setup.seat) {
            return SoloRefusal::NothingToTakeBack.of(None);
        }
        self.version = self.version.next();
        self.turn = self.version;
        self.skip_formalities();
        self.everything()
    }

    fn deal_again(&mut self, seed: Seed) -> ServerMessage {
        let setup = self.setup.clone().rotated(seed);
        let next = Self::open(SavedSolo { setup, events: Vec::new() });
        let version = self.version.next();
        let next = next.expect("the same table can be dealt again");
        *self = Self { version, turn: version, ..next }.without_formalities();
        self.everything()
    }

    /// How many lines of the log the person has.
    fn lines(&self) -> usize {
        self.table.heard(self.viewer()).len()
    }

    /// The table, the room and the log from the beginning.
    fn everything(&self) -> ServerMessage {
        let you = You { seat: Some(self.setup.seat), name: self.setup.name.clone(), left: None };
        self.update(0, Some(you))
    }

    /// Counts a change, and tells what is new after that many lines.
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

    fn room(&self) -> Room {
        let deal = &self.setup.deal;
        let status = match self.table.outcome() {
            Some(outcome) => RoomStatus::Finished { outcome, rematch: None },
            None => RoomStatus::Playing,
        };
        Room {
            id: TableId::new(0),
            settings: Settings {
                game: self.setup.game.clone(),
                seats: deal.seats,
                options: deal.options.clone(),
                pace: Pace::default(),
                visibility: Visibility::Link,
                hints: HintPolicy::All,
            },
            status,
            chairs: self
                .table
                .seats()
                .iter()
                .map(|seat| TableSeat { seat, player: self.player(seat), hints: 0 })
                .collect(),
            spectators: 0,
            fair: FairDeal {
                commitment: deal.seed.commitment(),
                seed: None,
                stage: DealStage::SeedAlone,
                shares: Vec::new(),
            },
            take_back: None,
            hosting: Hosting::default(),
        }
    }

    pub(super) fn player(&self, seat: Seat) -> SeatPlayer {
        if let Some(bot) = self.setup.bot(seat) {
            return SeatPlayer::Bot(bot);
        }
        let unnamed = || PersonName::new(UNNAMED).expect("the word is short and visible");
        let name = self.setup.name.clone().unwrap_or_else(unnamed);
        SeatPlayer::Person { name, here: true, stood_in: false }
    }
}
