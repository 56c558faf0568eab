//! Stored, applied, told: in this order.

use std::{sync::Arc, time::Instant};

use parlour_core::{Seat, Viewer};
use parlour_protocol::Version;
use parlour_registry::commitment;
use parlour_store::{Append, Standing, StoreError};

use super::{Inside, Table};
use crate::{
    entry::Entry,
    hub::Hub,
    room::{Change, RequestError, Room},
    show::{self, Frame, Has},
};

impl Inside {
    /// Stores an entry and makes it happen. When this has failed, nothing has happened.
    pub(super) async fn commit(&mut self, hub: &Hub, entry: Entry) -> Result<Change, RequestError> {
        let append = Append {
            table: self.room.id(),
            version: self.room.version().next(),
            entry: serde_json::to_string(&entry).expect("an entry has string keys only"),
            standing: self.standing(&entry),
        };
        let begun = Instant::now();
        let stored = hub.store().append(append).await;
        hub.metrics().stored(begun.elapsed(), &stored);
        match stored {
            Ok(()) => {}
            // It is in the log after all, or another server writes there: what is stored is what holds.
            Err(StoreError::Conflict) => return Err(self.read_again(hub).await),
            Err(error) => {
                tracing::warn!(%error, "an entry was refused by the store");
                return Err(RequestError::Store(error));
            }
        }
        match self.room.apply(entry) {
            Ok(change) => Ok(change),
            Err(problem) => {
                tracing::error!(%problem, "a stored entry could not be applied");
                Err(self.read_again(hub).await)
            }
        }
    }

    fn standing(&self, entry: &Entry) -> Standing {
        let Entry::Moved { seat, action, .. } = entry else { return Standing::Open };
        let ended = self.room.playing().and_then(|play| play.table().record_after(*seat, action));
        ended.map_or(Standing::Open, |mut record| {
            record.names = Some(self.room.names().map(|name| name.map(str::to_owned)).collect());
            // The promise travels with the record, so that anybody can check it.
            record.commitment = Some(commitment(self.room.seed()));
            Standing::Finished { record: record.to_json() }
        })
    }

    /// Takes over what the store has, and shows it to everybody.
    async fn read_again(&mut self, hub: &Hub) -> RequestError {
        let id = self.room.id();
        let log = match hub.store().log(id).await {
            Ok(log) => log,
            Err(error) => return RequestError::Store(error),
        };
        match Room::replay(id, &log) {
            Ok(Some(room)) => self.room = room,
            Ok(None) => return RequestError::Reread,
            Err(problem) => {
                tracing::error!(%problem, "a log cannot be read again");
                return RequestError::Reread;
            }
        }
        self.count_people();
        let presence = self.presence();
        for socket in &self.sockets {
            socket.outbox.push(show::missed(&self.room, &presence, socket.person, Has::default()));
        }
        RequestError::Reread
    }

    /// Tells everybody what has changed, and lets those go on who are no people.
    pub(super) fn settle(&mut self, hub: &Arc<Hub>, table: &Arc<Table>, change: &Change) {
        if change.room {
            self.count_people();
            hub.list(&self.room);
        }
        self.fan_out(change);
        self.go_on(hub, table);
    }

    /// One frame per viewer, however many look with the same eyes.
    fn fan_out(&self, change: &Change) {
        let presence = if change.room { self.presence() } else { show::Presence::default() };
        let mut frames: [Option<Frame>; Seat::MAX + 1] = [const { None }; Seat::MAX + 1];
        for socket in &self.sockets {
            if change.moved_chair == Some(socket.person) {
                socket.outbox.push(show::missed(&self.room, &presence, socket.person, Has::default()));
                continue;
            }
            let viewer = self.room.viewer(socket.person);
            let place = viewer.seat().map_or(Seat::MAX, Seat::number);
            let frame = frames[place]
                .get_or_insert_with(|| show::changed(&self.room, &presence, viewer, change))
                .clone();
            socket.outbox.push(frame);
        }
    }

    /// The version now.
    pub(super) const fn version(&self) -> Version {
        self.room.version()
    }

    /// With whose eyes that connection sees.
    pub(super) fn viewer(&self, client: &super::Client) -> Viewer {
        self.room.viewer(client.person())
    }
}
