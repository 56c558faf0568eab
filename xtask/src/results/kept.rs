//! Figures that are kept once they are known: [`Kept`].

use std::{
    fs,
    path::PathBuf,
    time::{Duration, Instant},
};

use serde_json::Value;

use super::Program;
use crate::run::TaskError;

/// The figures of commands of one program.
pub(super) struct Kept {
    folder: PathBuf,
    program: Program,
}

/// A figure that was known or found.
pub(super) struct Found {
    pub(super) figures: Value,
    /// How long it took; nothing if it was known.
    pub(super) took: Option<Duration>,
}

impl Kept {
    pub(super) const fn new(program: Program, folder: PathBuf) -> Self {
        Self { folder, program }
    }

    pub(super) const fn program(&self) -> &Program {
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
    pub(super) fn get_or_run(&self, command: &str) -> Result<Found, TaskError> {
        if let Some(figures) = self.get(command) {
            return Ok(Found { figures, took: None });
        }
        let start = Instant::now();
        let words: Vec<&str> = command.split(' ').skip(1).collect();
        let figures = self.program.answer(&words)?;
        let path = self.path(command);
        fs::write(&path, format!("{figures:#}\n"))
            .map_err(|error| TaskError::new(format!("{} cannot be written: {error}", path.display())))?;
        Ok(Found { figures, took: Some(start.elapsed()) })
    }
}

/// The command with nothing in it that a file's name may not have.
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
