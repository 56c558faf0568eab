//! All tables of a server: [`Hub`].

use std::{
    collections::HashMap,
    io,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use parlour_core::Seed;
use parlour_protocol::{Farewell, TableId, TableListings, Version};
use parlour_store::{Append, Quiet, Standing, Store, StoreError};

use crate::{
    Config,
    entry::Entry,
    error::RandomnessError,
    limits::{Address, Addresses},
    lobby::{Lobby, Place},
    metrics::{Gauges, Metrics},
    moment::Clock,
    outbox::Outbox,
    quotas::Quotas,
    room::{RequestError, Room},
    show,
    table::{Removed, Table},
    thinkers::{Paces, Thinkers},
};

/// All tables of a server, and what they share.
pub(crate) struct Hub {
    config: Config,
    store: Arc<dyn Store>,
    clock: Clock,
    thinkers: Thinkers,
    paces: Paces,
    metrics: Metrics,
    addresses: Addresses,
    quotas: Quotas,
    lobby: Lobby,
    tables: Mutex<HashMap<TableId, Arc<Table>>>,
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
            addresses: Addresses::new(config.limits),
            quotas: Quotas::new(config.limits),
            lobby: Lobby::default(),
            tables: Mutex::default(),
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

    /// How long bots take.
    pub(crate) const fn paces(&self) -> &Paces {
        &self.paces
    }

    pub(crate) const fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(crate) const fn addresses(&self) -> &Addresses {
        &self.addresses
    }

    /// How many tables may be open.
    pub(crate) const fn quotas(&self) -> &Quotas {
        &self.quotas
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Table>>> {
        self.tables.lock().expect("nobody panics while they hold the list of tables")
    }

    fn sockets(&self) -> MutexGuard<'_, HashMap<u64, Arc<Outbox>>> {
        self.sockets.lock().expect("nobody panics while they hold the list of sockets")
    }

    /// The table of that name, which is read when it is first opened.
    pub(crate) fn table(&self, id: TableId) -> Arc<Table> {
        Arc::clone(self.tables().entry(id).or_insert_with(|| Arc::new(Table::unread(id))))
    }

    /// Forgets the tables that nobody holds, and addresses that have been quiet. Tables come back from the store.
    pub(crate) fn sweep(&self) {
        let mut tables = self.tables();
        // Only who looks into this list can get hold of a table that nobody holds.
        tables.retain(|_, table| Arc::strong_count(table) > 1);
        tables.shrink_to_fit();
        drop(tables);
        self.addresses.sweep();
        self.lobby.sweep(self.clock.now());
    }

    /// Notes how a table stands in the list of tables.
    pub(crate) fn list(&self, room: &Room) {
        self.lobby.note(room.id(), room.latest(), self.clock.now(), show::listing(room));
    }

    /// A page of the public tables: those after that place, or the first ones.
    pub(crate) fn listings(&self, after: Option<Place>) -> TableListings {
        self.lobby.page(after)
    }

    /// Luck that nobody knows beforehand.
    pub(crate) fn seed() -> Result<Seed, RandomnessError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(RandomnessError)?;
        Ok(Seed::new(bytes))
    }

    /// Stores a new table under a name that nobody can guess.
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

    /// Removes a table at which nothing has happened for long, unless somebody is there.
    pub(crate) async fn remove(&self, id: TableId, quiet: Quiet) -> Result<Removed, StoreError> {
        let (Quiet::Finished(before) | Quiet::Abandoned(before)) = quiet;
        let removed = self.table(id).remove(self, before).await?;
        if removed == Removed::Yes {
            self.quotas.over(id);
            self.lobby.take_out(id);
        }
        Ok(removed)
    }

    /// Reads every unfinished table once: what cannot be read is found now, and public tables are listed again.
    pub(crate) async fn rebuild(&self) -> Result<(), StoreError> {
        let open = self.store.open_tables().await?;
        let (mut good, mut bad) = (0u64, 0u64);
        for id in open {
            self.quotas.found(id);
            // Read and let go: it is read again when somebody comes.
            match Table::unread(id).open(self).await {
                Ok(_) => good += 1,
                Err(problem) => {
                    bad += 1;
                    tracing::error!(%problem, "an unfinished table cannot be rebuilt");
                }
            }
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

    /// A connection is open; its number.
    pub(crate) fn connected(&self, outbox: &Arc<Outbox>) -> u64 {
        let number = self.opened.fetch_add(1, Ordering::Relaxed);
        self.sockets().insert(number, Arc::clone(outbox));
        if self.is_stopping() {
            outbox.end(Farewell::Stopping);
        }
        number
    }

    /// A connection is closed.
    pub(crate) fn disconnected(&self, number: u64) {
        self.sockets().remove(&number);
    }

    /// Says farewell to everybody.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        for outbox in self.sockets().values() {
            outbox.end(Farewell::Stopping);
        }
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::SeqCst)
    }

    /// What there is at the moment.
    pub(crate) fn gauges(&self) -> Gauges {
        Gauges {
            connections: self.addresses.connections(),
            sockets: self.sockets().len(),
            tables: self.tables().len(),
            thoughts: self.thinkers.waiting(),
        }
    }
}
