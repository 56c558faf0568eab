//! Connections that come and go, and people who are away for too long.

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

/// The shortest time between two updates about who is here.
const TELLING: Duration = Duration::from_millis(500);
/// The most connections of one person to one table.
const PER_PERSON: usize = 8;
/// While a table gathers and is full of watchers, an address with fewer connections than this is still let in.
const NEWCOMERS: usize = 8;

impl Table {
    /// Adds a connection, and sends it what it is missing.
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
        let watches = inside.watches(client.person());
        if watches && inside.is_closed() {
            return Err(OpenTableError::Closed);
        }
        if inside.is_full(client, hub.config().limits.watchers as usize) {
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

    /// Removes a connection.
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

    /// Tells everybody who is here, when that is due.
    async fn tell(self: &Arc<Self>, hub: &Arc<Hub>) {
        let Ok(mut inside) = self.open(hub).await else { return };
        inside.telling = Telling::default();
        inside.tell_presence(hub, self);
    }
}

impl Inside {
    /// The host's seat: that of the first in line who has a seat and has not been away for too long.
    pub(super) fn host(&self) -> Option<Seat> {
        let (now, grace) = (self.clock.now(), self.room.settings().pace.grace);
        let is_there =
            |seat: &Seat| self.gone[seat.number()].is_none_or(|since| now < since.plus_seconds(grace));
        let seated = self.room.hosts().line().iter().filter_map(|person| self.room.seat_of(*person));
        let mut seated = seated.peekable();
        let first = seated.peek().copied();
        seated.find(is_there).or(first)
    }

    /// The role of a person.
    pub(super) fn role(&self, person: PersonId) -> Role {
        let seat = self.room.seat_of(person);
        if seat.is_some() && seat == self.host() { Role::Host } else { Role::Other }
    }

    /// Whether a person has no seat, and none that they have left and may take again.
    fn watches(&self, person: PersonId) -> bool {
        self.room.viewer(person) == Viewer::Spectator && self.room.left_by(person).is_none()
    }

    /// Whether there are too many watchers to let this connection in. Nobody is kept out of their own seat. While a table gathers, nobody
    /// who has made it or sat here is kept out either, and there is a reserve for people who come to sit down: a quarter more, with a few
    /// connections from each address.
    fn is_full(&self, client: &Client, watchers: usize) -> bool {
        let gathers = self.room.play().is_none();
        let line = self.room.hosts().line();
        let is_counted = |person| self.watches(person) && !(gathers && line.contains(&person));
        if !is_counted(client.person()) {
            return false;
        }
        let counted = self.sockets.iter().filter(|socket| is_counted(socket.person));
        let (mut all, mut from_there) = (0, 0);
        for socket in counted {
            all += 1;
            from_there += usize::from(socket.address == client.address());
        }
        let newcomers = if gathers && from_there < NEWCOMERS { watchers / 4 } else { 0 };
        all >= watchers + newcomers
    }

    /// Whether watchers are sent away.
    pub(super) fn is_closed(&self) -> bool {
        self.room.play().is_some() && self.room.hosts().watchers() == Watchers::SentAway
    }

    /// Sends watchers away, if the table is closed to them.
    pub(super) fn close_to_watchers(&self) {
        if !self.is_closed() {
            return;
        }
        for socket in self.sockets.iter().filter(|socket| self.watches(socket.person)) {
            socket.outbox.end(Farewell::Closed);
        }
    }

    /// Sends a connection its legal actions, if it has asked for them.
    pub(super) fn tell_actions(&self, number: u64) {
        let wants = |socket: &&Socket| socket.number == number && socket.want == Want::Actions;
        if let Some(socket) = self.sockets.iter().find(wants)
            && let Some(actions) = show::actions(&self.room, self.room.viewer(socket.person))
        {
            socket.outbox.push(actions);
        }
    }

    /// Updates who is away, and since when.
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

    /// When a person who is away will have been away for too long.
    pub(super) fn patience_ends(&self, seat: Seat) -> Option<Moment> {
        let since = self.gone[seat.number()].filter(|_| !self.stood_in.contains(seat))?;
        Some(since.plus_seconds(self.room.settings().pace.grace))
    }

    /// Lets bots play for people who have been away for too long, as long as another player waits for them.
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

    /// Tells everybody who is here, unless they know: at once if there was no such update lately, else together with the changes until the
    /// next one. So nobody can flood others by coming and going.
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

/// When everybody was told who is here.
#[derive(Default)]
pub(super) enum Telling {
    /// Not lately.
    #[default]
    Never,
    /// Then.
    Told(Instant),
    /// An update is due soon. The task is dropped together with the table.
    Due(JoinHandle<()>),
}

impl Drop for Telling {
    /// A task that is telling is not cut short: it awaits nothing after it has taken itself out of the table.
    fn drop(&mut self) {
        if let Self::Due(waiting) = self {
            waiting.abort();
        }
    }
}
