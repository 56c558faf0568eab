//! Removing tables, and forgetting people at them.

use std::{fmt::Display, sync::Arc, time::Duration};

use parlour_store::{StoreError, TableRemoval};

use super::{Inside, OpenTableError, Table};
use crate::{forget, hub::Hub, person::PersonId};

/// Whether a table was removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Removed {
    /// It was.
    Yes,
    /// It was not, because somebody is connected or something has happened.
    No,
}

impl Table {
    /// Forgets a person at this table.
    pub(crate) async fn forget(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        person: PersonId,
    ) -> Result<(), OpenTableError> {
        self.open(hub).await?.forget(hub, self, person).await
    }

    /// Removes the table, unless somebody is connected or something has happened since `before`. Whoever connects meanwhile waits, and is
    /// told that there is no such table.
    pub(crate) async fn remove(&self, hub: &Hub, before: Duration) -> Result<Removed, StoreError> {
        let mut inside = self.inside.lock().await;
        if inside.as_ref().is_some_and(|inside| !inside.sockets.is_empty()) {
            return Ok(Removed::No);
        }
        let log = match hub.store().log(self.id).await {
            Err(problem @ StoreError::Damaged(_)) => return Ok(stays(&problem)),
            log => log?,
        };
        let people = match forget::people_at_the_end(self.id, &log) {
            Err(problem) => return Ok(stays(&problem)),
            Ok(people) => people,
        };
        *inside = None;
        match hub.store().remove(self.id, TableRemoval { before, people }).await {
            Ok(()) => Ok(Removed::Yes),
            Err(StoreError::Conflict) => Ok(Removed::No),
            Err(error) => Err(error),
        }
    }
}

/// Keeps a table that cannot be read. Perhaps another program can.
fn stays(problem: &dyn Display) -> Removed {
    tracing::warn!(%problem, "an old table cannot be read and stays");
    Removed::No
}

impl Inside {
    /// Forgets a person here: rewrites the stored log, then shows it to everybody.
    pub(super) async fn forget(
        &mut self,
        hub: &Arc<Hub>,
        table: &Arc<Table>,
        person: PersonId,
    ) -> Result<(), OpenTableError> {
        if !self.room.knows(person) {
            return Ok(());
        }
        let forgotten = forget::forget(hub.store(), self.room.id(), person).await;
        // Whether or not it succeeded, the stored log is right.
        self.take_over(hub).await?;
        self.go_on(hub, table);
        forgotten.map(drop).map_err(OpenTableError::Forget)
    }
}
