//! Reading a log from its end back, a page at a time: [`Recent`].

use parlour_protocol::{TableId, Version};
use sqlx::{AnyPool, Row as _};
use tokio::time::timeout;

use crate::{
    StoreError,
    archive::key,
    ends::end_of_log,
    error::{RESTORE, explain},
    heads::Place,
    seal::Seal,
    stored::StoredEntry,
    writer::PATIENCE,
};

/// The number of entries read at a time, so that no statement takes long however long a log is.
const PAGE: i64 = 1_000;

/// A table as it was after some entry, in a text that only the server reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The version of the table at that point.
    pub version: Version,
    /// The text.
    pub text: String,
}

/// What has to be read to open a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recent {
    /// The snapshot, if there is one.
    pub snapshot: Option<Snapshot>,
    /// The entries after it, or all entries.
    pub entries: Vec<String>,
}

/// A snapshot, and the place in the log of the entry after which it was made.
pub(crate) struct Kept {
    place: Place,
    pub(crate) snapshot: Snapshot,
}

/// The snapshot of a table. A damaged one is ignored, because the log has everything.
pub(crate) async fn snapshot(pool: &AnyPool, table: TableId) -> Result<Option<Kept>, StoreError> {
    in_time(read_snapshot(pool, table)).await
}

async fn read_snapshot(pool: &AnyPool, table: TableId) -> Result<Option<Kept>, sqlx::Error> {
    let sql = "SELECT place, version, snapshot, checksum FROM snapshots WHERE table_id = $1";
    let Some(row) = sqlx::query(sql).bind(key(table)).fetch_optional(pool).await? else { return Ok(None) };
    let (place, version): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    let (place, version) = (Place(place), Version(version.cast_unsigned()));
    let (text, checksum): (String, i64) = (row.try_get(2)?, row.try_get(3)?);
    let whole = Seal::of_entry(place, None, table, version, &text).stored() == checksum;
    Ok(whole.then_some(Kept { place, snapshot: Snapshot { version, text } }))
}

/// The entries of a table after a snapshot, or all of them, in order.
pub(crate) async fn entries_since(
    pool: &AnyPool,
    table: TableId,
    kept: Option<&Kept>,
) -> Result<Vec<StoredEntry>, StoreError> {
    let stop = kept.map_or(Place(0), |kept| kept.place);
    let mut entries = Vec::new();
    walk(pool, table, stop, |page| entries.extend(page)).await?;
    entries.reverse();
    let (first, before) =
        kept.map_or((Version(1), None), |kept| (kept.snapshot.version.next(), Some(kept.place)));
    for (entry, version) in entries.iter().zip(first.0..) {
        entry.expect(table, Version(version))?;
    }
    // A chain that breaks off is damaged as well.
    if entries.first().is_some_and(|entry| entry.before != before) {
        return Err(missing(table));
    }
    Ok(entries)
}

/// The places in the log of a table's entries, by version in order.
pub(crate) async fn places(
    pool: &AnyPool,
    table: TableId,
    wanted: &[Version],
) -> Result<Vec<Place>, StoreError> {
    let mut places = Vec::with_capacity(wanted.len());
    walk(pool, table, Place(0), |page| {
        let wanted = |entry: &&StoredEntry| wanted.binary_search(&entry.version).is_ok();
        places.extend(page.iter().filter(wanted).map(|entry| entry.place));
    })
    .await?;
    places.reverse();
    if places.len() == wanted.len() { Ok(places) } else { Err(StoreError::Conflict) }
}

/// Visits the entries of a table after `stop`, from the last one back, a page at a time.
async fn walk(
    pool: &AnyPool,
    table: TableId,
    stop: Place,
    mut each: impl FnMut(Vec<StoredEntry>),
) -> Result<(), StoreError> {
    let mut next = in_time(end(pool, table)).await?;
    while let Some(place) = next.filter(|place| *place > stop) {
        let page = in_time(page(pool, place, stop)).await?;
        next = page.last().and_then(|entry| entry.before);
        each(page);
    }
    Ok(())
}

/// Reads a page, unless the database takes too long.
async fn in_time<T>(reading: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    let read = timeout(PATIENCE, reading).await.unwrap_or(Err(sqlx::Error::PoolTimedOut));
    read.map_err(|error| explain(&error))
}

async fn end(pool: &AnyPool, table: TableId) -> Result<Option<Place>, sqlx::Error> {
    let sql = concat!("SELECT (", end_of_log!(), ")");
    let row = sqlx::query(sql).bind(key(table)).fetch_one(pool).await?;
    Ok(row.try_get::<Option<i64>, _>(0)?.map(Place))
}

/// Entries from this place back to `stop`, which is not included, the last one first.
async fn page(pool: &AnyPool, last: Place, stop: Place) -> Result<Vec<StoredEntry>, sqlx::Error> {
    let sql = "WITH RECURSIVE chain (place, before, table_id, version, entry, checksum, number) AS ( \
                   SELECT place, before, table_id, version, entry, checksum, 1 FROM log WHERE place = $1 \
                   UNION ALL SELECT log.place, log.before, log.table_id, log.version, log.entry, log.checksum, \
                       chain.number + 1 \
                   FROM log JOIN chain ON log.place = chain.before \
                   WHERE chain.number < $2 AND log.place > $3 \
               ) SELECT place, before, table_id, version, entry, checksum, unsealed.log \
               FROM chain, unsealed ORDER BY place DESC";
    let rows = sqlx::query(sql).bind(last.0).bind(PAGE).bind(stop.0).fetch_all(pool).await?;
    rows.iter().map(StoredEntry::read).collect()
}

fn missing(table: TableId) -> StoreError {
    StoreError::Damaged(format!("the first entries of table {table} are missing; {RESTORE}"))
}
