//! What is kept for how long: [`Keep`], and the task that takes the rest away.

use std::{collections::HashSet, sync::Arc, time::Duration};

use parlour_protocol::TableId;
use parlour_store::{Quiet, StoreError};
use tokio::time::{interval, sleep};

use crate::{hub::Hub, table::Removed};

/// How often it is looked for what is old. Tables are removed when they are as much older at most.
const EVERY: Duration = Duration::from_hours(1);
/// Between one small step and the next: moves come in between.
const PAUSE: Duration = Duration::from_millis(200);
/// Tables that are looked for at once.
const SOME: u32 = 256;

/// For how long tables are kept at which nothing happens any more; for ever with `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Tables whose game is over. Their records stay.
    pub finished: Option<Duration>,
    /// Tables whose game is not over.
    pub abandoned: Option<Duration>,
    /// Records of finished games.
    pub records: Option<Duration>,
}

const DAY: Duration = Duration::from_hours(24);

impl Default for Keep {
    fn default() -> Self {
        Self { finished: Some(365 * DAY), abandoned: Some(90 * DAY), records: None }
    }
}

/// Takes away what is old, again and again.
pub(crate) async fn remove_old_tables(hub: Arc<Hub>) {
    let mut beat = interval(EVERY);
    loop {
        beat.tick().await;
        match remove_old(&hub).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "old tables were removed"),
            Err(error) => tracing::warn!(%error, "old tables cannot be removed now"),
        }
    }
}

/// Takes away what is old now, in small steps. How many tables that were.
async fn remove_old(hub: &Arc<Hub>) -> Result<u64, StoreError> {
    let (keep, now) = (hub.config().keep, Duration::from_millis(hub.clock().now().millis()));
    hub.store().mark(now).await?;
    let mut removed = 0;
    let finished = keep.finished.map(|age| Quiet::Finished(now.saturating_sub(age)));
    let abandoned = keep.abandoned.map(|age| Quiet::Abandoned(now.saturating_sub(age)));
    for quiet in finished.into_iter().chain(abandoned) {
        removed += remove(hub, quiet).await?;
    }
    // What a server that was stopped has left is taken away too.
    while hub.store().sweep().await? > 0 {
        sleep(PAUSE).await;
    }
    if let Some(age) = keep.records {
        while hub.store().remove_records(now.saturating_sub(age)).await? > 0 {
            sleep(PAUSE).await;
        }
    }
    Ok(removed)
}

/// Removes tables as long as there are some that nobody looks at.
async fn remove(hub: &Arc<Hub>, quiet: Quiet) -> Result<u64, StoreError> {
    let (mut removed, mut kept) = (0, HashSet::new());
    loop {
        // Those that stay are found again, and must not hide the others.
        let some = SOME + u32::try_from(kept.len()).unwrap_or(u32::MAX - SOME);
        let found = hub.store().quiet_tables(quiet, some).await?;
        let tables: Vec<TableId> = found.into_iter().filter(|table| !kept.contains(table)).collect();
        if tables.is_empty() {
            return Ok(removed);
        }
        for table in tables {
            match hub.remove(table, quiet).await? {
                Removed::Yes => removed += 1,
                Removed::No => {
                    kept.insert(table);
                }
            }
            sleep(PAUSE).await;
        }
    }
}
