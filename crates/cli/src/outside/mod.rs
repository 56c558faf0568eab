//! Programs that play: started once for each seat and thread, asked line by line, and ended with the run.

mod program;

use std::{collections::HashMap, sync::Mutex, time::Duration};

use parlour_core::Seat;
use parlour_registry::{NoAnswerError, Programs};

use self::program::Program;

/// All programs of a run. A thread that plays a game takes a set of them and gives it back, so that there are no more sets than
/// threads.
pub(crate) struct Crews {
    limit: Duration,
    idle: Mutex<Vec<Crew>>,
}

impl Crews {
    /// No program is started before it is asked something. Each may take so long for an answer.
    pub(crate) const fn new(limit: Duration) -> Self {
        Self { limit, idle: Mutex::new(Vec::new()) }
    }

    /// Does something with a set of programs that nobody else speaks to.
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
    programs: HashMap<(String, Seat), Program>,
}

impl Programs for Crew {
    fn ask(&mut self, command: &str, seat: Seat, question: &str) -> Result<String, NoAnswerError> {
        let place = (command.to_owned(), seat);
        // One that fails is not put back: dropped, it ends.
        let mut program = match self.programs.remove(&place) {
            Some(program) => program,
            None => Program::start(command)?,
        };
        let answer = program.ask(question, self.limit)?;
        self.programs.insert(place, program);
        Ok(answer)
    }
}
