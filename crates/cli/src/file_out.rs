//! Writes a file that appears complete or not at all.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use parlour_files::WholeFile;

use crate::error::CliError;

/// An output file.
pub(crate) struct FileOut {
    path: PathBuf,
    target: Destination,
}

enum Destination {
    /// A file that replaces the existing one once it is complete.
    Whole(BufWriter<WholeFile>),
    /// Standard output, a pipe or a device.
    Straight(BufWriter<Box<dyn Write>>),
}

impl FileOut {
    /// Prepares to write to a file, or to standard output for `-`. An existing file stays untouched until the
    /// end.
    pub(crate) fn create(path: &Path) -> Result<Self, CliError> {
        let target =
            Self::target(path).map_err(|source| CliError::Write { path: path.to_owned(), source })?;
        Ok(Self { path: path.to_owned(), target })
    }

    fn target(path: &Path) -> io::Result<Destination> {
        if path == Path::new("-") {
            return Ok(Destination::Straight(BufWriter::new(Box::new(io::stdout()))));
        }
        if path.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if path.exists() && !path.is_file() {
            return Ok(Destination::Straight(BufWriter::new(Box::new(
                File::options().write(true).open(path)?,
            ))));
        }
        Ok(Destination::Whole(BufWriter::new(WholeFile::new(path)?)))
    }

    /// Adds some text.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), CliError> {
        let result = match &mut self.target {
            Destination::Whole(out) => out.write_all(text.as_bytes()),
            Destination::Straight(out) => out.write_all(text.as_bytes()),
        };
        result.map_err(|source| CliError::Write { path: self.path.clone(), source })
    }

    /// Puts the complete file in place.
    pub(crate) fn finish(self) -> Result<(), CliError> {
        let result = match self.target {
            Destination::Straight(mut out) => out.flush(),
            Destination::Whole(out) => {
                out.into_inner().map_err(io::IntoInnerError::into_error).and_then(WholeFile::put_in_place)
            }
        };
        result.map_err(|source| CliError::Write { path: self.path, source })
    }
}
