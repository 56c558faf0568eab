//! How long tables are kept: [`Keep`], and the task that removes the others.

use std::{collections::HashSet, sync::Arc, time::Duration};

use parlour_protocol::TableId;
use parlour_store::{Quiet, StoreError};
use tokio::time::{interval, sleep};

use crate::{hub::Hub, moment::Moment, table::Removed};

/// How often old tables are looked for, which is also how late they are removed at most.
const EVERY: Duration = Duration::from_hours(1);
/// The pause between small steps, which leaves room for moves.
const PAUSE: Duration = Duration::from_millis(200);
/// The pause between unused tables, of which there may be very many, each of them tiny.
const SHORT_PAUSE: Duration = Duration::from_millis(20);
/// The number of tables looked for at a time.
const SOME: u32 = 256;

/// How long tables are kept after the last thing that happened there. `None` is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Tables whose game is over. Their records stay.
    pub finished: Option<Duration>,
    /// Tables whose game is not over.
    pub abandoned: Option<Duration>,
    /// Tables whose game has not begun and at which nobody sits.
    pub unused: Option<Duration>,
    /// Records of finished games.
    pub records: Option<Duration>,
}

const DAY: Duration = Duration::from_hours(24);

impl Default for Keep {
    fn default() -> Self {
        Self { finished: Some(365 * DAY), abandoned: Some(90 * DAY), unused: Some(DAY), records: None }
    }
}

/// Removes what is old, every hour.
pub(crate) async fn remove_old_tables(hub: Arc<Hub>) {
    // Only after all tables have been read is it known which are unused.
    while !hub.is_rebuilt() {
        sleep(PAUSE).await;
    }
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

/// Removes what is old now, in small steps. Returns the number of tables.
async fn remove_old(hub: &Arc<Hub>) -> Result<u64, StoreError> {
    let (keep, now) = (hub.config().keep, Duration::from_millis(hub.clock().now().millis()));
    hub.store().mark(now).await?;
    let mut removed = 0;
    let finished = keep.finished.map(|age| Quiet::Finished(now.saturating_sub(age)));
    let abandoned = keep.abandoned.map(|age| Quiet::Abandoned(now.saturating_sub(age)));
    for quiet in finished.into_iter().chain(abandoned) {
        removed += remove(hub, quiet).await?;
    }
    if let Some(age) = keep.unused {
        removed += remove_unused(hub, now.saturating_sub(age)).await?;
    }
    // This includes what an earlier server has left.
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

/// Removes tables whose game has not begun and at which nobody sits.
async fn remove_unused(hub: &Arc<Hub>, before: Duration) -> Result<u64, StoreError> {
    let mut removed = 0;
    for table in hub.unused_since(Moment::of_millis(before.as_millis() as u64)) {
        removed += u64::from(hub.remove(table, before).await? == Removed::Yes);
        sleep(SHORT_PAUSE).await;
    }
    Ok(removed)
}

/// Removes quiet tables until only those are left that somebody has open.
async fn remove(hub: &Arc<Hub>, quiet: Quiet) -> Result<u64, StoreError> {
    let (mut removed, mut kept) = (0, HashSet::new());
    loop {
        // Those that stay are found again and must not hide the others.
        let some = SOME + u32::try_from(kept.len()).unwrap_or(u32::MAX - SOME);
        let found = hub.store().quiet_tables(quiet, some).await?;
        let tables: Vec<TableId> = found.into_iter().filter(|table| !kept.contains(table)).collect();
        if tables.is_empty() {
            return Ok(removed);
        }
        for table in tables {
            match hub.remove(table, quiet.before()).await? {
                Removed::Yes => removed += 1,
                Removed::No => {
                    kept.insert(table);
                }
            }
            sleep(PAUSE).await;
        }
    }
}
