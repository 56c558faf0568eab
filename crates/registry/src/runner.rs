//! Games between bots: [`BotRunner`], and [`AnyRunner`] where the game is known only at run time.

use parlour_bots::{Bot, Known};
use parlour_core::{Game, Seats, record::Record};
use parlour_runner::{Played, Player, Runner, Watcher};

use crate::{Setup, SetupError, options_with, setup::seats_of};

impl<P> Setup<P> {
    /// The same setup with other players.
    pub(crate) fn with<Q>(&self, bots: Vec<Q>) -> Setup<Q> {
        Setup { seats: self.seats, options: self.options.clone(), bots, seed: self.seed }
    }
}

/// A runner for the games of a setup, and the player for each seat.
pub(crate) fn runner_of<G: Game, P: Clone>(setup: &Setup<P>) -> Result<(Runner<G>, Vec<P>), SetupError> {
    let seats = seats_of::<G>(setup.seats)?;
    let bots = match setup.bots.as_slice() {
        [one] => vec![one.clone(); seats.count()],
        bots if bots.len() == seats.count() => bots.to_vec(),
        bots => return Err(SetupError::Bots { bots: bots.len(), seats }),
    };
    let options = options_with::<G>(&setup.options)?;
    Ok((Runner::new(seats, options, setup.seed), bots))
}

/// Games between bots, for a game that is known only at run time.
pub trait AnyRunner: Send + Sync {
    /// The seats of every game.
    fn seats(&self) -> Seats;

    /// Plays game `index`.
    fn play(&self, index: u64) -> Played;

    /// Plays game `index` and records it: the same game as [`AnyRunner::play`]. If the rules have a gap and
    /// the game does not end, there is no result, and the record ends there.
    fn record(&self, index: u64) -> (Option<Played>, Record);
}

/// Games between bots. The bots are created anew for each game, so that no game depends on another.
#[derive(Clone, Debug)]
pub struct BotRunner<G: Known> {
    runner: Runner<G>,
    bots: Vec<Bot>,
}

impl<G: Known> BotRunner<G> {
    /// Prepares the games of a setup.
    ///
    /// # Errors
    /// If the seats, the options or the bots do not fit the game.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        let (runner, bots) = runner_of(setup)?;
        Ok(Self { runner, bots })
    }

    /// The underlying runner, which knows the seats and the options.
    pub const fn runner(&self) -> &Runner<G> {
        &self.runner
    }

    /// Plays game `index` with a watcher: the same game as [`AnyRunner::play`]. Returns `None` if it does not
    /// end.
    pub fn watch(&self, index: u64, watcher: &mut impl Watcher<G>) -> Option<Played> {
        let Ok(played) = self.runner.watch(index, self.players().as_mut_slice(), watcher);
        played
    }

    fn players(&self) -> Vec<Box<dyn Player<G>>> {
        self.bots.iter().map(|&bot| parlour_bots::player(bot)).collect()
    }
}

impl<G: Known> AnyRunner for BotRunner<G> {
    fn seats(&self) -> Seats {
        self.runner.seats()
    }

    fn play(&self, index: u64) -> Played {
        self.runner.play(index, &mut self.players())
    }

    fn record(&self, index: u64) -> (Option<Played>, Record) {
        let Ok(recorded) = self.runner.record(index, self.players().as_mut_slice(), &mut ());
        recorded
    }
}

#[cfg(test)]
#[path = "../../../examples/match.rs"]
mod example;

#[cfg(test)]
mod tests {
    use parlour_bots::blind::Random;
    use parlour_tps::Tps;

    use super::*;
    use crate::GAMES;

    #[test]
    fn every_game_can_be_played_recorded_and_verified_at_every_table() {
        for game in GAMES {
            for seats in game.info().tables() {
                let setup =
                    Setup { seats: seats.count(), options: Vec::new(), bots: vec![Bot::Explorer], seed: 5 };
                let runner = game.runner(&setup).unwrap();
                for index in 0..5 {
                    let (played, record) = runner.record(index);
                    assert_eq!(played.unwrap().outcome, runner.play(index).outcome);
                    game.verify(&record).unwrap();
                }
            }
        }
    }

    #[test]
    fn players_of_a_known_type_play_the_same_games_as_boxed_ones() {
        let setup = Setup { seats: 4, options: Vec::new(), bots: vec![Bot::Random], seed: 5 };
        let bots = BotRunner::<Tps>::new(&setup).unwrap();
        for index in 0..20 {
            let played = bots.runner().play(index, &mut [Random; 4]);
            assert_eq!(played.outcome, bots.play(index).outcome);
            assert_eq!(played.outcome, bots.watch(index, &mut ()).unwrap().outcome);
        }
    }

    #[test]
    fn the_example_plays_its_match() {
        example::main();
    }
}
