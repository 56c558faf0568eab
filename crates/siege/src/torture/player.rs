//! One person who plays, whatever happens to the server: [`Player`].

use std::{collections::BTreeMap, net::SocketAddr, sync::Arc, time::Duration};

use parlour_core::{Dice as _, FastDice, Seat};
use parlour_protocol::{ClientMessage, MoveId, PersonName, RoomStatus, SeatPlayer, TableId, Version};
use parlour_registry::AnyGame;
use parlour_seat::{Client, ClientEvent};
use tokio::time::{sleep, timeout};

use super::{
    Signals,
    ledger::{Counts, Ledger, Sent},
};
use crate::{SiegeError, connection::Connection};

/// How long somebody waits before trying to come back.
const BACK: Duration = Duration::from_millis(30);

/// One person who plays, whatever happens to the server.
pub(crate) struct Player {
    address: SocketAddr,
    dice: FastDice,
    signals: Arc<Signals>,
    cookie: Option<String>,
    /// The move that has no answer yet.
    pending: Option<(MoveId, Sent)>,
    /// The last move that was acknowledged.
    last: Option<(MoveId, Sent, Version)>,
    /// How many moves were made up to be refused.
    stale: u64,
    ledger: Ledger,
}

/// Why a connection is left.
enum Left {
    /// The game is over, or it is enough.
    Done,
    /// On purpose, to come back.
    Cut,
}

impl Player {
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
            counts: Counts::default(),
            over: false,
            connected_to: 0,
        };
        let (cookie, pending, last) = (None, None, None);
        Self { address, dice, signals, cookie, pending, last, stale: 0, ledger }
    }

    /// Plays until the game is over or it is enough. Comes back by itself after everything but a lie.
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
                        Ok(Left::Done) => {
                            self.ledger.over = connection.client.is_over();
                            return Ok(self.ledger);
                        }
                        Ok(Left::Cut) => self.ledger.counts.cut += 1,
                        Err(lie @ SiegeError::Wrong(_)) => return Err(lie),
                        Err(_) => self.ledger.counts.broken += 1,
                    }
                    client = connection.cut();
                }
            }
            sleep(BACK).await;
        }
    }

    /// One connection, as long as it lasts.
    async fn visit(&mut self, connection: &mut Connection) -> Result<Left, SiegeError> {
        // The client has sent it again by itself.
        self.ledger.counts.sent_again += u64::from(self.pending.is_some());
        loop {
            self.take_place(connection).await?;
            let settled = self.pending.is_none();
            let came_back = self.ledger.connected_to == self.signals.starts();
            if settled && (connection.client.is_over() || (self.signals.is_enough() && came_back)) {
                return Ok(Left::Done);
            }
            if settled && self.signals.is_enough() {
                // The connection may have been begun before the last kill and made after it.
                return Ok(Left::Cut);
            }
            if settled && self.has_seen_last(connection) {
                self.act(connection).await?;
            }
            if self.dice.below(60) == 0 {
                return Ok(Left::Cut);
            }
            // When nothing comes for a while, one looks around: it may be enough.
            if let Ok(heard) = timeout(Duration::from_millis(300), connection.next()).await {
                self.hear(heard?)?;
            }
        }
    }

    fn has_seen_last(&self, connection: &Connection) -> bool {
        self.last.as_ref().is_none_or(|(_, _, made)| connection.client.version() >= *made)
    }

    /// Sits down, and deals when everybody does.
    async fn take_place(&self, connection: &mut Connection) -> Result<(), SiegeError> {
        let Some(room) = connection.client.room() else { return Ok(()) };
        if room.status != RoomStatus::Gathering {
            return Ok(());
        }
        let full = room.chairs.iter().all(|chair| chair.player != SeatPlayer::Empty);
        if connection.client.seat().is_none() {
            let name = PersonName::new(&format!("guest {}", self.ledger.seat.number())).expect("it is short");
            connection.send(&ClientMessage::Sit { seat: self.ledger.seat, name }).await?;
            return connection.wait(|client| client.seat().is_some()).await;
        }
        if full && self.ledger.seat == Seat::new(0) {
            connection.send(&ClientMessage::Start).await?;
            return connection.wait(|client| client.view().is_some()).await;
        }
        Ok(())
    }

    /// Plays if there is something to decide; before it now and then something that must come to nothing.
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
