//! The task that writes. It commits everything that waits together, and answers once it is on the disk.

use std::time::Duration;

use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    Append, Database, StoreError,
    alone::Alone,
    error::explain,
    session::{Breath, Deadline, Failed, Session, Verdict, connect_alone},
    upkeep::Change,
};

/// A request that waits for its answer, and since when.
#[derive(Debug)]
pub(crate) struct Asked<T = ()> {
    answer: oneshot::Sender<Result<T, StoreError>>,
    at: Instant,
}

impl<T> Asked<T> {
    pub(crate) fn new() -> (Self, oneshot::Receiver<Result<T, StoreError>>) {
        let (answer, answered) = oneshot::channel();
        (Self { answer, at: Instant::now() }, answered)
    }

    fn deadline(&self) -> Instant {
        self.at + PATIENCE
    }

    fn answer(self, verdict: Result<T, StoreError>) {
        // If whoever asked has stopped waiting, nobody needs the answer.
        self.answer.send(verdict).ok();
    }
}

/// The length of the queue. When it is full, further requests wait to get in.
pub(crate) const QUEUE: usize = 4096;
/// The most entries committed together.
const TOGETHER: usize = 512;
/// The time from the beginning of one commit to the next. At rest nobody has to wait, and under load those that arrive meanwhile
/// share a commit.
const PACE: Duration = Duration::from_millis(25);
/// How long after a successful commit the database is assumed to be well.
const TRUST: Duration = Duration::from_secs(1);
/// How long the database may take. People are answered within three seconds; the rest is for requests that waited for one another.
pub(crate) const PATIENCE: Duration = Duration::from_secs(2);
/// How long a change other than an entry may take. Such changes are small.
const CHANGE: Duration = Duration::from_secs(1);
/// With less time left than this, nothing is tried any more.
const LEAST: Duration = Duration::from_millis(200);
/// If an attempt fails after this time or later, the database is assumed to hang.
const SLOW: Duration = Duration::from_secs(1);
/// How long entries are then refused without trying, so that those in the queue are not refused one after the other.
const REST: Duration = Duration::from_secs(1);

/// A request to the writer.
#[derive(Debug)]
pub(crate) enum Request {
    /// Store an entry.
    Append(Append, Asked),
    /// Carry out a change. The answer is the number of rows.
    Change(Change, Asked<u64>),
    /// Check whether the database can be written.
    Probe(Asked),
}

/// The task that writes.
#[derive(Debug)]
pub(crate) struct Writer {
    database: Database,
    requests: mpsc::Receiver<Request>,
    /// `None` after a failure: the next attempt begins a new session.
    session: Option<Session>,
    last_success: Option<Instant>,
    condition: Condition,
    /// Keeps a second server away from the file while this one writes.
    _alone: Option<Alone>,
}

/// The result of the last attempt.
#[derive(Debug)]
enum Condition {
    Well,
    Unwell,
    /// The database is assumed to hang until that moment.
    Hangs(Instant, StoreError),
}

impl Writer {
    pub(crate) fn new(
        database: Database,
        requests: mpsc::Receiver<Request>,
        session: Session,
        alone: Option<Alone>,
    ) -> Self {
        let condition = Condition::Well;
        Self { database, requests, session: Some(session), last_success: None, condition, _alone: alone }
    }

    /// Writes until all senders of requests are gone.
    pub(crate) async fn run(mut self) {
        let mut waiting = Vec::new();
        while self.requests.recv_many(&mut waiting, TOGETHER).await > 0 {
            let begun = Instant::now();
            self.serve(&mut waiting).await;
            self.note().await;
            sleep_until(begun + PACE).await;
        }
        if let Some(session) = self.session {
            session.close().await;
        }
    }

    /// Notes the ends of logs. Everybody has been answered by now; if it fails, the next session does it.
    async fn note(&mut self) {
        let deadline = Deadline(Instant::now() + PATIENCE);
        if let Some(session) = self.session.as_mut()
            && session.is_to_note()
            && deadline.within(session.note()).await.is_err()
        {
            self.session = None;
        }
    }

    async fn serve(&mut self, waiting: &mut Vec<Request>) {
        let (mut appends, mut asked, mut probes) = (Vec::new(), Vec::new(), Vec::new());
        let mut changes = Vec::new();
        for request in waiting.drain(..) {
            match request {
                Request::Append(append, who) => {
                    if let Some(error) = self.refusal(&who) {
                        who.answer(Err(error));
                    } else {
                        appends.push(append);
                        asked.push(who);
                    }
                }
                Request::Change(change, who) => changes.push((change, who)),
                Request::Probe(who) => probes.push(who),
            }
        }
        if let Some(until) = asked.iter().map(Asked::deadline).min() {
            let verdicts = self.store(appends, Deadline(until)).await;
            for (who, verdict) in asked.into_iter().zip(verdicts) {
                who.answer(verdict);
            }
        }
        for (change, who) in changes {
            let done = self.change(&change).await;
            who.answer(done);
        }
        if !probes.is_empty() {
            let verdict = self.probe().await;
            for who in probes {
                who.answer(verdict.clone());
            }
        }
    }

    /// The reason for not even trying to store an entry.
    fn refusal(&self, asked: &Asked) -> Option<StoreError> {
        let now = Instant::now();
        match &self.condition {
            Condition::Hangs(until, error) if now < *until => Some(error.clone()),
            _ if asked.deadline() < now + LEAST => Some(explain(&sqlx::Error::PoolTimedOut)),
            _ => None,
        }
    }

    /// Stores entries together, or one by one if the database finds one that does not fit.
    async fn store(&mut self, appends: Vec<Append>, deadline: Deadline) -> Vec<Verdict> {
        match self.attempt(&appends, deadline).await {
            Ok(verdicts) => verdicts,
            Err(StoreError::Conflict) if appends.len() > 1 => {
                let mut verdicts = Vec::with_capacity(appends.len());
                for append in &appends {
                    let alone = self.attempt(std::slice::from_ref(append), deadline).await;
                    verdicts.push(alone.and_then(|mut verdict| verdict.remove(0)));
                }
                verdicts
            }
            Err(error) => vec![Err(error); appends.len()],
        }
    }

    /// Carries out a change. Moves come first: the change waits until everything before it is stored, and gives up sooner than moves.
    async fn change(&mut self, change: &Change) -> Result<u64, StoreError> {
        if let Condition::Hangs(_, error) = &self.condition {
            return Err(error.clone());
        }
        let deadline = Deadline(Instant::now() + CHANGE);
        let changed = match self.session_until(deadline).await {
            Ok(session) => deadline.within(session.change(change)).await,
            Err(error) => Err(error),
        };
        changed.unwrap_or_else(|error| {
            self.session = None;
            Err(explain(&error))
        })
    }

    async fn probe(&mut self) -> Verdict {
        if self.last_success.is_some_and(|then| then.elapsed() < TRUST) {
            return Ok(());
        }
        self.attempt(&[], Deadline(Instant::now() + PATIENCE)).await.map(drop)
    }

    /// Stores entries in one transaction; without any, it checks whether something can be stored. After any failure the session is
    /// dropped with everything open in it.
    async fn attempt(&mut self, appends: &[Append], deadline: Deadline) -> Result<Vec<Verdict>, StoreError> {
        let begun = Instant::now();
        let failed = match self.transaction(appends, deadline).await {
            Ok(verdicts) => {
                self.last_success = Some(Instant::now());
                self.condition = Condition::Well;
                return Ok(verdicts);
            }
            Err(failed) => failed,
        };
        self.session = None;
        self.last_success = None;
        let (error, told) = match failed {
            Failed::Before(error) => (explain(&error), explain(&error)),
            Failed::AtCommit(error) => (explain(&error), unsettled(explain(&error))),
        };
        let slow = begun.elapsed() > SLOW;
        self.condition =
            if slow { Condition::Hangs(Instant::now() + REST, error) } else { Condition::Unwell };
        Err(told)
    }

    async fn transaction(&mut self, appends: &[Append], deadline: Deadline) -> Result<Vec<Verdict>, Failed> {
        let breath = match self.condition {
            Condition::Well => Breath::Light,
            Condition::Unwell | Condition::Hangs(..) => Breath::Deep,
        };
        let session = self.session_until(deadline).await?;
        if !appends.is_empty() {
            return session.store(appends, deadline).await;
        }
        deadline.within(session.breathe(breath)).await?;
        Ok(Vec::new())
    }

    async fn session_until(&mut self, deadline: Deadline) -> Result<&mut Session, sqlx::Error> {
        match &mut self.session {
            Some(session) => Ok(session),
            none => {
                let beginning = async {
                    let connection = connect_alone(&self.database).await?;
                    Session::begin(&self.database, connection).await
                };
                Ok(none.insert(deadline.within(beginning).await?))
            }
        }
    }
}

/// The same error, for an entry whose fate is unknown.
fn unsettled(error: StoreError) -> StoreError {
    match error {
        StoreError::Unwell(why) => StoreError::Unsettled(why),
        error => error,
    }
}
