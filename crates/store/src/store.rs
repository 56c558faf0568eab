//! What a store promises: [`Store`], and the words it is spoken to in.

use std::{pin::Pin, time::Duration};

use parlour_protocol::{TableId, Version};
use thiserror::Error;

use crate::{
    recent::{Recent, Snapshot},
    upkeep::{Quiet, Rewrite, TableRemoval},
};

/// An answer that is waited for.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// One more entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Whose log.
    pub table: TableId,
    /// Which place it has in it: one more than the entry before; the first is 1.
    pub version: Version,
    /// The entry, in JSON.
    pub entry: String,
    /// Where the table stands with it.
    pub standing: Standing,
}

/// Where a table stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It goes on, and is rebuilt after a restart.
    Open,
    /// This entry ends the game; the record of it is kept with it.
    Finished {
        /// The record, one line of JSON.
        record: String,
    },
}

/// Why the store did not do it. Nothing has changed, unless it says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// There is an entry at that place already.
    #[error("the table has moved on")]
    Conflict,
    /// The disk is full, locked, or cannot be written.
    #[error("the table cannot be saved right now: {0}")]
    Unwell(String),
    /// The database was lost while it stored the entry: it may be there or not, and reading the log again tells.
    #[error("it is not known whether the table was saved: {0}")]
    Unsettled(String),
    /// What is there cannot be read.
    #[error("the saved tables cannot be read: {0}")]
    Damaged(String),
}

/// Keeps the logs of all tables.
pub trait Store: Send + Sync + 'static {
    /// Stores an entry. Answered when it is on the disk; entries that wait together are committed together. Whatever becomes of the
    /// database, there is an answer within some three seconds, and what was refused is never stored afterwards.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// The log of a table, in order; empty if there is no such table.
    fn log(&self, table: TableId) -> Pending<'_, Vec<String>>;

    /// The last snapshot of a table and the entries since then; all of them if there is none.
    fn recent(&self, table: TableId) -> Pending<'_, Recent>;

    /// Keeps a snapshot of a table, in place of an older one; not if its log has gone on since then.
    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Pending<'_, ()>;

    /// The tables whose game is not over.
    fn open_tables(&self) -> Pending<'_, Vec<TableId>>;

    /// The record of a table's finished game.
    fn record(&self, table: TableId) -> Pending<'_, Option<String>>;

    /// Finished records in the order in which they ended, after that many, at most that many.
    fn records(&self, after: u64, limit: u32) -> Pending<'_, Vec<String>>;

    /// How much room everything that is stored takes, in bytes.
    fn size(&self) -> Pending<'_, u64>;

    /// Whether entries can be stored just now.
    fn health(&self) -> Pending<'_, ()>;

    /// The time since 1970, as the database tells it.
    fn time(&self) -> Pending<'_, Duration>;

    /// Puts other texts into entries that are stored, and another record; snapshots are forgotten. What was there is gone. Each part
    /// is done or not, and doing it again does no harm.
    fn rewrite(&self, table: TableId, rewrite: Rewrite) -> Pending<'_, ()>;

    /// Notes that all that is stored now is older than that time since 1970.
    fn mark(&self, now: Duration) -> Pending<'_, ()>;

    /// Some tables at which nothing has happened since that time, at most that many.
    fn quiet_tables(&self, quiet: Quiet, limit: u32) -> Pending<'_, Vec<TableId>>;

    /// Removes a table: at once it is there no more, and [`sweep`](Self::sweep) takes its entries away. Its record stays. It is a
    /// conflict if something has happened at the table since it was found quiet.
    fn remove(&self, table: TableId, removal: TableRemoval) -> Pending<'_, ()>;

    /// Takes some entries of removed tables away; how many there were. Nothing is left when it is none.
    fn sweep(&self) -> Pending<'_, u64>;

    /// Empties some records that are older than that time since 1970; how many there were. None are left when it is none.
    fn remove_records(&self, before: Duration) -> Pending<'_, u64>;
}
