//! The checksum beside each entry and each record: [`Seal`].

use parlour_protocol::{TableId, Version};
use xxhash_rust::xxh3::xxh3_64;

use crate::heads::Place;

/// A checksum over a whole row, so that a changed byte anywhere in it is noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seal(i64);

impl Seal {
    /// The seal of an entry of the log.
    pub(crate) fn of_entry(
        place: Place,
        before: Option<Place>,
        table: TableId,
        version: Version,
        entry: &str,
    ) -> Self {
        let mut bytes = Vec::with_capacity(40 + entry.len());
        bytes.extend_from_slice(&place.0.to_le_bytes());
        bytes.extend_from_slice(&before.map_or(0, |before| before.0).to_le_bytes());
        bytes.extend_from_slice(&table.bits().to_le_bytes());
        bytes.extend_from_slice(&version.0.to_le_bytes());
        bytes.extend_from_slice(entry.as_bytes());
        Self(xxh3_64(&bytes).cast_signed())
    }

    /// The seal of a finished game's record.
    pub(crate) fn of_record(table: TableId, record: &str) -> Self {
        let mut bytes = table.bits().to_le_bytes().to_vec();
        bytes.extend_from_slice(record.as_bytes());
        Self(xxh3_64(&bytes).cast_signed())
    }

    /// The seal as the database stores it.
    pub(crate) const fn stored(self) -> i64 {
        self.0
    }

    /// Compares the stored seal with this one. A row from before there were seals has none.
    pub(crate) fn compare(self, stored: Option<i64>, sealed: Sealed) -> SealState {
        match (stored, sealed) {
            (Some(stored), _) if stored == self.0 => SealState::Whole,
            (None, Sealed::NotYet) => SealState::Missing,
            (Some(_), _) | (None, Sealed::Always) => SealState::Broken,
        }
    }
}

/// Whether a row must have a seal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sealed {
    /// The row was stored with one.
    Always,
    /// The row is older than seals.
    NotYet,
}

/// The result of comparing a row with its seal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SealState {
    /// The row has not changed.
    Whole,
    /// The row is older than seals, so it has none.
    Missing,
    /// The row has changed since it was stored.
    Broken,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_of_a_row_is_sealed() {
        let table = TableId::new(7);
        let seal = |place, before, table, version, entry| {
            Seal::of_entry(Place(place), before, table, Version(version), entry)
        };
        let whole = seal(5, Some(Place(3)), table, 2, "entry");
        for changed in [
            seal(6, Some(Place(3)), table, 2, "entry"),
            seal(5, Some(Place(2)), table, 2, "entry"),
            seal(5, None, table, 2, "entry"),
            seal(5, Some(Place(3)), TableId::new(6), 2, "entry"),
            seal(5, Some(Place(3)), table, 3, "entry"),
            seal(5, Some(Place(3)), table, 2, "entrz"),
        ] {
            assert_eq!(changed.compare(Some(whole.stored()), Sealed::Always), SealState::Broken);
        }
        assert_eq!(whole.compare(Some(whole.stored()), Sealed::Always), SealState::Whole);
    }

    #[test]
    fn only_what_is_older_than_seals_may_lack_one() {
        let seal = Seal::of_record(TableId::new(7), "record");
        assert_eq!(seal.compare(None, Sealed::NotYet), SealState::Missing);
        assert_eq!(seal.compare(None, Sealed::Always), SealState::Broken);
    }
}
