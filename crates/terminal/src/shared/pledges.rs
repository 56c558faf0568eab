//! Promises about the deals of tables, saved beside the person's identity: [`Pledges`].

use std::{
    fs,
    io::{ErrorKind, Write as _},
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use parlour_core::Nonce;
use parlour_files::WholeFile;
use parlour_protocol::TableId;
use parlour_seat::Pledge;

use super::cookie::Cookies;
use crate::TerminalError;

/// A folder per server with one file per table. Only its owner can read it, because it holds the nonce before
/// anybody else may know it.
#[derive(Clone, Debug)]
pub(super) struct Pledges {
    folder: PathBuf,
}

impl Pledges {
    /// The pledges to the tables of one server.
    pub(super) fn beside(cookies: &Cookies, host: &str) -> Self {
        Self { folder: cookies.beside(host, "tables") }
    }

    fn file(&self, table: TableId) -> PathBuf {
        self.folder.join(table.to_string()).with_extension("json")
    }

    /// Loads the pledge to a table, or makes a new one.
    pub(super) fn open(&self, table: TableId) -> Result<Pledge, TerminalError> {
        let path = self.file(table);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return fresh(),
            Err(source) => return Err(TerminalError::File { path, source }),
        };
        serde_json::from_str(&text).map_err(|bad| TerminalError::NotAPledge { path, problem: bad })
    }

    /// Saves the pledge to a table.
    pub(super) fn save(&self, table: TableId, pledge: &Pledge) -> Result<(), TerminalError> {
        let path = self.file(table);
        let text = serde_json::to_string(pledge).expect("a pledge has string keys only");
        let write = || {
            fs::create_dir_all(&self.folder)?;
            let mut file = WholeFile::private(&path)?;
            file.write_all(text.as_bytes())?;
            file.put_in_place()
        };
        write().map_err(|source| TerminalError::File { path: path.clone(), source })
    }
}

#[expect(clippy::disallowed_methods, reason = "the oldest pledges are told by it, and nothing else")]
fn fresh() -> Result<Pledge, TerminalError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(TerminalError::NoLuck)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(Pledge::new(Nonce::new(bytes), now.as_millis() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pledge_is_made_once_and_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let cookies = Cookies::below(folder.path());
        let (pledges, table) = (Pledges::beside(&cookies, "games.example.org"), TableId::new(7));
        let first = pledges.open(table).unwrap();
        assert_ne!(pledges.open(table).unwrap().nonce(), first.nonce(), "nothing was kept yet");
        pledges.save(table, &first).unwrap();
        assert_eq!(pledges.open(table).unwrap(), first);
        assert_ne!(pledges.open(TableId::new(8)).unwrap().nonce(), first.nonce());
        fs::write(pledges.file(table), "rubbish").unwrap();
        assert!(matches!(pledges.open(table), Err(TerminalError::NotAPledge { .. })));
    }
}
