//! Everything that one address can do, one attack at a time. [`Deeds`] counts what the server allowed.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use futures_util::SinkExt as _;
use parlour_core::Seat;
use parlour_protocol::{ClientMessage, PersonName, TableId};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    task::JoinSet,
    time::{interval, sleep, timeout},
};
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use super::allowance::{Allowance, TABLE};
use crate::{
    SiegeError,
    connection::{Connection, connect},
    request::make_table,
    route::Route,
};

/// A table of six bots that think as long as they can, and one watcher.
const WATCHED: &str =
    r#"{"game":"archons","seats":6,"bots":["expert","expert","expert","expert","expert","expert"]}"#;
/// Five such bots and a person for whom the clock lets another bot move. Such tables have another share of
/// the thinking time.
const SEATED: &str = r#"{"game":"archons","seats":6,"bots":["expert","expert","expert","expert","expert"],"pace":{"seconds":1,"stand_in":"expert"}}"#;
/// The number of bodies sent a byte per second.
const SLOW: usize = 20;
/// The number of silent connections.
const SILENT: usize = 20;
/// The number of connections that send empty fragments of messages.
const PIECES: usize = 3;
/// Requests per second for the list of tables.
const LISTS: u64 = 20;
/// Watchers per second that come and go.
const WATCHERS: u64 = 10;
/// The pause after a refusal.
const PAUSE: Duration = Duration::from_millis(200);
/// The time after which a connection counts as let in: the others are closed long before.
const HELD: Duration = Duration::from_secs(1);

/// What the server has allowed the attacker to do.
#[derive(Default, Debug)]
pub(super) struct Deeds {
    /// Tables of bots that were made and dealt.
    pub(super) tables: AtomicU64,
    /// Moves at the tables that are only watched.
    pub(super) watched: AtomicU64,
    /// Moves at the tables with a person.
    pub(super) seated: AtomicU64,
    /// Bytes of bodies on open connections.
    pub(super) bytes: AtomicU64,
    /// Silent connections that stayed open.
    pub(super) silent: AtomicU64,
    /// Empty fragments of messages.
    pub(super) pieces: AtomicU64,
    /// Lists of tables received.
    pub(super) lists: AtomicU64,
    /// Watchers who came and went.
    pub(super) watchers: AtomicU64,
    /// Everything that was refused for being too much.
    pub(super) turned_away: AtomicU64,
}

/// An attacker at one address.
#[derive(Clone)]
pub(super) struct Attacker {
    route: Route,
    allowance: Arc<Allowance>,
    deeds: Arc<Deeds>,
}

/// What the attacker does at a table of bots.
#[derive(Clone, Copy)]
enum AttackerRole {
    Watcher,
    Player,
}

impl Attacker {
    pub(super) fn new(route: Route) -> Self {
        Self { route, allowance: Arc::new(Allowance::new()), deeds: Arc::default() }
    }

    pub(super) const fn deeds(&self) -> &Arc<Deeds> {
        &self.deeds
    }

    /// Makes tables of bots, half of them with a person, and has games played there for ever.
    pub(super) fn seat_experts(&self, tables: usize, attack: &mut JoinSet<()>) {
        for number in 0..tables {
            let role = if number % 2 == 0 { AttackerRole::Watcher } else { AttackerRole::Player };
            attack.spawn(self.clone().experts(role));
        }
    }

    /// Starts all other attacks.
    pub(super) fn begin(&self, table: TableId, attack: &mut JoinSet<()>) {
        for _ in 0..SLOW {
            attack.spawn(self.clone().slow_bodies());
        }
        for _ in 0..SILENT {
            attack.spawn(self.clone().silent());
        }
        for _ in 0..PIECES {
            attack.spawn(self.clone().pieces(table));
        }
        attack.spawn(self.clone().lists());
        attack.spawn(self.clone().watchers(table));
    }

    async fn refused(&self) {
        self.deeds.turned_away.fetch_add(1, Relaxed);
        sleep(PAUSE).await;
    }

    /// Has games played at one table of bots after another.
    async fn experts(self, role: AttackerRole) {
        let moves = match role {
            AttackerRole::Watcher => &self.deeds.watched,
            AttackerRole::Player => &self.deeds.seated,
        };
        loop {
            let Ok(mut here) = self.deal(role).await else {
                self.refused().await;
                continue;
            };
            self.deeds.tables.fetch_add(1, Relaxed);
            while !here.client.is_over() {
                let before = here.client.version();
                if here.next().await.is_err() {
                    break;
                }
                moves.fetch_add(u64::from(here.client.version() > before), Relaxed);
            }
        }
    }

    async fn deal(&self, role: AttackerRole) -> Result<Connection, SiegeError> {
        let body = match role {
            AttackerRole::Watcher => WATCHED,
            AttackerRole::Player => SEATED,
        };
        self.allowance.take(TABLE).await;
        let table = make_table(self.route, body).await?;
        self.allowance.take(3).await;
        let mut here = Connection::fresh(self.route, table, None).await?;
        if matches!(role, AttackerRole::Player) {
            let name = PersonName::new("guest").expect("it is short");
            here.send(&ClientMessage::Sit { seat: Seat::new(0), name, commitment: None }).await?;
        }
        here.send(&ClientMessage::Start).await?;
        here.wait(|client| client.view().is_some()).await?;
        Ok(here)
    }

    async fn slow_bodies(self) {
        loop {
            self.allowance.take(1).await;
            if let Ok(mut stream) = self.route.open().await {
                let head = "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n";
                let mut open =
                    stream.write_all(head.as_bytes()).await.is_ok() && self.is_held(&mut stream).await;
                while open {
                    open = stream.write_all(b" ").await.is_ok()
                        && timeout(HELD, stream.readable()).await.is_err();
                    self.deeds.bytes.fetch_add(u64::from(open), Relaxed);
                }
            }
            sleep(PAUSE).await;
        }
    }

    async fn silent(self) {
        loop {
            if let Ok(mut stream) = self.route.open().await
                && self.is_held(&mut stream).await
            {
                self.deeds.silent.fetch_add(1, Relaxed);
                let _ = stream.read(&mut [0; 64]).await;
            }
            sleep(PAUSE).await;
        }
    }

    /// Whether the server keeps a connection that has not asked anything yet. One that it does not let in is
    /// answered at once.
    async fn is_held(&self, stream: &mut TcpStream) -> bool {
        let held = timeout(HELD, stream.readable()).await.is_err();
        self.deeds.turned_away.fetch_add(u64::from(!held), Relaxed);
        held
    }

    async fn pieces(self, table: TableId) {
        let piece = |kind| Message::Frame(Frame::message(Vec::new(), OpCode::Data(kind), false));
        // A little less than a connection may send.
        let mut beat = interval(Duration::from_millis(110));
        loop {
            self.allowance.take(1).await;
            let Ok((mut socket, _)) = connect(self.route, table, None).await else {
                self.refused().await;
                continue;
            };
            let mut sent = socket.send(piece(Data::Text)).await;
            while sent.is_ok() {
                beat.tick().await;
                sent = socket.send(piece(Data::Continue)).await;
                self.deeds.pieces.fetch_add(u64::from(sent.is_ok()), Relaxed);
            }
        }
    }

    async fn lists(self) {
        let mut beat = interval(Duration::from_millis(1000 / LISTS));
        loop {
            beat.tick().await;
            self.allowance.take(1).await;
            match self.list().await {
                Ok(answer) if answer.starts_with(b"HTTP/1.1 200") => {
                    self.deeds.lists.fetch_add(1, Relaxed);
                }
                _ => self.refused().await,
            }
        }
    }

    async fn list(&self) -> std::io::Result<Vec<u8>> {
        let mut stream = self.route.open().await?;
        stream.write_all(b"GET /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(answer)
    }

    async fn watchers(self, table: TableId) {
        let mut beat = interval(Duration::from_millis(1000 / WATCHERS));
        loop {
            beat.tick().await;
            self.allowance.take(1).await;
            // Under load an answer may come late, which is not a refusal.
            match Connection::fresh(self.route, table, None).await {
                Ok(_) => drop(self.deeds.watchers.fetch_add(1, Relaxed)),
                Err(_) => self.refused().await,
            }
        }
    }
}
