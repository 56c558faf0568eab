//! The time bots take for a move: [`Paces`].

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, MutexGuard},
    time::Duration,
};

use parlour_bots::Bot;
use parlour_core::{Dice as _, FastDice};

/// The number of thinking times remembered per bot and game.
const REMEMBERED: usize = 32;
/// As long as nothing is known, a bot is assumed to need this fraction of its limit: one tenth.
const USUAL: u32 = 10;

/// How long bots have lately thought about moves where they had a choice.
///
/// A bot that has only one legal move finds it at once. Answering at once would give that away, and with it something about the
/// bot's cards, so such an answer is held back for as long as one that was thought about.
pub(crate) struct Paces(Mutex<Known>);

struct Known {
    times: HashMap<(&'static str, Bot), VecDeque<Duration>>,
    dice: FastDice,
}

impl Paces {
    /// Starts without any times. The seed is for choosing among them.
    pub(crate) fn new(seed: u64) -> Self {
        Self(Mutex::new(Known { times: HashMap::new(), dice: FastDice::new(seed) }))
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().expect("nobody panics while they hold the times")
    }

    /// Notes how long a bot thought about a move where it had a choice.
    pub(crate) fn note(&self, game: &'static str, bot: Bot, took: Duration) {
        let mut known = self.known();
        let times = known.times.entry((game, bot)).or_default();
        if times.len() == REMEMBERED {
            times.pop_front();
        }
        times.push_back(took);
    }

    /// Chooses how long a bot takes for a move without a choice: one of the last times, varied a little so that no time is seen
    /// twice.
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
