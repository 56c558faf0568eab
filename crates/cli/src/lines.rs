//! Reads an untrusted file of records line by line.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read as _},
    path::{Path, PathBuf},
};

use parlour_core::record::{Record, RecordError};
use parlour_registry::AnyGame;
use thiserror::Error;

use crate::error::CliError;

/// The longest line that is read, many times the longest game.
const LONGEST: u64 = 16 << 20;

/// A line cannot be a record.
#[derive(Debug, Error)]
pub(crate) enum LineError {
    #[error("the line is longer than {} MiB, which no record is", LONGEST >> 20)]
    TooLong,
    #[error("the line is not UTF-8 text")]
    NotText,
    #[error("{0}")]
    NotJson(RecordError),
}

/// A file of records, read one line at a time.
pub(crate) struct Lines {
    path: PathBuf,
    reader: Box<dyn BufRead>,
    number: u64,
}

/// A line of JSON with its number in the file.
pub(crate) struct JsonLine {
    /// The line number, counted from 1.
    pub(crate) number: u64,
    text: String,
}

impl Lines {
    /// Opens a file, or standard input for `-`.
    pub(crate) fn open(path: &Path) -> Result<Self, CliError> {
        let reader: Box<dyn BufRead> = if path == Path::new("-") {
            Box::new(io::stdin().lock())
        } else {
            let file = File::open(path).map_err(|source| CliError::Read { path: path.to_owned(), source })?;
            Box::new(BufReader::new(file))
        };
        Ok(Self { path: path.to_owned(), reader, number: 0 })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The next line that is not blank.
    pub(crate) fn next(&mut self) -> Result<Option<JsonLine>, CliError> {
        loop {
            self.number += 1;
            let mut bytes = Vec::new();
            let read = self.reader.by_ref().take(LONGEST + 1).read_until(b'\n', &mut bytes);
            let length = read.map_err(|source| CliError::Read { path: self.path.clone(), source })? as u64;
            if length == 0 {
                return Ok(None);
            }
            if length > LONGEST {
                return Err(self.error(LineError::TooLong));
            }
            let text = String::from_utf8(bytes).map_err(|_| self.error(LineError::NotText))?;
            if !text.trim().is_empty() {
                return Ok(Some(JsonLine { number: self.number, text }));
            }
        }
    }

    fn error(&self, problem: LineError) -> CliError {
        CliError::Line { path: self.path.clone(), line: self.number, problem }
    }
}

impl JsonLine {
    /// The record in the line.
    ///
    /// A line that is not JSON at all means that the file does not contain records, or is damaged. A record
    /// that can be read but is wrong is a different error.
    pub(crate) fn record(&self, path: &Path) -> Result<Record, CliError> {
        Record::from_json(self.text.trim_end()).map_err(|problem| match problem {
            problem @ RecordError::NotJson(_) => CliError::Line {
                path: path.to_owned(),
                line: self.number,
                problem: LineError::NotJson(problem),
            },
            problem => CliError::Record { path: path.to_owned(), line: self.number, problem },
        })
    }
}

/// The game of a record in a line of a file.
pub(crate) fn game_of(record: &Record, path: &Path, line: u64) -> Result<&'static dyn AnyGame, CliError> {
    parlour_registry::find(&record.game).map_err(|unknown| CliError::RecordGame {
        path: path.to_owned(),
        line,
        unknown,
    })
}

/// The record of one game of a file, counted from 1, and its line number.
pub(crate) fn nth_record(path: &Path, wanted: u64) -> Result<(u64, Record), CliError> {
    let mut lines = Lines::open(path)?;
    let mut games = 0;
    while let Some(line) = lines.next()? {
        games += 1;
        if games == wanted {
            return Ok((line.number, line.record(path)?));
        }
    }
    Err(CliError::NoSuchGame { path: path.to_owned(), wanted, games })
}
