//! The statements for entries that are committed together.

use std::{fmt::Write as _, sync::Arc};

use parlour_protocol::Version;
use sqlx::{AnyConnection, AssertSqlSafe};

use crate::{Append, Database, Standing, archive::key, heads::Place, seal::Seal};

/// Rows of the largest statement. There is one statement for each number of rows up to this, prepared once: a
/// connection keeps a hundred.
pub(crate) const MOST_ROWS: usize = 64;

/// Bytes that must fit before a disk that was full counts as having room again.
const ROOM: usize = 64 << 10;

/// An entry with its place in the one log of all tables.
#[derive(Clone, Debug)]
pub(crate) struct Row<'a> {
    pub(crate) append: &'a Append,
    pub(crate) place: Place,
    /// The place of the previous entry of the same table.
    pub(crate) before: Option<Place>,
}

impl Row<'_> {
    fn seal(&self) -> Seal {
        let Append { table, version, entry, .. } = self.append;
        Seal::of_entry(self.place, self.before, *table, *version, entry)
    }

    /// Whether the entry changes the standing of its table.
    pub(crate) fn changes_standing(&self) -> bool {
        self.append.version == Version(1) || self.append.standing != Standing::Open
    }
}

/// The statements that insert entries, by number of rows.
#[derive(Debug)]
pub(crate) struct Inserts(Vec<Arc<str>>);

fn insert(database: &Database, rows: usize) -> Arc<str> {
    let mut sql = "INSERT INTO log (place, before, table_id, version, entry, checksum) VALUES ".to_owned();
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let [place, before, table, version, entry, seal] = [1, 2, 3, 4, 5, 6].map(|column| 6 * row + column);
        match database {
            // Unnamed values are bound without a search for their names, and a prepared statement is half as
            // large.
            Database::Sqlite(_) => write!(sql, "{comma}(?, ?, ?, ?, ?, ?)"),
            Database::Postgres(_) => {
                write!(sql, "{comma}(${place}, ${before}, ${table}, ${version}, ${entry}, ${seal})")
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

    /// Inserts all rows with one statement, which is its own transaction if none is open.
    pub(crate) async fn write(
        &self,
        connection: &mut AnyConnection,
        rows: &[Row<'_>],
    ) -> Result<(), sqlx::Error> {
        let mut query = sqlx::query(AssertSqlSafe(Arc::clone(&self.0[rows.len() - 1])));
        for row in rows {
            let Row { append, place, before } = row;
            query = query.bind(place.0).bind(before.map(|before| before.0));
            query = query.bind(key(append.table)).bind(append.version.0.cast_signed());
            query = query.bind(append.entry.clone()).bind(row.seal().stored());
        }
        query.execute(connection).await?;
        Ok(())
    }
}

/// Records the standing of a table: open from its first entry until its game is over.
pub(crate) async fn note_standing(connection: &mut AnyConnection, row: &Row<'_>) -> Result<(), sqlx::Error> {
    let table = || key(row.append.table);
    match &row.append.standing {
        Standing::Finished { record } => {
            let sql = "INSERT INTO records (place, table_id, record, checksum) \
                       VALUES ((SELECT COALESCE(MAX(place), 0) + 1 FROM records), $1, $2, $3)";
            let seal = Seal::of_record(row.append.table, record).stored();
            let insert = sqlx::query(sql).bind(table()).bind(record.clone()).bind(seal);
            insert.execute(&mut *connection).await?;
            let sql = "DELETE FROM open_tables WHERE table_id = $1";
            sqlx::query(sql).bind(table()).execute(&mut *connection).await?;
            let sql = "INSERT INTO ended_tables (table_id, last) VALUES ($1, $2)";
            sqlx::query(sql).bind(table()).bind(row.place.0).execute(connection).await?;
        }
        Standing::Open if row.append.version == Version(1) => {
            let sql = "INSERT INTO open_tables (table_id, last) VALUES ($1, $2)";
            sqlx::query(sql).bind(table()).bind(row.place.0).execute(connection).await?;
        }
        Standing::Open => {}
    }
    Ok(())
}

/// Writes something small, to see whether the database can be written.
pub(crate) async fn beat(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE pulse SET beats = beats + 1").execute(connection).await?;
    Ok(())
}

/// Writes as much as many entries would, to see whether there is room again.
pub(crate) async fn deep_breath(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let sql = "UPDATE pulse SET beats = beats + 1, room = $1";
    sqlx::query(sql).bind("room ".repeat(ROOM / 5)).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_has_six_places_per_row() {
        let postgres = "postgres://host/parlour".parse().unwrap();
        let sqlite = Database::Sqlite("tables.sqlite".into());
        for (database, places) in [
            (postgres, "($1, $2, $3, $4, $5, $6), ($7, $8, $9, $10, $11, $12)"),
            (sqlite, "(?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?)"),
        ] {
            let begin = "INSERT INTO log (place, before, table_id, version, entry, checksum) VALUES ";
            assert_eq!(&*insert(&database, 2), format!("{begin}{places}"));
        }
    }
}
