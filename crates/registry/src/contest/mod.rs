//! Games in which programs from outside and rivals may sit beside bots: [`Contest`].

mod company;
mod guest;
mod trouble;

use parlour_bots::{Bot, Known};
use parlour_core::{Seat, Seats, options, record::Record};

use self::company::{Seated, Together};
pub use self::{
    guest::{Contender, Guest, UnknownContender, UnknownGuest},
    trouble::{Broken, NotAnswering, Trouble},
};
use crate::{
    Played, Setup, SetupError, Simulation, Thought,
    course::Course,
    simulation::{self, course_of},
};

/// The way to programs outside.
pub trait Outside {
    /// Passes a line of JSON to the program that sits on that seat, and gives the line that it answers.
    ///
    /// `docs/bots.md` says what stands in them.
    ///
    /// # Errors
    /// If the program gives no answer.
    fn ask(&mut self, program: &str, seat: Seat, question: &str) -> Result<String, NotAnswering>;
}

/// Many games of one setup, any of which can break.
pub trait Contest: Send + Sync {
    /// How many play.
    fn seats(&self) -> Seats;

    /// Plays game `index`, telling when somebody begins to think and when it has decided.
    ///
    /// # Errors
    /// If a program outside fails.
    fn play(
        &self,
        index: u64,
        outside: &mut dyn Outside,
        watch: &mut dyn FnMut(Thought),
    ) -> Result<Played, Broken>;

    /// Plays game `index` and writes it down: the same game as [`Contest::play`].
    ///
    /// # Errors
    /// If a program outside fails.
    fn record(&self, index: u64, outside: &mut dyn Outside) -> Result<(Played, Record), Broken>;
}

pub(crate) fn prepare<G: Known>(setup: &Setup<Contender>) -> Result<Box<dyn Contest>, SetupError> {
    if let Some(bots) = setup.bots.iter().map(Contender::bot).collect::<Option<Vec<Bot>>>() {
        let (seats, options) = (setup.seats, setup.options.clone());
        let games = simulation::Prepared::<G>::new(&Setup { seats, options, bots, seed: setup.seed })?;
        return Ok(Box::new(Certain(Box::new(games))));
    }
    let (course, contenders) = course_of::<G, Contender>(setup)?;
    Ok(Box::new(Prepared { course, contenders }))
}

/// What the laws say of every game.
const ENDS: &str = "every game comes to its end";

/// Games between bots alone never break, and play as fast as any.
struct Certain(Box<dyn Simulation>);

impl Contest for Certain {
    fn seats(&self) -> Seats {
        self.0.seats()
    }

    fn play(
        &self,
        index: u64,
        _outside: &mut dyn Outside,
        watch: &mut dyn FnMut(Thought),
    ) -> Result<Played, Broken> {
        Ok(self.0.play_watched(index, watch))
    }

    fn record(&self, index: u64, _outside: &mut dyn Outside) -> Result<(Played, Record), Broken> {
        let (played, record) = self.0.record(index);
        Ok((played.expect(ENDS), record))
    }
}

struct Prepared<G: Known> {
    course: Course<G>,
    contenders: Vec<Contender>,
}

impl<G: Known> Prepared<G> {
    fn company<'a>(
        &self,
        index: u64,
        outside: &'a mut dyn Outside,
        watch: &'a mut dyn FnMut(Thought),
    ) -> Together<'a, G> {
        Together {
            seated: self.contenders.iter().map(Seated::new).collect(),
            told: Vec::new(),
            outside,
            watch,
            options: options::to_json(&self.course.options),
            seed: self.course.seed,
            game: index,
        }
    }
}

impl<G: Known> Contest for Prepared<G> {
    fn seats(&self) -> Seats {
        self.course.seats
    }

    fn play(
        &self,
        index: u64,
        outside: &mut dyn Outside,
        watch: &mut dyn FnMut(Thought),
    ) -> Result<Played, Broken> {
        let played = self.course.play_until(index, &mut self.company(index, outside, watch))?;
        Ok(played.expect("nobody here has ever seen enough"))
    }

    fn record(&self, index: u64, outside: &mut dyn Outside) -> Result<(Played, Record), Broken> {
        let (played, record) = self.course.record(index, &mut self.company(index, outside, &mut |_| ()))?;
        Ok((played.expect(ENDS), record))
    }
}

#[cfg(test)]
mod tests;
