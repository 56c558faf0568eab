//! Changes to stored tables other than new entries: snapshots, rewriting, removal.

use std::time::Duration;

use parlour_protocol::{TableId, Version};
use sqlx::{AnyConnection, Row as _};

use crate::{
    StoreError,
    archive::key,
    error::explain,
    heads::{Head, Place},
    recent::Snapshot,
    seal::Seal,
};

/// The number of entries deleted at a time: as many as are committed together under load.
const SWEPT: i64 = 128;
/// The number of records emptied at a time.
const EMPTIED: i64 = 64;

/// New texts for stored entries and a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rewrite {
    /// Entries by version, with their new texts. They are rewritten first, a few at a time.
    pub entries: Vec<(Version, String)>,
    /// Entries that are rewritten in one transaction, together with the record.
    pub together: Vec<(Version, String)>,
    /// The record of the finished game.
    pub record: Option<String>,
    /// Who sat where when the game ended, if that is kept with the record.
    pub people: Option<String>,
}

/// The tables to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quiet {
    /// Tables whose game is over, with no activity since this time since 1970.
    Finished(Duration),
    /// Tables whose game is not over, with no activity since this time since 1970.
    Abandoned(Duration),
}

impl Quiet {
    /// The time since which there was no activity.
    pub const fn before(self) -> Duration {
        match self {
            Self::Finished(before) | Self::Abandoned(before) => before,
        }
    }
}

/// The conditions for removing a table, and what is kept of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRemoval {
    /// There must have been no activity since this time since 1970.
    pub before: Duration,
    /// Who sat where when the game ended. It is kept with the record, so that a person can still be forgotten.
    pub people: Option<String>,
}

/// What the writer does besides appending, each in its own transaction.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Snapshot(TableId, Snapshot),
    Rewrite(TableId, Vec<Replacement>, RecordChange),
    Mark(Duration),
    Remove(TableId, TableRemoval),
    Sweep,
    RemoveRecords(Duration),
}

/// New texts for a record and for what is kept with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct RecordChange {
    pub(crate) record: Option<String>,
    pub(crate) people: Option<String>,
}

/// A new text for an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Replacement {
    pub(crate) place: Place,
    pub(crate) entry: String,
}

impl Change {
    /// The table that is removed.
    pub(crate) const fn removed(&self) -> Option<TableId> {
        match self {
            Self::Remove(table, _) => Some(*table),
            _ => None,
        }
    }

    /// The table whose last entry has to be known.
    pub(crate) const fn about(&self) -> Option<TableId> {
        match self {
            Self::Snapshot(table, _) | Self::Remove(table, _) => Some(*table),
            _ => None,
        }
    }

    /// Carries the change out inside a transaction. Returns the number of rows, or a conflict if the change does not fit.
    pub(crate) async fn carry_out(
        &self,
        connection: &mut AnyConnection,
        head: Head,
    ) -> Result<Result<u64, StoreError>, sqlx::Error> {
        match self {
            Self::Snapshot(table, snapshot) => keep(connection, *table, snapshot, head).await.map(Ok),
            Self::Rewrite(table, entries, record) => rewrite(connection, *table, entries, record).await,
            Self::Mark(now) => mark(connection, *now).await.map(Ok),
            Self::Remove(table, removal) => remove(connection, *table, removal, head).await,
            Self::Sweep => sweep(connection).await.map(Ok),
            Self::RemoveRecords(before) => remove_records(connection, *before).await.map(Ok),
        }
    }
}

/// A time in the form in which it is stored.
pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

async fn keep(
    connection: &mut AnyConnection,
    table: TableId,
    snapshot: &Snapshot,
    head: Head,
) -> Result<u64, sqlx::Error> {
    let Some(place) = head.place.filter(|_| head.version == snapshot.version) else { return Ok(0) };
    let sql = "INSERT INTO snapshots (table_id, place, version, snapshot, checksum) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (table_id) DO UPDATE SET place = excluded.place, version = excluded.version, \
               snapshot = excluded.snapshot, checksum = excluded.checksum";
    let seal = Seal::of_entry(place, None, table, snapshot.version, &snapshot.text);
    let insert = sqlx::query(sql).bind(key(table)).bind(place.0).bind(snapshot.version.0.cast_signed());
    insert.bind(snapshot.text.clone()).bind(seal.stored()).execute(connection).await?;
    Ok(1)
}

async fn rewrite(
    connection: &mut AnyConnection,
    table: TableId,
    entries: &[Replacement],
    record: &RecordChange,
) -> Result<Result<u64, StoreError>, sqlx::Error> {
    forget_snapshot(connection, table).await?;
    for Replacement { place, entry } in entries {
        let sql = "SELECT before, version FROM log WHERE place = $1 AND table_id = $2";
        let row = sqlx::query(sql).bind(place.0).bind(key(table)).fetch_optional(&mut *connection).await?;
        let Some(row) = row else { return Ok(Err(StoreError::Conflict)) };
        let (before, version): (Option<i64>, i64) = (row.try_get(0)?, row.try_get(1)?);
        let version = Version(version.cast_unsigned());
        let seal = Seal::of_entry(*place, before.map(Place), table, version, entry);
        let sql = "UPDATE log SET entry = $1, checksum = $2 WHERE place = $3";
        let update = sqlx::query(sql).bind(entry.clone()).bind(seal.stored()).bind(place.0);
        update.execute(&mut *connection).await?;
    }
    if let Some(record) = &record.record {
        let sql = "UPDATE records SET record = $1, checksum = $2 WHERE table_id = $3";
        let update = sqlx::query(sql).bind(record.clone()).bind(Seal::of_record(table, record).stored());
        update.bind(key(table)).execute(&mut *connection).await?;
    }
    if let Some(people) = &record.people {
        let sql = "UPDATE records SET people = $1 WHERE table_id = $2";
        sqlx::query(sql).bind(people.clone()).bind(key(table)).execute(connection).await?;
    }
    Ok(Ok(entries.len() as u64))
}

async fn forget_snapshot(connection: &mut AnyConnection, table: TableId) -> Result<(), sqlx::Error> {
    let sql = "DELETE FROM snapshots WHERE table_id = $1";
    sqlx::query(sql).bind(key(table)).execute(connection).await.map(drop)
}

async fn mark(connection: &mut AnyConnection, now: Duration) -> Result<u64, sqlx::Error> {
    let sql = "INSERT INTO marks (at, log, records) SELECT CAST($1 AS BIGINT), \
               (SELECT COALESCE(MAX(place), 0) FROM log), (SELECT COALESCE(MAX(place), 0) FROM records)";
    sqlx::query(sql).bind(millis(now)).execute(connection).await?;
    Ok(1)
}

async fn remove(
    connection: &mut AnyConnection,
    table: TableId,
    removal: &TableRemoval,
    head: Head,
) -> Result<Result<u64, StoreError>, sqlx::Error> {
    let Some(last) = head.place else { return Ok(Ok(0)) };
    let sql = "SELECT COALESCE(MAX(log), 0) FROM marks WHERE at <= $1";
    let row = sqlx::query(sql).bind(millis(removal.before)).fetch_one(&mut *connection).await?;
    if last > Place(row.try_get(0)?) {
        return Ok(Err(StoreError::Conflict));
    }
    forget_snapshot(connection, table).await?;
    for sql in ["DELETE FROM open_tables WHERE table_id = $1", "DELETE FROM ended_tables WHERE table_id = $1"]
    {
        sqlx::query(sql).bind(key(table)).execute(&mut *connection).await?;
    }
    let sql = "INSERT INTO leaving (table_id, last) VALUES ($1, $2)";
    sqlx::query(sql).bind(key(table)).bind(last.0).execute(&mut *connection).await?;
    if let Some(people) = &removal.people {
        let sql = "UPDATE records SET people = $1 WHERE table_id = $2";
        sqlx::query(sql).bind(people.clone()).bind(key(table)).execute(connection).await?;
    }
    Ok(Ok(1))
}

/// Deletes the last entries first, so that what is left is always a whole log from its beginning.
async fn sweep(connection: &mut AnyConnection) -> Result<u64, sqlx::Error> {
    let sql = "WITH RECURSIVE chain (place, before, table_id, number) AS ( \
                   SELECT place, before, log.table_id, 1 FROM log \
                   JOIN (SELECT last FROM leaving LIMIT 1) AS next ON place = last \
                   UNION ALL SELECT log.place, log.before, log.table_id, chain.number + 1 \
                   FROM log JOIN chain ON log.place = chain.before WHERE chain.number < $1 \
               ) SELECT place, before, table_id FROM chain ORDER BY place";
    let rows = sqlx::query(sql).bind(SWEPT).fetch_all(&mut *connection).await?;
    for row in &rows {
        let place: i64 = row.try_get(0)?;
        sqlx::query("DELETE FROM log WHERE place = $1").bind(place).execute(&mut *connection).await?;
    }
    let Some(first) = rows.first() else { return Ok(0) };
    let (before, table): (Option<i64>, Vec<u8>) = (first.try_get(1)?, first.try_get(2)?);
    let left = match before {
        Some(before) => {
            sqlx::query("UPDATE leaving SET last = $1 WHERE table_id = $2").bind(before).bind(table)
        }
        None => sqlx::query("DELETE FROM leaving WHERE table_id = $1").bind(table),
    };
    left.execute(connection).await?;
    Ok(rows.len() as u64)
}

/// Empties records instead of deleting them, so that the records after them keep their places.
async fn remove_records(connection: &mut AnyConnection, before: Duration) -> Result<u64, sqlx::Error> {
    let sql = "SELECT place, table_id FROM records WHERE record <> '' \
               AND place <= (SELECT COALESCE(MAX(records), 0) FROM marks WHERE at <= $1) ORDER BY place LIMIT $2";
    let rows = sqlx::query(sql).bind(millis(before)).bind(EMPTIED).fetch_all(&mut *connection).await?;
    for row in &rows {
        let table = crate::stored::table_at(row, 1)?;
        let sql = "UPDATE records SET record = '', checksum = $1, people = NULL WHERE place = $2";
        let update = sqlx::query(sql).bind(Seal::of_record(table, "").stored());
        update.bind(row.try_get::<i64, _>(0)?).execute(&mut *connection).await?;
    }
    Ok(rows.len() as u64)
}

/// The quiet tables, as far as the ends of logs are noted.
pub(crate) async fn quiet_tables(
    pool: &sqlx::AnyPool,
    quiet: Quiet,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let sql = match quiet {
        Quiet::Finished(_) => {
            "SELECT table_id FROM ended_tables \
             WHERE last <= (SELECT COALESCE(MAX(log), 0) FROM marks WHERE at <= $1) ORDER BY last LIMIT $2"
        }
        Quiet::Abandoned(_) => {
            "SELECT table_id FROM open_tables \
             WHERE last <= (SELECT COALESCE(MAX(log), 0) FROM marks WHERE at <= $1) ORDER BY last LIMIT $2"
        }
    };
    let rows = sqlx::query(sql).bind(millis(quiet.before())).bind(i64::from(limit)).fetch_all(pool).await;
    let rows = rows.map_err(|error| explain(&error))?;
    let tables = rows.iter().map(|row| crate::stored::table_at(row, 0)).collect::<Result<_, _>>();
    tables.map_err(|error| explain(&error))
}
