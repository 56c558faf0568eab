//! Hints: the search's estimates of a player's moves, in time or not at all.
//!
//! A hint may have to wait for the table, the database and a thinking thread, and the person has to be answered in time all the same. So
//! it runs in its own task, and another task sends the refusal when time is up.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use parlour_core::{ActionEstimate, Seat};
use parlour_protocol::{HintPolicy, MoveId, Version};
use tokio::{
    sync::oneshot,
    time::{Instant, timeout_at},
};

use super::{Client, Inside, Table};
use crate::{
    entry::Entry,
    hub::Hub,
    limits::Address,
    outbox::Outbox,
    person::PersonId,
    room::RequestError,
    show::{self, Frame},
    thinkers::{Lane, Line, Thought},
};

/// Enough iterations to see which actions are good.
const ITERATIONS: u32 = 4_000;
/// How long to think about a hint when nothing else waits.
const LIMIT: Duration = Duration::from_secs(1);
/// The longest time until the answer: people are told within two seconds.
pub(super) const PATIENCE: Duration = Duration::from_millis(1_800);

/// The answer to a request for a hint, which is given once.
struct Reply {
    outbox: Arc<Outbox>,
    id: Option<MoveId>,
    given: AtomicBool,
}

impl Reply {
    fn is_given(&self) -> bool {
        self.given.load(Relaxed)
    }

    /// Sends the answer, unless one was sent. Returns whether this one was.
    fn give(&self, frames: impl FnOnce() -> Vec<Frame>) -> bool {
        let first = !self.given.swap(true, Relaxed);
        if first {
            for frame in frames() {
                self.outbox.push(frame);
            }
        }
        first
    }

    fn refuse(&self, hub: &Hub, why: &RequestError) {
        if self.give(|| vec![show::refused(self.id.clone(), why)]) {
            hub.metrics().refused(why);
        }
    }

    /// Sends the hint, and the acknowledgement if the request had an id.
    fn hand_over(&self, version: Version, hints: Vec<ActionEstimate<String>>) {
        let accepted = self.id.clone().map(|id| show::accepted(id, version));
        self.give(|| accepted.into_iter().chain([show::hints(version, hints)]).collect());
    }
}

/// Who has asked for a hint, and by when the answer is due.
#[derive(Clone, Copy)]
struct Question {
    person: PersonId,
    address: Address,
    due: Instant,
}

/// A hint that is being worked on.
struct Begun {
    seat: Seat,
    version: Version,
    thought: oneshot::Receiver<Thought<Vec<ActionEstimate<String>>>>,
}

impl Table {
    /// Makes sure that a hint is given or refused in time, counted from now.
    pub(super) fn ask_for_hint(self: &Arc<Self>, hub: &Arc<Hub>, client: &Client, id: Option<MoveId>) {
        let due = Instant::now() + PATIENCE;
        let question = Question { person: client.person(), address: client.address(), due };
        let reply =
            Arc::new(Reply { outbox: Arc::clone(client.outbox()), id, given: AtomicBool::new(false) });
        let (table, hub) = (Arc::clone(self), Arc::clone(hub));
        tokio::spawn(async move {
            // What was begun is not cut short, because it may be storing something.
            let hinting = tokio::spawn(table.hint(Arc::clone(&hub), question, Arc::clone(&reply)));
            if timeout_at(due, hinting).await.is_err() {
                reply.refuse(&hub, &RequestError::Busy);
            }
        });
    }

    async fn hint(self: Arc<Self>, hub: Arc<Hub>, question: Question, reply: Arc<Reply>) {
        let begun = {
            let mut inside = match self.open(&hub).await {
                Ok(inside) => inside,
                Err(missing) => return reply.outbox.end(missing.farewell()),
            };
            // A hint that was refused while the table was busy is not counted.
            if reply.is_given() {
                return;
            }
            match inside.begin_hint(&hub, &self, question).await {
                Err(RequestError::Reread) => inside.begin_hint(&hub, &self, question).await,
                begun => begun,
            }
        };
        let Begun { seat, version, thought } = match begun {
            Ok(begun) => begun,
            Err(why) => return reply.refuse(&hub, &why),
        };
        match timeout_at(question.due, thought).await {
            Ok(Ok(thought)) => reply.hand_over(version, thought.answer),
            Ok(Err(_)) | Err(_) => reply.refuse(&hub, &RequestError::Busy),
        }
        if let Ok(mut inside) = self.open(&hub).await {
            inside.hinted.remove(seat);
        }
    }
}

impl Inside {
    /// Starts the search for the person's seat, from what that seat knows. Everybody is told that they have asked.
    async fn begin_hint(
        &mut self,
        hub: &Arc<Hub>,
        table: &Arc<Table>,
        question: Question,
    ) -> Result<Begun, RequestError> {
        let seat = self.room.seat_of(question.person).ok_or(RequestError::NotSeated)?;
        if self.room.settings().hints == HintPolicy::Off {
            return Err(RequestError::HintsOff);
        }
        let play = self.room.playing().ok_or(RequestError::NotYourTurn)?;
        if !play.table().to_act().contains(seat) {
            return Err(RequestError::NotYourTurn);
        }
        if self.hinted.contains(seat) {
            return Err(RequestError::Busy);
        }
        let entry = Entry::Hinted { seat };
        self.room.has_room_for(question.person, &entry)?;
        let advising = play.table().advising(seat, ITERATIONS);
        let line = Line { lane: Lane::Hint, address: question.address, table: self.room.id() };
        let thought = hub.thinkers().think(line, LIMIT, advising).map_err(|_| RequestError::Busy)?;
        let change = self.commit(hub, entry).await?;
        self.hinted.insert(seat);
        self.settle(hub, table, &change);
        Ok(Begun { seat, version: self.version(), thought })
    }
}
