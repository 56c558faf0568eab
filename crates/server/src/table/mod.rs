//! A shared table in memory: [`Table`].
//!
//! Everything that happens is checked, stored, applied and only then told to everybody, under one lock per table. So all sockets see
//! versions in order, and nobody is told of anything that could still be lost.

mod acting;
mod banning;
mod bots;
mod commit;
mod hints;
mod leaving;
mod people;
mod reading;

use std::sync::Arc;

use parlour_core::{Seat, SeatSet, Viewer};
use parlour_protocol::{Farewell, TableId, Version, Want};
use parlour_store::StoreError;
use thiserror::Error;
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard};

pub(crate) use self::{acting::Client, leaving::Removed};
use self::{bots::Alarm, people::Telling};
use crate::{
    forget::ForgetError,
    hub::Hub,
    limits::Address,
    moment::{Clock, Moment},
    outbox::Outbox,
    person::PersonId,
    room::{LogError, Room},
    show::Presence,
};

/// A table, which is read from the store when it is first needed and dropped when nobody needs it.
pub(crate) struct Table {
    id: TableId,
    inside: Mutex<Option<Box<Inside>>>,
}

/// The reason why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum OpenTableError {
    /// It does not exist.
    #[error("there is no such table")]
    NoSuchTable,
    /// It cannot be read at the moment.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its log makes no sense.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A person could not be forgotten.
    #[error(transparent)]
    Forget(#[from] ForgetError),
    /// The same person has too many connections to it.
    #[error("the same person has too many connections here")]
    TooMany,
    /// Too many people are watching.
    #[error("too many people are watching")]
    Full,
    /// Nobody may watch.
    #[error("the table is closed to watchers")]
    Closed,
}

impl OpenTableError {
    /// The reason that is given to the connection.
    pub(crate) const fn farewell(&self) -> Farewell {
        match self {
            Self::Log(LogError::Commitment) => Farewell::SeedChanged,
            Self::NoSuchTable | Self::Log(_) => Farewell::NoSuchTable,
            Self::Store(_) | Self::Forget(_) => Farewell::Stopping,
            Self::TooMany => Farewell::TooMany,
            Self::Full => Farewell::Full,
            Self::Closed => Farewell::Closed,
        }
    }
}

/// A table with everything that is not in its log: who is connected, and what is under way.
pub(crate) struct Inside {
    room: Room,
    /// The table's clock, which never goes back.
    clock: Clock,
    known: Known,
    sockets: Vec<Socket>,
    /// Since when people have been away, by seat.
    gone: [Option<Moment>; Seat::MAX],
    /// The seats of people for whom a bot plays until they come back.
    stood_in: SeatSet,
    /// The versions at which the moves began that bots are thinking about, by seat.
    thinking: [Option<Version>; Seat::MAX],
    /// The seats that wait for a hint.
    hinted: SeatSet,
    /// The next thing that happens by itself.
    alarm: Option<Alarm>,
    /// When to try again something that failed.
    retry: Option<Moment>,
    /// When everybody was told last who is here, and when that happens next.
    telling: Telling,
    /// The addresses of people who were banned before the game.
    shut_out: Vec<Address>,
    /// The latest time in the log when the list of tables was last updated.
    listed: Moment,
}

/// Whether the table in memory is the one in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    /// It is.
    Settled,
    /// The store may have one more entry. Only reading the table again shows whether it has.
    Unsettled,
}

/// A connection to the table.
struct Socket {
    number: u64,
    person: PersonId,
    address: Address,
    outbox: Arc<Outbox>,
    /// Who was here when this connection was last told.
    told: Presence,
    want: Want,
}

type Open<'a> = MappedMutexGuard<'a, Inside>;

impl Table {
    /// A table that has not been read yet.
    pub(crate) fn unread(id: TableId) -> Self {
        Self { id, inside: Mutex::new(None) }
    }

    /// Locks the table, after reading it from the store if necessary.
    pub(crate) async fn open(&self, hub: &Hub) -> Result<Open<'_>, OpenTableError> {
        let mut inside = self.inside.lock().await;
        if inside.as_ref().is_none_or(|inside| inside.known == Known::Unsettled) {
            let room = reading::read(hub, self.id).await?;
            hub.list(&room);
            *inside = Some(Box::new(Inside::new(room, hub.clock())));
        }
        Ok(MutexGuard::map(inside, |inside| &mut **inside.as_mut().expect("it was just read")))
    }
}

impl Inside {
    /// The table as its log makes it.
    pub(crate) const fn room(&self) -> &Room {
        &self.room
    }

    fn new(room: Room, clock: Clock) -> Self {
        let listed = room.latest();
        let mut inside = Self {
            clock: clock.not_before(room.latest()),
            room,
            known: Known::Settled,
            sockets: Vec::new(),
            gone: [None; Seat::MAX],
            stood_in: SeatSet::default(),
            thinking: [None; Seat::MAX],
            hinted: SeatSet::default(),
            alarm: None,
            retry: None,
            telling: Telling::default(),
            shut_out: Vec::new(),
            listed,
        };
        inside.count_people();
        inside
    }

    /// Drops the table from memory and ends all connections. Clients come back to what is stored, and repeat what was not answered.
    fn let_go(&mut self) {
        self.known = Known::Unsettled;
        (self.alarm, self.retry) = (None, None);
        for socket in self.sockets.drain(..) {
            socket.outbox.end(Farewell::Unsettled);
        }
    }

    /// The seats of people who are connected.
    fn here(&self) -> SeatSet {
        self.sockets.iter().filter_map(|socket| self.room.seat_of(socket.person)).collect()
    }

    fn presence(&self) -> Presence {
        let watches = |socket: &&Socket| self.room.viewer(socket.person) == Viewer::Spectator;
        let spectators = self.sockets.iter().filter(watches).count();
        Presence { here: self.here(), stood_in: self.stood_in, spectators, host: self.host() }
    }
}
