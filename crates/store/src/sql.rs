//! Tables in a database: [`SqlStore`].

use std::{
    fs::{self, File, TryLockError},
    path::Path,
    time::Duration,
};

use parlour_protocol::TableId;
use sqlx::{Connection as _, Executor as _, Row as _};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
    time::timeout,
};

use crate::{
    Append, Archive, Database, Pending, Store, StoreError,
    database::Opening,
    error::{explain, explain_migration},
    session::{Session, connect_alone},
    writer::{Answer, QUEUE, Request, Writer},
};

/// A probe that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(5);

/// Keeps logs in SQLite or PostgreSQL.
///
/// It has to be opened within a tokio runtime, whose task does the writing. Only one may be open on a database.
#[derive(Debug)]
pub struct SqlStore {
    archive: Archive,
    requests: mpsc::Sender<Request>,
    writing: JoinHandle<()>,
    /// Keeps a second server away from the file; given back by the operating system however this program ends.
    _alone: Option<File>,
}

impl SqlStore {
    /// Opens a database and makes what is missing in it.
    ///
    /// A file is read through once, so that nothing is added to a damaged one.
    ///
    /// # Errors
    /// If it cannot be opened, read or written, or if another server has it open.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        let alone = match database {
            Database::Sqlite(path) => Some(hold_alone(path)?),
            Database::Postgres(_) => None,
        };
        let connection = connect_alone(database).await.map_err(|error| explain(&error))?;
        make_ready(database).await?;
        let begun = Session::begin(database, connection, &[]).await;
        let session = begun.map_err(|error| explain(&error))?;
        let (requests, receiver) = mpsc::channel(QUEUE);
        let writer = Writer::new(database.clone(), receiver, Some(session));
        let archive = Archive::new(database, Opening::Host)?;
        Ok(Self { archive, requests, writing: tokio::spawn(writer.run()), _alone: alone })
    }

    /// Ends the writing when all that waits is answered, and all connections.
    pub async fn close(self) {
        drop(self.requests);
        self.writing.await.ok();
        self.archive.close().await;
    }

    async fn ask(&self, request: impl FnOnce(Answer) -> Request) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Unwell("the store has been closed".to_owned());
        self.requests.send(request(answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

impl Store for SqlStore {
    fn append(&self, append: Append) -> Pending<'_, ()> {
        Box::pin(self.ask(|answer| Request::Append(append, answer)))
    }

    fn log(&self, table: TableId) -> Pending<'_, Vec<String>> {
        Box::pin(self.archive.log(table))
    }

    fn open_tables(&self) -> Pending<'_, Vec<TableId>> {
        Box::pin(self.archive.open_tables())
    }

    fn record(&self, table: TableId) -> Pending<'_, Option<String>> {
        Box::pin(self.archive.record(table))
    }

    fn records(&self, after: u64, limit: u32) -> Pending<'_, Vec<String>> {
        Box::pin(self.archive.records(after, limit))
    }

    fn health(&self) -> Pending<'_, ()> {
        let late = || StoreError::Unwell("the database does not answer".to_owned());
        Box::pin(async move { timeout(PATIENCE, self.ask(Request::Probe)).await.map_err(|_| late())? })
    }
}

/// The folder is for nobody else's eyes: seeds of games that go on and the keys of seats are in it.
fn hold_alone(path: &Path) -> Result<File, StoreError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let unwell = |error: std::io::Error| {
        StoreError::Unwell(format!("the folder {} cannot be used ({error})", folder.display()))
    };
    make_private(folder).map_err(unwell)?;
    let lock = File::options().write(true).create(true).truncate(false).open(path.with_extension("lock"));
    let lock = lock.map_err(unwell)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => {
            Err(StoreError::Unwell(format!("another server keeps its tables in {}", folder.display())))
        }
        Err(TryLockError::Error(error)) => Err(unwell(error)),
    }
}

fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt as _;
        builder.mode(0o700);
    }
    builder.recursive(true).create(folder)
}

async fn make_ready(database: &Database) -> Result<(), StoreError> {
    let mut connection = database.connect(Opening::Host).await.map_err(|error| explain(&error))?;
    if matches!(database, Database::Sqlite(_)) {
        let checked = connection.fetch_one("PRAGMA quick_check(1)").await;
        let found: String = checked.and_then(|row| row.try_get(0)).map_err(|error| explain(&error))?;
        if found != "ok" {
            let why = format!("the database file is damaged ({found}); put a backup in its place");
            return Err(StoreError::Damaged(why));
        }
    }
    database.migrator().run(&mut connection).await.map_err(|error| explain_migration(&error))?;
    connection.close().await.map_err(|error| explain(&error))
}
