//! External programs that play. They are started once for each seat and thread, asked line by line, and ended
//! with the run.

mod program;

use std::{collections::HashMap, sync::Mutex, time::Duration};

use parlour_core::Seat;
use parlour_registry::{NoAnswerError, Programs};

use self::program::OutsideProgram;

/// All programs of a run. A thread that plays a game borrows a set of them and returns it, so that there are
/// never more sets than threads.
pub(crate) struct Crews {
    limit: Duration,
    idle: Mutex<Vec<Crew>>,
}

impl Crews {
    /// An empty set. Programs are started when first asked, and each may take up to `limit` for an answer.
    pub(crate) const fn new(limit: Duration) -> Self {
        Self { limit, idle: Mutex::new(Vec::new()) }
    }

    /// Runs an action with a set of programs that nobody else is using.
    pub(crate) fn with<T>(&self, action: impl FnOnce(&mut Crew) -> T) -> T {
        let idle = || self.idle.lock().expect("whoever holds the list does nothing that can fail");
        let rested = idle().pop();
        let mut crew = rested.unwrap_or_else(|| Crew { limit: self.limit, programs: HashMap::new() });
        let result = action(&mut crew);
        idle().push(crew);
        result
    }
}

/// A program for each seat that needs one.
pub(crate) struct Crew {
    limit: Duration,
    programs: HashMap<(String, Seat), OutsideProgram>,
}

impl Programs for Crew {
    fn ask(&mut self, command: &str, seat: Seat, question: &str) -> Result<String, NoAnswerError> {
        let place = (command.to_owned(), seat);
        // A program that fails is not put back, and so ends when dropped.
        let mut program = match self.programs.remove(&place) {
            Some(program) => program,
            None => OutsideProgram::start(command)?,
        };
        let answer = program.ask(question, self.limit)?;
        self.programs.insert(place, program);
        Ok(answer)
    }
}
