//! Storing, applying and telling, in this order.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use parlour_core::{Seat, Viewer};
use parlour_protocol::{Version, Want};
use parlour_store::{Append, Standing, StoreError};

use super::{Inside, OpenTableError, Table, reading::read};
use crate::{
    entry::Entry,
    hub::Hub,
    room::{Change, RequestError},
    show::{self, Frame, Has},
};

/// While people play and talk, the table's place in the list is updated this often.
const LISTED: Duration = Duration::from_mins(1);

impl Inside {
    /// Stores an entry and applies it. After an error nothing has happened, or it is unknown whether the entry was stored: then the
    /// table is dropped from memory.
    pub(super) async fn commit(&mut self, hub: &Hub, entry: Entry) -> Result<Change, RequestError> {
        let append = Append {
            table: self.room.id(),
            version: self.room.version().next(),
            entry: serde_json::to_string(&entry).expect("an entry has string keys only"),
            standing: self.standing(&entry),
        };
        let ends = append.standing != Standing::Open;
        let begun = Instant::now();
        let stored = hub.store().append(append).await;
        hub.metrics().stored(begun.elapsed(), &stored);
        match stored {
            Ok(()) if ends => hub.quotas().over(self.room.id()),
            Ok(()) => {}
            // The entry is in the log after all, or another server writes there. The stored log is right.
            Err(StoreError::Conflict) => return Err(self.read_again(hub).await),
            Err(error @ StoreError::Unsettled(_)) => {
                tracing::warn!(%error, "a table is given up and read again");
                self.let_go();
                return Err(RequestError::Store(error));
            }
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
            self.room.sign(&mut record);
            Standing::Finished { record: record.to_json() }
        })
    }

    /// Reads the table again, because the stored log is not the expected one.
    async fn read_again(&mut self, hub: &Hub) -> RequestError {
        self.take_over(hub).await.map_or_else(RequestError::from, |()| RequestError::Reread)
    }

    /// Reads the table again, and shows it to everybody.
    pub(super) async fn take_over(&mut self, hub: &Hub) -> Result<(), OpenTableError> {
        self.room = read(hub, self.room.id())
            .await
            .inspect_err(|problem| tracing::error!(%problem, "a table cannot be read again"))?;
        self.clock = self.clock.not_before(self.room.latest());
        hub.list(&self.room);
        self.count_people();
        let (presence, now) = (self.presence(), self.clock.now());
        for socket in &mut self.sockets {
            socket.told = presence;
            socket.outbox.push(show::missed(&self.room, &presence, socket.person, Has::default(), now));
        }
        Ok(())
    }

    /// Tells everybody what has changed, and lets bots and clocks go on.
    pub(super) fn settle(&mut self, hub: &Arc<Hub>, table: &Arc<Table>, change: &Change) {
        if change.room {
            self.count_people();
        }
        // Moves and chat keep a table listed; updating the list for each of them would be wasteful.
        if change.room || self.listed.until(self.room.latest()) >= LISTED {
            self.listed = self.room.latest();
            hub.list(&self.room);
        }
        self.fan_out(change);
        if change.room {
            self.close_to_watchers();
        }
        self.go_on(hub, table);
    }

    /// Sends the change to all sockets. Those that see the same share a frame.
    fn fan_out(&mut self, change: &Change) {
        let presence = if change.room { self.presence() } else { show::Presence::default() };
        let now = self.clock.now();
        let mut frames: [Option<Frame>; Seat::MAX + 1] = [const { None }; Seat::MAX + 1];
        for socket in &mut self.sockets {
            if change.room || change.moved_chair == Some(socket.person) {
                socket.told = presence;
            }
            if change.moved_chair == Some(socket.person) {
                let missed = show::missed(&self.room, &presence, socket.person, Has::default(), now);
                socket.outbox.push(missed);
                if change.removed == Some(socket.person) {
                    socket.outbox.push(show::refused(None, &RequestError::Removed));
                }
                continue;
            }
            let viewer = self.room.viewer(socket.person);
            let place = viewer.seat().map_or(Seat::MAX, Seat::number);
            let frame = frames[place]
                .get_or_insert_with(|| show::changed(&self.room, &presence, viewer, change, now))
                .clone();
            socket.outbox.push(frame);
            if socket.want == Want::Actions
                && change.game.is_some()
                && let Some(actions) = show::actions(&self.room, viewer)
            {
                socket.outbox.push(actions);
            }
        }
    }

    /// The version now.
    pub(super) const fn version(&self) -> Version {
        self.room.version()
    }

    /// The viewer that a connection sees the game as.
    pub(super) fn viewer(&self, client: &super::Client) -> Viewer {
        self.room.viewer(client.person())
    }
}
