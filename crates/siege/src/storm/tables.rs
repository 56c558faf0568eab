//! A table under attack, and the real players at it: [`Stormed`].

use std::{net::SocketAddr, time::Duration};

use parlour_core::{Dice as _, FastDice, Seat};
use parlour_protocol::{ClientMessage, MoveId, PersonName, TableId};
use parlour_registry::AnyGame;
use parlour_seat::ClientEvent;
use tokio::time::timeout;

use crate::{SiegeError, connection::Connection, request::make_table};

/// A game that is not over by then is stuck.
const LONGEST: Duration = Duration::from_mins(2);

/// A table under attack.
pub(super) struct Stormed {
    pub(super) address: SocketAddr,
    pub(super) table: TableId,
    game: &'static dyn AnyGame,
    /// The cookies of the players who sit there.
    pub(super) cookies: Vec<String>,
}

impl Stormed {
    /// Makes a table, seats the players and deals.
    pub(super) async fn begin(
        address: SocketAddr,
        game: &'static dyn AnyGame,
        seed: u64,
    ) -> Result<Self, SiegeError> {
        let info = game.info();
        let (fewest, most) = (*info.seats.start() as u32, *info.seats.end() as u32);
        let seats = fewest.max(2) + FastDice::new(seed).below(most - fewest.max(2) + 1);
        // A player who is driven away is replaced by a bot that does not think for long.
        let body = format!(
            r#"{{"game":"{}","seats":{seats},"pace":{{"seconds":null,"grace":1,"stand_in":"random"}}}}"#,
            info.slug
        );
        let table = make_table(address, &body).await?;
        let mut people = Vec::new();
        for seat in 0..seats as u8 {
            let mut person = Connection::fresh(address, table, None).await?;
            let name = PersonName::new(&format!("guest {seat}")).expect("it is short");
            person.send(&ClientMessage::Sit { seat: Seat::new(seat), name, commitment: None }).await?;
            person.wait(|client| client.seat().is_some()).await?;
            people.push(person);
        }
        people[0].send(&ClientMessage::Start).await?;
        people[0].wait(|client| client.view().is_some()).await?;
        let cookies = people.iter().map(|person| person.cookie.clone()).collect();
        Ok(Self { address, table, game, cookies })
    }

    /// Brings all players back and plays to the end. Returns how many decisions they made.
    pub(super) async fn play_on(&self, seed: u64) -> Result<u64, SiegeError> {
        let wedged = |_| SiegeError::wrong(format!("a table of {} does not go on", self.game.info().title));
        let mut playing = Vec::new();
        for (cookie, number) in self.cookies.iter().zip(0..) {
            playing.push(self.play_seat(cookie, FastDice::new(seed + number)));
        }
        let made = timeout(LONGEST, futures_util::future::try_join_all(playing)).await.map_err(wedged)??;
        Ok(made.into_iter().sum())
    }

    async fn play_seat(&self, cookie: &str, mut dice: FastDice) -> Result<u64, SiegeError> {
        let mut person = Connection::fresh(self.address, self.table, Some(cookie)).await?;
        let (mut made, mut waiting) = (0, None::<MoveId>);
        while !person.client.is_over() {
            let choices = person.scene()?.map(|scene| scene.choices).unwrap_or_default();
            if waiting.is_none() && !choices.is_empty() {
                let action = choices[dice.below(choices.len() as u32) as usize].action.as_str();
                waiting = Some(person.client.play(action));
                person.flush().await?;
            }
            match person.next().await? {
                ClientEvent::Accepted { id, version } if Some(&id) == waiting.as_ref() => {
                    person.until(version).await?;
                    (made, waiting) = (made + 1, None);
                }
                // The table has changed in the meantime, so look again.
                ClientEvent::Refused { .. } => waiting = None,
                _ => {}
            }
        }
        Ok(made)
    }
}
