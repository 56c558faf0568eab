//! File rights: only its owner may read the data folder, which holds the seeds of unfinished games and the
//! keys of seats.

use std::{
    fs::{self, DirBuilder, File},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use crate::{Database, StoreError};

/// Endings of the files that SQLite keeps beside the database, with the same rights as the database.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Creates the folder of a database so that only its owner can read it, and takes others' rights away from an
/// existing folder and its files. Returns the paths that were open to others. A folder that the system shares
/// between users, like `/tmp`, stays as it is.
///
/// # Errors
/// If the folder cannot be created, or the rights cannot be changed.
pub fn keep_private(database: &Database) -> Result<Vec<PathBuf>, StoreError> {
    let Database::Sqlite(path) = database else { return Ok(Vec::new()) };
    let folder = folder_of(path);
    let cannot = |error: io::Error| {
        StoreError::Unwell(format!("the folder {} cannot be used ({error})", folder.display()))
    };
    let tightened = || {
        make_folder(folder)?;
        let all = std::iter::once(folder.to_owned()).chain(files_of(path));
        all.filter_map(|path| tighten(&path).transpose()).collect::<io::Result<Vec<PathBuf>>>()
    };
    tightened().map_err(cannot)
}

/// The folder of a file.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The path of a file that SQLite keeps beside the database.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The existing files of a database.
pub(crate) fn files_of(path: &Path) -> Vec<PathBuf> {
    let all = std::iter::once(path.to_owned()).chain(BESIDE.iter().map(|ending| beside(path, ending)));
    all.filter(|file| file.exists()).collect()
}

/// Creates a folder that only its owner can read.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Opens a file for writing. A new file is its owner's alone from the first moment.
pub(crate) fn open_alone(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes all rights from others. Returns the path if they had any.
#[cfg(unix)]
fn tighten(path: &Path) -> io::Result<Option<PathBuf>> {
    use std::os::unix::fs::PermissionsExt as _;
    const OTHERS: u32 = 0o077;
    const SHARED: u32 = 0o1000;
    let metadata = match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        metadata => metadata?,
    };
    let mode = metadata.permissions().mode();
    if mode & OTHERS == 0 || mode & SHARED != 0 {
        return Ok(None);
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode & !OTHERS))?;
    Ok(Some(path.to_owned()))
}

/// On other systems, a user's folder is private already.
#[cfg(not(unix))]
fn tighten(_: &Path) -> io::Result<Option<PathBuf>> {
    Ok(None)
}
