//! Everything that one address can do: each attack by itself, and [`Deeds`] counts what the server let it do.

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

/// Six bots that think for as long as they may, and nobody but a watcher.
const WATCHED: &str =
    r#"{"game":"archons","seats":6,"bots":["expert","expert","expert","expert","expert","expert"]}"#;
/// Five of them with a person, for whom the clock lets another one move: on the account of tables with people.
const SEATED: &str = r#"{"game":"archons","seats":6,"bots":["expert","expert","expert","expert","expert"],"pace":{"seconds":1,"stand_in":"expert"}}"#;
/// Bodies that come a byte a second.
const SLOW: usize = 20;
/// Connections that say nothing.
const SILENT: usize = 20;
/// Connections that send empty pieces of messages.
const PIECES: usize = 3;
/// Lists of tables asked for in a second.
const LISTS: u64 = 20;
/// Watchers that come and go in a second.
const WATCHERS: u64 = 10;
/// How long is waited after a refusal.
const PAUSE: Duration = Duration::from_millis(200);
/// A connection that was not let in is closed long before.
const HELD: Duration = Duration::from_secs(1);

/// What the server has let the attacker do.
#[derive(Default, Debug)]
pub(super) struct Deeds {
    /// Tables of bots that were made and dealt.
    pub(super) tables: AtomicU64,
    /// Moves at those that are only watched.
    pub(super) watched: AtomicU64,
    /// Moves at those with a person.
    pub(super) seated: AtomicU64,
    /// Bytes of bodies, on connections that were held.
    pub(super) bytes: AtomicU64,
    /// Connections that said nothing and were held.
    pub(super) silent: AtomicU64,
    /// Empty pieces of messages.
    pub(super) pieces: AtomicU64,
    /// Lists of tables that were answered.
    pub(super) lists: AtomicU64,
    /// Watchers who came in and went.
    pub(super) watchers: AtomicU64,
    /// Whatever was refused because it was too much.
    pub(super) turned_away: AtomicU64,
}

/// Somebody at one address, with all that is known of it.
#[derive(Clone)]
pub(super) struct Attacker {
    route: Route,
    allowance: Arc<Allowance>,
    deeds: Arc<Deeds>,
}

/// Whether the attacker takes a seat at a table of bots.
#[derive(Clone, Copy)]
enum Company {
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

    /// Makes that many tables of bots, half of them with a person, and lets them be played for ever.
    pub(super) fn seat_experts(&self, tables: usize, attack: &mut JoinSet<()>) {
        for number in 0..tables {
            let company = if number % 2 == 0 { Company::Watcher } else { Company::Player };
            attack.spawn(self.clone().experts(company));
        }
    }

    /// Does everything else.
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

    /// A table of bots, and another one when it is over.
    async fn experts(self, company: Company) {
        let moves = match company {
            Company::Watcher => &self.deeds.watched,
            Company::Player => &self.deeds.seated,
        };
        loop {
            let Ok(mut here) = self.deal(company).await else {
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

    async fn deal(&self, company: Company) -> Result<Connection, SiegeError> {
        let body = match company {
            Company::Watcher => WATCHED,
            Company::Player => SEATED,
        };
        self.allowance.take(TABLE).await;
        let table = make_table(self.route, body).await?;
        self.allowance.take(3).await;
        let mut here = Connection::fresh(self.route, table, None).await?;
        if matches!(company, Company::Player) {
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

    /// Whether the server keeps a connection that has nothing to be answered yet. One that it does not let in is answered at once.
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
            // Under load it takes as long as it takes: what comes late comes more seldom, and is no refusal.
            match Connection::fresh(self.route, table, None).await {
                Ok(_) => drop(self.deeds.watchers.fetch_add(1, Relaxed)),
                Err(_) => self.refused().await,
            }
        }
    }
}
