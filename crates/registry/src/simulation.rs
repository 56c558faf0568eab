//! Many games between bots, each depending only on the seed and its number.

use parlour_bots::{Bot, Known, Player};
use parlour_core::{
    BadOptions, Choices as _, FastDice, Outcome, PerSeat, Purpose, Seat, Seats, Viewer,
    record::{Record, Recording},
};
use serde_json::Value;
use thiserror::Error;

use crate::{Watcher, options_with, watcher::Thoughts};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// Options other than the default.
    pub options: Vec<(String, Value)>,
    /// One bot for all seats, or one for each.
    pub bots: Vec<Bot>,
    /// Where all luck comes from.
    pub seed: u64,
}

/// Why a game cannot be set up like that.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Not a number of seats for this game.
    #[error("{title} is for {}, not for {found}", range(*min, *max))]
    Seats {
        /// The game.
        title: &'static str,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
        /// What was asked for.
        found: usize,
    },
    /// The options do not fit the game.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// Neither one bot nor one for each seat.
    #[error("{bots} bots were named for {seats} seats; name one for all, or one for each")]
    Bots {
        /// How many were named.
        bots: usize,
        /// How many seats there are.
        seats: Seats,
    },
}

fn range(min: usize, max: usize) -> String {
    if min == max { format!("{min} seats") } else { format!("{min} to {max} seats") }
}

/// A game that has been played.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// How many decisions it had.
    pub decisions: u32,
    /// How it ended.
    pub outcome: Outcome,
}

/// A bot at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thought {
    /// It is asked.
    Begins,
    /// The bot on that seat has decided.
    Ends(Seat),
}

/// Many games of one setup.
pub trait Simulation: Send + Sync {
    /// How many play.
    fn seats(&self) -> Seats;

    /// Plays game `index`.
    fn play(&self, index: u64) -> Played;

    /// As [`Simulation::play`], telling when a bot begins to think and when it has decided, for whoever has a clock.
    fn play_watched(&self, index: u64, watch: &mut dyn FnMut(Thought)) -> Played;

    /// Plays game `index` and writes it down: the same game as [`Simulation::play`].
    fn record(&self, index: u64) -> (Played, Record);
}

/// That many seats, if the game is for so many.
pub(crate) fn seats_of<G: Known>(count: usize) -> Result<Seats, SetupError> {
    let wrong = SetupError::Seats {
        title: G::INFO.title,
        min: *G::INFO.seats.start(),
        max: *G::INFO.seats.end(),
        found: count,
    };
    Seats::new(count).filter(|&seats| G::INFO.seats_allow(seats)).ok_or(wrong)
}

/// Many games of one setup, for whoever knows the type of the game and wants to [watch](Watcher) from inside.
#[derive(Clone, Debug)]
pub struct Prepared<G: Known> {
    seats: Seats,
    options: G::Options,
    bots: PerSeat<Option<Bot>>,
    seed: u64,
}

impl<G: Known> Prepared<G> {
    /// Makes ready to play.
    ///
    /// # Errors
    /// If the seats, the options or the bots do not fit the game.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        let seats = seats_of::<G>(setup.seats)?;
        let bots = match setup.bots.as_slice() {
            [one] => PerSeat::from_fn(seats, |_| Some(*one)),
            bots if bots.len() == seats.count() => PerSeat::from_fn(seats, |seat| Some(bots[seat.number()])),
            bots => return Err(SetupError::Bots { bots: bots.len(), seats }),
        };
        Ok(Self { seats, options: options_with::<G>(&setup.options)?, bots, seed: setup.seed })
    }

    /// The options in force.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// The position that game `index` begins with.
    pub fn deal(&self, index: u64) -> G {
        G::deal(self.seats, &self.options, &mut self.table(index), &mut ())
    }

    /// Plays game `index` while somebody looks on: the same game as [`Simulation::play`].
    pub fn play_before(&self, index: u64, watcher: &mut impl Watcher<G>) -> Played {
        self.play_until(index, watcher).expect("play goes on until the game is over")
    }

    /// As [`Prepared::play_before`], unless the watcher has seen enough, or somebody is to act and can do nothing: then there is no
    /// result.
    pub fn play_until(&self, index: u64, watcher: &mut impl Watcher<G>) -> Option<Played> {
        let (mut table, mut thinking) = (self.table(index), self.thinking(index));
        let (mut bots, mut choices) = (self.bots(), G::Choices::default());
        let mut position = G::deal(self.seats, &self.options, &mut table, watcher);
        watcher.dealt(&position);
        let mut decisions = 0;
        while let Some(seat) = position.to_act().first() {
            position.legal(seat, &mut choices);
            watcher.asked(&position, seat, &choices);
            if choices.is_empty() || watcher.enough() {
                return None;
            }
            let action = bots.decide(&position, seat, &choices, &mut thinking[seat.number()]);
            watcher.chose(&position, seat, action);
            position.play_unchecked(seat, action, &mut table, watcher);
            watcher.played(&position);
            decisions += 1;
        }
        Some(Played { decisions, outcome: position.outcome().expect("nobody is to act") })
    }

    fn table(&self, index: u64) -> FastDice {
        FastDice::for_game(self.seed, index, Purpose::Table)
    }

    fn thinking(&self, index: u64) -> [FastDice; Seat::MAX] {
        std::array::from_fn(|seat| {
            FastDice::for_game(self.seed, index, Purpose::Thinking(Seat::new(seat as u8)))
        })
    }

    fn bots(&self) -> Bots<G> {
        let player = |seat| self.bots[seat].expect("every seat has a bot").player();
        Bots { players: self.seats.iter().map(player).collect() }
    }
}

/// A player for every seat.
struct Bots<G: Known> {
    players: Vec<Box<dyn Player<G>>>,
}

impl<G: Known> Bots<G> {
    /// What the bot on that seat does, from what the seat knows.
    fn decide(&mut self, position: &G, seat: Seat, legal: &G::Choices, dice: &mut FastDice) -> G::Action {
        let player = &mut self.players[seat.number()];
        match player.glance(legal, dice) {
            Some(action) => action,
            None => player.decide(seat, &position.view(Viewer::Seat(seat)), legal, dice, &|| false),
        }
    }
}

impl<G: Known> Simulation for Prepared<G> {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn play(&self, index: u64) -> Played {
        self.play_before(index, &mut ())
    }

    fn play_watched(&self, index: u64, watch: &mut dyn FnMut(Thought)) -> Played {
        self.play_before(index, &mut Thoughts(watch))
    }

    fn record(&self, index: u64) -> (Played, Record) {
        let (mut bots, mut thinking) = (self.bots(), self.thinking(index));
        let mut game = Recording::<G, _>::deal(self.seats, &self.options, self.table(index), &mut ());
        let mut decisions = 0;
        while let Some(seat) = game.position().to_act().first() {
            let choices = game.position().choices(seat);
            let action = bots.decide(game.position(), seat, &choices, &mut thinking[seat.number()]);
            game.play(seat, action, &mut ()).expect("a bot chooses what is legal");
            decisions += 1;
        }
        let outcome = game.position().outcome().expect("nobody is to act");
        let record = game.finish(format!("{}/{index}", self.seed)).expect("the game is over");
        (Played { decisions, outcome }, record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;

    #[test]
    fn every_game_can_be_played_recorded_and_verified_at_every_table() {
        for game in GAMES {
            for seats in game.info().tables() {
                let setup =
                    Setup { seats: seats.count(), options: Vec::new(), bots: vec![Bot::Explorer], seed: 5 };
                let simulation = game.simulation(&setup).unwrap();
                for index in 0..5 {
                    let (played, record) = simulation.record(index);
                    assert_eq!(played.outcome, simulation.play(index).outcome);
                    game.verify(&record).unwrap();
                }
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_refused_in_words() {
        let tps = crate::find("tps").unwrap();
        let refusal = |seats, bots: &[Bot], options: &[(&str, Value)]| {
            let options = options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
            tps.simulation(&Setup { seats, options, bots: bots.to_vec(), seed: 1 })
                .err()
                .map(|error| error.to_string())
        };
        assert_eq!(
            refusal(2, &[Bot::Random], &[]).unwrap(),
            "TrickPaperScissors is for 3 to 4 seats, not for 2"
        );
        assert_eq!(
            refusal(4, &[Bot::Random; 3], &[]).unwrap(),
            "3 bots were named for 4 seats; name one for all, or one for each"
        );
        assert_eq!(
            refusal(4, &[Bot::Random], &[("jokers", true.into())]).unwrap(),
            "there is no option `jokers`; there are: stars, open_aside"
        );
        assert_eq!(refusal(3, &[Bot::Random; 3], &[("open_aside", true.into())]), None);
    }

    #[test]
    fn every_rule_has_its_item_on_the_rules_page() {
        for game in GAMES {
            for rule in game.info().all_rules() {
                assert!(game.rules().contains(&format!("- **{rule}** ")), "{rule}");
            }
        }
    }
}
