//! People play while the server is killed and restarted: [`run`].
//!
//! Every player writes down what was acknowledged. At the end the server's log is read: each acknowledged
//! move must be in it, at the version that was named, and no move may be in it twice.

mod audit;
mod ledger;
mod player;
mod report;
mod table;

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use parlour_core::{Dice as _, FastDice};
use tokio::{task::JoinSet, time::sleep};

pub use self::report::TortureReport;
use crate::{Program, SiegeError};

/// The shortest and the longest time between two kills, in milliseconds.
const BETWEEN: (u32, u32) = (300, 1500);
/// How long everybody has after the last restart to come back and move.
const AFTER: Duration = Duration::from_mins(1);

/// The plan of a torture run.
#[derive(Clone, Copy, Debug)]
pub struct TorturePlan {
    /// The number of times the server is killed.
    pub kills: u32,
    /// The number of tables for each game.
    pub tables: usize,
    /// The random seed of the siege itself.
    pub seed: u64,
}

/// What all players are told about the siege.
#[derive(Default)]
pub(crate) struct Signals {
    /// The number of times the server has been started.
    starts: AtomicU64,
    /// Whether to stop.
    enough: AtomicBool,
}

impl Signals {
    pub(crate) fn starts(&self) -> u64 {
        self.starts.load(Ordering::SeqCst)
    }

    pub(crate) fn is_enough(&self) -> bool {
        self.enough.load(Ordering::SeqCst)
    }
}

/// Starts the server with its data in this folder and kills it again and again.
///
/// # Errors
/// If the server does not come back, or says something it must not say.
pub async fn run(binary: &Path, folder: &Path, plan: TorturePlan) -> Result<TortureReport, SiegeError> {
    let mut server = Program::start(binary, folder)?;
    let signals = Arc::new(Signals::default());
    signals.starts.store(1, Ordering::SeqCst);
    let mut tables = JoinSet::new();
    for (number, game) in (0..plan.tables).flat_map(|_| parlour_registry::GAMES).enumerate() {
        let dice = FastDice::new(plan.seed.wrapping_add(1000 * (1 + number as u64)));
        tables.spawn(table::play(server.address(), *game, dice, Arc::clone(&signals)));
    }
    let mut dice = FastDice::new(plan.seed);
    for _ in 0..plan.kills {
        let (least, most) = BETWEEN;
        sleep(Duration::from_millis(u64::from(least + dice.below(most - least)))).await;
        server.kill()?;
        sleep(Duration::from_millis(u64::from(dice.below(200)))).await;
        // From now on, players connect to the next server.
        signals.starts.fetch_add(1, Ordering::SeqCst);
        server.restart()?;
    }
    sleep(Duration::from_secs(2)).await;
    signals.enough.store(true, Ordering::SeqCst);
    let mut ledgers = Vec::new();
    let ending = async {
        while let Some(played) = tables.join_next().await {
            ledgers.extend(played.map_err(std::io::Error::from)??);
        }
        Ok::<(), SiegeError>(())
    };
    let silent = |_| SiegeError::Silent("some have not come back after the last restart".to_owned());
    tokio::time::timeout(AFTER, ending).await.map_err(silent)??;
    let well = server.is_well()?;
    server.kill()?;
    let findings = audit::compare(server.folder(), &ledgers).await?;
    Ok(TortureReport::new(plan, &ledgers, findings, well))
}
