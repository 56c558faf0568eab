//! Reading everything, to find what has changed on the disk: [`check`].

use std::collections::HashMap;

use parlour_protocol::{TableId, Version};
use sqlx::Row as _;
use thiserror::Error;

use crate::{
    Archive, Database, StoreError,
    error::explain,
    heads::{Head, Place},
    seal::SealState,
    stored::{StoredEntry, StoredRecord, table_at},
};

/// The number of rows read at a time.
const TOGETHER: i64 = 512;
/// The most faults of the file that SQLite lists.
const NAMED: u32 = 20;

/// Something that has changed since it was stored.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DamageError {
    /// The database itself reports that its file is damaged.
    #[error("the database file: {0}")]
    File(String),
    /// An entry has changed.
    #[error("entry {} of table {table} is not what was stored", .version.0)]
    Entry {
        /// The table.
        table: TableId,
        /// The entry's number in its log.
        version: Version,
    },
    /// An entry cannot be read at all.
    #[error("the entry at place {0} of the log cannot be read")]
    UnreadableEntry(i64),
    /// Entries of a table are missing.
    #[error("table {table} has entry {} after entry {}", .version.0, .after.0)]
    Gap {
        /// Whose log.
        table: TableId,
        /// The entry that is there.
        version: Version,
        /// The last one before it.
        after: Version,
    },
    /// The noted end of a log is not where the log ends.
    #[error("the end of the log of table {0} is not where it is noted")]
    End(TableId),
    /// A record has changed.
    #[error("record {place}, of table {table}, is not what was stored")]
    Record {
        /// The record's number, from 1.
        place: u64,
        /// The table.
        table: TableId,
    },
    /// A record cannot be read at all.
    #[error("record {0} cannot be read")]
    UnreadableRecord(u64),
}

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checkup {
    /// The number of entries.
    pub entries: u64,
    /// The number of tables that they belong to.
    pub tables: u64,
    /// The number of records.
    pub records: u64,
    /// The number of entries and records from before there were checksums.
    pub unsealed: u64,
    /// Everything that has changed.
    pub damages: Vec<DamageError>,
}

/// Reads every entry and every record, and compares them with their checksums. A server may run meanwhile.
///
/// # Errors
/// If nothing can be read at all.
pub async fn check(database: &Database) -> Result<Checkup, StoreError> {
    let archive = Archive::open(database).await?;
    let mut checking = Checking { archive, found: Checkup::default(), heads: HashMap::new() };
    if matches!(database, Database::Sqlite(_)) {
        checking.file().await?;
    }
    checking.entries().await?;
    checking.ends().await?;
    checking.records().await?;
    checking.archive.close().await;
    Ok(checking.found)
}

struct Checking {
    archive: Archive,
    found: Checkup,
    /// The end of each table's log, as far as it was read.
    heads: HashMap<TableId, Head>,
}

impl Checking {
    async fn file(&mut self) -> Result<(), StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("PRAGMA integrity_check({NAMED})"));
        let rows = sqlx::query(sql).fetch_all(self.archive.pool()).await;
        for row in rows.map_err(|error| explain(&error))? {
            let said: String = row.try_get(0).map_err(|error| explain(&error))?;
            if said != "ok" {
                self.found.damages.push(DamageError::File(said));
            }
        }
        Ok(())
    }

    async fn entries(&mut self) -> Result<(), StoreError> {
        let last = self.last("SELECT MAX(place) FROM log").await?;
        let mut place = 0;
        while place < last {
            if let Ok(entries) = self.read_entries(place, TOGETHER).await {
                let Some(end) = entries.last().map(|entry| entry.place.0) else { break };
                for entry in &entries {
                    self.examine(entry);
                }
                place = end;
                continue;
            }
            for single in place + 1..=last.min(place + TOGETHER) {
                match self.read_entries(single - 1, 1).await {
                    Ok(entries) => {
                        for entry in entries.iter().filter(|entry| entry.place.0 == single) {
                            self.examine(entry);
                        }
                    }
                    Err(_) => self.found.damages.push(DamageError::UnreadableEntry(single)),
                }
            }
            place = last.min(place + TOGETHER);
        }
        self.found.tables = self.heads.len() as u64;
        Ok(())
    }

    async fn read_entries(&self, after: i64, limit: i64) -> Result<Vec<StoredEntry>, sqlx::Error> {
        let sql = "SELECT place, before, table_id, version, entry, checksum, unsealed.log FROM log, unsealed \
                   WHERE place > $1 ORDER BY place LIMIT $2";
        let rows = sqlx::query(sql).bind(after).bind(limit).fetch_all(self.archive.pool()).await?;
        rows.iter().map(StoredEntry::read).collect()
    }

    fn examine(&mut self, entry: &StoredEntry) {
        self.found.entries += 1;
        let (table, version) = (entry.table, entry.version);
        match entry.state() {
            SealState::Whole => {}
            SealState::Missing => self.found.unsealed += 1,
            SealState::Broken => return self.found.damages.push(DamageError::Entry { table, version }),
        }
        let place = Some(entry.place);
        let before = self.heads.insert(table, Head { version, place }).unwrap_or(Head::NONE);
        if before.version.next() != version || before.place != entry.before {
            self.found.damages.push(DamageError::Gap { table, version, after: before.version });
        }
    }

    /// The noted ends have to be right up to the place at which they were noted. Whoever reads a log searches the rest.
    async fn ends(&mut self) -> Result<(), StoreError> {
        let sql = "SELECT known.table_id, known.last, noted.place FROM noted, ( \
                       SELECT table_id, last FROM open_tables UNION ALL SELECT table_id, last FROM ended_tables \
                       UNION ALL SELECT table_id, last FROM leaving \
                   ) AS known";
        let rows = sqlx::query(sql).fetch_all(self.archive.pool()).await.map_err(|error| explain(&error))?;
        let mut heads = std::mem::take(&mut self.heads);
        for row in &rows {
            let read = || Ok((table_at(row, 0)?, Place(row.try_get(1)?), Place(row.try_get(2)?)));
            let (table, last, noted) = read().map_err(|error: sqlx::Error| explain(&error))?;
            let end = heads.remove(&table).and_then(|head| head.place);
            if end != Some(last) && end.is_none_or(|end| end <= noted) {
                self.found.damages.push(DamageError::End(table));
            }
        }
        // A server that runs may have made tables since the list was read; those are not lost.
        self.found.damages.extend(heads.into_keys().map(DamageError::End));
        Ok(())
    }

    async fn records(&mut self) -> Result<(), StoreError> {
        let last = self.last("SELECT MAX(place) FROM records").await?.cast_unsigned();
        for place in 1..=last {
            let sql = "SELECT place, table_id, record, checksum, unsealed.records FROM records, unsealed \
                       WHERE place = $1";
            let row = sqlx::query(sql).bind(place.cast_signed()).fetch_optional(self.archive.pool()).await;
            let stored = row.and_then(|row| row.as_ref().map(StoredRecord::read).transpose());
            // Each place is given once: one that is empty was there.
            let Ok(Some(stored)) = stored else {
                self.found.damages.push(DamageError::UnreadableRecord(place));
                continue;
            };
            self.found.records += 1;
            match stored.state() {
                SealState::Whole => {}
                SealState::Missing => self.found.unsealed += 1,
                SealState::Broken => {
                    self.found.damages.push(DamageError::Record { place, table: stored.table });
                }
            }
        }
        Ok(())
    }

    async fn last(&self, sql: &'static str) -> Result<i64, StoreError> {
        let row = sqlx::query(sql).fetch_one(self.archive.pool()).await;
        let last: Option<i64> = row.and_then(|row| row.try_get(0)).map_err(|error| explain(&error))?;
        Ok(last.unwrap_or_default())
    }
}
