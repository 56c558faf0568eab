//! One person who plays, whatever happens to the server: [`Player`].

use std::{collections::BTreeMap, net::SocketAddr, sync::Arc, time::Duration};

use parlour_core::{Dice as _, FastDice, Seat};
use parlour_protocol::{ClientMessage, MoveId, PersonName, RoomStatus, Sitter, TableId, Version};
use parlour_registry::AnyGame;
use tokio::time::{sleep, timeout};

use super::{
    Signals,
    ledger::{Counts, Ledger, Sent},
};
use crate::{
    Trouble,
    guest::{Guest, Heard},
};

/// How long somebody waits before trying to come back.
const BACK: Duration = Duration::from_millis(30);

/// One person who plays, whatever happens to the server.
pub(crate) struct Player {
    address: SocketAddr,
    game: &'static dyn AnyGame,
    dice: FastDice,
    signals: Arc<Signals>,
    cookie: Option<String>,
    /// The move that has no answer yet.
    pending: Option<(MoveId, Sent)>,
    /// The last move that was acknowledged.
    last: Option<(MoveId, Sent, Version)>,
    named: u64,
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
        let (cookie, pending, last, named) = (None, None, None, 0);
        Self { address, game, dice, signals, cookie, pending, last, named, ledger }
    }

    /// Plays until the game is over or it is enough. Comes back by itself after everything but a lie.
    pub(crate) async fn live(mut self) -> Result<Ledger, Trouble> {
        let mut told = Box::default();
        loop {
            let cookie = self.cookie.clone();
            let start = self.signals.starts();
            match Guest::come(self.address, self.ledger.table, cookie.as_deref(), told).await {
                Err((lie @ Trouble::Wrong(_), _)) => return Err(lie),
                Err((_, kept)) => told = kept,
                Ok(mut guest) => {
                    self.ledger.counts.resumed += u64::from(self.cookie.is_some());
                    self.cookie = Some(guest.cookie.clone());
                    self.ledger.connected_to = start;
                    match self.visit(&mut guest).await {
                        Ok(Left::Done) => {
                            self.ledger.over = guest.told.over();
                            return Ok(self.ledger);
                        }
                        Ok(Left::Cut) => self.ledger.counts.cut += 1,
                        Err(lie @ Trouble::Wrong(_)) => return Err(lie),
                        Err(_) => self.ledger.counts.broken += 1,
                    }
                    told = guest.cut();
                }
            }
            sleep(BACK).await;
        }
    }

    /// One connection, as long as it lasts.
    async fn visit(&mut self, guest: &mut Guest) -> Result<Left, Trouble> {
        if let Some((id, sent)) = self.pending.clone() {
            self.ledger.counts.sent_again += 1;
            guest.send(&message(&id, &sent)).await?;
        }
        loop {
            self.take_place(guest).await?;
            let settled = self.pending.is_none();
            let came_back = self.ledger.connected_to == self.signals.starts();
            if settled && (guest.told.over() || (self.signals.is_enough() && came_back)) {
                return Ok(Left::Done);
            }
            if settled && self.signals.is_enough() {
                // The connection may have been begun before the last kill and made after it.
                return Ok(Left::Cut);
            }
            if settled && self.has_seen_last(guest) {
                self.act(guest).await?;
            }
            if self.dice.below(60) == 0 {
                return Ok(Left::Cut);
            }
            // When nothing comes for a while, one looks around: it may be enough.
            if let Ok(heard) = timeout(Duration::from_millis(300), guest.next()).await {
                self.hear(heard?)?;
            }
        }
    }

    fn has_seen_last(&self, guest: &Guest) -> bool {
        self.last.as_ref().is_none_or(|(_, _, made)| guest.told.version >= Some(*made))
    }

    /// Sits down, and deals when everybody does.
    async fn take_place(&self, guest: &mut Guest) -> Result<(), Trouble> {
        let gathering = guest.told.room.as_ref().is_some_and(|room| room.status == RoomStatus::Gathering);
        if !gathering {
            return Ok(());
        }
        if guest.told.seat().is_none() {
            let name = PersonName::new(&format!("guest {}", self.ledger.seat.number())).expect("it is short");
            guest.send(&ClientMessage::Sit { seat: self.ledger.seat, name }).await?;
            return guest.wait(|told| told.seat().is_some()).await;
        }
        let full = guest
            .told
            .room
            .as_ref()
            .is_some_and(|room| room.chairs.iter().all(|chair| chair.sitter != Sitter::Empty));
        if full && self.ledger.seat == Seat::new(0) {
            guest.send(&ClientMessage::Start).await?;
            return guest.wait(|told| told.view.is_some()).await;
        }
        Ok(())
    }

    /// Decides if there is something to decide; before it now and then something that must come to nothing.
    async fn act(&mut self, guest: &mut Guest) -> Result<(), Trouble> {
        let Some(scene) = guest.told.scene(self.game)? else { return Ok(()) };
        if scene.choices.is_empty() {
            return Ok(());
        }
        sleep(Duration::from_millis(u64::from(self.dice.below(40)))).await;
        let version = guest.told.version.expect("there is a view");
        let choice = self.dice.below(scene.choices.len() as u32) as usize;
        let action = scene.choices[choice].action.clone();
        if let Some((id, sent, _)) = self.last.clone() {
            if self.dice.below(6) == 0 {
                guest.send(&message(&id, &sent)).await?;
            }
            if self.dice.below(6) == 0 {
                let id = self.next_id();
                self.ledger.stale.insert(id.as_str().to_owned());
                guest.send(&message(&id, &Sent { version: sent.version, action: action.clone() })).await?;
            }
        }
        let (id, sent) = (self.next_id(), Sent { version, action });
        self.pending = Some((id.clone(), sent.clone()));
        guest.send(&message(&id, &sent)).await?;
        if self.dice.below(6) == 0 {
            guest.send(&message(&id, &sent)).await?;
        }
        Ok(())
    }

    fn next_id(&mut self) -> MoveId {
        self.named += 1;
        let (seat, named) = (self.ledger.seat.number(), self.named);
        MoveId::try_from(format!("{seat}-{named}")).expect("it is short")
    }

    fn hear(&mut self, heard: Heard) -> Result<(), Trouble> {
        match heard {
            Heard::Accepted(id, version) => self.acknowledged(&id, version),
            Heard::Refused(Some(id), why) => self.refused(&id, &why),
            Heard::Refused(None, _) | Heard::Update | Heard::Other => Ok(()),
        }
    }

    fn acknowledged(&mut self, id: &MoveId, version: Version) -> Result<(), Trouble> {
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
        Err(Trouble::wrong(format!("{id:?} was acknowledged with {version:?}, before it {before:?}")))
    }

    fn refused(&mut self, id: &MoveId, why: &str) -> Result<(), Trouble> {
        if self.ledger.stale.contains(id.as_str()) {
            self.ledger.counts.refused += 1;
            return Ok(());
        }
        Err(Trouble::wrong(format!("{id:?}, {:?}, was refused: {why}", self.pending)))
    }
}

fn message(id: &MoveId, sent: &Sent) -> ClientMessage {
    ClientMessage::Move { id: id.clone(), version: sent.version, action: sent.action.clone() }
}
