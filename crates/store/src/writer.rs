//! The one task that writes: it commits for all who wait at once, and answers them when the disk has it.

use std::time::Duration;

use sqlx::{AnyConnection, Connection as _, Row as _};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep, sleep_until},
};

use crate::{
    Append, Database, StoreError,
    batch::{self, Inserts},
    database::Opening,
    heads::Heads,
    trouble::explain,
};

/// Who waits for an answer.
pub(crate) type Answer = oneshot::Sender<Result<(), StoreError>>;

/// How many may wait to be taken; the next one waits to be let in.
pub(crate) const QUEUE: usize = 4096;
/// How many are committed together at most.
const TOGETHER: usize = 512;
/// From one commit's begin to the next: at rest nobody waits, and under load those who come meanwhile share one.
const PACE: Duration = Duration::from_millis(5);
/// After a commit that went well it is believed for so long that the next one will.
const TRUST: Duration = Duration::from_secs(1);
/// Who writes holds this lock of a PostgreSQL, so that a second server does not.
const WRITERS_LOCK: i64 = 0x7061_726c_6f75_72;

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
    connection: Option<AnyConnection>,
    inserts: Inserts,
    heads: Heads,
    /// What was refused because its commit failed, and may be there all the same. It is taken out before anything else is written.
    doubtful: Vec<Append>,
    last_success: Option<Instant>,
}

/// An attempt that failed, and whether the database may have kept what it was told to.
enum Failed {
    /// Nothing is there.
    Before(sqlx::Error),
    /// Nobody knows.
    AtCommit(sqlx::Error),
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Self {
        Self::Before(error)
    }
}

/// One of a batch: what is to be stored, and whether it fits.
type Verdict = Result<(), StoreError>;

impl Writer {
    pub(crate) fn new(database: Database, requests: mpsc::Receiver<Request>) -> Self {
        Self {
            database,
            requests,
            connection: None,
            inserts: Inserts::default(),
            heads: Heads::default(),
            doubtful: Vec::new(),
            last_success: None,
        }
    }

    /// Connects, so that a start fails at once if nothing can be written.
    pub(crate) async fn prepare(&mut self) -> Result<(), StoreError> {
        self.connect().await.map_err(|error| explain(&error))
    }

    /// Writes until nobody can ask any more.
    pub(crate) async fn run(mut self) {
        let mut waiting = Vec::new();
        while self.requests.recv_many(&mut waiting, TOGETHER).await > 0 {
            let begun = Instant::now();
            self.serve(&mut waiting).await;
            sleep_until(begun + PACE).await;
        }
        if let Some(connection) = self.connection {
            // All that matters is committed; a failing goodbye changes nothing.
            connection.close().await.ok();
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

    /// One transaction. Whatever fails, the connection is given up with all that was open in it.
    async fn attempt(&mut self, appends: &[Append]) -> Result<Vec<Verdict>, StoreError> {
        let failed = match self.transaction(appends).await {
            Ok(verdicts) => {
                self.last_success = Some(Instant::now());
                return Ok(verdicts);
            }
            Err(failed) => failed,
        };
        self.connection = None;
        self.heads.forget();
        self.last_success = None;
        let error = match failed {
            Failed::Before(error) => error,
            Failed::AtCommit(error) => {
                self.doubtful.extend_from_slice(appends);
                error
            }
        };
        Err(explain(&error))
    }

    async fn transaction(&mut self, appends: &[Append]) -> Result<Vec<Verdict>, Failed> {
        if self.connection.is_none() {
            self.connect().await?;
        }
        let connection = self.connection.as_mut().expect("it was made just now");
        let mut transaction = connection.begin_with(begin(&self.database)).await?;
        for doubtful in self.doubtful.iter().rev() {
            batch::take_out(&mut transaction, doubtful).await?;
        }
        let mut verdicts = Vec::with_capacity(appends.len());
        let mut fitting = Vec::with_capacity(appends.len());
        for append in appends {
            let head = match self.heads.get(append.table) {
                Some(head) => head,
                None => batch::head(&mut transaction, append.table).await?,
            };
            let fits = head.next() == append.version;
            // Those that follow in this batch are measured by it; after a failure everything is forgotten.
            self.heads.set(append.table, if fits { append.version } else { head });
            if fits {
                fitting.push(append);
            }
            verdicts.push(if fits { Ok(()) } else { Err(StoreError::Conflict) });
        }
        self.inserts.write(&mut transaction, &fitting).await?;
        if fitting.is_empty() {
            batch::beat(&mut transaction).await?;
        }
        transaction.commit().await.map_err(Failed::AtCommit)?;
        self.doubtful.clear();
        Ok(verdicts)
    }

    async fn connect(&mut self) -> Result<(), sqlx::Error> {
        let mut connection = self.database.connect(Opening::Host).await?;
        if matches!(self.database, Database::Postgres(_)) {
            hold_alone(&mut connection).await?;
        }
        self.connection = Some(connection);
        Ok(())
    }
}

/// `SQLite` is to find out at once that somebody else writes, not in the middle.
fn begin(database: &Database) -> &'static str {
    match database {
        Database::Sqlite(_) => "BEGIN IMMEDIATE",
        Database::Postgres(_) => "BEGIN",
    }
}

/// A server that was killed is noticed by PostgreSQL in a moment; one that lives keeps its lock.
async fn hold_alone(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for _ in 0..20 {
        let sql = "SELECT pg_try_advisory_lock($1)";
        let row = sqlx::query(sql).bind(WRITERS_LOCK).fetch_one(&mut *connection).await?;
        if row.try_get(0)? {
            return Ok(());
        }
        sleep(Duration::from_millis(100)).await;
    }
    Err(sqlx::Error::Configuration("another server keeps its tables in this database".into()))
}
