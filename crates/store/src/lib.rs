//! Where tables are kept: an event log per table, appended and committed before anybody is told.
//!
//! A store knows no game and reads no entry: an entry is a line of JSON that the server writes and reads back. What it promises is
//! that an [`append`](Store::append) which was answered is never lost, that one which was refused has left nothing behind, and that
//! whoever cannot be told either hears so ([`StoreError::Unsettled`]).
//!
//! | | |
//! |---|---|
//! | the promise | [`Store`] in `store` |
//! | in memory, for tests | [`MemoryStore`] |
//! | in SQLite or PostgreSQL | [`SqlStore`]; where that is: [`Database`] |
//! | one task writes, and commits for all who wait | `writer`, with one connection after the other: `session` |
//! | what is sent to the database | `batch`; where the log of each table ends: `heads` as remembered, `ends` as stored |
//! | what the database says, in words | `error` |
//! | reading beside a server that runs | [`Archive`], [`backup()`], [`check()`]; `stored` reads rows |
//! | opening a table without reading all of it | `recent` |
//! | rewriting and removing what is stored | `upkeep`; what time it is: `time` |
//! | a changed byte is noticed | `seal` |
//! | whose the files are | [`keep_private`]; one server per file: `alone`; going back to a backup: [`restore()`] |

#![forbid(unsafe_code)]

mod alone;
mod archive;
mod backup;
mod batch;
mod check;
mod database;
mod ends;
mod error;
mod heads;
mod memory;
mod private;
mod recent;
mod restore;
mod seal;
mod session;
mod sql;
mod store;
mod stored;
mod time;
mod upkeep;
mod writer;

pub use self::{
    archive::Archive,
    backup::{BackupError, backup},
    check::{Checkup, DamageError, check},
    database::{Database, DatabaseAddressError},
    memory::MemoryStore,
    private::keep_private,
    recent::{Recent, Snapshot},
    restore::{RestoreError, Restored, restore},
    sql::SqlStore,
    store::{Append, Pending, Standing, Store, StoreError},
    stored::FoundRecord,
    time::time_of_day,
    upkeep::{Quiet, Rewrite, TableRemoval},
};
