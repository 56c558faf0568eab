//! A lock that allows one server per file: [`Alone`].

use std::{
    fs::{File, TryLockError},
    io,
    path::Path,
};

use crate::{StoreError, private, restore};

/// Keeps a second server, or a restore, away from a database file. The operating system releases the lock
/// however this program ends.
///
/// The lock is on the database file itself, so there is no lock file that could be deleted. SQLite's own
/// locks are of another kind and do not conflict with it, so others can still read.
#[derive(Debug)]
pub(crate) struct Alone {
    _locked: File,
}

impl Alone {
    /// Takes the lock. A restore that was interrupted is finished first.
    pub(crate) fn hold(path: &Path) -> Result<Self, StoreError> {
        let folder = private::folder_of(path);
        let unwell = |error: io::Error| {
            StoreError::Unwell(format!("the folder {} cannot be used ({error})", folder.display()))
        };
        loop {
            let file = private::open_alone(&lockable(path)).map_err(unwell)?;
            match file.try_lock() {
                Ok(()) if is_still(&file, path).map_err(unwell)? => {
                    if !restore::finish(path).map_err(unwell)? {
                        return Ok(Self { _locked: file });
                    }
                }
                // Another file has been put in its place in the meantime: try again.
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    let why = format!("another server keeps its tables in {}", folder.display());
                    return Err(StoreError::Unwell(why));
                }
                Err(TryLockError::Error(error)) => return Err(unwell(error)),
            }
        }
    }
}

/// The file to lock. Where locks keep others from reading, it is a file beside the database.
fn lockable(path: &Path) -> std::path::PathBuf {
    if cfg!(unix) { path.to_owned() } else { path.with_extension("lock") }
}

#[cfg(unix)]
fn is_still(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    let held = file.metadata()?;
    match std::fs::metadata(path) {
        Ok(there) => Ok((held.dev(), held.ino()) == (there.dev(), there.ino())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(not(unix))]
fn is_still(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}
