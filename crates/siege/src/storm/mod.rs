//! Garbage and half-valid messages on many sockets, and then real play again: [`run`].

mod frames;
pub(crate) mod mixed;
mod report;
mod tables;

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use parlour_core::{Dice as _, FastDice};
use parlour_protocol::PROTOCOL;
use tokio::{io::AsyncWriteExt as _, task::JoinSet, time::Instant};
use tokio_tungstenite::tungstenite::Message;

use self::tables::Stormed;
pub use self::{
    mixed::{MixedPlan, MixedReport, run as run_mixed},
    report::StormReport,
};
use crate::{Program, SiegeError, connection::connect};

/// The number of attackers at one table at the same time.
const ATTACKERS: usize = 4;
/// The number of frames sent before the answers are read.
const BURST: u32 = 32;

/// The plan of a storm, which lasts until the frames are sent or the time is over.
#[derive(Clone, Copy, Debug)]
pub struct StormPlan {
    /// The number of frames.
    pub frames: u64,
    /// The most seconds it may take.
    pub seconds: u32,
    /// The random seed of the frames.
    pub seed: u64,
}

/// What is left of the storm's frames and time.
struct Budget {
    frames: u64,
    sent: AtomicU64,
    connections: AtomicU64,
    end: Instant,
}

impl Budget {
    fn is_spent(&self) -> bool {
        self.sent.load(Ordering::Relaxed) >= self.frames || Instant::now() >= self.end
    }
}

/// Starts the server with its data in this folder, throws frames at tables of all games, and then plays these
/// games to their end.
///
/// # Errors
/// If the server panics, or a table gets stuck.
pub async fn run(binary: &Path, folder: &Path, plan: StormPlan) -> Result<StormReport, SiegeError> {
    let mut server = Program::start(binary, folder)?;
    let mut tables = Vec::new();
    for (game, number) in parlour_registry::GAMES.iter().zip(0..) {
        tables.push(Stormed::begin(server.address(), *game, plan.seed + number).await?);
    }
    let begun = Instant::now();
    let budget = Arc::new(Budget {
        frames: plan.frames,
        sent: AtomicU64::new(0),
        connections: AtomicU64::new(0),
        end: begun + Duration::from_secs(u64::from(plan.seconds)),
    });
    let mut attackers = JoinSet::new();
    for (stormed, place) in tables.iter().zip(0..) {
        for number in 0..ATTACKERS {
            // Half the attackers are strangers; the others have a player's cookie and reach what only seats
            // can reach.
            let cookie = stormed.cookies.get(number / 2).filter(|_| number % 2 == 0).cloned();
            let dice = FastDice::new(plan.seed + 100 * place + number as u64);
            attackers.spawn(attack(stormed.address, stormed.table, cookie, dice, Arc::clone(&budget)));
        }
    }
    while attackers.join_next().await.is_some() {}
    let lasted = begun.elapsed();
    let mut decisions = 0;
    for stormed in &tables {
        decisions += stormed.play_on(plan.seed).await?;
    }
    // A table that was never attacked is played too.
    let fresh = Stormed::begin(server.address(), parlour_registry::GAMES[0], plan.seed + 999).await?;
    decisions += fresh.play_on(plan.seed).await?;
    if !server.is_well()? {
        return Err(SiegeError::wrong("the server has panicked or ended"));
    }
    let [sent, connections] = [&budget.sent, &budget.connections].map(|count| count.load(Ordering::Relaxed));
    Ok(StormReport { frames: sent, connections, lasted, tables: tables.len() + 1, decisions })
}

/// Connects and throws frames, again and again.
async fn attack(
    address: std::net::SocketAddr,
    table: parlour_protocol::TableId,
    cookie: Option<String>,
    mut dice: FastDice,
    budget: Arc<Budget>,
) {
    while !budget.is_spent() {
        budget.connections.fetch_add(1, Ordering::Relaxed);
        let Ok((mut socket, _)) = connect(address, table, cookie.as_deref()).await else { continue };
        let proper = dice.below(16) > 0;
        if proper {
            let hello = format!(r#"{{"hello":{{"protocol":{PROTOCOL},"have":null}}}}"#);
            if socket.send(Message::text(hello)).await.is_err() {
                continue;
            }
        }
        while !budget.is_spent() {
            if dice.below(64) == 0 {
                // Raw bytes that are not valid frames end most connections.
                budget.sent.fetch_add(1, Ordering::Relaxed);
                let _ = socket.get_mut().write_all(&frames::bytes(&mut dice)).await;
            }
            let mut broken = false;
            for _ in 0..BURST {
                budget.sent.fetch_add(1, Ordering::Relaxed);
                broken |= socket.feed(frames::message(&mut dice)).await.is_err();
            }
            if broken || socket.flush().await.is_err() || !drain(&mut socket).await {
                break;
            }
        }
    }
}

/// Reads the answers. Returns whether the connection is still alive.
async fn drain(socket: &mut crate::connection::Socket) -> bool {
    loop {
        match tokio::time::timeout(Duration::from_millis(1), socket.next()).await {
            Err(_) => return true,
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return false,
            Ok(Some(Ok(_))) => {}
        }
    }
}
