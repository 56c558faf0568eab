//! Four people at one table: [`Players`].

use parlour_core::{Dice as _, FastDice, Scene, Seat, scene::Layout};
use parlour_protocol::{ClientMessage, PersonName, TableId, Version};
use parlour_seat::ClientEvent;
use tokio::time::Instant;

use super::Tally;
use crate::{SiegeError, connection::Connection, request::make_table, route::Route};

/// The slug of the game that is played.
const GAME: &str = "tps";
/// The number of players at a table.
const PEOPLE: u8 = 4;
/// One in this many moves is preceded by an illegal one, which the server must refuse.
const FORBIDDEN: u32 = 64;

/// Four people at a table, each with a socket.
pub(crate) struct Players {
    route: Route,
    table: TableId,
    people: Vec<Connection>,
    scenes: Vec<Scene>,
    dice: FastDice,
}

impl Players {
    /// Makes a table, seats the players and deals.
    pub(crate) async fn gather(route: Route, number: u64) -> Result<Self, SiegeError> {
        let table = make_table(route, &format!(r#"{{"game":"{GAME}","seats":{PEOPLE}}}"#)).await?;
        let mut people = Vec::with_capacity(usize::from(PEOPLE));
        for seat in 0..PEOPLE {
            let mut person = Connection::fresh(route, table, None).await?;
            let name = PersonName::new(&format!("guest {seat}")).expect("it is short");
            person.send(&ClientMessage::Sit { seat: Seat::new(seat), name, commitment: None }).await?;
            person.wait(|client| client.seat() == Some(Seat::new(seat))).await?;
            people.push(person);
        }
        let dice = FastDice::new(number);
        let mut players = Self { route, table, people, scenes: Vec::new(), dice };
        players.deal().await?;
        Ok(players)
    }

    async fn deal(&mut self) -> Result<(), SiegeError> {
        self.people[0].send(&ClientMessage::Start).await?;
        for person in &mut self.people {
            person.wait(|client| client.view().is_some()).await?;
        }
        self.look(&mut Tally::default())
    }

    /// The table they sit at.
    pub(crate) const fn table(&self) -> TableId {
        self.table
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.people[0].client.is_over()
    }

    fn version(&self) -> Version {
        self.people[0].client.version()
    }

    /// Lets one of those who are to act decide, and waits until everybody has been told.
    pub(crate) async fn decide(&mut self, tally: &mut Tally) -> Result<(), SiegeError> {
        let mover = self.scenes.iter().position(|scene| !scene.choices.is_empty());
        let mover = mover.ok_or_else(|| SiegeError::wrong("nobody is to act"))?;
        if self.dice.below(FORBIDDEN) == 0 {
            self.try_forbidden(mover).await?;
            tally.refused += 1;
        }
        let choices = &self.scenes[mover].choices;
        let action = choices[self.dice.below(choices.len() as u32) as usize].action.as_str();
        let made = self.version().next();
        let person = &mut self.people[mover];
        let id = person.client.play(action);
        let sent = Instant::now();
        person.flush().await?;
        loop {
            match person.next().await? {
                ClientEvent::Accepted { id: named, version } if named == id && version == made => break,
                ClientEvent::Refused { why, .. } => {
                    return Err(SiegeError::wrong(format!("{action} was refused: {why}")));
                }
                // Somebody has started or stopped watching.
                ClientEvent::Updated if person.client.version() < made => {}
                _ => return Err(SiegeError::wrong("a move was not answered first")),
            }
        }
        for person in &mut self.people {
            person.until(made).await?;
        }
        tally.took.push(sent.elapsed().as_micros() as u32);
        Ok(())
    }

    /// Tries to play a card that the mover does not hold. The server must refuse it and send the view again.
    async fn try_forbidden(&mut self, mover: usize) -> Result<(), SiegeError> {
        let held = pieces(&self.scenes[(mover + 1) % self.scenes.len()]);
        let Some(action) = held.first().map(|card| format!("play {card}")) else { return Ok(()) };
        let person = &mut self.people[mover];
        person.client.play(action.as_str());
        person.flush().await?;
        let mut answer = person.next().await?;
        while answer == ClientEvent::Updated {
            answer = person.next().await?;
        }
        let refused = matches!(answer, ClientEvent::Refused { id: Some(_), .. });
        if !refused || person.next().await? != ClientEvent::Updated {
            return Err(SiegeError::wrong(format!("{action} was not refused with the view")));
        }
        Ok(())
    }

    /// Checks everybody's view: it is their own, it allows what they may do, and it shows no card from
    /// another hand.
    pub(crate) fn look(&mut self, tally: &mut Tally) -> Result<(), SiegeError> {
        self.scenes.clear();
        for person in &self.people {
            let scene = person.scene()?;
            self.scenes.push(scene.ok_or_else(|| SiegeError::wrong("a view is missing"))?);
        }
        tally.views += self.people.len() as u64;
        if self.is_over() {
            return Ok(());
        }
        let views: Vec<&str> =
            self.people.iter().map(|person| person.client.view().map_or("", |view| view.get())).collect();
        for (owner, scene) in self.scenes.iter().enumerate() {
            for piece in pieces(scene) {
                let written = format!("\"{piece}\"");
                let seen = |place: &usize| views[*place].contains(&written);
                let by: Vec<usize> = (0..views.len()).filter(seen).collect();
                if by != [owner] {
                    return Err(SiegeError::wrong(format!(
                        "{piece} in the hand of {owner} is seen by {by:?}"
                    )));
                }
            }
        }
        Ok(())
    }

    /// Starts another game with the same players, at another table.
    pub(crate) async fn play_again(&mut self) -> Result<(), SiegeError> {
        self.people[0].send(&ClientMessage::Rematch).await?;
        self.people[0].wait(|client| client.rematch().is_some()).await?;
        self.table = self.people[0].client.rematch().expect("it was waited for");
        for person in &mut self.people {
            *person = Connection::fresh(self.route, self.table, Some(&person.cookie)).await?;
        }
        self.deal().await
    }
}

/// The pieces in the viewer's own hand.
fn pieces(scene: &Scene) -> Vec<&str> {
    let own = scene.zones.iter().filter(|zone| zone.layout == Layout::Fan);
    let own = own.filter(|zone| zone.owner.is_some_and(|owner| scene.viewer.is(owner)));
    let places = own.flat_map(|zone| &zone.places);
    places.flat_map(|place| &place.pieces).map(|piece| piece.id.as_str()).collect()
}
