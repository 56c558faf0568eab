//! A connection of the one who writes, and what is known as long as it lasts: [`Session`].

use std::{borrow::Cow, time::Duration};

use sqlx::{AnyConnection, Connection as _, Row as _, Transaction, any::Any};
use tokio::time::sleep;

use crate::{
    Append, Database, StoreError,
    batch::{self, Inserts, MOST_ROWS, Row},
    database::Opening,
    ends::{self, Tail},
    error::explain,
    heads::{Head, Heads},
};

/// Who writes holds this lock of a PostgreSQL, so that a second server does not.
const WRITERS_LOCK: i64 = 0x0070_6172_6c6f_7572;

/// A connection that keeps other writers away.
pub(crate) async fn connect_alone(database: &Database) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = database.connect(Opening::Host).await?;
    if matches!(database, Database::Postgres(_)) {
        hold_alone(&mut connection).await?;
    }
    Ok(connection)
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

/// An attempt that failed, and whether the database may have kept what it was told to.
pub(crate) enum Failed {
    /// Nothing is there.
    Before(sqlx::Error),
    /// Nobody knows whether these are.
    AtCommit(sqlx::Error, Vec<Row<'static>>),
}

impl Failed {
    /// A statement that is a transaction of its own fails before or at its commit; only if it does not fit is it certain which.
    fn of_statement(error: sqlx::Error, rows: Vec<Row<'_>>) -> Self {
        match explain(&error) {
            StoreError::Conflict => Self::Before(error),
            StoreError::Unwell(_) | StoreError::Damaged(_) => Self::at_commit(error, rows),
        }
    }

    fn at_commit(error: sqlx::Error, rows: Vec<Row<'_>>) -> Self {
        Self::AtCommit(error, rows.into_iter().map(Row::into_owned).collect())
    }
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Self {
        Self::Before(error)
    }
}

/// One of a batch: whether it fits.
pub(crate) type Verdict = Result<(), StoreError>;

/// How much is written to find out whether anything can be.
#[derive(Clone, Copy)]
pub(crate) enum Breath {
    Light,
    Deep,
}

/// What it knows is forgotten with it when something fails.
#[derive(Debug)]
pub(crate) struct Session {
    /// SQLite is to find out at once that somebody else writes, not in the middle.
    begin: &'static str,
    connection: AnyConnection,
    inserts: Inserts,
    heads: Heads,
    tail: Tail,
}

impl Session {
    /// Takes out what nobody was to find, notes where all logs end, and remembers it of those that may go on.
    pub(crate) async fn begin(
        database: &Database,
        mut connection: AnyConnection,
        doubtful: &[Row<'_>],
    ) -> Result<Self, sqlx::Error> {
        let begin = match database {
            Database::Sqlite(_) => "BEGIN IMMEDIATE",
            Database::Postgres(_) => "BEGIN",
        };
        let mut transaction = connection.begin_with(begin).await?;
        for row in doubtful.iter().rev() {
            batch::take_out(&mut transaction, row).await?;
        }
        transaction.commit().await?;
        let tail = Tail::read(&mut connection).await?;
        let (inserts, heads) = (Inserts::new(database), Heads::default());
        let mut session = Self { begin, connection, inserts, heads, tail };
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

    /// One transaction with all that fit.
    pub(crate) async fn store(&mut self, appends: &[Append]) -> Result<Vec<Verdict>, Failed> {
        let (verdicts, rows) = self.judge(appends).await?;
        if rows.len() > MOST_ROWS || rows.iter().any(Row::changes_standing) {
            self.write_in_steps(rows).await?;
        } else if !rows.is_empty() {
            let written = self.inserts.write(&mut self.connection, &rows).await;
            written.map_err(|error| Failed::of_statement(error, rows))?;
        }
        Ok(verdicts)
    }

    /// Whether each of them is the next of its log, if those before it in the batch are stored; and the rows of those that are.
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
            rows.push(Row { append: Cow::Borrowed(append), place, before: head.place });
            // Those that follow in this batch are measured by it; after a failure everything is forgotten.
            self.heads.set(append.table, Head { version: append.version, place: Some(place) });
            self.tail.last = place;
            verdicts.push(Ok(()));
        }
        Ok((verdicts, rows))
    }

    /// Many rows, or rows with which a table begins or ends.
    async fn write_in_steps(&mut self, rows: Vec<Row<'_>>) -> Result<(), Failed> {
        let mut transaction = self.connection.begin_with(self.begin).await?;
        for rows in rows.chunks(MOST_ROWS) {
            self.inserts.write(&mut transaction, rows).await?;
        }
        for row in rows.iter().filter(|row| row.changes_standing()) {
            batch::note_standing(&mut transaction, row).await?;
        }
        transaction.commit().await.map_err(|error| Failed::at_commit(error, rows))
    }

    /// Tries whether something can be written.
    pub(crate) async fn breathe(&mut self, breath: Breath) -> Result<(), sqlx::Error> {
        let mut transaction = self.transaction().await?;
        match breath {
            Breath::Light => batch::beat(&mut transaction).await?,
            Breath::Deep => batch::deep_breath(&mut transaction).await?,
        }
        transaction.commit().await
    }

    /// Whether so much has come since logs were noted that it should be done again.
    pub(crate) const fn is_to_note(&self) -> bool {
        self.tail.is_long()
    }

    /// Notes where logs end.
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
