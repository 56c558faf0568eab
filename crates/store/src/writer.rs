//! The one task that writes: it commits for all who wait at once, and answers them when the disk has it.

use std::time::Duration;

use parlour_protocol::Version;
use sqlx::{AnyConnection, Connection as _, Row as _};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep, sleep_until},
};

use crate::{
    Append, Database, StoreError,
    batch::{self, Inserts, MOST_ROWS, changes_standing},
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
const PACE: Duration = Duration::from_millis(20);
/// After a commit that went well it is believed for so long that the next one will.
const TRUST: Duration = Duration::from_secs(1);
/// Who writes holds this lock of a PostgreSQL, so that a second server does not.
const WRITERS_LOCK: i64 = 0x0070_6172_6c6f_7572;

/// Every attempt begins with it.
const CONNECTED: &str = "an attempt begins with a connection";

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
    condition: Condition,
}

/// How the last attempt went.
#[derive(Debug)]
enum Condition {
    Well,
    Unwell,
}

/// An attempt that failed, and whether the database may have kept what it was told to.
enum Failed {
    /// Nothing is there.
    Before(sqlx::Error),
    /// Nobody knows whether these are.
    AtCommit(sqlx::Error, Vec<Append>),
}

impl Failed {
    /// A statement that is a transaction of its own fails before or at its commit; only if it does not fit is it certain which.
    fn of_statement(error: sqlx::Error, fitting: &[&Append]) -> Self {
        match explain(&error) {
            StoreError::Conflict => Self::Before(error),
            StoreError::Unwell(_) | StoreError::Damaged(_) => Self::at_commit(error, fitting),
        }
    }

    /// Only of what fitted: at the place of what did not there is somebody else's.
    fn at_commit(error: sqlx::Error, fitting: &[&Append]) -> Self {
        Self::AtCommit(error, fitting.iter().map(|append| (*append).clone()).collect())
    }
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
            condition: Condition::Well,
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
                self.condition = Condition::Well;
                return Ok(verdicts);
            }
            Err(failed) => failed,
        };
        self.connection = None;
        self.heads.forget();
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
        if self.connection.is_none() {
            self.connect().await?;
        }
        self.take_out_doubtful().await?;
        let verdicts = self.judge(appends).await?;
        let fits = appends.iter().zip(&verdicts).filter(|(_, verdict)| verdict.is_ok());
        let fitting: Vec<&Append> = fits.map(|(append, _)| append).collect();
        let simple = fitting.len() <= MOST_ROWS && !fitting.iter().any(|append| changes_standing(append));
        if simple && !fitting.is_empty() {
            let connection = self.connection.as_mut().expect(CONNECTED);
            let written = self.inserts.write(connection, &fitting).await;
            written.map_err(|error| Failed::of_statement(error, &fitting))?;
        } else {
            self.write_in_steps(&fitting).await?;
        }
        Ok(verdicts)
    }

    /// If this fails it is done again the next time: taking out what is not there changes nothing.
    async fn take_out_doubtful(&mut self) -> Result<(), sqlx::Error> {
        if self.doubtful.is_empty() {
            return Ok(());
        }
        let connection = self.connection.as_mut().expect(CONNECTED);
        let mut transaction = connection.begin_with(begin(&self.database)).await?;
        for append in self.doubtful.iter().rev() {
            batch::take_out(&mut transaction, append).await?;
        }
        transaction.commit().await?;
        self.doubtful.clear();
        Ok(())
    }

    /// Whether each of them is the next of its log, if those before it in the batch are stored.
    async fn judge(&mut self, appends: &[Append]) -> Result<Vec<Verdict>, sqlx::Error> {
        let connection = self.connection.as_mut().expect(CONNECTED);
        let mut verdicts = Vec::with_capacity(appends.len());
        for append in appends {
            let head = match self.heads.get(append.table) {
                Some(head) => head,
                // If there is a log all the same, the key of the database says so.
                None if append.version == Version(1) => Version(0),
                None => batch::head(connection, append.table).await?,
            };
            let fits = head.next() == append.version;
            // Those that follow in this batch are measured by it; after a failure everything is forgotten.
            self.heads.set(append.table, if fits { append.version } else { head });
            verdicts.push(if fits { Ok(()) } else { Err(StoreError::Conflict) });
        }
        Ok(verdicts)
    }

    /// Many rows, or rows with which a table begins or ends; without any it is tried whether something can be written.
    async fn write_in_steps(&mut self, fitting: &[&Append]) -> Result<(), Failed> {
        let connection = self.connection.as_mut().expect(CONNECTED);
        let mut transaction = connection.begin_with(begin(&self.database)).await?;
        for rows in fitting.chunks(MOST_ROWS) {
            self.inserts.write(&mut transaction, rows).await?;
        }
        for append in fitting.iter().filter(|append| changes_standing(append)) {
            batch::note_standing(&mut transaction, append).await?;
        }
        match self.condition {
            _ if !fitting.is_empty() => {}
            Condition::Well => batch::beat(&mut transaction).await?,
            Condition::Unwell => batch::deep_breath(&mut transaction).await?,
        }
        transaction.commit().await.map_err(|error| Failed::at_commit(error, fitting))
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

/// SQLite is to find out at once that somebody else writes, not in the middle.
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

#[cfg(test)]
mod tests {
    use parlour_protocol::TableId;
    use tempfile::TempDir;

    use super::*;
    use crate::{Archive, SqlStore, Standing, Store as _};

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

        let mut writer = Writer::new(database.clone(), mpsc::channel(1).1);
        writer.doubtful = vec![entry(2, Standing::Open), entry(3, finished())];
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
