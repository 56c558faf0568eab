//! A file that appears whole or not at all: [`WholeFile`].

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;

/// A file that is written next to its destination and moved there by [`WholeFile::put_in_place`]. Until then
/// any previous file stays; a file that is dropped instead leaves nothing behind.
#[derive(Debug)]
pub struct WholeFile {
    path: PathBuf,
    file: NamedTempFile,
    readers: Readers,
}

/// Who may read a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Readers {
    Everybody,
    Owner,
}

impl WholeFile {
    /// Starts a file that everybody may read.
    ///
    /// # Errors
    /// If its folder does not exist or cannot be written to. The error does not name the temporary file,
    /// which would mean nothing to anybody.
    pub fn new(path: &Path) -> io::Result<Self> {
        Self::begin(path, Readers::Everybody)
    }

    /// Starts a file that only its owner can read, at any time.
    ///
    /// # Errors
    /// As for [`WholeFile::new`].
    pub fn private(path: &Path) -> io::Result<Self> {
        Self::begin(path, Readers::Owner)
    }

    fn begin(path: &Path, readers: Readers) -> io::Result<Self> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        folder.metadata()?;
        let file = NamedTempFile::new_in(folder).map_err(|error| io::Error::from(error.kind()))?;
        Ok(Self { path: path.to_owned(), file, readers })
    }

    /// The path it will have.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Waits until the whole file is on disk, then moves it to its destination.
    ///
    /// # Errors
    /// If the disk is full, or if something that cannot be replaced is in the way.
    pub fn put_in_place(self) -> io::Result<()> {
        self.file.as_file().sync_all()?;
        if self.readers == Readers::Everybody {
            readable_by_all(&self.file)?;
        }
        self.file.persist(&self.path).map(drop).map_err(|error| error.error)
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Lets everybody read the file; until then a temporary file belongs to its owner alone.
fn readable_by_all(file: &NamedTempFile) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        file.as_file().set_permissions(std::fs::Permissions::from_mode(0o644))?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_was_there_stays_until_the_new_file_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("figures");
        fs::write(&path, "old").unwrap();
        WholeFile::new(&path).unwrap().write_all(b"half").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        let mut file = WholeFile::new(&path).unwrap();
        file.write_all(b"whole").unwrap();
        file.put_in_place().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "whole");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_private_file_is_for_its_owner_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let [open, private] = ["open", "private"].map(|name| folder.path().join(name));
        WholeFile::new(&open).unwrap().put_in_place().unwrap();
        WholeFile::private(&private).unwrap().put_in_place().unwrap();
        let mode = |path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!([mode(open), mode(private)], [0o644, 0o600]);
    }
}
