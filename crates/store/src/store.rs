//! What a store promises: [`Store`], and the words it is spoken to in.

use std::pin::Pin;

use parlour_protocol::{TableId, Version};
use thiserror::Error;

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

/// Why the store did not do it. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// There is an entry at that place already.
    #[error("the table has moved on")]
    Conflict,
    /// The disk is full, locked, or cannot be written.
    #[error("the table cannot be saved right now: {0}")]
    Unwell(String),
    /// What is there cannot be read.
    #[error("the saved tables cannot be read: {0}")]
    Damaged(String),
}

/// Keeps the logs of all tables.
pub trait Store: Send + Sync + 'static {
    /// Stores an entry. Answered when it is on the disk; entries that wait together are committed together.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// The log of a table, in order; empty if there is no such table.
    fn log(&self, table: TableId) -> Pending<'_, Vec<String>>;

    /// The tables whose game is not over.
    fn open_tables(&self) -> Pending<'_, Vec<TableId>>;

    /// The record of a table's finished game.
    fn record(&self, table: TableId) -> Pending<'_, Option<String>>;

    /// Finished records in the order in which they ended, after that many, at most that many.
    fn records(&self, after: u64, limit: u32) -> Pending<'_, Vec<String>>;

    /// Whether entries can be stored just now.
    fn health(&self) -> Pending<'_, ()>;
}
