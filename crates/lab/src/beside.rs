//! A file that appears whole or not at all: [`Beside`].

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;

/// A file that is written beside its place. Until [`Beside::put_in_place`] what was there stays, and if that never comes nothing is left
/// behind: whatever breaks, nobody finds half a file that looks whole.
#[derive(Debug)]
pub struct Beside {
    path: PathBuf,
    file: NamedTempFile,
}

impl Beside {
    /// Makes ready to write a file.
    ///
    /// # Errors
    /// If its folder is not there or nothing can be written to it. The reason comes alone: the name of a temporary file tells nobody
    /// anything.
    pub fn new(path: &Path) -> io::Result<Self> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        folder.metadata()?;
        let file = NamedTempFile::new_in(folder).map_err(|error| io::Error::from(error.kind()))?;
        Ok(Self { path: path.to_owned(), file })
    }

    /// Where it will be.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts the file in its place, once the disk has it.
    ///
    /// # Errors
    /// If the disk is full, or something stands in its place that cannot be replaced.
    pub fn put_in_place(self) -> io::Result<()> {
        self.file.as_file().sync_all()?;
        readable_by_all(&self.file)?;
        self.file.persist(&self.path).map(drop).map_err(|error| error.error)
    }
}

impl Write for Beside {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// A temporary file is private; what we write is not.
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
        Beside::new(&path).unwrap().write_all(b"half").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        let mut file = Beside::new(&path).unwrap();
        file.write_all(b"whole").unwrap();
        file.put_in_place().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "whole");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
