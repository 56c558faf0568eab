//! What goes on without people: bots decide, clocks run out, alarms ring.

use std::{
    net::IpAddr,
    sync::{Arc, Weak},
    time::Duration,
};

use parlour_bots::Bot;
use parlour_core::Seat;
use parlour_protocol::Version;
use parlour_store::StoreError;
use tokio::task::JoinHandle;

use super::{Inside, Table};
use crate::{
    entry::{By, Entry, StoredPlayer},
    hub::Hub,
    moment::Moment,
    room::RequestError,
    thinkers::{Lane, Line, Thought},
};

/// Milliseconds until something that failed is tried again.
const RETRY: u64 = 500;
/// Shorter waits are not waited for: nobody on a network can tell.
const TICK: Duration = Duration::from_millis(1);

impl Inside {
    /// Who decides for a seat that is to act, if it is not the person on it.
    ///
    /// The table itself makes the decisions that matter only among people, if there is one person.
    ///
    /// Bots play while anybody looks on. They play for people only while another person, or that one, is at the table: a table
    /// without people waits.
    fn player(&self, seat: Seat, now: Moment) -> Option<(Bot, By)> {
        let pace = self.room.settings().pace;
        match &self.room.chairs()[seat.number()] {
            StoredPlayer::Empty => None,
            StoredPlayer::Bot(bot) => (!self.sockets.is_empty()).then_some((*bot, By::Bot)),
            StoredPlayer::Person { .. } if self.here().is_empty() => None,
            StoredPlayer::Person { .. } if self.room.is_formality(seat) => Some((Bot::Random, By::Formality)),
            StoredPlayer::Person { .. } if self.stood_in.contains(seat) => Some((pace.stand_in, By::StandIn)),
            StoredPlayer::Person { .. } => {
                let late = self.room.deadline(seat).is_some_and(|end| end <= now);
                late.then_some((pace.stand_in, By::Clock))
            }
        }
    }

    /// Lets bots think that have something to decide, and sets the alarm for what comes next by itself.
    pub(super) fn go_on(&mut self, hub: &Arc<Hub>, table: &Arc<Table>) {
        let now = self.clock.now();
        if self.room.playing().is_none() {
            // Somebody else may be the host by now.
            self.tell_presence(hub, table);
            self.set_alarm(now, hub, table);
            return;
        }
        self.let_bots_stand_in(now, hub, table);
        let to_act = self.room.playing().map(|play| play.table().to_act()).unwrap_or_default();
        for seat in to_act {
            self.think(seat, now, hub, table);
        }
        self.set_alarm(now, hub, table);
    }

    fn think(&mut self, seat: Seat, now: Moment, hub: &Arc<Hub>, table: &Arc<Table>) {
        let (Some((bot, _)), Some(play)) = (self.player(seat, now), self.room.playing()) else { return };
        let turn = play.turn(seat);
        if self.thinking[seat.number()] == Some(turn) {
            return;
        }
        let (forced, thinking) = (play.table().is_forced(seat), play.table().thinking(seat, bot));
        let game = self.room.game();
        let Ok(thought) = hub.thinkers().think(self.line(), bot.limit(), thinking) else {
            self.retry = Some(now.plus_millis(RETRY));
            return;
        };
        self.thinking[seat.number()] = Some(turn);
        let (hub, table) = (Arc::clone(hub), Arc::clone(table));
        tokio::spawn(async move {
            let thought = thought.await.ok();
            if let Some(Thought { took, .. }) = thought {
                // That there was no choice is nobody's business: then the answer comes as late as if there had been one.
                let rest =
                    if forced { hub.paces().wait(game, bot).saturating_sub(took) } else { Duration::ZERO };
                if !forced {
                    hub.paces().note(game, bot, took);
                } else if rest > TICK {
                    tokio::time::sleep(rest).await;
                }
            }
            table.thought(&hub, seat, turn, thought.map(|thought| thought.answer)).await;
        });
    }

    /// Where the table's thoughts stand in line: on the account of the first person who sits here and is connected, or else of who
    /// has watched for longest.
    fn line(&self) -> Line {
        let seated =
            self.sockets.iter().filter_map(|socket| Some((self.room.seat_of(socket.person)?, socket)));
        let first = seated.min_by_key(|(seat, _)| *seat).map(|(_, socket)| socket);
        let lane = if first.is_some() { Lane::People } else { Lane::Alone };
        let payer = first.or(self.sockets.first());
        let address = payer.map_or(IpAddr::from([0, 0, 0, 0]).into(), |socket| socket.address);
        Line { lane, address, table: self.room.id() }
    }

    /// When something happens here by itself.
    fn next_alarm(&self, now: Moment) -> Option<Moment> {
        let play = self.room.playing().filter(|_| !self.here().is_empty());
        let people = self.room.people();
        let clocks = play.into_iter().flat_map(|play| {
            let waiting = (play.table().to_act() & people).iter();
            let waiting = waiting.filter(|seat| self.thinking[seat.number()] != Some(play.turn(*seat)));
            waiting.filter_map(|seat| self.room.deadline(seat))
        });
        let away = people.iter().filter(|_| play.is_some()).filter_map(|seat| self.patience_ends(seat));
        let host = self
            .host()
            .filter(|_| play.is_none() && !self.sockets.is_empty())
            .and_then(|seat| self.patience_ends(seat));
        clocks.chain(away).chain(host.filter(|end| *end > now)).chain(self.retry).min()
    }

    fn set_alarm(&mut self, now: Moment, hub: &Arc<Hub>, table: &Arc<Table>) {
        let Some(due) = self.next_alarm(now) else {
            self.alarm = None;
            return;
        };
        // One that rings sooner sets the next one.
        if self.alarm.as_ref().is_some_and(|alarm| alarm.due <= due) {
            return;
        }
        let (hub, table): (Weak<Hub>, Weak<Table>) = (Arc::downgrade(hub), Arc::downgrade(table));
        let ringing = tokio::spawn(async move {
            tokio::time::sleep(now.until(due)).await;
            if let (Some(hub), Some(table)) = (hub.upgrade(), table.upgrade()) {
                table.ring(&hub).await;
            }
        });
        self.alarm = Some(Alarm { due, ringing });
    }
}

/// Something that happens by itself. With whoever set it, it goes: a table that nobody holds leaves nothing behind.
pub(super) struct Alarm {
    due: Moment,
    ringing: JoinHandle<()>,
}

impl Drop for Alarm {
    /// One that rings at this moment ends all the same: it waits for nothing after it has taken itself away.
    fn drop(&mut self) {
        self.ringing.abort();
    }
}

impl Table {
    async fn ring(self: &Arc<Self>, hub: &Arc<Hub>) {
        let Ok(mut inside) = self.open(hub).await else { return };
        (inside.alarm, inside.retry) = (None, None);
        inside.go_on(hub, self);
    }

    /// A bot has come to a decision, or to nothing if its thought has failed.
    async fn thought(self: &Arc<Self>, hub: &Arc<Hub>, seat: Seat, turn: Version, action: Option<String>) {
        let Ok(mut inside) = self.open(hub).await else { return };
        let inside = &mut *inside;
        if inside.thinking[seat.number()] == Some(turn) {
            inside.thinking[seat.number()] = None;
        }
        let now = inside.clock.now();
        // In the meantime the person may have decided or come back, or another bot may sit there.
        let Some((_, by)) = inside.player(seat, now) else { return };
        let Some(play) = inside.room.playing() else { return };
        if play.turn(seat) != turn || !play.table().to_act().contains(seat) {
            return;
        }
        let action = action.unwrap_or_else(|| play.table().thinking(seat, Bot::Random)(&|| true));
        match inside.commit(hub, Entry::Moved { seat, action, by, at: now }).await {
            Ok(change) => inside.settle(hub, self, &change),
            // Nobody is here any more; whoever comes back sets it going again.
            Err(RequestError::Store(StoreError::Unsettled(_))) => {}
            Err(RequestError::Store(_)) => {
                inside.retry = Some(now.plus_millis(RETRY));
                inside.set_alarm(now, hub, self);
            }
            Err(_) => inside.go_on(hub, self),
        }
    }
}
