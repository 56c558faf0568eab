//! Saved games and records: [`SavedGames`].

use std::{
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use parlour_core::{
    Bot, Seat, Words,
    record::{Record, RecordEvent},
};
use parlour_files::WholeFile;
use parlour_registry::{AnyGame, Deal};
use parlour_seat::{SavedSolo, SoloSetup};
use serde::{Deserialize, Serialize};

use crate::TerminalError;

/// The name of the format of saved games.
const FORMAT: &str = "parlour-game/1";
/// The extension of a saved game's file, so that the records beside it are not mistaken for one.
const ENDING: &str = "game";

/// The extension of a game's file that was replaced by a new game of the same slug; `--save` with its name
/// and `--resume` continue it.
const EARLIER: &str = "earlier.game";

/// A folder with one game in progress per slug and a file of records; or one file for a single game, with the
/// records beside it.
#[derive(Clone, Debug)]
pub struct SavedGames {
    folder: PathBuf,
    file: Option<PathBuf>,
}

/// A game in progress, as written to its file.
#[derive(Serialize, Deserialize)]
struct GameFile {
    format: String,
    plan: FileSetup,
    events: Vec<RecordEvent>,
}

/// The setup of a game, as written to its file.
#[derive(Serialize, Deserialize)]
struct FileSetup {
    game: String,
    deal: Deal,
    seat: Seat,
    /// One bot for all other seats, or one per seat in ascending order.
    bots: Vec<Bot>,
}

impl From<&SavedSolo> for GameFile {
    fn from(saved: &SavedSolo) -> Self {
        let SoloSetup { game, deal, seat, .. } = saved.setup.clone();
        let mut bots: Vec<Bot> = saved.setup.others().map(|(_, bot)| bot).collect();
        if bots.iter().all(|bot| *bot == bots[0]) {
            bots.truncate(1);
        }
        let plan = FileSetup { game, deal, seat, bots };
        Self { format: FORMAT.to_owned(), plan, events: saved.events.clone() }
    }
}

impl GameFile {
    fn into_saved(self) -> Result<SavedSolo, TerminalError> {
        let FileSetup { game, deal, seat, bots } = self.plan;
        Ok(SavedSolo { setup: SoloSetup::new(game, deal, seat, &bots)?, events: self.events })
    }
}

impl SavedGames {
    /// Keeps games in Parlour's data folder.
    ///
    /// # Errors
    /// If there is no such folder.
    pub fn of_user() -> Result<Self, TerminalError> {
        let folder = parlour_files::data_folder().map_err(|_| TerminalError::NoPlace)?;
        Ok(Self { folder, file: None })
    }

    /// Keeps the game in this file and its record beside it.
    pub fn in_file(file: impl Into<PathBuf>) -> Self {
        let file = file.into();
        Self { folder: file.parent().map(Path::to_owned).unwrap_or_default(), file: Some(file) }
    }

    /// The path of the game in progress with this slug.
    fn game_file(&self, slug: &str) -> PathBuf {
        self.file.clone().unwrap_or_else(|| self.folder.join(slug).with_extension(ENDING))
    }

    /// The path of the records of finished games.
    pub fn records(&self) -> PathBuf {
        self.folder.join("records.jsonl")
    }

    /// Renames the game in progress with this slug, so that a new one does not overwrite it. A game set aside
    /// earlier is lost.
    pub(crate) fn set_aside(&self, slug: &str) -> Result<(), TerminalError> {
        let path = self.game_file(slug);
        let earlier = path.with_extension(EARLIER);
        match fs::rename(&path, &earlier) {
            Err(source) if source.kind() != ErrorKind::NotFound => Err(TerminalError::File { path, source }),
            _ => Ok(()),
        }
    }

    /// Writes the game in progress: the file holds either the previous state or the new one, never half of
    /// one.
    pub(crate) fn save(&self, saved: &SavedSolo) -> Result<(), TerminalError> {
        let path = self.game_file(&saved.setup.game);
        let text = serde_json::to_string(&GameFile::from(saved)).expect("a saved game has string keys only");
        let write = || {
            fs::create_dir_all(&self.folder)?;
            let mut file = WholeFile::private(&path)?;
            file.write_all(text.as_bytes())?;
            file.put_in_place()
        };
        write().map_err(|source| TerminalError::File { path: path.clone(), source })
    }

    /// Loads the saved game with this slug, or the most recently saved one.
    pub(crate) fn load(&self, slug: Option<&str>) -> Result<(SavedSolo, PathBuf), TerminalError> {
        let path = match (&self.file, slug) {
            (Some(file), _) => file.clone(),
            (None, Some(slug)) => self.game_file(slug),
            (None, None) => self.newest().ok_or_else(|| TerminalError::NothingSaved(self.folder.clone()))?,
        };
        let text = fs::read_to_string(&path).map_err(|source| match source.kind() {
            ErrorKind::NotFound => TerminalError::NothingSaved(path.clone()),
            _ => TerminalError::File { path: path.clone(), source },
        })?;
        let bad = |problem: Words| TerminalError::NotAGame { path: path.clone(), problem };
        let file: GameFile = serde_json::from_str(&text).map_err(|error| bad(Words::plain(error)))?;
        if file.format != FORMAT {
            let words = Words::new("terminal-other-format").words("found", Words::plain(file.format));
            return Err(bad(words.words("known", Words::plain(FORMAT))));
        }
        Ok((file.into_saved()?, path))
    }

    /// The most recently saved game that is not over.
    pub(crate) fn unfinished(&self) -> Option<&'static dyn AnyGame> {
        let (saved, _) = self.load(None).ok()?;
        parlour_registry::find(&saved.setup.game).ok()
    }

    /// The step at which the person left the lesson with this slug; the first step if it was not opened
    /// before.
    pub fn lesson_step(&self, slug: &str) -> usize {
        let text = fs::read_to_string(self.lesson_file(slug)).unwrap_or_default();
        text.trim().parse().unwrap_or(0)
    }

    /// Saves the step of a lesson.
    pub(crate) fn save_lesson(&self, slug: &str, step: usize) -> Result<(), TerminalError> {
        let path = self.lesson_file(slug);
        let write = || {
            fs::create_dir_all(&self.folder)?;
            fs::write(&path, format!("{step}\n"))
        };
        write().map_err(|source| TerminalError::File { path: path.clone(), source })
    }

    fn lesson_file(&self, slug: &str) -> PathBuf {
        self.folder.join(slug).with_extension("lesson")
    }

    fn newest(&self) -> Option<PathBuf> {
        let files = fs::read_dir(&self.folder).ok()?.filter_map(Result::ok);
        let games = files.filter(|file| file.path().extension().is_some_and(|ending| ending == ENDING));
        games
            .filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())))
            .max()
            .map(|(_, path)| path)
    }

    /// Adds the record of a finished game, unless it is already the last one there, and removes the game in
    /// progress.
    pub(crate) fn finish(&self, setup: &SoloSetup, record: &Record) -> Result<(), TerminalError> {
        let path = self.records();
        append_once(&path, &record.to_json()).map_err(|source| TerminalError::File { path, source })?;
        let game = self.game_file(&setup.game);
        match fs::remove_file(&game) {
            Err(source) if source.kind() != ErrorKind::NotFound => {
                Err(TerminalError::File { path: game, source })
            }
            _ => Ok(()),
        }
    }
}

/// Appends a line unless it is already the last one: a program that was stopped between writing a record and
/// removing its game must not write the record twice.
fn append_once(path: &Path, line: &str) -> std::io::Result<()> {
    let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    let line = format!("{line}\n");
    if !ends_with(&mut file, line.as_bytes())? {
        file.write_all(line.as_bytes())?;
        file.sync_all()?;
    }
    Ok(())
}

fn ends_with(file: &mut File, end: &[u8]) -> std::io::Result<bool> {
    let length = end.len() as u64;
    if file.metadata()?.len() < length {
        return Ok(false);
    }
    file.seek(SeekFrom::End(-i64::try_from(length).expect("a record is far shorter than that")))?;
    let mut last = Vec::with_capacity(end.len());
    file.read_to_end(&mut last)?;
    Ok(last == end)
}
