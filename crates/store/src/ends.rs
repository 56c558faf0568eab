//! Where the logs of tables end, as the database knows it.
//!
//! All entries stand in one log, which is written at its end only; each names the one before it of its own table. Where a table's
//! entries end is noted in `open_tables` or `ended_tables`, but not at every commit: that would touch as many pages as tables have
//! moved. It is noted for all after every [`NOTE_AFTER`] entries, and what has come since is looked through.

use parlour_protocol::{TableId, Version};
use sqlx::{AnyConnection, Row as _, any::AnyRow};

use crate::{
    archive::{key, table_of},
    heads::{Head, MOST, Place},
};

/// Entries after which it is noted where logs end.
pub(crate) const NOTE_AFTER: i64 = 8192;

/// The place of the last entry of table `$1`; no row if there is no such table.
macro_rules! end_of_log {
    () => {
        "SELECT COALESCE(( \
             SELECT place FROM log WHERE table_id = $1 AND place > (SELECT place FROM noted) \
             ORDER BY place DESC LIMIT 1 \
         ), last) FROM ( \
             SELECT last FROM open_tables WHERE table_id = $1 \
             UNION ALL SELECT last FROM ended_tables WHERE table_id = $1 \
         ) AS known"
    };
}
pub(crate) use end_of_log;

/// Notes in one list of tables where the logs end that have grown since place `$1`.
macro_rules! note_ends {
    ($list:literal) => {
        concat!(
            "UPDATE ",
            $list,
            " SET last = ends.last FROM ( \
                 SELECT table_id, MAX(place) AS last FROM log WHERE place > $1 GROUP BY table_id \
             ) AS ends WHERE ends.table_id = ",
            $list,
            ".table_id"
        )
    };
}

/// The last place of the whole log, and up to where it is noted how the logs of tables end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tail {
    pub(crate) last: Place,
    pub(crate) noted: Place,
}

impl Tail {
    pub(crate) async fn read(connection: &mut AnyConnection) -> Result<Self, sqlx::Error> {
        let sql = "SELECT (SELECT COALESCE(MAX(place), 0) FROM log), place FROM noted";
        let row = sqlx::query(sql).fetch_one(connection).await?;
        Ok(Self { last: Place(row.try_get(0)?), noted: Place(row.try_get(1)?) })
    }

    pub(crate) const fn is_long(self) -> bool {
        self.last.0 - self.noted.0 >= NOTE_AFTER
    }
}

/// Notes where all logs end. Whatever happens in the middle of it, the old notes stay true.
pub(crate) async fn note(connection: &mut AnyConnection, tail: Tail) -> Result<(), sqlx::Error> {
    for sql in [note_ends!("open_tables"), note_ends!("ended_tables")] {
        sqlx::query(sql).bind(tail.noted.0).execute(&mut *connection).await?;
    }
    sqlx::query("UPDATE noted SET place = $1").bind(tail.last.0).execute(connection).await?;
    Ok(())
}

/// The last entry of a table.
pub(crate) async fn head(connection: &mut AnyConnection, table: TableId) -> Result<Head, sqlx::Error> {
    let sql = concat!("SELECT table_id, version, place FROM log WHERE place = (", end_of_log!(), ")");
    let row = sqlx::query(sql).bind(key(table)).fetch_optional(connection).await?;
    row.map_or(Ok(Head::NONE), |row| head_of(&row))
}

/// The last entries of the tables whose game is not over, as far as they are noted; not of more than can be remembered.
pub(crate) async fn open_heads(connection: &mut AnyConnection) -> Result<Vec<(TableId, Head)>, sqlx::Error> {
    let sql = "SELECT log.table_id, version, place FROM open_tables JOIN log ON place = last LIMIT $1";
    let rows = sqlx::query(sql).bind(i64::from(MOST)).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((table_of(row)?, head_of(row)?))).collect()
}

fn head_of(row: &AnyRow) -> Result<Head, sqlx::Error> {
    let version: i64 = row.try_get(1)?;
    Ok(Head { version: Version(version.cast_unsigned()), place: Some(Place(row.try_get(2)?)) })
}
