//! What is sent to the database for entries that are committed together.

use std::{fmt::Write as _, sync::Arc};

use parlour_protocol::{TableId, Version};
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use crate::{Append, Standing, archive::key};

/// Rows of the largest statement. There is one for each number of rows up to here, each prepared once: a connection keeps a hundred.
pub(crate) const MOST_ROWS: usize = 64;

/// Bytes that have to fit before a disk that was full is believed to have room.
const ROOM: usize = 64 << 10;

/// The statements that put entries in, by the number of rows.
#[derive(Debug)]
pub(crate) struct Inserts(Vec<Arc<str>>);

impl Default for Inserts {
    fn default() -> Self {
        Self((1..=MOST_ROWS).map(insert).collect())
    }
}

fn insert(rows: usize) -> Arc<str> {
    let mut sql = "INSERT INTO entries (table_id, version, entry) VALUES ".to_owned();
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let first = row * 3 + 1;
        write!(sql, "{comma}(${first}, ${}, ${})", first + 1, first + 2)
            .expect("a text takes what is written");
    }
    sql.into()
}

impl Inserts {
    /// Puts all of them in with one statement, which is a transaction of its own if none is open.
    pub(crate) async fn write(
        &self,
        connection: &mut AnyConnection,
        entries: &[&Append],
    ) -> Result<(), sqlx::Error> {
        let mut query = sqlx::query(AssertSqlSafe(Arc::clone(&self.0[entries.len() - 1])));
        for row in entries {
            query = query.bind(key(row.table)).bind(number(row.version)).bind(row.entry.clone());
        }
        query.execute(connection).await?;
        Ok(())
    }
}

/// Whether an entry changes where its table stands.
pub(crate) fn changes_standing(append: &Append) -> bool {
    append.version == Version(1) || append.standing != Standing::Open
}

/// A table is open from its first entry until its game is over.
pub(crate) async fn note_standing(
    connection: &mut AnyConnection,
    append: &Append,
) -> Result<(), sqlx::Error> {
    if append.version == Version(1) && append.standing == Standing::Open {
        let sql = "INSERT INTO open_tables (table_id) VALUES ($1)";
        sqlx::query(sql).bind(key(append.table)).execute(&mut *connection).await?;
    }
    if let Standing::Finished { record } = &append.standing {
        let sql = "INSERT INTO records (place, table_id, record) \
                   VALUES ((SELECT COALESCE(MAX(place), 0) + 1 FROM records), $1, $2)";
        sqlx::query(sql).bind(key(append.table)).bind(record.clone()).execute(&mut *connection).await?;
        let sql = "DELETE FROM open_tables WHERE table_id = $1";
        sqlx::query(sql).bind(key(append.table)).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Takes out what may have been committed although its commit failed: whoever asked for it was told that it is not there.
pub(crate) async fn take_out(connection: &mut AnyConnection, append: &Append) -> Result<(), sqlx::Error> {
    let sql = "DELETE FROM entries WHERE table_id = $1 AND version = $2";
    let query = sqlx::query(sql).bind(key(append.table)).bind(number(append.version));
    let was_there = query.execute(&mut *connection).await?.rows_affected() > 0;
    if append.version == Version(1) {
        let sql = "DELETE FROM open_tables WHERE table_id = $1";
        sqlx::query(sql).bind(key(append.table)).execute(&mut *connection).await?;
    }
    if was_there && matches!(append.standing, Standing::Finished { .. }) {
        let sql = "DELETE FROM records WHERE table_id = $1";
        sqlx::query(sql).bind(key(append.table)).execute(&mut *connection).await?;
        if append.version > Version(1) {
            let sql = "INSERT INTO open_tables (table_id) VALUES ($1)";
            sqlx::query(sql).bind(key(append.table)).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Where a table's log ends.
pub(crate) async fn head(connection: &mut AnyConnection, table: TableId) -> Result<Version, sqlx::Error> {
    let sql = "SELECT COALESCE(MAX(version), 0) FROM entries WHERE table_id = $1";
    let head: i64 = sqlx::query(sql).bind(key(table)).fetch_one(connection).await?.try_get(0)?;
    Ok(Version(head.cast_unsigned()))
}

/// Writes something, to see whether it can be done.
pub(crate) async fn beat(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE pulse SET beats = beats + 1").execute(connection).await?;
    Ok(())
}

/// Writes as much as many entries, to see whether there is room again.
pub(crate) async fn deep_breath(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let sql = "UPDATE pulse SET beats = beats + 1, room = $1";
    sqlx::query(sql).bind("room ".repeat(ROOM / 5)).execute(connection).await?;
    Ok(())
}

fn number(version: Version) -> i64 {
    version.0.cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_has_three_numbered_places_per_row() {
        assert_eq!(
            &*insert(2),
            "INSERT INTO entries (table_id, version, entry) VALUES ($1, $2, $3), ($4, $5, $6)"
        );
    }
}
