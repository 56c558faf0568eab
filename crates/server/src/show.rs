//! The one place that turns a table into what somebody may see: [`Frame`].
//!
//! Sockets send nothing but frames, and only this module can make one. What a frame says about the game comes from
//! [`AnyTable::view`](parlour_registry::AnyTable::view) and from what the viewer has heard; the seed is shown when the game is over.

use parlour_bots::ActionEstimate;
use parlour_core::{Seat, SeatSet, Viewer};
use parlour_protocol::{
    Clock, Farewell, HeardLines, Hosting, MoveId, Room as SeenRoom, RoomStatus, Said, SeatPlayer,
    ServerMessage, TableListing, TableSeat, Update, Version, Visibility, Want, Watchers, You,
};
use serde_json::value::RawValue;
use tungstenite::Bytes;

use crate::{
    entry::StoredPlayer,
    framed::Framed,
    moment::Moment,
    person::PersonId,
    room::{Change, Play, RequestError, Room, Secrets, Since},
};

/// A message that may leave the server. All sockets that send it share its bytes.
#[derive(Clone, Debug)]
pub(crate) struct Frame(Framed);

impl Frame {
    fn new(message: &ServerMessage) -> Self {
        Self(Framed::new(message))
    }

    /// The bytes to send.
    pub(crate) const fn bytes(&self) -> &Bytes {
        self.0.bytes()
    }

    /// The message as JSON.
    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        self.0.text()
    }
}

/// Who is at the table at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presence {
    /// The seats whose people are connected.
    pub(crate) here: SeatSet,
    /// The seats of people for whom a bot plays until they come back.
    pub(crate) stood_in: SeatSet,
    /// The number of spectators.
    pub(crate) spectators: usize,
    /// Where the host sits.
    pub(crate) host: Option<Seat>,
}

/// What a client already has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Has {
    /// The last version it has.
    pub(crate) version: Option<Version>,
    /// The number of lines of the log that it has.
    pub(crate) lines: usize,
    /// Whether it wants actions besides views.
    pub(crate) want: Want,
}

/// What an entry has changed for a viewer.
pub(crate) fn changed(
    room: &Room,
    presence: &Presence,
    viewer: Viewer,
    change: &Change,
    now: Moment,
) -> Frame {
    let mut update = bare(room, now);
    update.room = change.room.then(|| seen_room(room, presence));
    update.said = change.said.iter().cloned().collect();
    if let (Some(since), Some(play)) = (change.game, room.play()) {
        update.view = Some(play.table().view(viewer));
        update.heard = Some(match since {
            Since::Deal => heard_from(play, 0, viewer),
            Since::Mark(mark) => HeardLines {
                from: play.table().heard_until(mark, viewer),
                lines: play.heard_since(mark, viewer),
            },
        });
    }
    Frame::new(&ServerMessage::Update(Box::new(update)))
}

/// Tells who is at the table, when nothing else has changed.
pub(crate) fn presence(room: &Room, presence: &Presence, now: Moment) -> Frame {
    let update = Update { room: Some(seen_room(room, presence)), ..bare(room, now) };
    Frame::new(&ServerMessage::Update(Box::new(update)))
}

/// Everything that a client is missing after it has connected, or after its viewer has changed.
pub(crate) fn missed(room: &Room, presence: &Presence, person: PersonId, has: Has, now: Moment) -> Frame {
    let viewer = room.viewer(person);
    // A version that does not exist here comes from another table or an older state.
    let known = has.version.filter(|version| *version <= room.version());
    let mut update = bare(room, now);
    update.you = Some(you(room, person));
    update.room = Some(seen_room(room, presence));
    update.said = room.said().filter(|said| Some(said.version) > known).cloned().collect();
    if let Some(play) = room.play()
        && known != Some(room.version())
    {
        update.view = Some(play.table().view(viewer));
        let from = if known >= Some(play.rewound()) { has.lines } else { 0 };
        update.heard = Some(heard_from(play, from, viewer));
    }
    Frame::new(&ServerMessage::Update(Box::new(update)))
}

/// The game as it is, after a move was refused.
pub(crate) fn as_it_is(room: &Room, viewer: Viewer, now: Moment) -> Frame {
    let view = room.play().map(|play| play.table().view(viewer));
    Frame::new(&ServerMessage::Update(Box::new(Update { view, ..bare(room, now) })))
}

fn bare(room: &Room, now: Moment) -> Update {
    Update {
        version: room.version(),
        you: None,
        room: None,
        view: None,
        to_act: room.play().map(|play| play.table().to_act()).unwrap_or_default(),
        heard: None,
        said: Vec::<Said>::new(),
        clock: room.clock().map(|end| Clock { left: now.until(end).as_millis() as u64 }),
    }
}

fn heard_from(play: &Play, from: usize, viewer: Viewer) -> HeardLines {
    let mut lines = play.heard(viewer);
    let from = if from > lines.len() { 0 } else { from };
    lines.drain(..from);
    HeardLines { from, lines }
}

fn you(room: &Room, person: PersonId) -> You {
    let seat = room.seat_of(person);
    let name = seat.and_then(|seat| match &room.chairs()[seat.number()] {
        StoredPlayer::Person { name, .. } => Some(name.clone()),
        StoredPlayer::Empty | StoredPlayer::Bot(_) => None,
    });
    You { seat, name, left: room.left_by(person) }
}

fn seen_room(room: &Room, presence: &Presence) -> SeenRoom {
    let seats = parlour_core::Seats::new(room.chairs().len()).expect("the table was set up");
    let chairs = seats.iter().zip(room.chairs()).map(|(seat, holder)| {
        let player = match holder {
            StoredPlayer::Empty => SeatPlayer::Empty,
            StoredPlayer::Bot(bot) => SeatPlayer::Bot(*bot),
            StoredPlayer::Person { name, .. } => SeatPlayer::Person {
                name: name.clone(),
                here: presence.here.contains(seat),
                stood_in: presence.stood_in.contains(seat),
            },
        };
        TableSeat { seat, player, hints: room.hints(seat) }
    });
    let outcome = room.play().and_then(|play| play.table().outcome());
    let status = match (outcome, room.play()) {
        (Some(outcome), _) => RoomStatus::Finished { outcome, rematch: room.rematch() },
        (None, Some(_)) => RoomStatus::Playing,
        (None, None) => RoomStatus::Gathering,
    };
    SeenRoom {
        id: room.id(),
        settings: room.settings().clone(),
        status,
        chairs: chairs.collect(),
        spectators: presence.spectators,
        fair: room.fair(if outcome.is_some() { Secrets::Told } else { Secrets::Kept }),
        take_back: room.take_back(),
        hosting: Hosting {
            host: presence.host,
            watchers: room.hosts().watchers(),
            muted: room.muted(),
            nudged: room.nudged(),
            vote: room.hosts().vote(),
        },
    }
}

/// The table's entry in the list of tables, if it is listed.
pub(crate) fn listing(room: &Room) -> Option<TableListing> {
    let over = room.play().is_some() && room.playing().is_none();
    let closed = room.playing().is_some() && room.hosts().watchers() == Watchers::SentAway;
    if room.settings().visibility != Visibility::Public || over || closed {
        return None;
    }
    let people = room.chairs().iter().filter_map(|holder| match holder {
        StoredPlayer::Person { name, .. } => Some(name.as_str().to_owned()),
        StoredPlayer::Empty | StoredPlayer::Bot(_) => None,
    });
    Some(TableListing {
        id: room.id(),
        game: room.settings().game.clone(),
        seats: room.chairs().len(),
        free: room.chairs().iter().filter(|holder| **holder == StoredPlayer::Empty).count(),
        playing: room.playing().is_some(),
        people: people.collect(),
    })
}

/// The viewer's legal actions, for clients that do not contain the game; `None` if there are none.
pub(crate) fn actions(room: &Room, viewer: Viewer) -> Option<Frame> {
    let actions = room.playing()?.table().legal(viewer.seat()?);
    let version = room.version();
    (!actions.is_empty()).then(|| Frame::new(&ServerMessage::Actions { version, actions }))
}

/// Something is stored.
pub(crate) fn accepted(id: MoveId, version: Version) -> Frame {
    Frame::new(&ServerMessage::Accepted { id, version })
}

/// A request is refused.
pub(crate) fn refused(id: Option<MoveId>, error: &RequestError) -> Frame {
    let (why, words) = (error.to_string(), Some(error.words()));
    Frame::new(&ServerMessage::Refused { id, why, words, rule: error.rule() })
}

/// The search's estimates of a player's moves.
pub(crate) fn hints(version: Version, hints: Vec<ActionEstimate<String>>) -> Frame {
    Frame::new(&ServerMessage::Hints { version, hints })
}

/// The record of the finished game; `None` before the end.
pub(crate) fn record(room: &Room) -> Option<Frame> {
    let mut record = room.play()?.table().record()?;
    room.sign(&mut record);
    let text = RawValue::from_string(record.to_json()).expect("a record is JSON");
    Some(Frame::new(&ServerMessage::Record(text)))
}

/// The answer to a ping.
pub(crate) fn pong() -> Frame {
    Frame::new(&ServerMessage::Pong)
}

/// The last message of a connection.
pub(crate) fn bye(reason: Farewell) -> Frame {
    let why = match reason {
        Farewell::Stopping => "the server is restarting and will be back soon",
        Farewell::Unsettled => {
            "the database was lost in the middle of a move: connecting again shows whether it was saved"
        }
        Farewell::TooSlow => "your connection is too slow",
        Farewell::TooMuch => "too many messages",
        Farewell::NotUnderstood => "the server did not understand a message",
        Farewell::OtherProtocol => "the server has been updated: reload the page",
        Farewell::NoSuchTable => "there is no such table",
        Farewell::TooMany => "you have this table open too many times: close one and try again",
        Farewell::Closed => "this table is closed to watchers",
        Farewell::SeedChanged => {
            "the seed of this table was changed after the table had committed to it: do not trust this table"
        }
        Farewell::Full => "too many people are watching this table: try again later",
    };
    Frame::new(&ServerMessage::Bye { reason, why: why.to_owned() })
}
