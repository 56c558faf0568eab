//! Stored rows, and whether they have changed.

use parlour_protocol::{TableId, Version};
use sqlx::{Row as _, any::AnyRow};

use crate::{
    StoreError,
    error::RESTORE,
    heads::Place,
    seal::{Seal, SealState, Sealed},
};

/// A record, or the reason why it cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundRecord {
    /// The record's number, from 1.
    pub place: u64,
    /// The record, one line of JSON.
    pub record: Result<String, StoreError>,
}

/// An entry of the log with the other columns of its row.
pub(crate) struct StoredEntry {
    pub(crate) place: Place,
    pub(crate) before: Option<Place>,
    pub(crate) table: TableId,
    pub(crate) version: Version,
    pub(crate) entry: String,
    checksum: Option<i64>,
    sealed: Sealed,
}

impl StoredEntry {
    /// Reads the columns place, before, table, version, entry, checksum, and the place up to which entries have no checksum.
    pub(crate) fn read(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let (place, before): (i64, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
        let version: i64 = row.try_get(3)?;
        Ok(Self {
            place: Place(place),
            before: before.map(Place),
            table: table_at(row, 2)?,
            version: Version(version.cast_unsigned()),
            entry: row.try_get(4)?,
            checksum: row.try_get(5)?,
            sealed: sealed(place, row.try_get(6)?),
        })
    }

    /// Whether this is that entry of that table, unchanged.
    pub(crate) fn expect(&self, table: TableId, version: Version) -> Result<(), StoreError> {
        if (self.table, self.version) == (table, version) && self.state() != SealState::Broken {
            return Ok(());
        }
        let why = format!("entry {} of table {table} is not what was stored; {RESTORE}", version.0);
        Err(StoreError::Damaged(why))
    }

    pub(crate) fn state(&self) -> SealState {
        let seal = Seal::of_entry(self.place, self.before, self.table, self.version, &self.entry);
        seal.compare(self.checksum, self.sealed)
    }
}

/// A record with the other columns of its row.
pub(crate) struct StoredRecord {
    pub(crate) place: u64,
    pub(crate) table: TableId,
    record: String,
    checksum: Option<i64>,
    sealed: Sealed,
}

impl StoredRecord {
    /// Reads the columns place, table, record, checksum, and the place up to which records have no checksum.
    pub(crate) fn read(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let place: i64 = row.try_get(0)?;
        Ok(Self {
            place: place.cast_unsigned(),
            table: table_at(row, 1)?,
            record: row.try_get(2)?,
            checksum: row.try_get(3)?,
            sealed: sealed(place, row.try_get(4)?),
        })
    }

    pub(crate) fn state(&self) -> SealState {
        Seal::of_record(self.table, &self.record).compare(self.checksum, self.sealed)
    }
}

impl From<StoredRecord> for FoundRecord {
    fn from(stored: StoredRecord) -> Self {
        let place = stored.place;
        let broken = || {
            let table = stored.table;
            StoreError::Damaged(format!(
                "record {place}, of table {table}, is not what was stored; {RESTORE}"
            ))
        };
        let record = if stored.state() == SealState::Broken { Err(broken()) } else { Ok(stored.record) };
        Self { place, record }
    }
}

const fn sealed(place: i64, unsealed: i64) -> Sealed {
    if place <= unsealed { Sealed::NotYet } else { Sealed::Always }
}

/// The table named in a column.
pub(crate) fn table_at(row: &AnyRow, column: usize) -> Result<TableId, sqlx::Error> {
    let bytes: Vec<u8> = row.try_get(column)?;
    let bytes = bytes.try_into().map_err(|_| sqlx::Error::Decode("a table has no name".into()))?;
    Ok(TableId::new(u128::from_be_bytes(bytes)))
}
