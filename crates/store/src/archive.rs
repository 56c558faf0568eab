//! Reading what is stored: [`Archive`].

use std::time::Duration;

use parlour_protocol::TableId;
use sqlx::{
    AnyPool, Executor as _, Row as _,
    any::{AnyPoolOptions, AnyRow},
};

use crate::{Database, StoreError, database::Opening, ends::end_of_log, error::explain};

/// Reads a database, also beside the server that writes it. It changes nothing.
#[derive(Clone, Debug)]
pub struct Archive {
    pool: AnyPool,
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
        archive.records(0, 1).await?;
        Ok(archive)
    }

    pub(crate) fn new(database: &Database, opening: Opening) -> Result<Self, StoreError> {
        let settings = database.settings(opening);
        let pool = AnyPoolOptions::new()
            .max_connections(4)
            .acquire_timeout(Duration::from_secs(5))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    for setting in settings {
                        connection.execute(*setting).await?;
                    }
                    Ok(())
                })
            })
            .connect_lazy_with(database.options(opening).map_err(|error| explain(&error))?);
        Ok(Self { pool })
    }

    /// The log of a table, in order; empty if there is no such table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn log(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        let sql = concat!(
            "WITH RECURSIVE chain (place, before, entry) AS ( \
                 SELECT place, before, entry FROM log WHERE place = (",
            end_of_log!(),
            ") UNION ALL \
                 SELECT log.place, log.before, log.entry FROM log JOIN chain ON log.place = chain.before \
             ) SELECT entry FROM chain ORDER BY place"
        );
        let rows = sqlx::query(sql).bind(key(table)).fetch_all(&self.pool).await;
        texts(rows)
    }

    /// The tables whose game is not over.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM open_tables ORDER BY table_id";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await.map_err(|error| explain(&error))?;
        rows.iter().map(table_of).collect::<Result<_, _>>().map_err(|error| explain(&error))
    }

    /// The record of a table's finished game.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn record(&self, table: TableId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT record FROM records WHERE table_id = $1";
        let rows = sqlx::query(sql).bind(key(table)).fetch_all(&self.pool).await;
        texts(rows).map(|mut records| records.pop())
    }

    /// Finished records in the order in which they ended, after that many, at most that many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn records(&self, after: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT record FROM records WHERE place > $1 ORDER BY place LIMIT $2";
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        let rows = sqlx::query(sql).bind(after).bind(i64::from(limit)).fetch_all(&self.pool).await;
        texts(rows)
    }

    /// Ends all connections.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// A table's name in the database.
pub(crate) fn key(table: TableId) -> Vec<u8> {
    table.bits().to_be_bytes().to_vec()
}

/// The table that the first column names.
pub(crate) fn table_of(row: &AnyRow) -> Result<TableId, sqlx::Error> {
    let bytes: Vec<u8> = row.try_get(0)?;
    let bytes = bytes.try_into().map_err(|_| sqlx::Error::Decode("a table has no name".into()))?;
    Ok(TableId::new(u128::from_be_bytes(bytes)))
}

fn texts(rows: Result<Vec<AnyRow>, sqlx::Error>) -> Result<Vec<String>, StoreError> {
    let read = |rows: Vec<AnyRow>| rows.iter().map(|row| row.try_get(0)).collect();
    rows.and_then(read).map_err(|error| explain(&error))
}
