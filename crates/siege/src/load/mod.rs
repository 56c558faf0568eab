//! Many tables of four people at a steady pace, and what they cost the server: [`run`].

mod bot_tables;
mod players;
mod report;

use std::{path::Path, time::Duration};

use tokio::{
    task::JoinSet,
    time::{Instant, sleep, sleep_until},
};

use self::bot_tables::BotTables;
pub(crate) use self::players::Players;
pub use self::report::LoadReport;
use crate::{Program, SiegeError, meter, route::Route};

/// How many tables are set up at the same time.
const AT_ONCE: usize = 16;

/// The plan of a run under load: how many tables, how fast, for how long.
#[derive(Clone, Copy, Debug)]
pub struct LoadPlan {
    /// The number of tables, with four people each.
    pub tables: usize,
    /// Moves a second at each table.
    pub rate: f64,
    /// The length of the run in seconds.
    pub seconds: u32,
    /// The number of extra tables at which four bots think while somebody watches.
    pub beside: usize,
    /// Whether to wait for the server to give memory back.
    pub patience: Patience,
}

/// Whether to wait for the server to give memory back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    /// Wait as long as it takes, for figures about memory.
    Patient,
    /// Do not wait.
    Hasty,
}

impl Patience {
    /// How long to wait until everything that was begun is over.
    const fn rest(self) -> Duration {
        Duration::from_secs(match self {
            Self::Patient => 3,
            Self::Hasty => 0,
        })
    }

    /// How long to wait until memory is given back. The server forgets tables that nobody holds every ten
    /// seconds, and gives memory back over the next ten.
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

    /// The number of moves at each table.
    fn moves(&self) -> u32 {
        let lasts = Duration::from_secs(u64::from(self.seconds));
        // Half an interval more, so that rounding never loses the last move.
        ((lasts + self.interval() / 2).as_micros() / self.interval().as_micros().max(1)) as u32
    }
}

/// The measurements at one table.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    /// The time from each move to the last of the four sockets, in microseconds.
    took: Vec<u32>,
    /// The time from the moment each move was due, which includes any delay of the load generator itself.
    from_due: Vec<u32>,
    /// The number of moves that had not reached everybody when the next one was due.
    late: u64,
    /// The number of illegal moves, all of them refused.
    refused: u64,
    /// The number of views checked.
    views: u64,
    /// The number of games finished.
    games: u64,
}

/// Starts the server with its data in this folder, plays, and measures.
///
/// # Errors
/// If anything received is not as it must be, or the server does not answer.
pub async fn run(binary: &Path, folder: &Path, plan: LoadPlan) -> Result<LoadReport, SiegeError> {
    let load_before = meter::load_average()?;
    let mut server = Program::start(binary, folder)?;
    let here = |_| Route::from(server.address());
    let warm = gather(here, 1).await?;
    sleep(plan.patience.rest()).await;
    let at_rest = meter::memory(server.process())?;
    let groups = gather(here, plan.tables).await?;
    sleep(plan.patience.rest()).await;
    let seated = meter::memory(server.process())?;
    let bot_tables = BotTables::begin(server.address(), plan.beside).await?;
    let used_before = meter::processor_time(server.process())?;
    let begun = Instant::now();
    let tally = play(groups, plan).await?;
    let used = meter::processor_time(server.process())?.saturating_sub(used_before);
    let lasted = begun.elapsed();
    let decided = bot_tables.seen();
    bot_tables.end().await?;
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

/// Gathers players at this many tables, each table with its own route to the server.
pub(crate) async fn gather(route: impl Fn(u16) -> Route, tables: usize) -> Result<Vec<Players>, SiegeError> {
    let (mut ready, mut coming) = (Vec::with_capacity(tables), JoinSet::new());
    for number in 0..tables {
        if coming.len() >= AT_ONCE {
            ready.extend(coming.join_next().await.transpose().map_err(std::io::Error::from)?.transpose()?);
        }
        coming.spawn(Players::gather(route(number as u16), number as u64));
    }
    while let Some(players) = coming.join_next().await {
        ready.push(players.map_err(std::io::Error::from)??);
    }
    Ok(ready)
}

/// Plays at all tables, whose moves are spread evenly over the second.
pub(crate) async fn play(groups: Vec<Players>, plan: LoadPlan) -> Result<Tally, SiegeError> {
    let (begin, tables) = (Instant::now() + Duration::from_millis(200), groups.len());
    let mut playing = JoinSet::new();
    for (number, players) in groups.into_iter().enumerate() {
        let offset = plan.interval().mul_f64(number as f64 / tables as f64);
        playing.spawn(keep_pace(players, begin + offset, plan));
    }
    let mut all = Tally::default();
    // Tables that have finished wait for the others, so that nobody leaves during the measurement.
    let mut finished = Vec::with_capacity(tables);
    while let Some(played) = playing.join_next().await {
        let (players, tally) = played.map_err(std::io::Error::from)??;
        finished.push(players);
        all.add(tally);
    }
    Ok(all)
}

async fn keep_pace(
    mut players: Players,
    begin: Instant,
    plan: LoadPlan,
) -> Result<(Players, Tally), SiegeError> {
    let mut tally = Tally::default();
    let moves = plan.moves();
    for number in 0..moves {
        let due = begin + plan.interval() * number;
        sleep_until(due).await;
        players.decide(&mut tally).await?;
        let since_due = due.elapsed();
        tally.from_due.push(since_due.as_micros() as u32);
        tally.late += u64::from(since_due > plan.interval());
        players.look(&mut tally)?;
        if players.is_over() {
            tally.games += 1;
            players.play_again().await?;
        }
    }
    Ok((players, tally))
}

impl Tally {
    /// The number of moves made.
    pub(crate) const fn moves(&self) -> usize {
        self.took.len()
    }

    /// The time within which this many percent of the moves reached everybody, in microseconds.
    pub(crate) fn within(&self, hundredths: usize) -> u32 {
        report::quantile(&mut self.took.clone(), hundredths)
    }

    /// The same from the moment a move was due, including any delay of the load generator itself.
    pub(crate) fn within_due(&self, hundredths: usize) -> u32 {
        report::quantile(&mut self.from_due.clone(), hundredths)
    }

    fn add(&mut self, other: Self) {
        self.took.extend(other.took);
        self.from_due.extend(other.from_due);
        self.late += other.late;
        self.refused += other.refused;
        self.views += other.views;
        self.games += other.games;
    }
}
