//! The one task that writes: it commits for all who wait at once, and answers them when the disk has it.

use std::time::Duration;

use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    Append, Database, StoreError,
    batch::Row,
    error::explain,
    session::{Breath, Failed, Session, Verdict, connect_alone},
};

/// Who waits for an answer.
pub(crate) type Answer = oneshot::Sender<Result<(), StoreError>>;

/// How many may wait to be taken; the next one waits to be let in.
pub(crate) const QUEUE: usize = 4096;
/// How many are committed together at most.
const TOGETHER: usize = 512;
/// From one commit's begin to the next: at rest nobody waits, and under load those who come meanwhile share one.
const PACE: Duration = Duration::from_millis(25);
/// After a commit that went well it is believed for so long that the next one will.
const TRUST: Duration = Duration::from_secs(1);
/// What the writer is asked for.
#[derive(Debug)]
pub(crate) enum Request {
    /// To store an entry.
    Append(Append, Answer),
    /// To say whether it could.
    Probe(Answer),
}

/// The task.
#[derive(Debug)]
pub(crate) struct Writer {
    database: Database,
    requests: mpsc::Receiver<Request>,
    /// None after a failure: the next attempt begins afresh.
    session: Option<Session>,
    /// What was refused because its commit failed, and may be there all the same. It is taken out before anything else is written.
    doubtful: Vec<Row<'static>>,
    last_success: Option<Instant>,
    condition: Condition,
}

/// How the last attempt went.
#[derive(Debug)]
enum Condition {
    Well,
    Unwell,
}

impl Writer {
    pub(crate) fn new(
        database: Database,
        requests: mpsc::Receiver<Request>,
        session: Option<Session>,
    ) -> Self {
        let condition = Condition::Well;
        Self { database, requests, session, doubtful: Vec::new(), last_success: None, condition }
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
        if let Some(session) = self.session.as_mut()
            && session.is_to_note()
            && session.note().await.is_err()
        {
            self.session = None;
        }
    }

    async fn serve(&mut self, waiting: &mut Vec<Request>) {
        let (mut appends, mut answers, mut probes) = (Vec::new(), Vec::new(), Vec::new());
        for request in waiting.drain(..) {
            match request {
                Request::Append(append, answer) => {
                    appends.push(append);
                    answers.push(answer);
                }
                Request::Probe(answer) => probes.push(answer),
            }
        }
        if !appends.is_empty() {
            let verdicts = self.store(appends).await;
            for (answer, verdict) in answers.into_iter().zip(verdicts) {
                // Who has gone away meanwhile does not need to know.
                answer.send(verdict).ok();
            }
        }
        if !probes.is_empty() {
            let verdict = self.probe().await;
            for answer in probes {
                answer.send(verdict.clone()).ok();
            }
        }
    }

    /// Stores them together, or one by one if the database finds one that does not fit.
    async fn store(&mut self, appends: Vec<Append>) -> Vec<Verdict> {
        match self.attempt(&appends).await {
            Ok(verdicts) => verdicts,
            Err(StoreError::Conflict) if appends.len() > 1 => {
                let mut verdicts = Vec::with_capacity(appends.len());
                for append in &appends {
                    let alone = self.attempt(std::slice::from_ref(append)).await;
                    verdicts.push(alone.and_then(|mut verdict| verdict.remove(0)));
                }
                verdicts
            }
            Err(error) => vec![Err(error); appends.len()],
        }
    }

    async fn probe(&mut self) -> Verdict {
        if self.last_success.is_some_and(|then| then.elapsed() < TRUST) {
            return Ok(());
        }
        self.attempt(&[]).await.map(drop)
    }

    /// One transaction; without anything to store it is tried whether something can be. Whatever fails, the session is given up with all
    /// that was open in it.
    async fn attempt(&mut self, appends: &[Append]) -> Result<Vec<Verdict>, StoreError> {
        let failed = match self.transaction(appends).await {
            Ok(verdicts) => {
                self.last_success = Some(Instant::now());
                self.condition = Condition::Well;
                return Ok(verdicts);
            }
            Err(failed) => failed,
        };
        self.session = None;
        self.last_success = None;
        self.condition = Condition::Unwell;
        let error = match failed {
            Failed::Before(error) => error,
            Failed::AtCommit(error, doubtful) => {
                self.doubtful.extend(doubtful);
                error
            }
        };
        Err(explain(&error))
    }

    async fn transaction(&mut self, appends: &[Append]) -> Result<Vec<Verdict>, Failed> {
        let session = match &mut self.session {
            Some(session) => session,
            none => {
                let connection = connect_alone(&self.database).await?;
                let session = Session::begin(&self.database, connection, &self.doubtful).await?;
                self.doubtful.clear();
                none.insert(session)
            }
        };
        if !appends.is_empty() {
            return session.store(appends).await;
        }
        session
            .breathe(match self.condition {
                Condition::Well => Breath::Light,
                Condition::Unwell => Breath::Deep,
            })
            .await?;
        Ok(Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use parlour_protocol::{TableId, Version};
    use tempfile::TempDir;

    use super::*;
    use crate::{Archive, SqlStore, Standing, Store as _, heads::Place};

    const TABLE: TableId = TableId::new(7);

    fn entry(version: u64, standing: Standing) -> Append {
        Append { table: TABLE, version: Version(version), entry: format!("entry {version}"), standing }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn what_was_refused_at_its_commit_and_is_there_all_the_same_is_taken_out() {
        let folder = TempDir::new().unwrap();
        let database = Database::in_folder(folder.path());
        let finished = || Standing::Finished { record: "record".to_owned() };
        let store = SqlStore::open(&database).await.unwrap();
        for append in [entry(1, Standing::Open), entry(2, Standing::Open), entry(3, finished())] {
            store.append(append).await.unwrap();
        }
        store.close().await;

        let mut writer = Writer::new(database.clone(), mpsc::channel(1).1, None);
        let doubtful = |append, place| Row {
            append: Cow::Owned(append),
            place: Place(place),
            before: Some(Place(place - 1)),
        };
        writer.doubtful = vec![doubtful(entry(2, Standing::Open), 2), doubtful(entry(3, finished()), 3)];
        assert_eq!(writer.probe().await, Ok(()));
        assert!(writer.doubtful.is_empty());

        let archive = Archive::open(&database).await.unwrap();
        assert_eq!(archive.log(TABLE).await.unwrap(), ["entry 1"]);
        assert_eq!(archive.open_tables().await.unwrap(), [TABLE]);
        assert_eq!(archive.record(TABLE).await.unwrap(), None);
        assert_eq!(writer.store(vec![entry(2, finished())]).await, [Ok(())]);
        assert_eq!(archive.records(0, 9).await.unwrap(), ["record"]);
    }
}
