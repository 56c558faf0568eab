//! The one task that writes: it commits for all who wait at once, and answers them when the disk has it.

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

/// Who waits for an answer, and since when.
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
        // Who has gone away meanwhile does not need to know.
        self.answer.send(verdict).ok();
    }
}

/// How many may wait to be taken; the next one waits to be let in.
pub(crate) const QUEUE: usize = 4096;
/// How many are committed together at most.
const TOGETHER: usize = 512;
/// From one commit's begin to the next: at rest nobody waits, and under load those who come meanwhile share one.
const PACE: Duration = Duration::from_millis(25);
/// After a commit that went well it is believed for so long that the next one will.
const TRUST: Duration = Duration::from_secs(1);
/// How long the database may take. People are told within three seconds; the rest is for those who have waited for each other.
pub(crate) const PATIENCE: Duration = Duration::from_secs(2);
/// How long a change of what is stored may take. It is small.
const CHANGE: Duration = Duration::from_secs(1);
/// With less than this left it is not tried any more.
const LEAST: Duration = Duration::from_millis(200);
/// An attempt that failed after so long shows that the database hangs.
const SLOW: Duration = Duration::from_secs(1);
/// For so long afterwards entries are refused without trying, so that those who wait for one another are not refused one by one.
const REST: Duration = Duration::from_secs(1);

/// What the writer is asked for.
#[derive(Debug)]
pub(crate) enum Request {
    /// To store an entry.
    Append(Append, Asked),
    /// To change what is stored; answered with how much that was.
    Change(Change, Asked<u64>),
    /// To say whether it could.
    Probe(Asked),
}

/// The task.
#[derive(Debug)]
pub(crate) struct Writer {
    database: Database,
    requests: mpsc::Receiver<Request>,
    /// None after a failure: the next attempt begins afresh.
    session: Option<Session>,
    last_success: Option<Instant>,
    condition: Condition,
    /// Keeps a second server away from a file for as long as anything is written.
    _alone: Option<Alone>,
}

/// How the last attempt went.
#[derive(Debug)]
enum Condition {
    Well,
    Unwell,
    /// The database hangs, as far as is known, until that moment.
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

    /// Writes until nobody can ask any more.
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

    /// Everybody has been answered; if this fails, it is done when the next session begins.
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

    /// Why an entry is not even tried.
    fn refusal(&self, asked: &Asked) -> Option<StoreError> {
        let now = Instant::now();
        match &self.condition {
            Condition::Hangs(until, error) if now < *until => Some(error.clone()),
            _ if asked.deadline() < now + LEAST => Some(explain(&sqlx::Error::PoolTimedOut)),
            _ => None,
        }
    }

    /// Stores them together, or one by one if the database finds one that does not fit.
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

    /// Those who move come first: a change waits until all that came before it is stored, and gives up sooner than they would.
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

    /// One transaction; without anything to store it is tried whether something can be. Whatever fails, the session is given up with all
    /// that was open in it.
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

/// The same, where nobody knows what became of the entry.
fn unsettled(error: StoreError) -> StoreError {
    match error {
        StoreError::Unwell(why) => StoreError::Unsettled(why),
        error => error,
    }
}
