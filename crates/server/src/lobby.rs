//! The list of public tables: [`Lobby`].

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard},
    time::{Duration, Instant},
};

use parlour_protocol::{TableId, TableListing};

/// How many are shown.
const SHOWN: usize = 100;
/// A table at which nothing has happened for so long is not shown any more.
const QUIET: Duration = Duration::from_hours(24);

/// The public tables that are not over.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<HashMap<TableId, (Instant, TableListing)>>);

impl Lobby {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, (Instant, TableListing)>> {
        self.0.lock().expect("nobody panics while they hold the list")
    }

    /// How that table stands in the list now; not at all with `None`.
    pub(crate) fn note(&self, id: TableId, listing: Option<TableListing>) {
        let mut tables = self.tables();
        match listing {
            Some(listing) => drop(tables.insert(id, (Instant::now(), listing))),
            None => drop(tables.remove(&id)),
        }
    }

    /// The list: those with free chairs first, then those where something has happened last.
    pub(crate) fn listings(&self) -> Vec<TableListing> {
        let mut all: Vec<(Instant, TableListing)> = self.tables().values().cloned().collect();
        all.sort_by_key(|(when, table)| (table.free == 0, when.elapsed()));
        all.into_iter().take(SHOWN).map(|(_, listing)| listing).collect()
    }

    /// Forgets those where nothing has happened for long.
    pub(crate) fn sweep(&self) {
        self.tables().retain(|_, (when, _)| when.elapsed() < QUIET);
    }
}
