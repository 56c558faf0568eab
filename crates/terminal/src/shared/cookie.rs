//! Who one is at a server, kept for the next time: [`Cookies`].

use std::{
    fs,
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
};

use parlour_files::WholeFile;

use crate::TerminalError;

/// A folder with one file per server, which only its owner can read: whoever has it can sit down as that person.
#[derive(Clone, Debug)]
pub(crate) struct Cookies {
    folder: PathBuf,
}

impl Cookies {
    pub(crate) fn below(data: &Path) -> Self {
        Self { folder: data.join("servers") }
    }

    fn file(&self, host: &str) -> PathBuf {
        let name: String =
            host.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
        self.folder.join(name).with_extension("cookie")
    }

    /// What that server gave last time.
    pub(crate) fn load(&self, host: &str) -> Result<Option<String>, TerminalError> {
        let path = self.file(host);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text.trim().to_owned())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(source) => Err(TerminalError::File { path, source }),
        }
    }

    /// Keeps what that server gave.
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
