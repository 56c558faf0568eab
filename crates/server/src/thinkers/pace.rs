//! How long bots take: [`Paces`].

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, MutexGuard},
    time::Duration,
};

use parlour_bots::Bot;
use parlour_core::{Dice as _, FastDice};

/// How many thoughts of a bot at a game are remembered.
const REMEMBERED: usize = 32;
/// Before anything is known, a bot is taken to need that part of its limit.
const USUAL: u32 = 10;

/// How long bots took lately where they had a choice.
///
/// Where there is none, nothing is to be thought about. An answer that comes at once would tell everybody so, and with it something about
/// the cards: so it comes as late as one that was thought about.
pub(crate) struct Paces(Mutex<Known>);

struct Known {
    times: HashMap<(&'static str, Bot), VecDeque<Duration>>,
    dice: FastDice,
}

impl Paces {
    /// Nothing is known yet. What looks like chance comes from the seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(Mutex::new(Known { times: HashMap::new(), dice: FastDice::new(seed) }))
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().expect("nobody panics while they hold the times")
    }

    /// A bot had a choice at that game and took so long.
    pub(crate) fn note(&self, game: &'static str, bot: Bot, took: Duration) {
        let mut known = self.known();
        let times = known.times.entry((game, bot)).or_default();
        if times.len() == REMEMBERED {
            times.pop_front();
        }
        times.push_back(took);
    }

    /// How long it takes where it has none: as long as one of the last times, a little more or less, so that none is seen twice.
    pub(crate) fn wait(&self, game: &'static str, bot: Bot) -> Duration {
        let mut known = self.known();
        let Known { times, dice } = &mut *known;
        let Some(times) = times.get(&(game, bot)) else { return bot.limit() / USUAL };
        let time = times[dice.below(times.len() as u32) as usize];
        time * (95 + dice.below(11)) / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_without_a_choice_takes_as_long_as_it_did_with_one() {
        let paces = Paces::new(1);
        assert_eq!(paces.wait("tps", Bot::Expert), Duration::from_millis(500));
        for millis in [400, 600] {
            paces.note("tps", Bot::Expert, Duration::from_millis(millis));
        }
        let waits: Vec<u128> = (0..100).map(|_| paces.wait("tps", Bot::Expert).as_millis()).collect();
        assert!(
            waits.iter().all(|wait| (380..=420).contains(wait) || (570..=630).contains(wait)),
            "{waits:?}"
        );
        assert!(waits.iter().any(|wait| *wait < 500) && waits.iter().any(|wait| *wait > 500));
        assert_eq!(paces.wait("pillars", Bot::Expert), Duration::from_millis(500));
    }

    #[test]
    fn what_was_long_ago_is_forgotten() {
        let paces = Paces::new(1);
        paces.note("tps", Bot::Hard, Duration::from_secs(9));
        for _ in 0..REMEMBERED {
            paces.note("tps", Bot::Hard, Duration::from_millis(50));
        }
        assert!((0..100).all(|_| paces.wait("tps", Bot::Hard) < Duration::from_secs(1)));
    }
}
