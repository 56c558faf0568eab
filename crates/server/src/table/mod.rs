//! A table that people share: [`Table`], one after the other.
//!
//! Whatever happens is checked, stored, applied and only then told to everybody, under one lock per table. So all sockets see
//! versions in order, and nobody is told what could still be lost.

mod acting;
mod bots;
mod commit;
mod people;

use std::sync::Arc;

use parlour_core::{Seat, SeatSet, Viewer};
use parlour_protocol::{Farewell, TableId, Version};
use parlour_store::StoreError;
use thiserror::Error;
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard};

pub(crate) use self::acting::Client;
use self::bots::Alarm;
use crate::{
    hub::Hub,
    moment::Moment,
    outbox::Outbox,
    person::PersonId,
    room::{LogError, Room},
    show::{self, Presence},
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
    /// Too many have come.
    #[error("too many connections are open here")]
    TooMany,
}

impl OpenTableError {
    /// How a connection that wanted it ends.
    pub(crate) const fn farewell(&self) -> Farewell {
        match self {
            Self::NoSuchTable | Self::Log(_) => Farewell::NoSuchTable,
            Self::Store(_) => Farewell::Stopping,
            Self::TooMany => Farewell::TooMany,
        }
    }
}

/// What is known of a table besides its log: who is connected, and what is under way.
pub(crate) struct Inside {
    room: Room,
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
}

/// A connection to the table.
struct Socket {
    number: u64,
    person: PersonId,
    outbox: Arc<Outbox>,
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
        if inside.is_none() {
            let log = hub.store().log(self.id).await?;
            let room = Room::replay(self.id, &log)?.ok_or(OpenTableError::NoSuchTable)?;
            hub.list(&room);
            *inside = Some(Box::new(Inside::new(room)));
        }
        Ok(MutexGuard::map(inside, |inside| &mut **inside.as_mut().expect("it was just read")))
    }
}

impl Inside {
    fn new(room: Room) -> Self {
        let mut inside = Self {
            room,
            sockets: Vec::new(),
            gone: [None; Seat::MAX],
            stood_in: SeatSet::default(),
            thinking: [None; Seat::MAX],
            hinted: SeatSet::default(),
            alarm: None,
            retry: None,
        };
        inside.count_people();
        inside
    }

    /// The seats whose people are connected.
    fn here(&self) -> SeatSet {
        self.sockets.iter().filter_map(|socket| self.room.seat_of(socket.person)).collect()
    }

    fn presence(&self) -> Presence {
        let watches = |socket: &&Socket| self.room.viewer(socket.person) == Viewer::Spectator;
        let spectators = self.sockets.iter().filter(watches).count();
        Presence { here: self.here(), stood_in: self.stood_in, spectators }
    }

    /// Tells everybody but that connection who is there now.
    fn tell_presence(&self, but: Option<u64>) {
        let frame = show::presence(&self.room, &self.presence());
        for socket in self.sockets.iter().filter(|socket| Some(socket.number) != but) {
            socket.outbox.push(frame.clone());
        }
    }
}
