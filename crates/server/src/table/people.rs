//! Who comes, who goes, and who has been away for too long.

use std::{sync::Arc, time::Duration};

use parlour_core::{Seat, Viewer};
use parlour_protocol::{Farewell, Want, Watchers};
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep_until},
};

use super::{Client, Inside, OpenTableError, Socket, Table};
use crate::{
    hub::Hub,
    moment::Moment,
    person::PersonId,
    room::Role,
    show::{self, Has, Presence},
};

/// How much lies between two times at which all are told who is here.
const TELLING: Duration = Duration::from_millis(500);
/// Connections of one person to one table.
const PER_PERSON: usize = 8;

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
        if same >= PER_PERSON {
            return Err(OpenTableError::TooMany);
        }
        // Those who have a seat are not counted with them: nobody is kept out of their own.
        let watches = inside.watches(client.person());
        if watches && inside.is_closed() {
            return Err(OpenTableError::Closed);
        }
        if watches && inside.presence().spectators >= hub.config().limits.watchers as usize {
            return Err(OpenTableError::Full);
        }
        inside.sockets.push(Socket {
            number: client.number(),
            person: client.person(),
            address: client.address(),
            outbox: Arc::clone(client.outbox()),
            told: Presence::default(),
            want: has.want,
        });
        inside.count_people();
        let presence = inside.presence();
        client.outbox().push(show::missed(&inside.room, &presence, client.person(), has, inside.clock.now()));
        if let Some(socket) = inside.sockets.last_mut() {
            socket.told = presence;
        }
        inside.tell_actions(client.number());
        inside.tell_presence(hub, self);
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
        inside.tell_presence(hub, self);
        inside.go_on(hub, self);
    }

    /// It is time to tell who is here.
    async fn tell(self: &Arc<Self>, hub: &Arc<Hub>) {
        let Ok(mut inside) = self.open(hub).await else { return };
        inside.telling = Telling::default();
        inside.tell_presence(hub, self);
    }
}

impl Inside {
    /// Where the host sits: the first in line who sits here and has not been away for too long.
    pub(super) fn host(&self) -> Option<Seat> {
        let (now, grace) = (self.clock.now(), self.room.settings().pace.grace);
        let is_there =
            |seat: &Seat| self.gone[seat.number()].is_none_or(|since| now < since.plus_seconds(grace));
        let seated = self.room.hosts().line().iter().filter_map(|person| self.room.seat_of(*person));
        let mut seated = seated.peekable();
        let first = seated.peek().copied();
        seated.find(is_there).or(first)
    }

    /// What that person is here.
    pub(super) fn role(&self, person: PersonId) -> Role {
        let seat = self.room.seat_of(person);
        if seat.is_some() && seat == self.host() { Role::Host } else { Role::Other }
    }

    /// Whether that person has no seat here, and none that they have left and may take again.
    fn watches(&self, person: PersonId) -> bool {
        self.room.viewer(person) == Viewer::Spectator && self.room.left_by(person).is_none()
    }

    /// Whether those who have no seat are sent away.
    pub(super) fn is_closed(&self) -> bool {
        self.room.play().is_some() && self.room.hosts().watchers() == Watchers::SentAway
    }

    /// Sends those away who have no seat, if the table is closed to them.
    pub(super) fn close_to_watchers(&self) {
        if !self.is_closed() {
            return;
        }
        for socket in self.sockets.iter().filter(|socket| self.watches(socket.person)) {
            socket.outbox.end(Farewell::Closed);
        }
    }

    /// Tells a connection that has asked for it what it may do.
    pub(super) fn tell_actions(&self, number: u64) {
        let wants = |socket: &&Socket| socket.number == number && socket.want == Want::Actions;
        if let Some(socket) = self.sockets.iter().find(wants)
            && let Some(actions) = show::actions(&self.room, self.room.viewer(socket.person))
        {
            socket.outbox.push(actions);
        }
    }

    /// Notes who is away since now, and who is back.
    pub(super) fn count_people(&mut self) {
        let (here, people, now) = (self.here(), self.room.people(), self.clock.now());
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
    pub(super) fn let_bots_stand_in(&mut self, now: Moment, hub: &Arc<Hub>, table: &Arc<Table>) {
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
        self.tell_presence(hub, table);
    }

    /// Tells those who do not know it yet who is here: at once if it has been quiet, and otherwise soon, together with what comes until
    /// then. So nobody makes others pay by coming and going.
    pub(super) fn tell_presence(&mut self, hub: &Arc<Hub>, table: &Arc<Table>) {
        let now = Instant::now();
        match &self.telling {
            Telling::Due(_) => return,
            Telling::Told(last) if now < *last + TELLING => {
                let due = *last + TELLING;
                let (hub, table) = (Arc::downgrade(hub), Arc::downgrade(table));
                let waiting = tokio::spawn(async move {
                    sleep_until(due).await;
                    if let (Some(hub), Some(table)) = (hub.upgrade(), table.upgrade()) {
                        table.tell(&hub).await;
                    }
                });
                self.telling = Telling::Due(waiting);
                return;
            }
            Telling::Never | Telling::Told(_) => {}
        }
        let presence = self.presence();
        let mut late = self.sockets.iter_mut().filter(|socket| socket.told != presence).peekable();
        if late.peek().is_none() {
            return;
        }
        let frame = show::presence(&self.room, &presence, self.clock.now());
        for socket in late {
            socket.told = presence;
            socket.outbox.push(frame.clone());
        }
        self.telling = Telling::Told(now);
    }
}

/// When it was told who is here.
#[derive(Default)]
pub(super) enum Telling {
    /// Not lately.
    #[default]
    Never,
    /// Then.
    Told(Instant),
    /// It is told again soon. With whoever set it, it goes.
    Due(JoinHandle<()>),
}

impl Drop for Telling {
    /// One that tells at this moment ends all the same: it waits for nothing after it has taken itself away.
    fn drop(&mut self) {
        if let Self::Due(waiting) = self {
            waiting.abort();
        }
    }
}
