//! Tables in a database: [`SqlStore`].

use std::time::Duration;

use parlour_protocol::{TableId, Version};
use sqlx::{Connection as _, Executor as _, Row as _};
use tokio::{sync::mpsc, task::JoinHandle, time::timeout};

use crate::{
    Append, Archive, Database, Pending, Quiet, Recent, Rewrite, Snapshot, Store, StoreError, TableRemoval,
    alone::Alone,
    database::Opening,
    error::{RESTORE, explain, explain_migration},
    private::keep_private,
    session::{Session, connect_alone},
    time::database_time,
    upkeep::{Change, RecordChange, Replacement, quiet_tables},
    writer::{Asked, PATIENCE, QUEUE, Request, Writer},
};

/// Keeps logs in SQLite or PostgreSQL.
///
/// It has to be opened inside a tokio runtime, where a task does the writing. Only one may be open on a database.
#[derive(Debug)]
pub struct SqlStore {
    database: Database,
    archive: Archive,
    requests: mpsc::Sender<Request>,
    writing: JoinHandle<()>,
}

impl SqlStore {
    /// Opens a database and creates whatever is missing in it.
    ///
    /// A file is read through once, so that nothing is added to a damaged one.
    ///
    /// # Errors
    /// If it cannot be opened, read or written, or if another server has it open.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        keep_private(database)?;
        let alone = match database {
            Database::Sqlite(path) => Some(Alone::hold(path)?),
            Database::Postgres(_) => None,
        };
        let connection = connect_alone(database).await.map_err(|error| explain(&error))?;
        make_ready(database).await?;
        let begun = Session::begin(database, connection).await;
        let session = begun.map_err(|error| explain(&error))?;
        let (requests, receiver) = mpsc::channel(QUEUE);
        let writer = Writer::new(database.clone(), receiver, session, alone);
        let archive = Archive::new(database, Opening::Host)?;
        Ok(Self { database: database.clone(), archive, requests, writing: tokio::spawn(writer.run()) })
    }

    /// Answers everything that waits, then stops writing and closes all connections.
    pub async fn close(self) {
        drop(self.requests);
        self.writing.await.ok();
        self.archive.close().await;
    }

    /// Sends a request to the writer. Once it is in the queue only the writer answers it, so no entry is refused here and stored there.
    async fn ask<T>(&self, request: impl FnOnce(Asked<T>) -> Request) -> Result<T, StoreError> {
        let gone = || StoreError::Unwell("the store has been closed".to_owned());
        let room = timeout(PATIENCE, self.requests.reserve()).await.map_err(|_| late())?;
        let (asked, answered) = Asked::new();
        room.map_err(|_| gone())?.send(request(asked));
        answered.await.map_err(|_| gone())?
    }

    async fn change(&self, change: Change) -> Result<u64, StoreError> {
        self.ask(|asked| Request::Change(change, asked)).await
    }

    async fn rewrite_in_steps(&self, table: TableId, rewrite: Rewrite) -> Result<(), StoreError> {
        let Rewrite { entries, together, record, people } = rewrite;
        for some in self.replacements(table, entries).await?.chunks(REWRITTEN) {
            self.change(Change::Rewrite(table, some.to_vec(), RecordChange::default())).await?;
        }
        let together = self.replacements(table, together).await?;
        self.change(Change::Rewrite(table, together, RecordChange { record, people })).await.map(drop)
    }

    async fn replacements(
        &self,
        table: TableId,
        mut entries: Vec<(Version, String)>,
    ) -> Result<Vec<Replacement>, StoreError> {
        entries.sort_unstable_by_key(|(version, _)| *version);
        let versions: Vec<Version> = entries.iter().map(|(version, _)| *version).collect();
        let places = self.archive.places(table, &versions).await?;
        let texts = entries.into_iter().map(|(_, entry)| entry);
        Ok(places.into_iter().zip(texts).map(|(place, entry)| Replacement { place, entry }).collect())
    }
}

/// The number of entries rewritten in one transaction.
const REWRITTEN: usize = 128;

fn late() -> StoreError {
    explain(&sqlx::Error::PoolTimedOut)
}

/// Reads something, unless the database takes too long.
fn soon<'a, T: Send + 'a>(
    reading: impl Future<Output = Result<T, StoreError>> + Send + 'a,
) -> Pending<'a, T> {
    Box::pin(async { timeout(PATIENCE, reading).await.map_err(|_| late())? })
}

impl Store for SqlStore {
    fn append(&self, append: Append) -> Pending<'_, ()> {
        Box::pin(self.ask(|asked| Request::Append(append, asked)))
    }

    fn log(&self, table: TableId) -> Pending<'_, Vec<String>> {
        Box::pin(self.archive.log(table))
    }

    fn open_tables(&self) -> Pending<'_, Vec<TableId>> {
        soon(self.archive.open_tables())
    }

    fn record(&self, table: TableId) -> Pending<'_, Option<String>> {
        soon(self.archive.record(table))
    }

    fn records(&self, after: u64, limit: u32) -> Pending<'_, Vec<String>> {
        soon(self.archive.records(after, limit))
    }

    fn size(&self) -> Pending<'_, u64> {
        soon(self.archive.size())
    }

    fn health(&self) -> Pending<'_, ()> {
        Box::pin(self.ask(Request::Probe))
    }

    fn recent(&self, table: TableId) -> Pending<'_, Recent> {
        Box::pin(self.archive.recent(table))
    }

    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Pending<'_, ()> {
        Box::pin(async move { self.change(Change::Snapshot(table, snapshot)).await.map(drop) })
    }

    fn time(&self) -> Pending<'_, Duration> {
        soon(database_time(&self.database, self.archive.pool()))
    }

    fn rewrite(&self, table: TableId, rewrite: Rewrite) -> Pending<'_, ()> {
        Box::pin(self.rewrite_in_steps(table, rewrite))
    }

    fn mark(&self, now: Duration) -> Pending<'_, ()> {
        Box::pin(async move { self.change(Change::Mark(now)).await.map(drop) })
    }

    fn quiet_tables(&self, quiet: Quiet, limit: u32) -> Pending<'_, Vec<TableId>> {
        soon(quiet_tables(self.archive.pool(), quiet, limit))
    }

    fn remove(&self, table: TableId, removal: TableRemoval) -> Pending<'_, ()> {
        Box::pin(async move { self.change(Change::Remove(table, removal)).await.map(drop) })
    }

    fn sweep(&self) -> Pending<'_, u64> {
        Box::pin(self.change(Change::Sweep))
    }

    fn remove_records(&self, before: Duration) -> Pending<'_, u64> {
        Box::pin(self.change(Change::RemoveRecords(before)))
    }
}

async fn make_ready(database: &Database) -> Result<(), StoreError> {
    // Taking over what an older program has stored may take its time.
    let mut connection = database.connect(Opening::Guest).await.map_err(|error| explain(&error))?;
    if matches!(database, Database::Sqlite(_)) {
        let checked = connection.fetch_one("PRAGMA quick_check(1)").await;
        let found: String = checked.and_then(|row| row.try_get(0)).map_err(|error| explain(&error))?;
        if found != "ok" {
            let why = format!("the database file is damaged ({found}); {RESTORE}");
            return Err(StoreError::Damaged(why));
        }
    }
    database.migrator().run(&mut connection).await.map_err(|error| explain_migration(&error))?;
    connection.close().await.map_err(|error| explain(&error))
}
