//! Where tables are kept: an event log per table, appended and committed before anybody is told.
//!
//! A store knows no game and reads no entry: an entry is a line of JSON that the server writes and reads back. What it promises is
//! that an [`append`](Store::append) which was answered is never lost, and that one which was refused has left nothing behind.
//!
//! | | |
//! |---|---|
//! | the promise | [`Store`] in `store` |
//! | in memory, for tests | [`MemoryStore`] |
//! | in SQLite or PostgreSQL | [`SqlStore`]; where that is: [`Database`] |
//! | one task writes, and commits for all who wait | `writer`, with one connection after the other: `session` |
//! | what is sent to the database | `batch`; where the log of each table ends: `heads` as remembered, `ends` as stored |
//! | what the database says, in words | `error` |
//! | reading beside a server that runs | [`Archive`], [`backup()`] |

#![forbid(unsafe_code)]

mod archive;
mod backup;
mod batch;
mod database;
mod ends;
mod error;
mod heads;
mod memory;
mod session;
mod sql;
mod store;
mod writer;

pub use self::{
    archive::Archive,
    backup::{BackupError, backup},
    database::{Database, DatabaseAddressError},
    memory::MemoryStore,
    sql::SqlStore,
    store::{Append, Pending, Standing, Store, StoreError},
};
