//! Everything that one address can do within its limits, all at once, while people play elsewhere: [`run`].

mod allowance;
mod attacks;
mod report;
mod visitor;

use std::{path::Path, sync::atomic::Ordering::Relaxed, time::Duration};

use tokio::{
    task::JoinSet,
    time::{Instant, sleep},
};

pub use self::report::MixedReport;
use self::{attacks::Attacker, visitor::Visitor};
use crate::{
    Program, SiegeError,
    connection::PATIENCE,
    load::{self, Patience},
    meter,
    program::Admission,
    route::Route,
};

/// The size and length of the attack.
#[derive(Clone, Copy, Debug)]
pub struct MixedPlan {
    /// Tables of four people, each at an address of its own.
    pub tables: usize,
    /// Tables of expert bots, all from the attacker's address.
    pub experts: usize,
    /// The length in seconds.
    pub seconds: u32,
}

impl MixedPlan {
    /// The most tables of bots that one address can have beside the other attacks, since each needs a socket
    /// of a watcher.
    pub const EXPERTS: usize = 90;
}

/// Starts the server with its default limits, attacks it from one address, and has people play from others.
///
/// # Errors
/// If a person's move is refused, a person receives something wrong, or the server panics.
pub async fn run(binary: &Path, folder: &Path, plan: MixedPlan) -> Result<MixedReport, SiegeError> {
    let before = meter::load_average()?;
    let mut server = Program::start_as(binary, folder, Admission::Usual)?;
    let elsewhere = |number| Route::elsewhere(server.address(), number);
    let groups = load::gather(elsewhere, plan.tables).await?;
    let table = groups.first().map(load::Players::table).ok_or_else(|| SiegeError::wrong("no table"))?;
    let (attacker, mut attack) = (Attacker::new(Route::from(server.address())), JoinSet::new());
    // Making tables uses up most of the allowance, so make them all before the rest begins.
    attacker.seat_experts(plan.experts, &mut attack);
    until_dealt(&attacker, plan.experts).await?;
    attacker.begin(table, &mut attack);
    let visitor = Visitor::new(Route::elsewhere(server.address(), u16::MAX));
    let mut visiting = tokio::spawn(visitor.clone().play());
    let used = meter::processor_time(server.process())?;
    let pace = load::LoadPlan {
        tables: plan.tables,
        rate: 1.0,
        seconds: plan.seconds,
        beside: 0,
        patience: Patience::Hasty,
    };
    let tally = tokio::select! {
        tally = load::play(groups, pace) => tally?,
        failed = &mut visiting => {
            return Err(failed.unwrap_or_else(|_| SiegeError::wrong("the visitor has panicked")));
        }
    };
    visiting.abort();
    let used = meter::processor_time(server.process())?.saturating_sub(used);
    attack.shutdown().await;
    if !server.is_well()? {
        return Err(SiegeError::wrong("the server has panicked or ended"));
    }
    let load = [before, meter::load_average()?];
    let (deeds, waits) = (attacker.deeds().clone(), visitor.waits());
    Ok(MixedReport { plan, tally, used, deeds, waits, load })
}

/// Waits until there are `tables` tables of bots.
async fn until_dealt(attacker: &Attacker, tables: usize) -> Result<(), SiegeError> {
    let end = Instant::now() + 2 * PATIENCE;
    while attacker.deeds().tables.load(Relaxed) < tables as u64 {
        if Instant::now() > end {
            return Err(SiegeError::Silent("the attacker's tables were not made".to_owned()));
        }
        sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}
