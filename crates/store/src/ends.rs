//! The ends of the tables' logs, as noted in the database.
//!
//! All entries stand in one log, which is written only at its end; each entry names the previous one of its
//! own table. The end of a table's entries is noted in `open_tables` or `ended_tables`, but not at every
//! commit: that would touch as many pages as there are tables that moved. The ends of all tables are noted
//! after every [`NOTE_AFTER`] entries, and the entries since then are searched.

use parlour_protocol::{TableId, Version};
use sqlx::{AnyConnection, Row as _, any::AnyRow};

use crate::{
    archive::key,
    heads::{Head, MOST, Place},
    stored::table_at,
};

/// The number of entries after which the ends are noted.
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

/// Notes, in one list of tables, the ends of the logs that have grown since place `$1`.
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

/// The last place of the whole log, and the place up to which the ends are noted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tail {
    pub(crate) last: Place,
    pub(crate) noted: Place,
}

impl Tail {
    pub(crate) async fn read(connection: &mut AnyConnection) -> Result<Self, sqlx::Error> {
        let sql = "SELECT (SELECT COALESCE(MAX(place), 0) FROM log), place FROM noted";
        let row = sqlx::query(sql).fetch_one(connection).await?;
        let (last, noted) = (Place(row.try_get(0)?), Place(row.try_get(1)?));
        // If the last entries were deleted, their places stay empty.
        Ok(Self { last: last.max(noted), noted })
    }

    pub(crate) const fn is_long(self) -> bool {
        self.last.0 - self.noted.0 >= NOTE_AFTER
    }
}

/// Notes the ends of all logs. If this is interrupted, the old notes stay true.
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

/// The last noted entries of the tables whose game is not over, at most [`MOST`] of them.
pub(crate) async fn open_heads(connection: &mut AnyConnection) -> Result<Vec<(TableId, Head)>, sqlx::Error> {
    let sql = "SELECT log.table_id, version, place FROM open_tables JOIN log ON place = last LIMIT $1";
    let rows = sqlx::query(sql).bind(i64::from(MOST)).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((table_at(row, 0)?, head_of(row)?))).collect()
}

fn head_of(row: &AnyRow) -> Result<Head, sqlx::Error> {
    let version: i64 = row.try_get(1)?;
    Ok(Head { version: Version(version.cast_unsigned()), place: Some(Place(row.try_get(2)?)) })
}
