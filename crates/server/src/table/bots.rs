//! What goes on without people: bots decide, clocks run out, alarms ring.

use std::sync::{Arc, Weak};

use parlour_bots::Bot;
use parlour_core::Seat;
use parlour_protocol::Version;
use tokio::task::JoinHandle;

use super::{Inside, Table};
use crate::{
    entry::{By, Entry, StoredPlayer},
    hub::Hub,
    moment::Moment,
    room::RequestError,
    thinkers::Purpose,
};

/// Milliseconds until something that failed is tried again.
const RETRY: u64 = 500;

impl Inside {
    /// Who decides for a seat that is to act, if it is not the person on it.
    ///
    /// Bots play while anybody looks on. They play for people only while another person, or that one, is at the table: a table
    /// without people waits.
    fn player(&self, seat: Seat, now: Moment) -> Option<(Bot, By)> {
        let pace = self.room.settings().pace;
        match &self.room.chairs()[seat.number()] {
            StoredPlayer::Empty => None,
            StoredPlayer::Bot(bot) => (!self.sockets.is_empty()).then_some((*bot, By::Bot)),
            StoredPlayer::Person { .. } if self.here().is_empty() => None,
            StoredPlayer::Person { .. } if self.stood_in.contains(seat) => Some((pace.stand_in, By::StandIn)),
            StoredPlayer::Person { .. } => {
                let began = self.room.playing()?.began(seat);
                let late = pace.seconds.is_some_and(|seconds| began.plus_seconds(seconds) <= now);
                late.then_some((pace.stand_in, By::Clock))
            }
        }
    }

    /// Lets bots think that have something to decide, and sets the alarm for what comes next by itself.
    pub(super) fn go_on(&mut self, hub: &Arc<Hub>, table: &Arc<Table>) {
        if self.room.playing().is_none() {
            return;
        }
        let now = Moment::now();
        self.let_bots_stand_in(now);
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
        let thinking = play.table().thinking(seat, bot);
        let Ok(thought) = hub.thinkers().think(Purpose::Decision, bot.limit(), thinking) else {
            self.retry = Some(now.plus_millis(RETRY));
            return;
        };
        self.thinking[seat.number()] = Some(turn);
        let (hub, table) = (Arc::clone(hub), Arc::clone(table));
        tokio::spawn(async move {
            let action = thought.await.ok();
            table.thought(&hub, seat, turn, action).await;
        });
    }

    /// When something happens here by itself.
    fn next_alarm(&self) -> Option<Moment> {
        let play = self.room.playing().filter(|_| !self.here().is_empty());
        let seconds = self.room.settings().pace.seconds;
        let people = self.room.people();
        let clocks = play.zip(seconds).into_iter().flat_map(|(play, seconds)| {
            let waiting = (play.table().to_act() & people).iter();
            let waiting = waiting.filter(|seat| self.thinking[seat.number()] != Some(play.turn(*seat)));
            waiting.map(move |seat| play.began(seat).plus_seconds(seconds))
        });
        let away = people.iter().filter(|_| play.is_some()).filter_map(|seat| self.patience_ends(seat));
        clocks.chain(away).chain(self.retry).min()
    }

    fn set_alarm(&mut self, now: Moment, hub: &Arc<Hub>, table: &Arc<Table>) {
        let Some(due) = self.next_alarm() else {
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
        let now = Moment::now();
        // In the meantime the person may have decided or come back, or another bot may sit there.
        let Some((_, by)) = inside.player(seat, now) else { return };
        let Some(play) = inside.room.playing() else { return };
        if play.turn(seat) != turn || !play.table().to_act().contains(seat) {
            return;
        }
        let action = action.unwrap_or_else(|| play.table().thinking(seat, Bot::Random)(&|| true));
        match inside.commit(hub, Entry::Moved { seat, action, by, at: now }).await {
            Ok(change) => inside.settle(hub, self, &change),
            Err(RequestError::Store(_)) => {
                inside.retry = Some(now.plus_millis(RETRY));
                inside.set_alarm(now, hub, self);
            }
            Err(_) => inside.go_on(hub, self),
        }
    }
}
