//! A store that forgets when the program ends: for tests.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard},
    time::Duration,
};

use parlour_protocol::TableId;

use crate::{
    Append, Pending, Quiet, Recent, Rewrite, Snapshot, Standing, Store, StoreError, TableRemoval, time_of_day,
};

/// Keeps logs in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    logs: BTreeMap<TableId, Log>,
    finished: Vec<(TableId, String)>,
    marks: Vec<Mark>,
    /// Entries that were stored, in all.
    stored: usize,
}

#[derive(Debug, Default)]
struct Log {
    entries: Vec<String>,
    snapshot: Option<Snapshot>,
    /// Which of all entries its last one is.
    last: usize,
}

/// How far it had come at what time.
#[derive(Debug)]
struct Mark {
    at: Duration,
    stored: usize,
    finished: usize,
}

impl MemoryStore {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("nobody panics while they hold the logs")
    }
}

impl Kept {
    fn append(&mut self, append: Append) -> Result<(), StoreError> {
        let stored = self.logs.get(&append.table).map_or(0, |log| log.entries.len()) as u64;
        if stored + 1 != append.version.0 {
            return Err(StoreError::Conflict);
        }
        if let Standing::Finished { record } = append.standing {
            if self.is_finished(append.table) {
                return Err(StoreError::Conflict);
            }
            self.finished.push((append.table, record));
        }
        self.stored += 1;
        let log = self.logs.entry(append.table).or_default();
        log.entries.push(append.entry);
        log.last = self.stored;
        Ok(())
    }

    fn is_finished(&self, table: TableId) -> bool {
        self.finished.iter().any(|(id, _)| *id == table)
    }

    fn record(&self, table: TableId) -> Option<&String> {
        let found = self.finished.iter().find(|(id, _)| *id == table);
        found.map(|(_, record)| record).filter(|record| !record.is_empty())
    }

    fn recent(&self, table: TableId) -> Recent {
        let Some(log) = self.logs.get(&table) else { return Recent::default() };
        let from = log.snapshot.as_ref().map_or(0, |snapshot| snapshot.version.0 as usize);
        Recent { snapshot: log.snapshot.clone(), entries: log.entries[from..].to_vec() }
    }

    fn keep_snapshot(&mut self, table: TableId, snapshot: Snapshot) {
        if let Some(log) =
            self.logs.get_mut(&table).filter(|log| log.entries.len() as u64 == snapshot.version.0)
        {
            log.snapshot = Some(snapshot);
        }
    }

    fn rewrite(&mut self, table: TableId, rewrite: Rewrite) -> Result<(), StoreError> {
        let mut log = self.logs.get_mut(&table);
        if let Some(log) = &mut log {
            log.snapshot = None;
        }
        for (version, entry) in rewrite.entries.into_iter().chain(rewrite.together) {
            let place = (version.0 as usize).checked_sub(1);
            let entries = log.as_mut().map(|log| &mut log.entries);
            let stored = entries.zip(place).and_then(|(entries, place)| entries.get_mut(place));
            *stored.ok_or(StoreError::Conflict)? = entry;
        }
        let old = self.finished.iter_mut().find(|(id, _)| *id == table);
        if let (Some(record), Some((_, old))) = (rewrite.record, old) {
            *old = record;
        }
        Ok(())
    }

    /// The last mark up to then.
    fn mark_at(&self, before: Duration) -> Option<&Mark> {
        self.marks.iter().filter(|mark| mark.at <= before).max_by_key(|mark| mark.stored)
    }

    fn is_quiet(&self, log: &Log, before: Duration) -> bool {
        self.mark_at(before).is_some_and(|mark| log.last <= mark.stored)
    }

    fn quiet_tables(&self, quiet: Quiet, limit: u32) -> Vec<TableId> {
        let over = matches!(quiet, Quiet::Finished(_));
        let quiet = self
            .logs
            .iter()
            .filter(|(id, log)| self.is_finished(**id) == over && self.is_quiet(log, quiet.before()));
        quiet.map(|(id, _)| *id).take(limit as usize).collect()
    }

    fn remove(&mut self, table: TableId, removal: &TableRemoval) -> Result<(), StoreError> {
        match self.logs.get(&table) {
            Some(log) if !self.is_quiet(log, removal.before) => Err(StoreError::Conflict),
            _ => {
                self.logs.remove(&table);
                Ok(())
            }
        }
    }

    fn remove_records(&mut self, before: Duration) -> u64 {
        let old = self.mark_at(before).map_or(0, |mark| mark.finished);
        let left = self.finished.iter_mut().take(old).filter(|(_, record)| !record.is_empty());
        left.map(|(_, record)| record.clear()).count() as u64
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
        ready(Ok(self.kept().logs.get(&table).map(|log| log.entries.clone()).unwrap_or_default()))
    }

    fn recent(&self, table: TableId) -> Pending<'_, Recent> {
        ready(Ok(self.kept().recent(table)))
    }

    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Pending<'_, ()> {
        self.kept().keep_snapshot(table, snapshot);
        ready(Ok(()))
    }

    fn open_tables(&self) -> Pending<'_, Vec<TableId>> {
        let kept = self.kept();
        ready(Ok(kept.logs.keys().copied().filter(|id| !kept.is_finished(*id)).collect()))
    }

    fn record(&self, table: TableId) -> Pending<'_, Option<String>> {
        ready(Ok(self.kept().record(table).cloned()))
    }

    fn records(&self, after: u64, limit: u32) -> Pending<'_, Vec<String>> {
        let kept = self.kept();
        let records = kept.finished.iter().skip(after as usize).take(limit as usize);
        ready(Ok(records.map(|(_, record)| record.clone()).collect()))
    }

    fn size(&self) -> Pending<'_, u64> {
        let kept = self.kept();
        let entries = kept.logs.values().flat_map(|log| &log.entries).map(String::len).sum::<usize>();
        let records = kept.finished.iter().map(|(_, record)| record.len()).sum::<usize>();
        ready(Ok((entries + records) as u64))
    }

    fn health(&self) -> Pending<'_, ()> {
        ready(Ok(()))
    }

    fn time(&self) -> Pending<'_, Duration> {
        ready(Ok(time_of_day()))
    }

    fn rewrite(&self, table: TableId, rewrite: Rewrite) -> Pending<'_, ()> {
        ready(self.kept().rewrite(table, rewrite))
    }

    fn mark(&self, at: Duration) -> Pending<'_, ()> {
        let mut kept = self.kept();
        let (stored, finished) = (kept.stored, kept.finished.len());
        kept.marks.push(Mark { at, stored, finished });
        ready(Ok(()))
    }

    fn quiet_tables(&self, quiet: Quiet, limit: u32) -> Pending<'_, Vec<TableId>> {
        ready(Ok(self.kept().quiet_tables(quiet, limit)))
    }

    fn remove(&self, table: TableId, removal: TableRemoval) -> Pending<'_, ()> {
        ready(self.kept().remove(table, &removal))
    }

    fn sweep(&self) -> Pending<'_, u64> {
        ready(Ok(0))
    }

    fn remove_records(&self, before: Duration) -> Pending<'_, u64> {
        ready(Ok(self.kept().remove_records(before)))
    }
}
