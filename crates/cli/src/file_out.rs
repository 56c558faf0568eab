//! Writing a file that appears whole or not at all.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use parlour_files::WholeFile;

use crate::error::CliError;

/// Where a file goes.
pub(crate) struct FileOut {
    path: PathBuf,
    target: Target,
}

enum Target {
    /// A file that replaces what is there once it is complete.
    Whole(BufWriter<WholeFile>),
    /// Standard output, a pipe or a device.
    Straight(BufWriter<Box<dyn Write>>),
}

impl FileOut {
    /// Makes ready to write to a file, or to standard output for `-`. A file that is there already stays untouched until the end.
    pub(crate) fn create(path: &Path) -> Result<Self, CliError> {
        let target =
            Self::target(path).map_err(|source| CliError::Write { path: path.to_owned(), source })?;
        Ok(Self { path: path.to_owned(), target })
    }

    fn target(path: &Path) -> io::Result<Target> {
        if path == Path::new("-") {
            return Ok(Target::Straight(BufWriter::new(Box::new(io::stdout()))));
        }
        if path.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if path.exists() && !path.is_file() {
            return Ok(Target::Straight(BufWriter::new(Box::new(File::options().write(true).open(path)?))));
        }
        Ok(Target::Whole(BufWriter::new(WholeFile::new(path)?)))
    }

    /// Adds some text.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), CliError> {
        let result = match &mut self.target {
            Target::Whole(out) => out.write_all(text.as_bytes()),
            Target::Straight(out) => out.write_all(text.as_bytes()),
        };
        result.map_err(|source| CliError::Write { path: self.path.clone(), source })
    }

    /// Puts the file in its place.
    pub(crate) fn finish(self) -> Result<(), CliError> {
        let result = match self.target {
            Target::Straight(mut out) => out.flush(),
            Target::Whole(out) => {
                out.into_inner().map_err(io::IntoInnerError::into_error).and_then(WholeFile::put_in_place)
            }
        };
        result.map_err(|source| CliError::Write { path: self.path, source })
    }
}
