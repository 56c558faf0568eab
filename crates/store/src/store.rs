//! The interface of a store: [`Store`], and the types of its requests.

use std::{pin::Pin, time::Duration};

use parlour_protocol::{TableId, Version};
use thiserror::Error;

use crate::{
    recent::{Recent, Snapshot},
    upkeep::{Quiet, Rewrite, TableRemoval},
};

/// The future answer to a request.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// One more entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The entry's number in the table's log, one more than that of the entry before. The first is 1.
    pub version: Version,
    /// The entry, in JSON.
    pub entry: String,
    /// The state of the table after it.
    pub standing: Standing,
}

/// The state of a table after an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The game is not over. The table is rebuilt after a restart.
    Open,
    /// This entry ends the game. Its record is stored together with the entry.
    Finished {
        /// The record, one line of JSON.
        record: String,
    },
}

/// The reason why a request failed. Nothing has changed, unless the variant says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The log has an entry with this number already.
    #[error("the table has moved on")]
    Conflict,
    /// The disk is full, or the database is locked or cannot be written.
    #[error("the table cannot be saved right now: {0}")]
    Unwell(String),
    /// The database was lost while it stored the entry. Only reading the log again shows whether it is there.
    #[error("it is not known whether the table was saved: {0}")]
    Unsettled(String),
    /// The stored data cannot be read.
    #[error("the saved tables cannot be read: {0}")]
    Damaged(String),
}

/// Keeps the logs of all tables.
pub trait Store: Send + Sync + 'static {
    /// Stores an entry, and answers once it is on the disk. Entries that wait together are committed together. Whatever happens to
    /// the database, the answer comes within about three seconds, and an entry that was refused is never stored afterwards.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// The log of a table, in order; empty if there is no such table.
    fn log(&self, table: TableId) -> Pending<'_, Vec<String>>;

    /// The last snapshot of a table and the entries after it, or all entries if there is no snapshot.
    fn recent(&self, table: TableId) -> Pending<'_, Recent>;

    /// Replaces the snapshot of a table, unless the log has gone on since the snapshot was made.
    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Pending<'_, ()>;

    /// The tables whose game is not over.
    fn open_tables(&self) -> Pending<'_, Vec<TableId>>;

    /// The record of a table's finished game.
    fn record(&self, table: TableId) -> Pending<'_, Option<String>>;

    /// Up to `limit` records in the order in which their games ended, without the first `after`.
    fn records(&self, after: u64, limit: u32) -> Pending<'_, Vec<String>>;

    /// The size of all stored data in bytes.
    fn size(&self) -> Pending<'_, u64>;

    /// Checks whether entries can be stored right now.
    fn health(&self) -> Pending<'_, ()>;

    /// The time since 1970 by the database's clock.
    fn time(&self) -> Pending<'_, Duration>;

    /// Replaces the texts of stored entries, and the record. The old texts are gone, and so are snapshots. Each part is either done
    /// or not, and doing it again is harmless.
    fn rewrite(&self, table: TableId, rewrite: Rewrite) -> Pending<'_, ()>;

    /// Notes that everything stored so far is older than this time since 1970.
    fn mark(&self, now: Duration) -> Pending<'_, ()>;

    /// Up to `limit` tables at which nothing has happened since the given time.
    fn quiet_tables(&self, quiet: Quiet, limit: u32) -> Pending<'_, Vec<TableId>>;

    /// Removes a table. It is gone at once, and [`sweep`](Self::sweep) deletes its entries. Its record stays. If something has
    /// happened at the table since the given time, the answer is a conflict.
    fn remove(&self, table: TableId, removal: TableRemoval) -> Pending<'_, ()>;

    /// Deletes some entries of removed tables. Returns how many; 0 means that none are left.
    fn sweep(&self) -> Pending<'_, u64>;

    /// Empties some records that are older than this time since 1970. Returns how many; 0 means that none are left.
    fn remove_records(&self, before: Duration) -> Pending<'_, u64>;
}
