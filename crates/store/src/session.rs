//! The writer's connection, and what is known while it lasts: [`Session`].

use std::time::Duration;

use sqlx::{AnyConnection, Connection as _, Row as _, Transaction, any::Any};
use tokio::time::{Instant, sleep, timeout_at};

use crate::{
    Append, Database, StoreError,
    batch::{self, Inserts, MOST_ROWS, Row},
    database::Opening,
    ends::{self, Tail},
    error::is_refusal,
    heads::{Head, Heads},
    upkeep::Change,
};

/// The PostgreSQL lock that the writer holds to keep a second server away.
const WRITERS_LOCK: i64 = 0x0070_6172_6c6f_7572;

/// A connection that keeps other writers away.
pub(crate) async fn connect_alone(database: &Database) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = database.connect(Opening::Host).await?;
    if matches!(database, Database::Postgres(_)) {
        hold_alone(&mut connection).await?;
    }
    Ok(connection)
}

/// Takes the lock, and tries again for a while: PostgreSQL needs a moment to notice that an earlier server was killed.
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

/// The time by which those who wait have to be answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline(pub(crate) Instant);

impl Deadline {
    /// The result of the work, unless it takes too long.
    pub(crate) async fn within<T>(
        self,
        work: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, sqlx::Error> {
        timeout_at(self.0, work).await.map_err(|_| sqlx::Error::PoolTimedOut)?
    }
}

/// A failed attempt, by whether the database may have stored something.
pub(crate) enum Failed {
    /// Nothing was stored.
    Before(sqlx::Error),
    /// It is unknown whether the transaction was stored.
    AtCommit(sqlx::Error),
}

impl Failed {
    fn at_commit(error: sqlx::Error) -> Self {
        if is_refusal(&error) { Self::Before(error) } else { Self::AtCommit(error) }
    }
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Self {
        Self::Before(error)
    }
}

/// Whether an entry of a batch fits.
pub(crate) type Verdict = Result<(), StoreError>;

/// How much is written to find out whether the database can be written.
#[derive(Clone, Copy)]
pub(crate) enum Breath {
    Light,
    Deep,
}

/// How the few rows of a usual batch are committed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Commits {
    /// Together with the statement that writes them: a database inside this program either answers or reports an error.
    WithTheStatement,
    /// By a separate `COMMIT`. A database that hangs cannot carry out a commit that was not sent yet, so after nearly every failure of a
    /// database elsewhere it is certain that nothing was stored.
    Apart,
}

/// If something fails, the session is dropped together with what it knows.
#[derive(Debug)]
pub(crate) struct Session {
    /// SQLite finds out at the beginning that somebody else is writing, not in the middle.
    begin: &'static str,
    commits: Commits,
    connection: AnyConnection,
    inserts: Inserts,
    heads: Heads,
    tail: Tail,
}

impl Session {
    /// Waits until an earlier writer is done, notes where all logs end, and remembers the ends of those that may continue.
    pub(crate) async fn begin(
        database: &Database,
        mut connection: AnyConnection,
    ) -> Result<Self, sqlx::Error> {
        let (begin, commits) = match database {
            Database::Sqlite(_) => ("BEGIN IMMEDIATE", Commits::WithTheStatement),
            Database::Postgres(_) => ("BEGIN", Commits::Apart),
        };
        let mut transaction = connection.begin_with(begin).await?;
        let tail = Tail::read(&mut transaction).await?;
        transaction.commit().await?;
        let (inserts, heads) = (Inserts::new(database), Heads::default());
        let mut session = Self { begin, commits, connection, inserts, heads, tail };
        session.note().await?;
        for (table, head) in ends::open_heads(&mut session.connection).await? {
            session.heads.set(table, head);
        }
        Ok(session)
    }

    pub(crate) async fn close(self) {
        // All that matters is committed; a failing goodbye changes nothing.
        self.connection.close().await.ok();
    }

    /// Stores all entries that fit, in one transaction.
    pub(crate) async fn store(
        &mut self,
        appends: &[Append],
        deadline: Deadline,
    ) -> Result<Vec<Verdict>, Failed> {
        let (verdicts, rows) = deadline.within(self.judge(appends)).await?;
        let steps = self.commits == Commits::Apart
            || rows.len() > MOST_ROWS
            || rows.iter().any(Row::changes_standing);
        match rows.as_slice() {
            [] => {}
            rows if steps => self.write_in_steps(rows, deadline).await?,
            rows => {
                let written = deadline.within(self.inserts.write(&mut self.connection, rows)).await;
                written.map_err(Failed::at_commit)?;
            }
        }
        Ok(verdicts)
    }

    /// Checks whether each entry is the next of its log, given those before it in the batch. Also returns the rows of those that are.
    async fn judge<'a>(
        &mut self,
        appends: &'a [Append],
    ) -> Result<(Vec<Verdict>, Vec<Row<'a>>), sqlx::Error> {
        let mut verdicts = Vec::with_capacity(appends.len());
        let mut rows = Vec::with_capacity(appends.len());
        for append in appends {
            let head = match self.heads.get(append.table) {
                Some(head) => head,
                None => ends::head(&mut self.connection, append.table).await?,
            };
            if head.version.next() != append.version {
                verdicts.push(Err(StoreError::Conflict));
                continue;
            }
            let place = self.tail.last.next();
            rows.push(Row { append, place, before: head.place });
            // Those that follow in this batch are measured by it; after a failure everything is forgotten.
            self.heads.set(append.table, Head { version: append.version, place: Some(place) });
            self.tail.last = place;
            verdicts.push(Ok(()));
        }
        Ok((verdicts, rows))
    }

    async fn write_in_steps(&mut self, rows: &[Row<'_>], deadline: Deadline) -> Result<(), Failed> {
        let Self { connection, inserts, begin, .. } = self;
        let prepared = async {
            let mut transaction = connection.begin_with(*begin).await?;
            for rows in rows.chunks(MOST_ROWS) {
                inserts.write(&mut transaction, rows).await?;
            }
            for row in rows.iter().filter(|row| row.changes_standing()) {
                batch::note_standing(&mut transaction, row).await?;
            }
            Ok(transaction)
        };
        let transaction = deadline.within(prepared).await?;
        deadline.within(transaction.commit()).await.map_err(Failed::at_commit)
    }

    /// Carries out a change in its own transaction.
    pub(crate) async fn change(&mut self, change: &Change) -> Result<Result<u64, StoreError>, sqlx::Error> {
        let head = match change.about() {
            Some(table) => match self.heads.get(table) {
                Some(head) => head,
                None => ends::head(&mut self.connection, table).await?,
            },
            None => Head::NONE,
        };
        if matches!(change, Change::Mark(_)) {
            // Whoever looks for quiet tables believes what is noted.
            self.note().await?;
        }
        let mut transaction = self.transaction().await?;
        let done = change.carry_out(&mut transaction, head).await?;
        if done.is_err() {
            transaction.rollback().await?;
            return Ok(done);
        }
        transaction.commit().await?;
        if let Some(table) = change.removed() {
            self.heads.set(table, Head::NONE);
        }
        Ok(done)
    }

    /// Checks whether the database can be written.
    pub(crate) async fn breathe(&mut self, breath: Breath) -> Result<(), sqlx::Error> {
        let mut transaction = self.transaction().await?;
        match breath {
            Breath::Light => batch::beat(&mut transaction).await?,
            Breath::Deep => batch::deep_breath(&mut transaction).await?,
        }
        transaction.commit().await
    }

    /// Whether enough was stored since the ends were noted to note them again.
    pub(crate) const fn is_to_note(&self) -> bool {
        self.tail.is_long()
    }

    /// Notes the ends of the logs.
    pub(crate) async fn note(&mut self) -> Result<(), sqlx::Error> {
        if self.tail.noted == self.tail.last {
            return Ok(());
        }
        let tail = self.tail;
        let mut transaction = self.transaction().await?;
        ends::note(&mut transaction, tail).await?;
        transaction.commit().await?;
        self.tail.noted = tail.last;
        Ok(())
    }

    async fn transaction(&mut self) -> Result<Transaction<'_, Any>, sqlx::Error> {
        self.connection.begin_with(self.begin).await
    }
}
