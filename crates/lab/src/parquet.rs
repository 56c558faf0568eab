//! Games and decisions as Parquet, for `DuckDB`, Polars or pandas: [`Tables`]. The columns are described in
//! `docs/lab.md`.

use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use parlour_files::WholeFile;
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

/// The number of rows of a table that are written together.
const TOGETHER: usize = 1 << 17;

/// A table was not written.
#[derive(Debug, Error)]
pub enum TablesError {
    /// The file or its folder could not be written.
    #[error("cannot write {}: {source}", .path.display())]
    File {
        /// The path of the file or folder.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The Parquet writer failed.
    #[error("cannot write Parquet: {0}")]
    Parquet(#[from] ParquetError),
}

/// The two tables, being written. Until [`Tables::finish`] they have temporary names, and they disappear if
/// it is never called: an aborted run leaves no partial table that looks complete, and the tables of an
/// earlier run remain.
pub struct Tables {
    games: Table,
    decisions: Table,
    kept: (Vec<GameRow>, Vec<DecisionRow>),
}

type Table = SerializedFileWriter<WholeFile>;

fn table(path: &Path, schema: &str) -> Result<Table, TablesError> {
    let file = WholeFile::new(path).map_err(|source| TablesError::File { path: path.to_owned(), source })?;
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let schema = Arc::new(parse_message_type(schema)?);
    Ok(SerializedFileWriter::new(file, schema, Arc::new(properties))?)
}

fn put_in_place(file: WholeFile) -> Result<(), TablesError> {
    let path = file.path().to_owned();
    file.put_in_place().map_err(|source| TablesError::File { path, source })
}

impl Tables {
    /// Prepares to write `games.parquet` and `decisions.parquet` to a folder, which is created if necessary.
    ///
    /// # Errors
    /// If one of them cannot be created.
    pub fn create(folder: &Path) -> Result<Self, TablesError> {
        std::fs::create_dir_all(folder)
            .map_err(|source| TablesError::File { path: folder.to_owned(), source })?;
        Ok(Self {
            games: table(&folder.join("games.parquet"), GAMES)?,
            decisions: table(&folder.join("decisions.parquet"), DECISIONS)?,
            kept: (Vec::new(), Vec::new()),
        })
    }

    /// Adds rows, in order.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn add(&mut self, games: Vec<GameRow>, decisions: Vec<DecisionRow>) -> Result<(), TablesError> {
        self.kept.0.extend(games);
        self.kept.1.extend(decisions);
        if self.kept.1.len() >= TOGETHER { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), TablesError> {
        let (games, decisions) = std::mem::take(&mut self.kept);
        if !games.is_empty() {
            write_games(self.games.next_row_group()?, &games)?;
        }
        if !decisions.is_empty() {
            write_decisions(self.decisions.next_row_group()?, &decisions)?;
        }
        Ok(())
    }

    /// Writes what is left and puts both tables in place, over older ones.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn finish(mut self) -> Result<(), TablesError> {
        self.flush()?;
        // Both are complete before either becomes visible.
        let (games, decisions) = (self.games.into_inner()?, self.decisions.into_inner()?);
        put_in_place(games)?;
        put_in_place(decisions)
    }
}

type Group<'a> = SerializedRowGroupWriter<'a, WholeFile>;

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
