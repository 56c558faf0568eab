//! The last entry of each table, in memory: [`Heads`].

use std::collections::HashMap;

use parlour_protocol::{TableId, Version};

/// The number of heads to keep. With more, all are forgotten and read from the database again.
pub(crate) const MOST: u32 = 100_000;

/// A place in the one log of all tables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place(pub(crate) i64);

impl Place {
    pub(crate) const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// The last entry of a table: its version and its place. A table without entries has version 0 and no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Head {
    pub(crate) version: Version,
    pub(crate) place: Option<Place>,
}

impl Head {
    pub(crate) const NONE: Self = Self { version: Version(0), place: None };
}

/// The last committed entries, as far as they are known.
///
/// Only one writer has a database open, so what is known here is what the database holds. The writer can
/// therefore reject an entry that does not fit before it asks the database, and one wrong entry does not undo
/// those that were to be committed with it.
#[derive(Debug, Default)]
pub(crate) struct Heads(HashMap<TableId, Head>);

impl Heads {
    pub(crate) fn get(&self, table: TableId) -> Option<Head> {
        self.0.get(&table).copied()
    }

    pub(crate) fn set(&mut self, table: TableId, head: Head) {
        if self.0.len() >= MOST as usize && !self.0.contains_key(&table) {
            self.0.clear();
        }
        self.0.insert(table, head);
    }
}
