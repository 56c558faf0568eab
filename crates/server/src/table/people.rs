//! Who comes, who goes, and who has been away for too long.

use std::sync::Arc;

use parlour_core::Seat;

use super::{Client, Inside, OpenTableError, Socket, Table};
use crate::{
    hub::Hub,
    moment::Moment,
    show::{self, Has},
};

/// Connections of one person to one table.
const PER_PERSON: usize = 8;
/// Connections to one table.
const PER_TABLE: usize = 400;

impl Table {
    /// A connection comes and gets what it misses.
    pub(crate) async fn join(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        client: &Client,
        has: Has,
    ) -> Result<(), OpenTableError> {
        let mut inside = self.open(hub).await?;
        let same = inside.sockets.iter().filter(|socket| socket.person == client.person()).count();
        if same >= PER_PERSON || inside.sockets.len() >= PER_TABLE {
            return Err(OpenTableError::TooMany);
        }
        inside.sockets.push(Socket {
            number: client.number(),
            person: client.person(),
            outbox: Arc::clone(client.outbox()),
        });
        inside.count_people();
        client.outbox().push(show::missed(&inside.room, &inside.presence(), client.person(), has));
        inside.tell_presence(Some(client.number()));
        inside.go_on(hub, self);
        Ok(())
    }

    /// A connection is gone.
    pub(crate) async fn part(self: &Arc<Self>, hub: &Arc<Hub>, number: u64) {
        let Ok(mut inside) = self.open(hub).await else { return };
        let before = inside.sockets.len();
        inside.sockets.retain(|socket| socket.number != number);
        if inside.sockets.len() == before {
            return;
        }
        inside.sockets.shrink_to_fit();
        inside.count_people();
        inside.tell_presence(None);
        inside.go_on(hub, self);
    }
}

impl Inside {
    /// Notes who is away since now, and who is back.
    pub(super) fn count_people(&mut self) {
        let (here, people, now) = (self.here(), self.room.people(), Moment::now());
        for number in 0..Seat::MAX {
            let seat = Seat::new(number as u8);
            let away = people.contains(seat) && !here.contains(seat);
            let since = self.gone[number].unwrap_or(now);
            self.gone[number] = away.then_some(since);
            if !away {
                self.stood_in.remove(seat);
            }
        }
    }

    /// When a person who is away has been so for too long.
    pub(super) fn patience_ends(&self, seat: Seat) -> Option<Moment> {
        let since = self.gone[seat.number()].filter(|_| !self.stood_in.contains(seat))?;
        Some(since.plus_seconds(self.room.settings().pace.grace))
    }

    /// Lets a bot play for those who have been away for too long, as long as another person waits for them.
    pub(super) fn let_bots_stand_in(&mut self, now: Moment) {
        if self.room.playing().is_none() || self.here().is_empty() {
            return;
        }
        let away = self.room.people().iter();
        let late: Vec<Seat> =
            away.filter(|seat| self.patience_ends(*seat).is_some_and(|end| end <= now)).collect();
        if late.is_empty() {
            return;
        }
        for seat in late {
            self.stood_in.insert(seat);
        }
        self.tell_presence(None);
    }
}
