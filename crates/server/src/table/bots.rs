//! What happens without people: bots move, clocks run out, alarms ring.

#[cfg(test)]
mod tests;

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
/// Shorter waits are skipped: nobody can notice them over a network.
const TICK: Duration = Duration::from_millis(1);

impl Inside {
    /// The bot that moves for a seat that is to act, if the person on it does not.
    ///
    /// Bots play while anybody is connected. They play for people only while one of the players is connected: a table without
    /// players waits.
    fn player(&self, seat: Seat, now: Moment) -> Option<(Bot, By)> {
        let pace = self.room.settings().pace;
        match &self.room.chairs()[seat.number()] {
            StoredPlayer::Empty => None,
            StoredPlayer::Bot(bot) => (!self.sockets.is_empty()).then_some((*bot, By::Bot)),
            StoredPlayer::Person { .. } if self.here().is_empty() => None,
            StoredPlayer::Person { .. } if self.stood_in.contains(seat) => Some((pace.stand_in, By::StandIn)),
            StoredPlayer::Person { .. } => {
                let late = self.room.deadline(seat).is_some_and(|end| end <= now);
                late.then_some((pace.stand_in, By::Clock))
            }
        }
    }

    /// Starts the bots that are to move, and sets the alarm for what happens next by itself.
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
                // A quick answer would tell everybody that there was no choice, so it comes as late as one with a choice.
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

    /// The place of the table's thoughts in the queue. The first player who is connected pays for them, or else whoever has
    /// watched longest.
    fn line(&self) -> Line {
        let seated =
            self.sockets.iter().filter_map(|socket| Some((self.room.seat_of(socket.person)?, socket)));
        let first = seated.min_by_key(|(seat, _)| *seat).map(|(_, socket)| socket);
        let lane = if first.is_some() { Lane::People } else { Lane::Alone };
        let payer = first.or(self.sockets.first());
        let address = payer.map_or(IpAddr::from([0, 0, 0, 0]).into(), |socket| socket.address);
        Line { lane, address, table: self.room.id() }
    }

    /// The next moment at which something happens by itself.
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
        // An alarm that rings sooner sets the next one.
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

/// A task that runs at some moment. It is dropped together with the table that set it.
pub(super) struct Alarm {
    due: Moment,
    ringing: JoinHandle<()>,
}

impl Drop for Alarm {
    /// An alarm that is ringing is not cut short: it awaits nothing after it has taken itself out of the table.
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

    /// Plays what a bot has decided; `None` if it failed.
    async fn thought(self: &Arc<Self>, hub: &Arc<Hub>, seat: Seat, turn: Version, action: Option<String>) {
        let Ok(mut inside) = self.open(hub).await else { return };
        let inside = &mut *inside;
        if inside.thinking[seat.number()] == Some(turn) {
            inside.thinking[seat.number()] = None;
        }
        let now = inside.clock.now();
        // Meanwhile the person may have moved or come back, or another bot may have the seat.
        let Some((_, by)) = inside.player(seat, now) else { return };
        let Some(play) = inside.room.playing() else { return };
        if play.turn(seat) != turn || !play.table().to_act().contains(seat) {
            return;
        }
        let action = action.unwrap_or_else(|| play.table().thinking(seat, Bot::Random)(&|| true));
        match inside.commit(hub, Entry::Moved { seat, action, by, at: now }).await {
            Ok(change) => inside.settle(hub, self, &change),
            // All connections were ended; whoever comes back starts the bots again.
            Err(RequestError::Store(StoreError::Unsettled(_))) => {}
            Err(RequestError::Store(_)) => {
                inside.retry = Some(now.plus_millis(RETRY));
                inside.set_alarm(now, hub, self);
            }
            Err(_) => inside.go_on(hub, self),
        }
    }
}
