//! A store that forgets when the program ends: for tests.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard},
};

use parlour_protocol::TableId;

use crate::{Append, Pending, Standing, Store, StoreError};

/// Keeps logs in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    logs: BTreeMap<TableId, Vec<String>>,
    finished: Vec<(TableId, String)>,
}

impl MemoryStore {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("nobody panics while they hold the logs")
    }
}

impl Kept {
    fn append(&mut self, append: Append) -> Result<(), StoreError> {
        let stored = self.logs.get(&append.table).map_or(0, Vec::len) as u64;
        if stored + 1 != append.version.0 {
            return Err(StoreError::Conflict);
        }
        if let Standing::Finished { record } = append.standing {
            if self.record(append.table).is_some() {
                return Err(StoreError::Conflict);
            }
            self.finished.push((append.table, record));
        }
        self.logs.entry(append.table).or_default().push(append.entry);
        Ok(())
    }

    fn record(&self, table: TableId) -> Option<&String> {
        self.finished.iter().find(|(id, _)| *id == table).map(|(_, record)| record)
    }
}

fn ready<'a, T: Send + 'a>(answer: Result<T, StoreError>) -> Pending<'a, T> {
    Box::pin(async { answer })
}

impl Store for MemoryStore {
    fn append(&self, append: Append) -> Pending<'_, ()> {
        ready(self.kept().append(append))
    }

    fn log(&self, table: TableId) -> Pending<'_, Vec<String>> {
        ready(Ok(self.kept().logs.get(&table).cloned().unwrap_or_default()))
    }

    fn open_tables(&self) -> Pending<'_, Vec<TableId>> {
        let kept = self.kept();
        ready(Ok(kept.logs.keys().copied().filter(|id| kept.record(*id).is_none()).collect()))
    }

    fn record(&self, table: TableId) -> Pending<'_, Option<String>> {
        ready(Ok(self.kept().record(table).cloned()))
    }

    fn records(&self, after: u64, limit: u32) -> Pending<'_, Vec<String>> {
        let kept = self.kept();
        let records = kept.finished.iter().skip(after as usize).take(limit as usize);
        ready(Ok(records.map(|(_, record)| record.clone()).collect()))
    }

    fn health(&self) -> Pending<'_, ()> {
        ready(Ok(()))
    }
}
