//! The four people of one table: [`Company`].

use std::net::SocketAddr;

use parlour_core::{Dice as _, FastDice, Scene, Seat, scene::Layout};
use parlour_protocol::{ClientMessage, MoveId, PersonName, RoomStatus, TableId, Version};
use parlour_registry::AnyGame;
use tokio::time::Instant;

use super::Tally;
use crate::{
    Trouble,
    guest::{Guest, Heard, Told},
    request::make_table,
};

/// The game that is played.
const GAME: &str = "tps";
/// How many play it.
const PEOPLE: u8 = 4;
/// One of so many moves is tried in vain first, with one that is not legal.
const FORBIDDEN: u32 = 64;

/// Four people at a table, each with a socket.
pub(crate) struct Company {
    address: SocketAddr,
    table: TableId,
    game: &'static dyn AnyGame,
    guests: Vec<Guest>,
    scenes: Vec<Scene>,
    dice: FastDice,
    moves: u64,
}

impl Company {
    /// Makes a table, sits down and deals.
    pub(crate) async fn gather(address: SocketAddr, number: u64) -> Result<Self, Trouble> {
        let game = parlour_registry::find(GAME).map_err(|unknown| Trouble::wrong(unknown.to_string()))?;
        let table = make_table(address, &format!(r#"{{"game":"{GAME}","seats":{PEOPLE}}}"#)).await?;
        let mut guests = Vec::with_capacity(usize::from(PEOPLE));
        for seat in 0..PEOPLE {
            let mut guest = come(address, table, None).await?;
            let name = PersonName::new(&format!("guest {seat}")).expect("it is short");
            guest.send(&ClientMessage::Sit { seat: Seat::new(seat), name }).await?;
            guest.wait(|told| told.seat() == Some(Seat::new(seat))).await?;
            guests.push(guest);
        }
        let dice = FastDice::new(number);
        let mut company = Self { address, table, game, guests, scenes: Vec::new(), dice, moves: 0 };
        company.deal().await?;
        Ok(company)
    }

    async fn deal(&mut self) -> Result<(), Trouble> {
        self.guests[0].send(&ClientMessage::Start).await?;
        for guest in &mut self.guests {
            guest.wait(|told| told.view.is_some()).await?;
        }
        self.look(&mut Tally::default())
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.guests[0].told.over()
    }

    fn version(&self) -> Version {
        self.guests[0].told.version.expect("everybody has been told something")
    }

    /// One of those who are to act decides, and everybody hears of it.
    pub(crate) async fn decide(&mut self, tally: &mut Tally) -> Result<(), Trouble> {
        let mover = self.scenes.iter().position(|scene| !scene.choices.is_empty());
        let mover = mover.ok_or_else(|| Trouble::wrong("nobody is to act"))?;
        if self.dice.below(FORBIDDEN) == 0 {
            self.try_forbidden(mover).await?;
            tally.refused += 1;
        }
        let choices = &self.scenes[mover].choices;
        let action = choices[self.dice.below(choices.len() as u32) as usize].action.clone();
        let (id, made) = (self.next_id(), self.version().next());
        let message = ClientMessage::Move { id: id.clone(), version: self.version(), action };
        let sent = Instant::now();
        self.guests[mover].send(&message).await?;
        match self.guests[mover].next().await? {
            Heard::Accepted(named, version) if named == id && version == made => {}
            Heard::Refused(_, why) => return Err(Trouble::wrong(format!("{message:?} was refused: {why}"))),
            _ => return Err(Trouble::wrong("a move was not answered first")),
        }
        for guest in &mut self.guests {
            guest.until(made).await?;
        }
        tally.took.push(sent.elapsed().as_micros() as u32);
        Ok(())
    }

    /// A card that the mover does not hold is not played, and the view comes again.
    async fn try_forbidden(&mut self, mover: usize) -> Result<(), Trouble> {
        let held = pieces(&self.scenes[(mover + 1) % self.scenes.len()]);
        let Some(action) = held.first().map(|card| format!("play {card}")) else { return Ok(()) };
        let message = ClientMessage::Move { id: self.next_id(), version: self.version(), action };
        let guest = &mut self.guests[mover];
        guest.send(&message).await?;
        let refused = matches!(guest.next().await?, Heard::Refused(Some(_), _));
        if !refused || !matches!(guest.next().await?, Heard::Update) {
            return Err(Trouble::wrong(format!("{message:?} was not refused with the view")));
        }
        Ok(())
    }

    fn next_id(&mut self) -> MoveId {
        self.moves += 1;
        MoveId::try_from(format!("m{}", self.moves)).expect("it is short")
    }

    /// Checks everybody's view: it is theirs, it allows what they may do, and no card of a hand is in anybody else's.
    pub(crate) fn look(&mut self, tally: &mut Tally) -> Result<(), Trouble> {
        self.scenes.clear();
        for guest in &self.guests {
            let scene = guest.told.scene(self.game)?;
            self.scenes.push(scene.ok_or_else(|| Trouble::wrong("a view is missing"))?);
        }
        tally.views += self.guests.len() as u64;
        if self.is_over() {
            return Ok(());
        }
        let views: Vec<&str> =
            self.guests.iter().map(|guest| guest.told.view.as_ref().map_or("", |view| view.get())).collect();
        for (owner, scene) in self.scenes.iter().enumerate() {
            for piece in pieces(scene) {
                let written = format!("\"{piece}\"");
                let seen = |place: &usize| views[*place].contains(&written);
                let by: Vec<usize> = (0..views.len()).filter(seen).collect();
                if by != [owner] {
                    return Err(Trouble::wrong(format!("{piece} in the hand of {owner} is seen by {by:?}")));
                }
            }
        }
        Ok(())
    }

    /// Another game with the same people, at another table.
    pub(crate) async fn play_again(&mut self) -> Result<(), Trouble> {
        self.guests[0].send(&ClientMessage::Rematch).await?;
        self.guests[0].wait(|told| next_table(told).is_some()).await?;
        self.table = next_table(&self.guests[0].told).expect("it was waited for");
        for guest in &mut self.guests {
            *guest = come(self.address, self.table, Some(&guest.cookie)).await?;
        }
        self.deal().await
    }
}

async fn come(address: SocketAddr, table: TableId, cookie: Option<&str>) -> Result<Guest, Trouble> {
    Guest::come(address, table, cookie, Box::default()).await.map_err(|(trouble, _)| trouble)
}

fn next_table(told: &Told) -> Option<TableId> {
    match told.room.as_ref()?.status {
        RoomStatus::Finished { rematch, .. } => rematch,
        RoomStatus::Gathering | RoomStatus::Playing => None,
    }
}

/// The pieces in the viewer's own hand.
fn pieces(scene: &Scene) -> Vec<&str> {
    let own = scene.zones.iter().filter(|zone| zone.layout == Layout::Fan);
    let own = own.filter(|zone| zone.owner.is_some_and(|owner| scene.viewer.is(owner)));
    let places = own.flat_map(|zone| &zone.places);
    places.flat_map(|place| &place.pieces).map(|piece| piece.id.as_str()).collect()
}
