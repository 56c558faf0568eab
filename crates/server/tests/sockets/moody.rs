//! A store that can be made to fail, and whose clock can be set: [`Moody`].

use std::{
    sync::{
        Mutex,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use parlour_protocol::TableId;
use parlour_store::{
    Append, MemoryStore, Pending, Quiet, Recent, Rewrite, Snapshot, Store, StoreError, TableRemoval,
};

/// A store that says no when it is told to, or does not know what it has done.
#[derive(Default)]
pub(crate) struct Moody {
    pub(crate) kept: MemoryStore,
    /// What is on its way to the disk although nobody was told.
    late: Mutex<Option<Append>>,
    mood: Mutex<Mood>,
    /// Seconds by which its clock is ahead of what it was at first.
    ahead: AtomicI64,
}

/// What it does.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) enum Mood {
    #[default]
    Well,
    Full,
    /// It stores, and cannot say so.
    AnswerLost,
    /// It cannot say so, and stores it only after the log was read again.
    AnswerLostAndLate,
    /// It has not answered yet.
    Hangs,
}

impl Moody {
    pub(crate) fn be(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    /// Sets its clock by so many seconds.
    pub(crate) fn set_clock(&self, seconds: i64) {
        self.ahead.store(seconds, Ordering::SeqCst);
    }

    fn mood(&self) -> Mood {
        *self.mood.lock().unwrap()
    }
}

impl Store for Moody {
    fn append(&self, append: Append) -> Pending<'_, ()> {
        let unwell = || StoreError::Unwell("the disk is full".to_owned());
        let unsettled = || StoreError::Unsettled("the connection is gone".to_owned());
        Box::pin(async move {
            let late = self.late.lock().unwrap().take();
            if let Some(late) = late {
                self.kept.append(late).await?;
            }
            match self.mood() {
                Mood::Well => self.kept.append(append).await,
                Mood::Full => Err(unwell()),
                Mood::AnswerLost => self.kept.append(append).await.and(Err(unsettled())),
                Mood::AnswerLostAndLate => {
                    *self.late.lock().unwrap() = Some(append);
                    Err(unsettled())
                }
                Mood::Hangs => std::future::pending().await,
            }
        })
    }

    fn size(&self) -> Pending<'_, u64> {
        self.kept.size()
    }

    fn log(&self, table: TableId) -> Pending<'_, Vec<String>> {
        self.kept.log(table)
    }

    fn open_tables(&self) -> Pending<'_, Vec<TableId>> {
        self.kept.open_tables()
    }

    fn record(&self, table: TableId) -> Pending<'_, Option<String>> {
        self.kept.record(table)
    }

    fn records(&self, after: u64, limit: u32) -> Pending<'_, Vec<String>> {
        self.kept.records(after, limit)
    }

    fn recent(&self, table: TableId) -> Pending<'_, Recent> {
        self.kept.recent(table)
    }

    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Pending<'_, ()> {
        self.kept.keep_snapshot(table, snapshot)
    }

    fn time(&self) -> Pending<'_, Duration> {
        Box::pin(async {
            let (time, ahead) = (self.kept.time().await?, self.ahead.load(Ordering::SeqCst));
            Ok(Duration::from_secs(time.as_secs().saturating_add_signed(ahead)))
        })
    }

    fn rewrite(&self, table: TableId, rewrite: Rewrite) -> Pending<'_, ()> {
        self.kept.rewrite(table, rewrite)
    }

    fn mark(&self, now: Duration) -> Pending<'_, ()> {
        self.kept.mark(now)
    }

    fn quiet_tables(&self, quiet: Quiet, limit: u32) -> Pending<'_, Vec<TableId>> {
        self.kept.quiet_tables(quiet, limit)
    }

    fn remove(&self, table: TableId, removal: TableRemoval) -> Pending<'_, ()> {
        self.kept.remove(table, removal)
    }

    fn sweep(&self) -> Pending<'_, u64> {
        self.kept.sweep()
    }

    fn remove_records(&self, before: Duration) -> Pending<'_, u64> {
        self.kept.remove_records(before)
    }

    fn health(&self) -> Pending<'_, ()> {
        let answer = if self.mood() == Mood::Well {
            Ok(())
        } else {
            Err(StoreError::Unwell("the disk is full".to_owned()))
        };
        Box::pin(async { answer })
    }
}
