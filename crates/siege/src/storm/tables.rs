//! A table that is stormed, and the proper people at it: [`Stormed`].

use std::{net::SocketAddr, time::Duration};

use parlour_core::{Dice as _, FastDice, Seat};
use parlour_protocol::{ClientMessage, MoveId, PersonName, TableId};
use parlour_registry::AnyGame;
use tokio::time::timeout;

use crate::{
    Trouble,
    guest::{Guest, Heard},
    request::make_table,
};

/// A game that has not come to its end by then does not.
const LONGEST: Duration = Duration::from_mins(2);

/// A table that is stormed.
pub(super) struct Stormed {
    pub(super) address: SocketAddr,
    pub(super) table: TableId,
    game: &'static dyn AnyGame,
    /// Of the people who sit there.
    pub(super) cookies: Vec<String>,
}

impl Stormed {
    /// Makes a table, sits down and deals.
    pub(super) async fn begin(
        address: SocketAddr,
        game: &'static dyn AnyGame,
        seed: u64,
    ) -> Result<Self, Trouble> {
        let info = game.info();
        let (fewest, most) = (*info.seats.start() as u32, *info.seats.end() as u32);
        let seats = fewest.max(2) + FastDice::new(seed).below(most - fewest.max(2) + 1);
        // Whoever is driven away is played by a bot that does not think long.
        let body = format!(
            r#"{{"game":"{}","seats":{seats},"pace":{{"seconds":null,"grace":1,"stand_in":"random"}}}}"#,
            info.slug
        );
        let table = make_table(address, &body).await?;
        let mut people = Vec::new();
        for seat in 0..seats as u8 {
            let mut guest = come(address, table, None).await?;
            let name = PersonName::new(&format!("guest {seat}")).expect("it is short");
            guest.send(&ClientMessage::Sit { seat: Seat::new(seat), name }).await?;
            guest.wait(|told| told.seat().is_some()).await?;
            people.push(guest);
        }
        people[0].send(&ClientMessage::Start).await?;
        people[0].wait(|told| told.view.is_some()).await?;
        let cookies = people.iter().map(|guest| guest.cookie.clone()).collect();
        Ok(Self { address, table, game, cookies })
    }

    /// All people come back and play to the end. Gives how many decisions they made.
    pub(super) async fn play_on(&self, seed: u64) -> Result<u64, Trouble> {
        let wedged = |_| Trouble::wrong(format!("a table of {} does not go on", self.game.info().title));
        let mut playing = Vec::new();
        for (cookie, number) in self.cookies.iter().zip(0..) {
            playing.push(self.play_seat(cookie, FastDice::new(seed + number)));
        }
        let made = timeout(LONGEST, futures_util::future::try_join_all(playing)).await.map_err(wedged)??;
        Ok(made.into_iter().sum())
    }

    async fn play_seat(&self, cookie: &str, mut dice: FastDice) -> Result<u64, Trouble> {
        let mut guest = come(self.address, self.table, Some(cookie)).await?;
        let (mut made, mut waiting) = (0, None::<MoveId>);
        while !guest.told.over() {
            let scene = guest.told.scene(self.game)?;
            let choices = scene.map(|scene| scene.choices).unwrap_or_default();
            if waiting.is_none() && !choices.is_empty() {
                let action = choices[dice.below(choices.len() as u32) as usize].action.clone();
                let version = guest.told.version.expect("there is a view");
                let id = MoveId::try_from(format!("after-{}", version.0)).expect("it is short");
                guest.send(&ClientMessage::Move { id: id.clone(), version, action }).await?;
                waiting = Some(id);
            }
            match guest.next().await? {
                Heard::Accepted(id, version) if Some(&id) == waiting.as_ref() => {
                    guest.until(version).await?;
                    (made, waiting) = (made + 1, None);
                }
                // Meanwhile the table has gone on: another look.
                Heard::Refused(..) => waiting = None,
                _ => {}
            }
        }
        Ok(made)
    }
}

async fn come(address: SocketAddr, table: TableId, cookie: Option<&str>) -> Result<Guest, Trouble> {
    Guest::come(address, table, cookie, Box::default()).await.map_err(|(trouble, _)| trouble)
}
