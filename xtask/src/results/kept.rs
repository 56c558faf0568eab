//! Figures that are kept once known: [`KeptFigures`].

use std::{
    fs,
    path::PathBuf,
    time::{Duration, Instant},
};

use serde_json::Value;

use super::ReleasedProgram;
use crate::run::TaskError;

/// The figures of commands of one program.
pub(super) struct KeptFigures {
    folder: PathBuf,
    program: ReleasedProgram,
}

/// A figure that was known or has just been found.
pub(super) struct FoundFigure {
    pub(super) figures: Value,
    /// How long it took, or `None` if it was known.
    pub(super) took: Option<Duration>,
}

impl KeptFigures {
    pub(super) const fn new(program: ReleasedProgram, folder: PathBuf) -> Self {
        Self { folder, program }
    }

    pub(super) const fn program(&self) -> &ReleasedProgram {
        &self.program
    }

    fn path(&self, command: &str) -> PathBuf {
        self.folder.join(file_name(command))
    }

    /// The figures of a command, if they are known.
    pub(super) fn get(&self, command: &str) -> Option<Value> {
        serde_json::from_str(&fs::read_to_string(self.path(command)).ok()?).ok()
    }

    /// The figures of a command, which is run if they are not known.
    pub(super) fn get_or_run(&self, command: &str) -> Result<FoundFigure, TaskError> {
        if let Some(figures) = self.get(command) {
            return Ok(FoundFigure { figures, took: None });
        }
        let start = Instant::now();
        let words: Vec<&str> = command.split(' ').skip(1).collect();
        let figures = self.program.answer(&words)?;
        let path = self.path(command);
        fs::write(&path, format!("{figures:#}\n"))
            .map_err(|error| TaskError::new(format!("{} cannot be written: {error}", path.display())))?;
        Ok(FoundFigure { figures, took: Some(start.elapsed()) })
    }
}

/// The command with everything removed that a file name cannot contain.
fn file_name(command: &str) -> String {
    let plain: String =
        command.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    plain + ".json"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_commands_are_kept_in_different_files() {
        let name = |bots: &str| file_name(&format!("parlour match tps --bots {bots} --seats 3"));
        assert_eq!(name("hard,greedy"), "parlour-match-tps---bots-hard-greedy---seats-3.json");
        assert_ne!(name("hard,rival:flat:100"), name("hard,rival:flat"));
    }
}
