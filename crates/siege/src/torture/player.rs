//! A player who keeps playing whatever happens to the server: [`Person`].

use std::{collections::BTreeMap, net::SocketAddr, sync::Arc, time::Duration};

use parlour_core::{Dice as _, FastDice, Seat};
use parlour_protocol::{ClientMessage, MoveId, PersonName, RoomStatus, SeatPlayer, TableId, Version};
use parlour_registry::AnyGame;
use parlour_seat::{Client, ClientEvent};
use tokio::time::{sleep, timeout};

use super::{
    Signals,
    ledger::{EventCounts, Ledger, Sent},
};
use crate::{SiegeError, connection::Connection};

/// The wait before trying to connect again.
const BACK: Duration = Duration::from_millis(30);

/// A player who keeps playing whatever happens to the server.
pub(crate) struct Person {
    address: SocketAddr,
    dice: FastDice,
    signals: Arc<Signals>,
    cookie: Option<String>,
    /// The move that has no answer yet.
    pending: Option<(MoveId, Sent)>,
    /// The last move that was acknowledged.
    last: Option<(MoveId, Sent, Version)>,
    /// The number of moves sent in order to be refused.
    stale: u64,
    ledger: Ledger,
}

/// The reason for leaving a connection.
enum Leaving {
    /// The game is over, or the siege is.
    Done,
    /// The connection was cut on purpose, to come back.
    Cut,
}

impl Person {
    pub(crate) fn new(
        address: SocketAddr,
        table: TableId,
        game: &'static dyn AnyGame,
        seat: Seat,
        dice: FastDice,
        signals: Arc<Signals>,
    ) -> Self {
        let ledger = Ledger {
            table,
            game: game.info().slug,
            seat,
            acknowledged: BTreeMap::new(),
            stale: std::collections::BTreeSet::new(),
            counts: EventCounts::default(),
            over: false,
            connected_to: 0,
        };
        let (cookie, pending, last) = (None, None, None);
        Self { address, dice, signals, cookie, pending, last, stale: 0, ledger }
    }

    /// Plays until the game or the siege is over. Reconnects after everything but a wrong answer.
    pub(crate) async fn live(mut self) -> Result<Ledger, SiegeError> {
        let mut client = Box::new(Client::new(self.ledger.seat.number() as u64));
        loop {
            let cookie = self.cookie.clone();
            let start = self.signals.starts();
            match Connection::open(self.address, self.ledger.table, cookie.as_deref(), client).await {
                Err((lie @ SiegeError::Wrong(_), _)) => return Err(lie),
                Err((_, kept)) => client = kept,
                Ok(mut connection) => {
                    self.ledger.counts.resumed += u64::from(self.cookie.is_some());
                    self.cookie = Some(connection.cookie.clone());
                    self.ledger.connected_to = start;
                    match self.visit(&mut connection).await {
                        Ok(Leaving::Done) => {
                            self.ledger.over = connection.client.is_over();
                            return Ok(self.ledger);
                        }
                        Ok(Leaving::Cut) => self.ledger.counts.cut += 1,
                        Err(lie @ SiegeError::Wrong(_)) => return Err(lie),
                        Err(_) => self.ledger.counts.broken += 1,
                    }
                    client = connection.cut();
                }
            }
            sleep(BACK).await;
        }
    }

    /// Plays over one connection, as long as it lasts.
    async fn visit(&mut self, connection: &mut Connection) -> Result<Leaving, SiegeError> {
        // The client has already sent the move again by itself.
        self.ledger.counts.sent_again += u64::from(self.pending.is_some());
        loop {
            self.take_place(connection).await?;
            let settled = self.pending.is_none();
            let came_back = self.ledger.connected_to == self.signals.starts();
            if settled && (connection.client.is_over() || (self.signals.is_enough() && came_back)) {
                return Ok(Leaving::Done);
            }
            if settled && self.signals.is_enough() {
                // The connection may have been opened before the last kill and accepted after it.
                return Ok(Leaving::Cut);
            }
            if settled && self.has_seen_last(connection) {
                self.act(connection).await?;
            }
            if self.dice.below(60) == 0 {
                return Ok(Leaving::Cut);
            }
            // If nothing comes for a while, check whether to stop.
            if let Ok(heard) = timeout(Duration::from_millis(300), connection.next()).await {
                self.hear(heard?)?;
            }
        }
    }

    fn has_seen_last(&self, connection: &Connection) -> bool {
        self.last.as_ref().is_none_or(|(_, _, made)| connection.client.version() >= *made)
    }

    /// Takes a seat, and deals once everybody has one.
    async fn take_place(&self, connection: &mut Connection) -> Result<(), SiegeError> {
        let Some(room) = connection.client.room() else { return Ok(()) };
        if room.status != RoomStatus::Gathering {
            return Ok(());
        }
        let full = room.chairs.iter().all(|chair| chair.player != SeatPlayer::Empty);
        if connection.client.seat().is_none() {
            let name = PersonName::new(&format!("guest {}", self.ledger.seat.number())).expect("it is short");
            connection.send(&ClientMessage::Sit { seat: self.ledger.seat, name, commitment: None }).await?;
            return connection.wait(|client| client.seat().is_some()).await;
        }
        if full && self.ledger.seat == Seat::new(0) {
            connection.send(&ClientMessage::Start).await?;
            return connection.wait(|client| client.view().is_some()).await;
        }
        Ok(())
    }

    /// Plays if there is something to decide. Now and then an illegal or outdated move is sent first.
    async fn act(&mut self, connection: &mut Connection) -> Result<(), SiegeError> {
        let Some(scene) = connection.scene()? else { return Ok(()) };
        if scene.choices.is_empty() {
            return Ok(());
        }
        sleep(Duration::from_millis(u64::from(self.dice.below(40)))).await;
        let choice = self.dice.below(scene.choices.len() as u32) as usize;
        let action = scene.choices[choice].action.clone();
        if let Some((id, sent, _)) = self.last.clone() {
            if self.dice.below(6) == 0 {
                connection.send(&message(&id, &sent)).await?;
            }
            if self.dice.below(6) == 0 {
                let id = self.stale_id();
                self.ledger.stale.insert(id.as_str().to_owned());
                let sent = Sent { version: sent.version, action: action.clone() };
                connection.send(&message(&id, &sent)).await?;
            }
        }
        let sent = Sent { version: connection.client.version(), action };
        let id = connection.client.play(sent.action.as_str());
        self.pending = Some((id.clone(), sent.clone()));
        connection.flush().await?;
        if self.dice.below(6) == 0 {
            connection.send(&message(&id, &sent)).await?;
        }
        Ok(())
    }

    fn stale_id(&mut self) -> MoveId {
        self.stale += 1;
        let (seat, stale) = (self.ledger.seat.number(), self.stale);
        MoveId::try_from(format!("{seat}-stale-{stale}")).expect("it is short")
    }

    fn hear(&mut self, event: ClientEvent) -> Result<(), SiegeError> {
        match event {
            ClientEvent::Accepted { id, version } => self.acknowledged(&id, version),
            ClientEvent::Refused { id: Some(id), why, .. } => self.refused(&id, &why),
            _ => Ok(()),
        }
    }

    fn acknowledged(&mut self, id: &MoveId, version: Version) -> Result<(), SiegeError> {
        if let Some((known, sent)) = self.pending.take_if(|(pending, _)| pending == id) {
            self.ledger.acknowledged.insert(known.as_str().to_owned(), (sent.clone(), version));
            self.last = Some((known, sent, version));
            return Ok(());
        }
        let before = self.ledger.acknowledged.get(id.as_str());
        if before.is_some_and(|(_, made)| *made == version) {
            self.ledger.counts.repeated += 1;
            return Ok(());
        }
        Err(SiegeError::wrong(format!("{id:?} was acknowledged with {version:?}, before it {before:?}")))
    }

    fn refused(&mut self, id: &MoveId, why: &str) -> Result<(), SiegeError> {
        if self.ledger.stale.contains(id.as_str()) {
            self.ledger.counts.refused += 1;
            return Ok(());
        }
        Err(SiegeError::wrong(format!("{id:?}, {:?}, was refused: {why}", self.pending)))
    }
}

fn message(id: &MoveId, sent: &Sent) -> ClientMessage {
    ClientMessage::Move { id: id.clone(), version: sent.version, action: sent.action.clone() }
}
