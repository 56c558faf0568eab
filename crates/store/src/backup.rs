//! A copy of all tables, made while the server runs: [`backup`].

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

use sqlx::Connection as _;
use tempfile::TempPath;
use thiserror::Error;

use crate::{Database, StoreError, database::Opening, error::explain};

/// Why no backup was made.
#[derive(Debug, Error)]
pub enum BackupError {
    /// PostgreSQL has better tools of its own.
    #[error("PostgreSQL is backed up with its own program: pg_dump --format=custom --file=FILE ADDRESS")]
    Postgres,
    /// No server has ever kept tables there.
    #[error("there are no tables to back up: {} does not exist", .0.display())]
    Nothing(PathBuf),
    /// The file exists. A backup never overwrites another.
    #[error("{} already exists, and a backup overwrites nothing", .0.display())]
    Exists(PathBuf),
    /// The tables cannot be read, or there is not enough room.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The backup cannot be moved to its place.
    #[error("cannot write {}: {source}", .path.display())]
    Write {
        /// The file to be written.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
}

/// Writes a copy of the database, as it is at one moment, into a new file, which appears once it is complete.
/// A running server is not held up. [`restore`](crate::restore()) goes back to the copy.
///
/// # Errors
/// If the copy cannot be made; then there is no new file.
pub async fn backup(database: &Database, to: &Path) -> Result<(), BackupError> {
    let Database::Sqlite(path) = database else { return Err(BackupError::Postgres) };
    if !path.exists() {
        return Err(BackupError::Nothing(path.clone()));
    }
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let cannot = |source| BackupError::Write { path: to.to_owned(), source };
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Check the folder first, so that a missing one is reported without the name of a temporary file.
    folder.metadata().map_err(cannot)?;
    let beside = tempfile::NamedTempFile::new_in(folder).map_err(cannot)?.into_temp_path();
    copy(database, &beside).await?;
    let file = File::options().write(true).open(&beside).map_err(cannot)?;
    file.sync_all().map_err(cannot)?;
    beside.persist_noclobber(to).map_err(|error| cannot(error.error))?;
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(cannot)
}

/// Copies the database into an empty file that exists already and that only its owner may read: SQLite keeps
/// the file's rights.
async fn copy(database: &Database, to: &TempPath) -> Result<(), StoreError> {
    let Some(name) = to.to_str() else {
        return Err(StoreError::Unwell("the name of the backup is not text".to_owned()));
    };
    let copied = async {
        let mut connection = database.connect(Opening::Guest).await?;
        sqlx::query("VACUUM INTO $1").bind(name.to_owned()).execute(&mut connection).await?;
        connection.close().await
    };
    copied.await.map_err(|error| explain(&error))
}
