//! Reading what is stored: [`Archive`].

use std::{cmp::Ordering, time::Duration};

use parlour_protocol::{TableId, Version};
use sqlx::{AnyPool, Executor as _, Row as _, any::AnyPoolOptions};

use crate::{
    Database, StoreError,
    database::Opening,
    error::{NEWER, OLDER, explain},
    heads::Place,
    recent::{Recent, entries_since, places, snapshot},
    stored::{FoundRecord, StoredRecord, table_at},
};

/// Reads a database, even while a server writes it. It changes nothing.
#[derive(Clone, Debug)]
pub struct Archive {
    pool: AnyPool,
    /// The query for the size of this kind of database.
    size: &'static str,
}

impl Archive {
    /// Opens what a server has written.
    ///
    /// # Errors
    /// If there is none, or if it cannot be read.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        if let Database::Sqlite(path) = database
            && !path.exists()
        {
            return Err(StoreError::Damaged("there is no such file".to_owned()));
        }
        let archive = Self::new(database, Opening::Guest)?;
        let layout = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&archive.pool).await;
        let layout: i64 = layout.and_then(|row| row.try_get(0)).map_err(|error| explain(&error))?;
        match layout.cmp(&database.layout()) {
            Ordering::Equal => Ok(archive),
            Ordering::Greater => Err(StoreError::Damaged(NEWER.to_owned())),
            Ordering::Less => Err(StoreError::Damaged(OLDER.to_owned())),
        }
    }

    pub(crate) fn new(database: &Database, opening: Opening) -> Result<Self, StoreError> {
        let settings = database.settings(opening);
        let pool = AnyPoolOptions::new()
            .max_connections(4)
            .acquire_timeout(Duration::from_secs(2))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    for setting in settings {
                        connection.execute(*setting).await?;
                    }
                    Ok(())
                })
            })
            .connect_lazy_with(database.options(opening).map_err(|error| explain(&error))?);
        Ok(Self { pool, size: database.size_query() })
    }

    /// The log of a table, in order; empty if there is no such table.
    ///
    /// # Errors
    /// If it cannot be read, or is not what was stored.
    pub async fn log(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        let entries = entries_since(&self.pool, table, None).await?;
        Ok(entries.into_iter().map(|entry| entry.entry).collect())
    }

    /// The last snapshot of a table and the entries after it.
    pub(crate) async fn recent(&self, table: TableId) -> Result<Recent, StoreError> {
        let kept = snapshot(&self.pool, table).await?;
        let entries = entries_since(&self.pool, table, kept.as_ref()).await?;
        let entries = entries.into_iter().map(|entry| entry.entry).collect();
        Ok(Recent { snapshot: kept.map(|kept| kept.snapshot), entries })
    }

    /// The places of these entries in the log of all tables.
    pub(crate) async fn places(&self, table: TableId, wanted: &[Version]) -> Result<Vec<Place>, StoreError> {
        if wanted.is_empty() {
            return Ok(Vec::new());
        }
        places(&self.pool, table, wanted).await
    }

    /// The tables whose log, or whose list of people beside the record, contains a text.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_with(&self, text: &str) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM log WHERE entry LIKE $1 \
                   UNION SELECT table_id FROM records WHERE people LIKE $1 ORDER BY table_id";
        let rows = sqlx::query(sql).bind(format!("%{text}%")).fetch_all(&self.pool).await;
        let rows = rows.map_err(|error| explain(&error))?;
        rows.iter().map(|row| table_at(row, 0)).collect::<Result<_, _>>().map_err(|error| explain(&error))
    }

    /// Who sat where at the end of a game whose log is gone, as given to [`remove`](crate::Store::remove).
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn people(&self, table: TableId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT people FROM records WHERE table_id = $1";
        let row = sqlx::query(sql).bind(key(table)).fetch_optional(&self.pool).await;
        let people = row.and_then(|row| row.map_or(Ok(None), |row| row.try_get(0)));
        people.map_err(|error| explain(&error))
    }

    /// The tables whose game is not over.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM open_tables ORDER BY table_id";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await.map_err(|error| explain(&error))?;
        rows.iter().map(|row| table_at(row, 0)).collect::<Result<_, _>>().map_err(|error| explain(&error))
    }

    /// The record of a table's finished game.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn record(&self, table: TableId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT place, table_id, record, checksum, unsealed.records FROM records, unsealed \
                   WHERE table_id = $1 AND record <> ''";
        let row = sqlx::query(sql).bind(key(table)).fetch_optional(&self.pool).await;
        let stored = row.and_then(|row| row.as_ref().map(StoredRecord::read).transpose());
        let stored = stored.map_err(|error| explain(&error))?;
        stored.map(|stored| FoundRecord::from(stored).record).transpose()
    }

    /// Up to `limit` records in the order in which their games ended, without the first `after`. A removed record is empty.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn records(&self, after: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let found = self.stored_records(after, limit).await.map_err(|error| explain(&error))?;
        found.into_iter().map(|found| found.record).collect()
    }

    /// The same, but one by one if they cannot be read together, so that a damaged record does not hide the others. An empty list
    /// means that none are left.
    ///
    /// # Errors
    /// If nothing can be read at all.
    pub async fn records_one_by_one(&self, after: u64, limit: u32) -> Result<Vec<FoundRecord>, StoreError> {
        if let Ok(found) = self.stored_records(after, limit).await {
            return Ok(found);
        }
        let last = sqlx::query("SELECT MAX(place) FROM records").fetch_one(&self.pool).await;
        let last: Option<i64> = last.and_then(|row| row.try_get(0)).map_err(|error| explain(&error))?;
        let last = last.unwrap_or_default().cast_unsigned().min(after + u64::from(limit));
        let mut all = Vec::new();
        for place in after + 1..=last {
            match self.stored_records(place - 1, 1).await {
                Ok(found) => all.extend(found.into_iter().filter(|found| found.place == place)),
                Err(error) => all.push(FoundRecord { place, record: Err(explain(&error)) }),
            }
        }
        Ok(all)
    }

    /// The size of the database in bytes; for a file, without the write-ahead log.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn size(&self) -> Result<u64, StoreError> {
        let row = sqlx::query(self.size).fetch_one(&self.pool).await;
        let bytes: i64 = row.and_then(|row| row.try_get(0)).map_err(|error| explain(&error))?;
        Ok(bytes.cast_unsigned())
    }

    async fn stored_records(&self, after: u64, limit: u32) -> Result<Vec<FoundRecord>, sqlx::Error> {
        let sql = "SELECT place, table_id, record, checksum, unsealed.records FROM records, unsealed \
                   WHERE place > $1 ORDER BY place LIMIT $2";
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        let rows = sqlx::query(sql).bind(after).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        rows.iter().map(|row| StoredRecord::read(row).map(FoundRecord::from)).collect()
    }

    pub(crate) const fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// A table's name in the database.
pub(crate) fn key(table: TableId) -> Vec<u8> {
    table.bits().to_be_bytes().to_vec()
}
