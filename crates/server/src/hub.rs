//! All tables of a server: [`Hub`].

use std::{
    collections::HashMap,
    io,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use parlour_core::Seed;
use parlour_protocol::{Farewell, TableId, TableListings, Version};
use parlour_store::{Append, Standing, Store, StoreError};

use crate::{
    Config,
    entry::Entry,
    error::RandomnessError,
    limits::{Address, Addresses},
    lobby::{Lobby, Place},
    metrics::{Gauges, Metrics},
    moment::{Clock, Moment},
    outbox::Outbox,
    quotas::Quotas,
    room::{RequestError, Room},
    show,
    table::{OpenTableError, Removed, Table},
    thinkers::{Paces, Thinkers},
};

/// All tables of a server, and everything that they share.
pub(crate) struct Hub {
    config: Config,
    store: Arc<dyn Store>,
    clock: Clock,
    thinkers: Thinkers,
    paces: Paces,
    metrics: Metrics,
    addresses: Arc<Addresses>,
    quotas: Quotas,
    lobby: Lobby,
    tables: Mutex<HashMap<TableId, Arc<Table>>>,
    /// The tables whose game has not begun and at which nobody sits, and when something happened there last.
    unused: Mutex<HashMap<TableId, Moment>>,
    sockets: Mutex<HashMap<u64, Arc<Outbox>>>,
    opened: AtomicU64,
    rebuilt: AtomicBool,
    stopping: AtomicBool,
}

impl Hub {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, clock: Clock) -> io::Result<Self> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let thinkers = config.thinkers.unwrap_or(cores.saturating_sub(1)).max(1);
        Ok(Self {
            store,
            clock,
            thinkers: Thinkers::start(thinkers)?,
            paces: Paces::new(getrandom::u64().map_err(RandomnessError).map_err(io::Error::other)?),
            metrics: Metrics::default(),
            addresses: Arc::new(Addresses::new(config.limits)),
            quotas: Quotas::new(config.limits),
            lobby: Lobby::default(),
            tables: Mutex::default(),
            unused: Mutex::default(),
            sockets: Mutex::default(),
            opened: AtomicU64::new(0),
            rebuilt: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
            config,
        })
    }

    pub(crate) const fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The server's time.
    pub(crate) const fn clock(&self) -> Clock {
        self.clock
    }

    pub(crate) const fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    /// The time bots take.
    pub(crate) const fn paces(&self) -> &Paces {
        &self.paces
    }

    pub(crate) const fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(crate) const fn addresses(&self) -> &Arc<Addresses> {
        &self.addresses
    }

    /// The limits on the number of tables.
    pub(crate) const fn quotas(&self) -> &Quotas {
        &self.quotas
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Table>>> {
        self.tables.lock().expect("nobody panics while they hold the list of tables")
    }

    fn unused(&self) -> MutexGuard<'_, HashMap<TableId, Moment>> {
        self.unused.lock().expect("nobody panics while they hold the list of unused tables")
    }

    fn sockets(&self) -> MutexGuard<'_, HashMap<u64, Arc<Outbox>>> {
        self.sockets.lock().expect("nobody panics while they hold the list of sockets")
    }

    /// The table with this id, which is read when it is first opened.
    pub(crate) fn table(&self, id: TableId) -> Arc<Table> {
        Arc::clone(self.tables().entry(id).or_insert_with(|| Arc::new(Table::unread(id))))
    }

    /// Drops the tables that nobody holds, and addresses that have been quiet. Tables are read from the store again.
    pub(crate) fn sweep(&self) {
        let mut tables = self.tables();
        // A table that nobody holds can only be reached through this list, which is locked.
        tables.retain(|_, table| Arc::strong_count(table) > 1);
        tables.shrink_to_fit();
        drop(tables);
        self.addresses.sweep();
        self.lobby.sweep(self.clock.now());
    }

    /// Drops a table if nobody holds it. It is read again when somebody comes.
    fn let_go(&self, id: TableId) {
        let mut tables = self.tables();
        if tables.get(&id).is_some_and(|table| Arc::strong_count(table) == 1) {
            tables.remove(&id);
        }
    }

    /// Updates the list of public tables, and the list of unused ones.
    pub(crate) fn list(&self, room: &Room) {
        if room.is_unused() {
            self.unused().insert(room.id(), room.latest());
        } else {
            self.unused().remove(&room.id());
        }
        self.lobby.note(room.id(), room.latest(), self.clock.now(), show::listing(room));
    }

    /// A page of the public tables: those after this place, or the first ones.
    pub(crate) fn listings(&self, after: Option<Place>) -> TableListings {
        self.lobby.page(after)
    }

    /// A random seed.
    pub(crate) fn seed() -> Result<Seed, RandomnessError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(RandomnessError)?;
        Ok(Seed::new(bytes))
    }

    /// Stores a new table under an id that nobody can guess.
    pub(crate) async fn keep_new(&self, created: Entry, from: Address) -> Result<TableId, RequestError> {
        let mut bits = [0; 16];
        getrandom::fill(&mut bits).map_err(RandomnessError)?;
        let table = TableId::new(u128::from_be_bytes(bits));
        let entry = serde_json::to_string(&created).expect("an entry has string keys only");
        self.quotas.make(table, from, self.clock.now())?;
        let append = Append { table, version: Version(1), entry, standing: Standing::Open };
        self.store.append(append).await.inspect_err(|_| self.quotas.over(table))?;
        self.metrics.table_made();
        if let Ok(room) = Room::new(table, created) {
            self.list(&room);
        }
        Ok(table)
    }

    /// The tables whose game has not begun, at which nobody sits and nothing has happened since this moment.
    pub(crate) fn unused_since(&self, before: Moment) -> Vec<TableId> {
        self.unused().iter().filter(|(_, latest)| **latest <= before).map(|(id, _)| *id).collect()
    }

    /// Removes a table at which nothing has happened since this time, unless somebody is connected.
    pub(crate) async fn remove(&self, id: TableId, before: Duration) -> Result<Removed, StoreError> {
        let removed = self.table(id).remove(self, before).await?;
        self.let_go(id);
        if removed == Removed::Yes {
            self.quotas.over(id);
            self.lobby.take_out(id);
            self.unused().remove(&id);
        }
        Ok(removed)
    }

    /// Reads every unfinished table once, to find those that cannot be read and to list the public ones.
    pub(crate) async fn rebuild(&self) -> Result<(), StoreError> {
        let open = self.store.open_tables().await?;
        let (mut good, mut bad) = (0u64, 0u64);
        for id in open {
            // This is the table that everybody shares, so nothing older than its present state is listed.
            let table = self.table(id);
            match table.open(self).await {
                Ok(inside) => {
                    good += 1;
                    // The game may have ended since the list was read.
                    if !inside.room().is_over() {
                        self.quotas.found(id);
                    }
                }
                // The table was removed in the meantime.
                Err(OpenTableError::NoSuchTable) => {}
                Err(problem) => {
                    bad += 1;
                    self.quotas.found(id);
                    tracing::error!(%problem, "an unfinished table cannot be rebuilt");
                }
            }
            drop(table);
            self.let_go(id);
            tokio::task::yield_now().await;
        }
        tracing::info!(good, bad, "unfinished tables were rebuilt");
        self.rebuilt.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Whether all unfinished tables have been rebuilt.
    pub(crate) fn is_rebuilt(&self) -> bool {
        self.rebuilt.load(Ordering::Relaxed)
    }

    /// Registers a connection and returns its number.
    pub(crate) fn connected(&self, outbox: &Arc<Outbox>) -> u64 {
        let number = self.opened.fetch_add(1, Ordering::Relaxed);
        self.sockets().insert(number, Arc::clone(outbox));
        if self.is_stopping() {
            outbox.end(Farewell::Stopping);
        }
        number
    }

    /// Forgets a connection.
    pub(crate) fn disconnected(&self, number: u64) {
        self.sockets().remove(&number);
    }

    /// Ends all connections.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        for outbox in self.sockets().values() {
            outbox.end(Farewell::Stopping);
        }
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::SeqCst)
    }

    /// The gauges of this moment.
    pub(crate) fn gauges(&self) -> Gauges {
        Gauges {
            connections: self.addresses.connections(),
            sockets: self.sockets().len(),
            tables: self.tables().len(),
            thoughts: self.thinkers.waiting(),
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_store::MemoryStore;
    use tokio::time::timeout;

    use super::*;
    use crate::room::tests::gathered;

    /// What was read of a table before somebody changed it must not be listed after the change.
    #[tokio::test(start_paused = true)]
    async fn tables_are_rebuilt_one_after_the_other_with_those_who_play_there() {
        let store = Arc::new(MemoryStore::default());
        let (room, mut log) = gathered("tps", 3, 5);
        let entry = log.swap_remove(0);
        let append = Append { table: room.id(), version: Version(1), entry, standing: Standing::Open };
        store.append(append).await.unwrap();
        let config = Config { thinkers: Some(1), ..Config::default() };
        let hub = Hub::new(config, store, Clock::showing(Moment::default())).unwrap();
        let table = hub.table(room.id());
        let inside = table.open(&hub).await.unwrap();
        let waiting = timeout(Duration::from_secs(1), hub.rebuild()).await;
        assert!(waiting.is_err(), "the table is in use");
        drop(inside);
        hub.rebuild().await.unwrap();
        assert!(hub.is_rebuilt());
        assert_eq!(hub.tables().len(), 1, "the table that somebody holds stays");
        drop(table);
        hub.rebuild().await.unwrap();
        assert_eq!(hub.tables().len(), 0, "others are read and let go");
    }
}
