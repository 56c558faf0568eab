//! A table that people share: [`Table`], one after the other.
//!
//! Whatever happens is checked, stored, applied and only then told to everybody, under one lock per table. So all sockets see
//! versions in order, and nobody is told what could still be lost.

mod acting;
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

/// A table, read from the store when somebody wants it and forgotten when nobody does.
pub(crate) struct Table {
    id: TableId,
    inside: Mutex<Option<Box<Inside>>>,
}

/// Why there is no table to sit at.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum OpenTableError {
    /// Nobody has made it.
    #[error("there is no such table")]
    NoSuchTable,
    /// It cannot be read just now.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It was read, and makes no sense.
    #[error(transparent)]
    Log(#[from] LogError),
    /// Somebody cannot be forgotten.
    #[error(transparent)]
    Forget(#[from] ForgetError),
    /// The same person has opened it too often.
    #[error("the same person has too many connections here")]
    TooMany,
    /// Too many watch.
    #[error("too many people are watching")]
    Full,
    /// Nobody may watch.
    #[error("the table is closed to watchers")]
    Closed,
}

impl OpenTableError {
    /// How a connection that wanted it ends.
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

/// What is known of a table besides its log: who is connected, and what is under way.
pub(crate) struct Inside {
    room: Room,
    /// The time here, which never goes back.
    clock: Clock,
    known: Known,
    sockets: Vec<Socket>,
    /// Since when people are away.
    gone: [Option<Moment>; Seat::MAX],
    /// Those for whom a bot plays until they come back.
    stood_in: SeatSet,
    /// The decisions that bots think about, by the version that gave them.
    thinking: [Option<Version>; Seat::MAX],
    /// Those who wait for a hint.
    hinted: SeatSet,
    /// What happens next by itself.
    alarm: Option<Alarm>,
    /// When something that failed is tried again.
    retry: Option<Moment>,
    /// When it was told last who is here, and when that is done next.
    telling: Telling,
}

/// Whether this is the table that is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    /// It is.
    Settled,
    /// The store does not know whether it has one entry more: only reading it again tells.
    Unsettled,
}

/// A connection to the table.
struct Socket {
    number: u64,
    person: PersonId,
    address: Address,
    outbox: Arc<Outbox>,
    /// Who was here when it was told last.
    told: Presence,
    want: Want,
}

type Open<'a> = MappedMutexGuard<'a, Inside>;

impl Table {
    /// A table that is not read yet.
    pub(crate) fn unread(id: TableId) -> Self {
        Self { id, inside: Mutex::new(None) }
    }

    /// The table, read from the store if it was not.
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
    fn new(room: Room, clock: Clock) -> Self {
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
        };
        inside.count_people();
        inside
    }

    /// Gives up what is in memory. Everybody comes back to what is stored, and whoever has had no answer asks again.
    fn let_go(&mut self) {
        self.known = Known::Unsettled;
        (self.alarm, self.retry) = (None, None);
        for socket in self.sockets.drain(..) {
            socket.outbox.end(Farewell::Unsettled);
        }
    }

    /// The seats whose people are connected.
    fn here(&self) -> SeatSet {
        self.sockets.iter().filter_map(|socket| self.room.seat_of(socket.person)).collect()
    }

    fn presence(&self) -> Presence {
        let watches = |socket: &&Socket| self.room.viewer(socket.person) == Viewer::Spectator;
        let spectators = self.sockets.iter().filter(watches).count();
        Presence { here: self.here(), stood_in: self.stood_in, spectators, host: self.host() }
    }
}
