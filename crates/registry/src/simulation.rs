//! Many games between bots, each depending only on the seed and its number.

use std::convert::Infallible;

use parlour_bots::{Bot, Known, Player, Question};
use parlour_core::{Audience, BadOptions, FastDice, Game, Rule, Seat, Seats, Sink, Viewer, record::Record};
use serde_json::Value;
use thiserror::Error;

use crate::{
    Played, Thought, Watcher,
    course::{Company, Course},
    options_with,
    watcher::Thoughts,
};

/// What is to be played, and by whom.
#[derive(Clone, Debug)]
pub struct Setup<P = Bot> {
    /// How many play.
    pub seats: usize,
    /// Options other than the default.
    pub options: Vec<(String, Value)>,
    /// One bot for all seats, or one for each.
    pub bots: Vec<P>,
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

/// Many games of one setup.
pub trait Simulation: Send + Sync {
    /// How many play.
    fn seats(&self) -> Seats;

    /// Plays game `index`.
    fn play(&self, index: u64) -> Played;

    /// As [`Simulation::play`], telling when a bot begins to think and when it has decided, for whoever has a clock.
    fn play_watched(&self, index: u64, watch: &mut dyn FnMut(Thought)) -> Played;

    /// Plays game `index` and writes it down: the same game as [`Simulation::play`]. If the rules have a hole there and it comes to no
    /// end, there is no result, and the record is of what happened before.
    fn record(&self, index: u64) -> (Option<Played>, Record);
}

/// The course of the games of a setup, and who sits on each seat.
pub(crate) fn course_of<G: Known, P: Clone>(setup: &Setup<P>) -> Result<(Course<G>, Vec<P>), SetupError> {
    let seats = seats_of::<G>(setup.seats)?;
    let bots = match setup.bots.as_slice() {
        [one] => vec![one.clone(); seats.count()],
        bots if bots.len() == seats.count() => bots.to_vec(),
        bots => return Err(SetupError::Bots { bots: bots.len(), seats }),
    };
    let options = options_with::<G>(&setup.options)?;
    Ok((Course { seats, options, seed: setup.seed }, bots))
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
    course: Course<G>,
    bots: Vec<Bot>,
}

impl<G: Known> Prepared<G> {
    /// Makes ready to play.
    ///
    /// # Errors
    /// If the seats, the options or the bots do not fit the game.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        let (course, bots) = course_of::<G, Bot>(setup)?;
        Ok(Self { course, bots })
    }

    /// The options in force.
    pub const fn options(&self) -> &G::Options {
        &self.course.options
    }

    /// The position that game `index` begins with.
    pub fn deal(&self, index: u64) -> G {
        self.course.deal(index)
    }

    /// Plays game `index` while somebody looks on: the same game as [`Simulation::play`].
    pub fn play_before(&self, index: u64, watcher: &mut impl Watcher<G>) -> Played {
        self.play_until(index, watcher).expect("play goes on until the game is over")
    }

    /// As [`Prepared::play_before`], unless the watcher has seen enough, or somebody is to act and can do nothing: then there is no
    /// result.
    pub fn play_until(&self, index: u64, watcher: &mut impl Watcher<G>) -> Option<Played> {
        let Ok(played) = self.course.play_until(index, &mut self.company(watcher));
        played
    }

    fn company<'w, W>(&self, watcher: &'w mut W) -> Bots<'w, G, W> {
        Bots { players: self.bots.iter().map(|&bot| parlour_bots::player(bot)).collect(), watcher }
    }
}

/// A player for every seat, all deaf: what a bot may know is in its view. Somebody looks on.
struct Bots<'w, G: Known, W> {
    players: Vec<Box<dyn Player<G>>>,
    watcher: &'w mut W,
}

impl<G: Known, W: Watcher<G>> Sink<G::Event> for Bots<'_, G, W> {
    #[inline]
    fn cite(&mut self, rule: Rule) {
        self.watcher.cite(rule);
    }

    #[inline]
    fn tell(&mut self, rule: Rule, audience: Audience, event: G::Event) {
        self.watcher.tell(rule, audience, event);
    }
}

impl<G: Known, W: Watcher<G>> Watcher<G> for Bots<'_, G, W> {
    #[inline]
    fn dealt(&mut self, position: &G) {
        self.watcher.dealt(position);
    }

    #[inline]
    fn asked(&mut self, position: &G, seat: Seat, choices: &G::Choices) {
        self.watcher.asked(position, seat, choices);
    }

    #[inline]
    fn enough(&self) -> bool {
        self.watcher.enough()
    }

    #[inline]
    fn chose(&mut self, position: &G, seat: Seat, action: G::Action) {
        self.watcher.chose(position, seat, action);
    }

    #[inline]
    fn played(&mut self, position: &G) {
        self.watcher.played(position);
    }
}

impl<G: Known, W: Watcher<G>> Company<G> for Bots<'_, G, W> {
    type Broken = Infallible;

    fn decide(
        &mut self,
        position: &G,
        seat: Seat,
        legal: &G::Choices,
        dice: &mut FastDice,
    ) -> Result<G::Action, Infallible> {
        Ok(decide(&mut *self.players[seat.number()], position, seat, legal, dice))
    }
}

/// What a player does, from what its seat knows.
pub(crate) fn decide<G: Game>(
    player: &mut dyn Player<G>,
    position: &G,
    seat: Seat,
    legal: &G::Choices,
    dice: &mut FastDice,
) -> G::Action {
    player.glance(legal, dice).unwrap_or_else(|| {
        let view = position.view(Viewer::Seat(seat));
        player.decide(Question { seat, view: &view, legal }, dice, &|| false)
    })
}

impl<G: Known> Simulation for Prepared<G> {
    fn seats(&self) -> Seats {
        self.course.seats
    }

    fn play(&self, index: u64) -> Played {
        self.play_before(index, &mut ())
    }

    fn play_watched(&self, index: u64, watch: &mut dyn FnMut(Thought)) -> Played {
        self.play_before(index, &mut Thoughts(watch))
    }

    fn record(&self, index: u64) -> (Option<Played>, Record) {
        let Ok(recorded) = self.course.record(index, &mut self.company(&mut ()));
        recorded
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
                    assert_eq!(played.unwrap().outcome, simulation.play(index).outcome);
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
