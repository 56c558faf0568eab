//! Games and decisions as Parquet, for `DuckDB`, Polars or pandas: [`Tables`]. The columns are described in `docs/lab.md`.

use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use parquet::{
    basic::Compression,
    data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type},
    errors::ParquetError,
    file::{
        properties::WriterProperties,
        writer::{SerializedFileWriter, SerializedRowGroupWriter},
    },
    schema::parser::parse_message_type,
};
use tempfile::NamedTempFile;
use thiserror::Error;

use crate::rows::{DecisionRow, GameRow};

const GAMES: &str = "message games {
    REQUIRED INT64 game; REQUIRED INT32 seat; REQUIRED INT32 place; REQUIRED INT32 score; REQUIRED INT32 win_sixtieths;
    REQUIRED INT32 decisions; REQUIRED INT32 turns; REQUIRED INT32 lead_changes; REQUIRED INT32 settled_percent;
}";

const DECISIONS: &str = "message decisions {
    REQUIRED INT64 game; REQUIRED INT32 decision; REQUIRED INT32 seat; REQUIRED BYTE_ARRAY phase (UTF8);
    REQUIRED INT32 legal; REQUIRED BYTE_ARRAY kind (UTF8); REQUIRED BYTE_ARRAY action (UTF8); REQUIRED INT32 score;
    REQUIRED INT32 leaders;
}";

/// Rows of a table that are written together.
const TOGETHER: usize = 1 << 17;

/// Why a table was not written.
#[derive(Debug, Error)]
pub enum NotWritten {
    /// The file or its folder.
    #[error("cannot write {}: {source}", .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The writer of Parquet.
    #[error("cannot write Parquet: {0}")]
    Parquet(#[from] ParquetError),
}

/// The two tables, being written. Until [`Tables::finish`] they have names of their own, and they vanish if it never comes: a run that
/// breaks leaves no half table that looks whole, and what an earlier run wrote stays.
pub struct Tables {
    games: Table,
    decisions: Table,
    kept: (Vec<GameRow>, Vec<DecisionRow>),
}

/// A table, being written beside its place.
struct Table {
    path: PathBuf,
    writer: Writer,
}

type Writer = SerializedFileWriter<NamedTempFile>;

impl Table {
    fn create(path: PathBuf, schema: &str) -> Result<Self, NotWritten> {
        let folder = path.parent().expect("a table lies in a folder");
        let file = NamedTempFile::new_in(folder)
            .map_err(|source| NotWritten::File { path: path.clone(), source: source.kind().into() })?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let schema = Arc::new(parse_message_type(schema)?);
        Ok(Self { path, writer: SerializedFileWriter::new(file, schema, Arc::new(properties))? })
    }

    /// Writes the end of the table.
    fn close(self) -> Result<Closed, NotWritten> {
        Ok(Closed { path: self.path, file: self.writer.into_inner()? })
    }
}

/// A whole table that is not in its place yet.
struct Closed {
    path: PathBuf,
    file: NamedTempFile,
}

impl Closed {
    fn put_in_place(self) -> Result<(), NotWritten> {
        let Self { path, file } = self;
        let put = || {
            file.as_file().sync_all()?;
            readable_by_all(&file)?;
            file.persist(&path).map_err(|error| error.error)
        };
        put().map(drop).map_err(|source| NotWritten::File { path, source })
    }
}

/// A temporary file is private; a table is not.
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

impl Tables {
    /// Makes ready to write `games.parquet` and `decisions.parquet` to a folder, which is made if it is not there.
    ///
    /// # Errors
    /// If one of them cannot be made.
    pub fn create(folder: &Path) -> Result<Self, NotWritten> {
        std::fs::create_dir_all(folder)
            .map_err(|source| NotWritten::File { path: folder.to_owned(), source })?;
        Ok(Self {
            games: Table::create(folder.join("games.parquet"), GAMES)?,
            decisions: Table::create(folder.join("decisions.parquet"), DECISIONS)?,
            kept: (Vec::new(), Vec::new()),
        })
    }

    /// Adds rows, in order.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn add(&mut self, games: Vec<GameRow>, decisions: Vec<DecisionRow>) -> Result<(), NotWritten> {
        self.kept.0.extend(games);
        self.kept.1.extend(decisions);
        if self.kept.1.len() >= TOGETHER { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), NotWritten> {
        let (games, decisions) = std::mem::take(&mut self.kept);
        if !games.is_empty() {
            write_games(self.games.writer.next_row_group()?, &games)?;
        }
        if !decisions.is_empty() {
            write_decisions(self.decisions.writer.next_row_group()?, &decisions)?;
        }
        Ok(())
    }

    /// Writes what is left and puts both tables in their places, over older ones.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn finish(mut self) -> Result<(), NotWritten> {
        self.flush()?;
        // Both are whole before the first is seen.
        let (games, decisions) = (self.games.close()?, self.decisions.close()?);
        games.put_in_place()?;
        decisions.put_in_place()
    }
}

type Group<'a> = SerializedRowGroupWriter<'a, NamedTempFile>;

fn longs(group: &mut Group<'_>, values: impl Iterator<Item = i64>) -> Result<(), ParquetError> {
    let mut column = group.next_column()?.expect("the schema has this column");
    column.typed::<Int64Type>().write_batch(&values.collect::<Vec<_>>(), None, None)?;
    column.close()
}

fn numbers(group: &mut Group<'_>, values: impl Iterator<Item = i32>) -> Result<(), ParquetError> {
    let mut column = group.next_column()?.expect("the schema has this column");
    column.typed::<Int32Type>().write_batch(&values.collect::<Vec<_>>(), None, None)?;
    column.close()
}

fn texts<'a>(group: &mut Group<'_>, values: impl Iterator<Item = &'a str>) -> Result<(), ParquetError> {
    let mut column = group.next_column()?.expect("the schema has this column");
    let values: Vec<ByteArray> = values.map(ByteArray::from).collect();
    column.typed::<ByteArrayType>().write_batch(&values, None, None)?;
    column.close()
}

fn write_games(mut group: Group<'_>, rows: &[GameRow]) -> Result<(), ParquetError> {
    longs(&mut group, rows.iter().map(|row| row.game as i64))?;
    let columns: [fn(&GameRow) -> i32; 8] = [
        |row| row.seat,
        |row| row.place,
        |row| row.score,
        |row| row.win_sixtieths,
        |row| row.decisions,
        |row| row.turns,
        |row| row.lead_changes,
        |row| row.settled_percent,
    ];
    for column in columns {
        numbers(&mut group, rows.iter().map(column))?;
    }
    group.close().map(drop)
}

fn write_decisions(mut group: Group<'_>, rows: &[DecisionRow]) -> Result<(), ParquetError> {
    longs(&mut group, rows.iter().map(|row| row.game as i64))?;
    numbers(&mut group, rows.iter().map(|row| row.decision))?;
    numbers(&mut group, rows.iter().map(|row| row.seat))?;
    texts(&mut group, rows.iter().map(|row| row.phase))?;
    numbers(&mut group, rows.iter().map(|row| row.legal))?;
    texts(&mut group, rows.iter().map(|row| row.kind))?;
    texts(&mut group, rows.iter().map(|row| row.action.as_str()))?;
    numbers(&mut group, rows.iter().map(|row| row.score))?;
    numbers(&mut group, rows.iter().map(|row| row.leaders))?;
    group.close().map(drop)
}
