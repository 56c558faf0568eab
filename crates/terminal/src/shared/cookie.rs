//! The person's identity on each server, kept for the next time: [`Cookies`].

use std::{
    fs,
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
};

use parlour_files::WholeFile;

use crate::TerminalError;

/// A folder with one file per server. Only its owner can read it, because anybody who has a file can sit down
/// as that person.
#[derive(Clone, Debug)]
pub(crate) struct Cookies {
    folder: PathBuf,
}

impl Cookies {
    pub(crate) fn below(data: &Path) -> Self {
        Self { folder: data.join("servers") }
    }

    fn file(&self, host: &str) -> PathBuf {
        self.beside(host, "cookie")
    }

    /// Where something of that sort about a server is kept.
    pub(super) fn beside(&self, host: &str, sort: &str) -> PathBuf {
        let name: String =
            host.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
        self.folder.join(name).with_extension(sort)
    }

    /// Loads the cookie that the server gave last time.
    pub(crate) fn load(&self, host: &str) -> Result<Option<String>, TerminalError> {
        let path = self.file(host);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text.trim().to_owned())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(source) => Err(TerminalError::File { path, source }),
        }
    }

    /// Saves the cookie that the server gave.
    pub(crate) fn save(&self, host: &str, cookie: &str) -> Result<(), TerminalError> {
        let path = self.file(host);
        let write = || {
            fs::create_dir_all(&self.folder)?;
            let mut file = WholeFile::private(&path)?;
            file.write_all(cookie.as_bytes())?;
            file.put_in_place()
        };
        write().map_err(|source| TerminalError::File { path: path.clone(), source })
    }
}
