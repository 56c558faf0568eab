//! Going back to a backup: [`restore`].

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use sqlx::Connection as _;
use tempfile::TempDir;
use thiserror::Error;

use crate::{
    Checkup, DamageError, Database, StoreError,
    alone::Alone,
    check,
    database::Opening,
    error::{explain, explain_migration},
    private::{beside, files_of, folder_of, keep_private, make_folder},
};

/// Why nothing was restored.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// PostgreSQL has better tools of its own.
    #[error(
        "PostgreSQL is restored with its own program: pg_restore --clean --if-exists --dbname=ADDRESS FILE"
    )]
    Postgres,
    /// There is no such file.
    #[error("there is no backup to go back to: {} does not exist", .0.display())]
    Nothing(PathBuf),
    /// The file is the very database that it should replace.
    #[error("{} is where the tables are kept, not a backup of them", .0.display())]
    Itself(PathBuf),
    /// The file is not a backup.
    #[error("{} is not a backup of tables: {problem}", .path.display())]
    NotABackup {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: StoreError,
    },
    /// The backup is damaged.
    #[error("the backup {} is damaged: {damage}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The first damage.
        damage: DamageError,
    },
    /// A server is running, or the folder cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The files cannot be moved.
    #[error("cannot write {}: {source}", .path.display())]
    Write {
        /// The file to be written.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
}

/// The result of a restore.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// The folder with everything that was there before; `None` if there was nothing.
    pub aside: Option<PathBuf>,
    /// What a check of the backup found.
    pub checkup: Checkup,
}

/// Replaces a database with a backup.
///
/// The backup is read completely first. Everything that was there before, including the log that SQLite keeps
/// beside its file, is set aside in its own folder: if that log stayed, it would be replayed into the new
/// file.
///
/// # Errors
/// If a server is running, or the backup is damaged or not a backup; then nothing has changed.
pub async fn restore(backup: &Path, database: &Database) -> Result<Restored, RestoreError> {
    let Database::Sqlite(path) = database else { return Err(RestoreError::Postgres) };
    if !backup.is_file() {
        return Err(RestoreError::Nothing(backup.to_owned()));
    }
    if is_same(backup, path) {
        return Err(RestoreError::Itself(backup.to_owned()));
    }
    keep_private(database)?;
    let alone = Alone::hold(path)?;
    let cannot = |source| RestoreError::Write { path: path.clone(), source };
    let folder = folder_of(path);
    let beside = TempDir::with_prefix_in(".restoring-", folder).map_err(cannot)?;
    let copied = copy(backup, beside.path()).map_err(cannot)?;
    let checkup = examine(backup, &copied).await?;
    let aside = set_aside(path).map_err(cannot)?;
    fs::rename(&copied, restored(path)).and_then(|()| sync(folder)).map_err(cannot)?;
    finish(path).map_err(cannot)?;
    drop(alone);
    Ok(Restored { aside, checkup })
}

/// Where a checked backup lies until it takes the place of the database. As soon as it is there, whoever opens the
/// database as its host puts it in place, so a restore that was interrupted is either not begun or done.
fn restored(path: &Path) -> PathBuf {
    beside(path, "-restored")
}

/// Whether a restore was interrupted: until it is finished, nobody may read what is there.
pub(crate) fn is_unfinished(path: &Path) -> bool {
    restored(path).exists()
}

/// Puts a backup in the place of the database, if one is waiting. What was there is in its own folder. The old log
/// goes first: without the old file it would be replayed into the new one, and the old file without its log is never
/// read, because the backup is there. Returns whether there was one.
pub(crate) fn finish(path: &Path) -> io::Result<bool> {
    if !is_unfinished(path) {
        return Ok(false);
    }
    for file in files_of(path).iter().filter(|file| *file != path) {
        fs::remove_file(file)?;
    }
    sync(folder_of(path))?;
    fs::rename(restored(path), path)?;
    sync(folder_of(path))?;
    Ok(true)
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Copies the backup, with any log that SQLite left beside it. Only the owner can read the copy.
fn copy(backup: &Path, folder: &Path) -> io::Result<PathBuf> {
    let copied = folder.join("tables.sqlite");
    for ending in ["", "-wal"] {
        let (from, to) = (beside(backup, ending), beside(&copied, ending));
        if from.exists() {
            io::copy(&mut File::open(from)?, &mut crate::private::open_alone(&to)?)?;
        }
    }
    Ok(copied)
}

/// Migrates the copy to the current layout and reads all of it.
async fn examine(backup: &Path, copied: &Path) -> Result<Checkup, RestoreError> {
    let database = Database::Sqlite(copied.to_owned());
    let not_a_backup = |problem| RestoreError::NotABackup { path: backup.to_owned(), problem };
    let readied = async {
        let connection = database.connect(Opening::Host).await;
        let mut connection = connection.map_err(|error| explain(&error))?;
        let ours = sqlx::query("SELECT version FROM _sqlx_migrations").fetch_all(&mut connection).await;
        ours.map_err(|error| explain(&error))?;
        let moved = database.migrator().run(&mut connection).await;
        moved.map_err(|error| explain_migration(&error))?;
        connection.close().await.map_err(|error| explain(&error))
    };
    readied.await.map_err(not_a_backup)?;
    let checkup = check(&database).await.map_err(not_a_backup)?;
    if let Some(damage) = checkup.damages.first().cloned() {
        return Err(RestoreError::Damaged { path: backup.to_owned(), damage });
    }
    File::options()
        .write(true)
        .open(copied)
        .and_then(|file| file.sync_all())
        .map_err(|source| RestoreError::Write { path: copied.to_owned(), source })?;
    Ok(checkup)
}

/// Links everything that is there into its own folder. It also stays in place, so that nothing is lost whatever
/// happens before the backup replaces it.
fn set_aside(path: &Path) -> io::Result<Option<PathBuf>> {
    let files = files_of(path);
    let holds_something = |file: &PathBuf| file.metadata().is_ok_and(|metadata| metadata.len() > 0);
    if !files.iter().any(holds_something) {
        return Ok(None);
    }
    let folder = folder_of(path);
    let names = (1..).map(|number: u32| folder.join(format!("set-aside-{number}")));
    let aside = names.into_iter().find(|name| !name.exists()).expect("numbers do not end");
    make_folder(&aside)?;
    for file in &files {
        let name = file.file_name().expect("a database is a file");
        fs::hard_link(file, aside.join(name))?;
    }
    sync(&aside)?;
    sync(folder)?;
    Ok(Some(aside))
}

fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
