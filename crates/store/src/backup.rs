//! A copy of everything, made while the server runs: [`backup`].

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

use sqlx::Connection as _;
use tempfile::TempPath;
use thiserror::Error;

use crate::{Database, StoreError, database::Opening, error::explain};

/// Why there is no backup.
#[derive(Debug, Error)]
pub enum BackupError {
    /// It has better tools of its own.
    #[error("PostgreSQL is backed up with its own program: pg_dump --format=custom --file=FILE ADDRESS")]
    Postgres,
    /// No server has ever kept tables there.
    #[error("there are no tables to back up: {} does not exist", .0.display())]
    Nothing(PathBuf),
    /// A backup never takes the place of another.
    #[error("{} already exists, and a backup overwrites nothing", .0.display())]
    Exists(PathBuf),
    /// The tables cannot be read, or there is no room.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The backup cannot be put in its place.
    #[error("cannot write {}: {source}", .path.display())]
    Write {
        /// Where it should have gone.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

/// Writes a copy of the database, as it is at one moment, into a new file, which appears when it is whole. A server that runs is
/// not held up. To go back to it, stop the server and put the file in the place of the database.
///
/// # Errors
/// If it cannot be made; then there is no new file.
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
    // Asked first, so that a missing folder is reported without the name of a temporary file.
    folder.metadata().map_err(cannot)?;
    let beside = tempfile::NamedTempFile::new_in(folder).map_err(cannot)?.into_temp_path();
    copy(database, &beside).await?;
    let file = File::options().write(true).open(&beside).map_err(cannot)?;
    file.sync_all().map_err(cannot)?;
    beside.persist_noclobber(to).map_err(|error| cannot(error.error))?;
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(cannot)
}

/// An empty file that is there already keeps its owner's rights, which are nobody else's.
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
