//! Games in which external programs and rivals play alongside bots: [`FallibleRunner`].

mod error;
mod names;
mod table;

use parlour_bots::{Bot, Known, network::NetworkPlayer};
use parlour_core::{Game, Seat, Seats, observe::Observed, options, record::Record};
use parlour_runner::{Played, Runner, Watcher};

use self::table::{MixedTable, SeatedPlayer};
pub use self::{
    error::{AnswerError, NoAnswerError, ProgramError},
    names::{MatchPlayer, MatchPlayerError, NamedNetwork, PlayerName, PlayerNameError},
};
use crate::{AnyRunner, BotRunner, Setup, SetupError, runner::runner_of};

/// Passes questions to external programs.
pub trait Programs {
    /// Passes a line of JSON to the program on a seat and returns the line with its answer.
    ///
    /// `docs/bots.md` describes both lines.
    ///
    /// # Errors
    /// If the program gives no answer.
    fn ask(&mut self, program: &str, seat: Seat, question: &str) -> Result<String, NoAnswerError>;
}

/// The beginning and the end of a decision, for a caller that has a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// A player is asked to decide.
    Asked,
    /// The player on this seat has decided.
    Decided(Seat),
}

/// Games that an external program may cut short, for a game that is known only at run time.
pub trait FallibleRunner: Send + Sync {
    /// The seats of every game.
    fn seats(&self) -> Seats;

    /// Plays game `index` and reports when each decision begins and ends.
    ///
    /// # Errors
    /// If an external program fails.
    fn play(
        &self,
        index: u64,
        programs: &mut dyn Programs,
        timing: &mut dyn FnMut(Timing),
    ) -> Result<Played, ProgramError>;

    /// Plays game `index` and records it: the same game as [`FallibleRunner::play`].
    ///
    /// # Errors
    /// If an external program fails.
    fn record(&self, index: u64, programs: &mut dyn Programs) -> Result<(Played, Record), ProgramError>;
}

pub(crate) fn prepare<G: Known<View: Observed>>(
    setup: &Setup<MatchPlayer>,
) -> Result<Box<dyn FallibleRunner>, SetupError> {
    if let Some(bots) = setup.bots.iter().map(MatchPlayer::bot).collect::<Option<Vec<Bot>>>() {
        return Ok(Box::new(BotRunner::<G>::new(&setup.with(bots))?));
    }
    for named in setup.bots.iter().filter_map(MatchPlayer::network) {
        NetworkPlayer::<G>::new(named.network().clone())?;
    }
    let (runner, players) = runner_of::<G, MatchPlayer>(setup)?;
    Ok(Box::new(MixedRunner { runner, players }))
}

/// What the laws guarantee for every game.
const ENDS: &str = "every game comes to its end";

/// Reports when each decision begins and ends.
struct Timer<'a>(&'a mut dyn FnMut(Timing));

impl<G: Game> Watcher<G> for Timer<'_> {
    fn asked(&mut self, _position: &G, _seat: Seat, _legal: &G::Choices) {
        (self.0)(Timing::Asked);
    }

    fn chose(&mut self, _position: &G, seat: Seat, _action: G::Action) {
        (self.0)(Timing::Decided(seat));
    }
}

/// Games between bots never fail and do not use external programs.
impl<G: Known> FallibleRunner for BotRunner<G> {
    fn seats(&self) -> Seats {
        self.runner().seats()
    }

    fn play(
        &self,
        index: u64,
        _programs: &mut dyn Programs,
        timing: &mut dyn FnMut(Timing),
    ) -> Result<Played, ProgramError> {
        Ok(self.watch(index, &mut Timer(timing)).expect(ENDS))
    }

    fn record(&self, index: u64, _programs: &mut dyn Programs) -> Result<(Played, Record), ProgramError> {
        let (played, record) = AnyRunner::record(self, index);
        Ok((played.expect(ENDS), record))
    }
}

struct MixedRunner<G: Known> {
    runner: Runner<G>,
    players: Vec<MatchPlayer>,
}

impl<G: Known<View: Observed>> MixedRunner<G> {
    fn table<'a>(&self, index: u64, programs: &'a mut dyn Programs) -> MixedTable<'a, G> {
        MixedTable {
            players: self.players.iter().map(SeatedPlayer::new).collect(),
            told: Vec::new(),
            programs,
            options: options::to_json(self.runner.options()),
            seed: self.runner.seed(),
            game: index,
        }
    }
}

impl<G: Known<View: Observed>> FallibleRunner for MixedRunner<G> {
    fn seats(&self) -> Seats {
        self.runner.seats()
    }

    fn play(
        &self,
        index: u64,
        programs: &mut dyn Programs,
        timing: &mut dyn FnMut(Timing),
    ) -> Result<Played, ProgramError> {
        let played = self.runner.watch(index, &mut self.table(index, programs), &mut Timer(timing))?;
        Ok(played.expect(ENDS))
    }

    fn record(&self, index: u64, programs: &mut dyn Programs) -> Result<(Played, Record), ProgramError> {
        let (played, record) = self.runner.record(index, &mut self.table(index, programs), &mut ())?;
        Ok((played.expect(ENDS), record))
    }
}

#[cfg(test)]
mod tests;
