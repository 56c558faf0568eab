//! Where each log ends: [`Heads`].

use std::collections::HashMap;

use parlour_protocol::{TableId, Version};

/// How many are kept before all are forgotten and asked for again.
const MOST: usize = 100_000;

/// The versions of the last entries that are committed, as far as they are known.
///
/// With it the writer sees what does not fit before it asks the database, so that one wrong entry does not undo those that were to
/// be committed with it. The database's own key stays the judge.
#[derive(Debug, Default)]
pub(crate) struct Heads(HashMap<TableId, Version>);

impl Heads {
    pub(crate) fn get(&self, table: TableId) -> Option<Version> {
        self.0.get(&table).copied()
    }

    pub(crate) fn set(&mut self, table: TableId, head: Version) {
        if self.0.len() >= MOST && !self.0.contains_key(&table) {
            self.0.clear();
        }
        self.0.insert(table, head);
    }

    /// Nothing is known for certain any more.
    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }
}
