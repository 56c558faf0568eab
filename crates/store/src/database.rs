//! Where the database is and how it is opened: [`Database`].

use std::{
    fmt::{self, Write as _},
    path::{Path, PathBuf},
    str::FromStr,
    time::Duration,
};

use sqlx::{
    AnyConnection, ConnectOptions as _, Executor as _,
    any::AnyConnectOptions,
    migrate::{Migration, MigrationType, Migrator},
};
use thiserror::Error;

use crate::restore;

/// A move counts as stored once it is on the disk: the write-ahead log is synchronised at every commit. After a number of pages a commit
/// also copies that log into the file, which makes it take a little longer. Entries are written at the end of one log and seldom read,
/// so a small cache is enough. Deleted data is overwritten, so that nothing of it stays in the file.
const SQLITE_SETTINGS: &[&str] = &[
    "PRAGMA busy_timeout = 1500",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA cache_size = -512",
    "PRAGMA wal_autocheckpoint = 8192",
    "PRAGMA journal_size_limit = 67108864",
    "PRAGMA secure_delete = ON",
];

/// Whatever the database's own settings are, an answered commit is on its disk, and nobody waits for ever for a lock or a statement.
const POSTGRES_SETTINGS: &[&str] =
    &["SET synchronous_commit = on", "SET lock_timeout = '1500ms'", "SET statement_timeout = '1800ms'"];

/// An export or a check beside a server may take its time.
const POSTGRES_GUEST: &[&str] = &["SET lock_timeout = '2s'"];

/// Settings for reading beside a server, which alone decides about the settings of the file.
const SQLITE_GUEST: &[&str] = &["PRAGMA busy_timeout = 2000"];

const SQLITE_STEPS: &[(&str, &str)] = &[
    ("logs", include_str!("../migrations/sqlite/0001_logs.sql")),
    ("one log", include_str!("../migrations/sqlite/0002_one_log.sql")),
    ("checksums", include_str!("../migrations/sqlite/0003_checksums.sql")),
    ("upkeep", include_str!("../migrations/sqlite/0004_upkeep.sql")),
];
const POSTGRES_STEPS: &[(&str, &str)] = &[
    ("logs", include_str!("../migrations/postgres/0001_logs.sql")),
    ("one log", include_str!("../migrations/postgres/0002_one_log.sql")),
    ("checksums", include_str!("../migrations/postgres/0003_checksums.sql")),
    ("upkeep", include_str!("../migrations/postgres/0004_upkeep.sql")),
];

/// Where tables are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A file of its own, built in.
    Sqlite(PathBuf),
    /// A PostgreSQL that runs elsewhere, by its `postgres://` address.
    Postgres(String),
}

/// Who opens a database, and so whether it is created.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opening {
    /// The writer, who creates what is missing.
    Host,
    /// A reader, beside the writer or later.
    Guest,
}

/// A text is not the address of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the address of a database looks like postgres://user:password@host/name")]
pub struct DatabaseAddressError;

impl FromStr for Database {
    type Err = DatabaseAddressError;

    /// The address of a PostgreSQL.
    fn from_str(text: &str) -> Result<Self, DatabaseAddressError> {
        let scheme = text.starts_with("postgres://") || text.starts_with("postgresql://");
        if !scheme || text.parse::<AnyConnectOptions>().is_err() {
            return Err(DatabaseAddressError);
        }
        Ok(Self::Postgres(text.to_owned()))
    }
}

impl Database {
    /// The file in a data folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self::Sqlite(folder.join("tables.sqlite"))
    }

    pub(crate) fn options(&self, opening: Opening) -> Result<AnyConnectOptions, sqlx::Error> {
        sqlx::any::install_default_drivers();
        if let (Self::Sqlite(path), Opening::Guest) = (self, opening)
            && restore::is_unfinished(path)
        {
            let why = "a restore was interrupted: start the server, or restore again, to finish it";
            return Err(sqlx::Error::Configuration(why.into()));
        }
        let address = match self {
            Self::Sqlite(path) => sqlite_address(path, opening),
            Self::Postgres(address) => address.clone(),
        };
        let options: AnyConnectOptions = address.parse()?;
        // The server says what was slow and what failed; statements would fill its log.
        Ok(options.disable_statement_logging())
    }

    /// The settings of each connection.
    pub(crate) fn settings(&self, opening: Opening) -> &'static [&'static str] {
        match (self, opening) {
            (Self::Sqlite(_), Opening::Host) => SQLITE_SETTINGS,
            (Self::Sqlite(_), Opening::Guest) => SQLITE_GUEST,
            (Self::Postgres(_), Opening::Host) => POSTGRES_SETTINGS,
            (Self::Postgres(_), Opening::Guest) => POSTGRES_GUEST,
        }
    }

    pub(crate) async fn connect(&self, opening: Opening) -> Result<AnyConnection, sqlx::Error> {
        let connecting = self.options(opening)?;
        let mut connection = tokio::time::timeout(Duration::from_secs(10), connecting.connect())
            .await
            .map_err(|_| sqlx::Error::PoolTimedOut)??;
        for setting in self.settings(opening) {
            connection.execute(*setting).await?;
        }
        Ok(connection)
    }

    /// The query for the size of the database in bytes.
    pub(crate) fn size_query(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
            Self::Postgres(_) => "SELECT pg_database_size(current_database())",
        }
    }

    fn steps(&self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Sqlite(_) => SQLITE_STEPS,
            Self::Postgres(_) => POSTGRES_STEPS,
        }
    }

    /// The number of migrations that this program knows.
    pub(crate) fn layout(&self) -> i64 {
        self.migrator().iter().map(|step| step.version).max().unwrap_or_default()
    }

    /// The migrations. A database goes through those that it has not seen.
    pub(crate) fn migrator(&self) -> Migrator {
        let step = |(number, (name, sql)): (i64, &(&'static str, &'static str))| {
            let sql = sqlx::SqlStr::from_static(sql);
            Migration::new(number, (*name).into(), MigrationType::Simple, sql, false)
        };
        Migrator::with_migrations((1..).zip(self.steps()).map(step).collect())
    }
}

/// The address of a file. Bytes with a meaning in addresses are written as numbers.
fn sqlite_address(path: &Path, opening: Opening) -> String {
    let mut address = "sqlite://".to_owned();
    for byte in path.as_os_str().as_encoded_bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.".contains(byte) {
            address.push(char::from(*byte));
        } else {
            write!(address, "%{byte:02X}").expect("a text takes what is written");
        }
    }
    address.push_str(match opening {
        Opening::Host => "?mode=rwc",
        Opening::Guest => "?mode=rw",
    });
    address
}

/// Does not show the address of a PostgreSQL, which contains a password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "{}", path.display()),
            Self::Postgres(_) => f.write_str("PostgreSQL"),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Database({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_that_of_a_postgres_and_its_password_is_not_shown() {
        let database: Database = "postgres://me:secret@host/parlour".parse().unwrap();
        assert_eq!(format!("{database} {database:?}"), "PostgreSQL Database(PostgreSQL)");
        for bad in ["", "mysql://host/parlour", "tables.sqlite", "postgres://host:port/parlour"] {
            assert_eq!(bad.parse::<Database>(), Err(DatabaseAddressError), "{bad}");
        }
    }

    #[test]
    fn a_folder_may_be_called_anything() {
        let address = sqlite_address(Path::new("/a b/100%?#/ü/tables.sqlite"), Opening::Host);
        assert_eq!(address, "sqlite:///a%20b/100%25%3F%23/%C3%BC/tables.sqlite?mode=rwc");
    }
}
