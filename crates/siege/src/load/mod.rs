//! Many tables of four people at a steady pace, and what they cost the server: [`run`].

mod beside;
mod company;
mod report;

use std::{path::Path, time::Duration};

use tokio::{
    task::JoinSet,
    time::{Instant, sleep, sleep_until},
};

pub use self::report::LoadReport;
use self::{beside::Beside, company::Company};
use crate::{Program, SiegeError, meter};

/// How many tables are made ready at the same time.
const AT_ONCE: usize = 16;

/// How many tables, how fast, for how long.
#[derive(Clone, Copy, Debug)]
pub struct LoadPlan {
    /// Tables of four people each.
    pub tables: usize,
    /// Moves a second at each table.
    pub rate: f64,
    /// For how many seconds.
    pub seconds: u32,
    /// Tables at which four bots think while somebody looks on, besides those of people.
    pub beside: usize,
    /// Whether it is waited for what the server gives back.
    pub patience: Patience,
}

/// Whether it is waited for what the server gives back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    /// As long as it takes, for figures about memory.
    Patient,
    /// No.
    Hasty,
}

impl Patience {
    /// Long enough for everything that was begun to be over.
    const fn rest(self) -> Duration {
        Duration::from_secs(match self {
            Self::Patient => 3,
            Self::Hasty => 0,
        })
    }

    /// The server forgets tables that nobody holds every ten seconds, and gives memory back over the next ten.
    const fn forgetting(self) -> Duration {
        Duration::from_secs(match self {
            Self::Patient => 25,
            Self::Hasty => 0,
        })
    }
}

impl LoadPlan {
    fn interval(&self) -> Duration {
        Duration::from_secs_f64(1.0 / self.rate)
    }

    /// At each table.
    fn moves(&self) -> u32 {
        let lasts = Duration::from_secs(u64::from(self.seconds));
        // Half an interval more, so that no rounding takes away the last one.
        ((lasts + self.interval() / 2).as_micros() / self.interval().as_micros().max(1)) as u32
    }
}

/// What was seen at one table.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    /// From a move to the last of the four sockets, in microseconds.
    took: Vec<u32>,
    /// The same from the moment at which the move was due: with what the generator itself was late.
    from_due: Vec<u32>,
    /// Moves that had not reached everybody when the next one was due.
    late: u64,
    /// Moves that are not legal, which were refused.
    refused: u64,
    /// Views that were checked.
    views: u64,
    /// Games that came to their end.
    games: u64,
}

/// Starts the server with its data in that folder, plays, and measures.
///
/// # Errors
/// If anything that was received is not as it must be, or the server does not answer.
pub async fn run(binary: &Path, folder: &Path, plan: LoadPlan) -> Result<LoadReport, SiegeError> {
    let load_before = meter::load_average()?;
    let mut server = Program::start(binary, folder)?;
    let warm = gather(&server, 1).await?;
    sleep(plan.patience.rest()).await;
    let at_rest = meter::memory(server.process())?;
    let companies = gather(&server, plan.tables).await?;
    sleep(plan.patience.rest()).await;
    let seated = meter::memory(server.process())?;
    let beside = Beside::begin(server.address(), plan.beside).await?;
    let used_before = meter::processor_time(server.process())?;
    let begun = Instant::now();
    let tally = play(companies, plan).await?;
    let used = meter::processor_time(server.process())?.saturating_sub(used_before);
    let lasted = begun.elapsed();
    let decided = beside.seen();
    beside.end().await?;
    drop(warm);
    sleep(plan.patience.forgetting()).await;
    let left = meter::memory(server.process())?;
    server.kill()?;
    server.restart()?;
    sleep(plan.patience.forgetting()).await;
    let rebuilt = meter::memory(server.process())?;
    let memory = report::Memory { at_rest, seated, left, rebuilt };
    let load = [load_before, meter::load_average()?];
    Ok(LoadReport { plan, tally, decided, used, lasted, memory, load })
}

async fn gather(server: &Program, tables: usize) -> Result<Vec<Company>, SiegeError> {
    let (mut ready, mut coming) = (Vec::with_capacity(tables), JoinSet::new());
    for number in 0..tables {
        if coming.len() >= AT_ONCE {
            ready.extend(coming.join_next().await.transpose().map_err(std::io::Error::from)?.transpose()?);
        }
        coming.spawn(Company::gather(server.address(), number as u64));
    }
    while let Some(company) = coming.join_next().await {
        ready.push(company.map_err(std::io::Error::from)??);
    }
    Ok(ready)
}

/// Every table has its own place in the second.
async fn play(companies: Vec<Company>, plan: LoadPlan) -> Result<Tally, SiegeError> {
    let (begin, tables) = (Instant::now() + Duration::from_millis(200), companies.len());
    let mut playing = JoinSet::new();
    for (number, company) in companies.into_iter().enumerate() {
        let offset = plan.interval().mul_f64(number as f64 / tables as f64);
        playing.spawn(keep_pace(company, begin + offset, plan));
    }
    let mut all = Tally::default();
    // Those who have finished wait for the others, so that nobody leaves while the time is taken.
    let mut finished = Vec::with_capacity(tables);
    while let Some(played) = playing.join_next().await {
        let (company, tally) = played.map_err(std::io::Error::from)??;
        finished.push(company);
        all.add(tally);
    }
    Ok(all)
}

async fn keep_pace(
    mut company: Company,
    begin: Instant,
    plan: LoadPlan,
) -> Result<(Company, Tally), SiegeError> {
    let mut tally = Tally::default();
    let moves = plan.moves();
    for number in 0..moves {
        let due = begin + plan.interval() * number;
        sleep_until(due).await;
        company.decide(&mut tally).await?;
        let since_due = due.elapsed();
        tally.from_due.push(since_due.as_micros() as u32);
        tally.late += u64::from(since_due > plan.interval());
        company.look(&mut tally)?;
        if company.is_over() {
            tally.games += 1;
            company.play_again().await?;
        }
    }
    Ok((company, tally))
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.took.extend(other.took);
        self.from_due.extend(other.from_due);
        self.late += other.late;
        self.refused += other.refused;
        self.views += other.views;
        self.games += other.games;
    }
}
