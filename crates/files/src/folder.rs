//! The folder in which Parlour keeps its data: [`data_folder`].

use std::{env, path::PathBuf};

use directories::BaseDirs;
use thiserror::Error;

/// An error: no folder was named, and the user has no home folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no folder for data: set PARLOUR_DATA to a folder")]
pub struct NoDataFolderError;

/// Returns the folder in which Parlour keeps games, tables and the user's identities on servers:
/// `PARLOUR_DATA`, or `parlour` in the system's folder for such data (on Linux `$XDG_DATA_HOME`, usually
/// `~/.local/share`). The folder need not exist yet.
///
/// # Errors
/// If `PARLOUR_DATA` is not set and the user has no home folder.
pub fn data_folder() -> Result<PathBuf, NoDataFolderError> {
    let named = env::var_os("PARLOUR_DATA").filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let usual = || BaseDirs::new().map(|folders| folders.data_local_dir().join("parlour"));
    named.or_else(usual).ok_or(NoDataFolderError)
}
