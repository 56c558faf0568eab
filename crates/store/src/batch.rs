//! What is sent to the database for entries that are committed together.

use std::{borrow::Cow, fmt::Write as _, sync::Arc};

use parlour_protocol::Version;
use sqlx::{AnyConnection, AssertSqlSafe};

use crate::{Append, Database, Standing, archive::key, heads::Place};

/// Rows of the largest statement. There is one for each number of rows up to here, each prepared once: a connection keeps a hundred.
pub(crate) const MOST_ROWS: usize = 64;

/// Bytes that have to fit before a disk that was full is believed to have room.
const ROOM: usize = 64 << 10;

/// An entry with its place in the one log of all tables.
#[derive(Clone, Debug)]
pub(crate) struct Row<'a> {
    pub(crate) append: Cow<'a, Append>,
    pub(crate) place: Place,
    /// Where the entry before it of its own table stands.
    pub(crate) before: Option<Place>,
}

impl Row<'_> {
    pub(crate) fn into_owned(self) -> Row<'static> {
        Row { append: Cow::Owned(self.append.into_owned()), place: self.place, before: self.before }
    }

    /// Whether it changes where its table stands.
    pub(crate) fn changes_standing(&self) -> bool {
        self.append.version == Version(1) || self.append.standing != Standing::Open
    }
}

/// The statements that put entries in, by the number of rows.
#[derive(Debug)]
pub(crate) struct Inserts(Vec<Arc<str>>);

fn insert(database: &Database, rows: usize) -> Arc<str> {
    let mut sql = "INSERT INTO log (place, before, table_id, version, entry) VALUES ".to_owned();
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let [place, before, table, version, entry] = [1, 2, 3, 4, 5].map(|column| 5 * row + column);
        match database {
            // Values without a name are bound without looking for it, and a prepared statement is half as large.
            Database::Sqlite(_) => write!(sql, "{comma}(?, ?, ?, ?, ?)"),
            Database::Postgres(_) => {
                write!(sql, "{comma}(${place}, ${before}, ${table}, ${version}, ${entry})")
            }
        }
        .expect("a text takes what is written");
    }
    sql.into()
}

impl Inserts {
    pub(crate) fn new(database: &Database) -> Self {
        Self((1..=MOST_ROWS).map(|rows| insert(database, rows)).collect())
    }

    /// Puts all of them in with one statement, which is a transaction of its own if none is open.
    pub(crate) async fn write(
        &self,
        connection: &mut AnyConnection,
        rows: &[Row<'_>],
    ) -> Result<(), sqlx::Error> {
        let mut query = sqlx::query(AssertSqlSafe(Arc::clone(&self.0[rows.len() - 1])));
        for Row { append, place, before } in rows {
            query = query.bind(place.0).bind(before.map(|before| before.0));
            query = query.bind(key(append.table)).bind(append.version.0.cast_signed());
            query = query.bind(append.entry.clone());
        }
        query.execute(connection).await?;
        Ok(())
    }
}

/// A table is open from its first entry until its game is over.
pub(crate) async fn note_standing(connection: &mut AnyConnection, row: &Row<'_>) -> Result<(), sqlx::Error> {
    let table = || key(row.append.table);
    match &row.append.standing {
        Standing::Finished { record } => {
            let sql = "INSERT INTO records (place, table_id, record) \
                       VALUES ((SELECT COALESCE(MAX(place), 0) + 1 FROM records), $1, $2)";
            sqlx::query(sql).bind(table()).bind(record.clone()).execute(&mut *connection).await?;
            let sql = "DELETE FROM open_tables WHERE table_id = $1";
            sqlx::query(sql).bind(table()).execute(&mut *connection).await?;
            let sql = "INSERT INTO ended_tables (table_id, last) VALUES ($1, $2)";
            sqlx::query(sql).bind(table()).bind(row.place.0).execute(connection).await?;
        }
        Standing::Open if row.append.version == Version(1) => open(connection, row, row.place).await?,
        Standing::Open => {}
    }
    Ok(())
}

async fn open(connection: &mut AnyConnection, row: &Row<'_>, last: Place) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO open_tables (table_id, last) VALUES ($1, $2)";
    sqlx::query(sql).bind(key(row.append.table)).bind(last.0).execute(connection).await?;
    Ok(())
}

/// Takes out what may have been committed although its commit failed: whoever asked for it was told that it is not there.
pub(crate) async fn take_out(connection: &mut AnyConnection, row: &Row<'_>) -> Result<(), sqlx::Error> {
    let table = || key(row.append.table);
    let sql = "DELETE FROM log WHERE place = $1 AND table_id = $2";
    let deleted = sqlx::query(sql).bind(row.place.0).bind(table()).execute(&mut *connection).await?;
    if deleted.rows_affected() == 0 || !row.changes_standing() {
        return Ok(());
    }
    for sql in [
        "DELETE FROM open_tables WHERE table_id = $1",
        "DELETE FROM ended_tables WHERE table_id = $1",
        "DELETE FROM records WHERE table_id = $1",
    ] {
        sqlx::query(sql).bind(table()).execute(&mut *connection).await?;
    }
    match row.before {
        Some(before) => open(connection, row, before).await,
        None => Ok(()),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_has_five_places_per_row() {
        let postgres = "postgres://host/parlour".parse().unwrap();
        let sqlite = Database::Sqlite("tables.sqlite".into());
        for (database, places) in [
            (postgres, "($1, $2, $3, $4, $5), ($6, $7, $8, $9, $10)"),
            (sqlite, "(?, ?, ?, ?, ?), (?, ?, ?, ?, ?)"),
        ] {
            let begin = "INSERT INTO log (place, before, table_id, version, entry) VALUES ";
            assert_eq!(&*insert(&database, 2), format!("{begin}{places}"));
        }
    }
}
