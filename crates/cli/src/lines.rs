//! Reading a file of records line by line, without trusting it.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read as _},
    path::{Path, PathBuf},
};

use parlour_core::record::{BadRecord, Record};
use parlour_registry::AnyGame;
use thiserror::Error;

use crate::fault::Fault;

/// The longest line that is read: many times the longest game.
const LONGEST: u64 = 16 << 20;

/// Why a line cannot be a record.
#[derive(Debug, Error)]
pub(crate) enum BadLine {
    #[error("the line is longer than {} MiB, which no record is", LONGEST >> 20)]
    TooLong,
    #[error("the line is not UTF-8 text")]
    NotText,
    #[error("{0}")]
    NotJson(BadRecord),
}

/// A file of records, read one line at a time.
pub(crate) struct Lines {
    path: PathBuf,
    reader: Box<dyn BufRead>,
    number: u64,
}

/// A line that holds JSON, and its number in the file.
pub(crate) struct Line {
    /// Counted from 1.
    pub(crate) number: u64,
    text: String,
}

impl Lines {
    /// Opens a file, or standard input for `-`.
    pub(crate) fn open(path: &Path) -> Result<Self, Fault> {
        let reader: Box<dyn BufRead> = if path == Path::new("-") {
            Box::new(io::stdin().lock())
        } else {
            let file = File::open(path).map_err(|source| Fault::Read { path: path.to_owned(), source })?;
            Box::new(BufReader::new(file))
        };
        Ok(Self { path: path.to_owned(), reader, number: 0 })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The next line that is not blank.
    pub(crate) fn next(&mut self) -> Result<Option<Line>, Fault> {
        loop {
            self.number += 1;
            let mut bytes = Vec::new();
            let read = self.reader.by_ref().take(LONGEST + 1).read_until(b'\n', &mut bytes);
            let length = read.map_err(|source| Fault::Read { path: self.path.clone(), source })? as u64;
            if length == 0 {
                return Ok(None);
            }
            if length > LONGEST {
                return Err(self.fault(BadLine::TooLong));
            }
            let text = String::from_utf8(bytes).map_err(|_| self.fault(BadLine::NotText))?;
            if !text.trim().is_empty() {
                return Ok(Some(Line { number: self.number, text }));
            }
        }
    }

    fn fault(&self, problem: BadLine) -> Fault {
        Fault::Line { path: self.path.clone(), line: self.number, problem }
    }
}

impl Line {
    /// The record in the line.
    ///
    /// A line that is not JSON at all means that this is no file of records, or a damaged one; a record that can be read but is
    /// wrong is another matter.
    pub(crate) fn record(&self, path: &Path) -> Result<Record, Fault> {
        Record::from_json(self.text.trim_end()).map_err(|problem| match problem {
            problem @ BadRecord::NotJson(_) => {
                Fault::Line { path: path.to_owned(), line: self.number, problem: BadLine::NotJson(problem) }
            }
            problem => Fault::Record { path: path.to_owned(), line: self.number, problem },
        })
    }
}

/// The game of a record that stands in a line of a file.
pub(crate) fn game_of(record: &Record, path: &Path, line: u64) -> Result<&'static dyn AnyGame, Fault> {
    parlour_registry::find(&record.game).map_err(|unknown| Fault::RecordGame {
        path: path.to_owned(),
        line,
        unknown,
    })
}

/// The record of one game of a file, counted from 1, and the line it stands in.
pub(crate) fn nth_record(path: &Path, wanted: u64) -> Result<(u64, Record), Fault> {
    let mut lines = Lines::open(path)?;
    let mut games = 0;
    while let Some(line) = lines.next()? {
        games += 1;
        if games == wanted {
            return Ok((line.number, line.record(path)?));
        }
    }
    Err(Fault::NoSuchGame { path: path.to_owned(), wanted, games })
}
