//! Bots by name: [`Bot`].

use std::{fmt, str::FromStr, time::Duration};

use parlour_runner::Player;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    Known,
    blind::{Explorer, Random},
    greedy::Greedy,
    thinker::Thinker,
};

/// A bot by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bot {
    /// Every legal action is equally likely.
    Random,
    /// Every kind of legal action is equally likely, and then every action of that kind.
    Explorer,
    /// One look ahead.
    Greedy,
    /// Searches a little, and now and then plays what looks good at first sight.
    Easy,
    /// Searches for a moment.
    Medium,
    /// Searches for up to a second.
    Hard,
    /// Searches for up to five seconds.
    Expert,
}

impl Bot {
    /// All bots there are.
    pub const ALL: [Self; 7] =
        [Self::Random, Self::Explorer, Self::Greedy, Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The bot's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Explorer => "explorer",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// How it plays, in a few words.
    pub const fn pitch(self) -> &'static str {
        match self {
            Self::Random => "plays anything that is legal",
            Self::Explorer => "tries every kind of action",
            Self::Greedy => "takes what looks best at first sight",
            Self::Easy => "thinks a little and makes mistakes",
            Self::Medium => "thinks for a moment",
            Self::Hard => "thinks for up to a second",
            Self::Expert => "thinks for up to five seconds",
        }
    }

    /// The longest that it thinks about a decision where somebody waits, whatever the machine. Who has a clock tells it then that
    /// it is enough.
    pub const fn limit(self) -> Duration {
        match self {
            Self::Random | Self::Explorer | Self::Greedy | Self::Easy => Duration::from_millis(50),
            Self::Medium => Duration::from_millis(200),
            Self::Hard => Duration::from_secs(1),
            Self::Expert => Duration::from_secs(5),
        }
    }

    /// How many iterations it searches for a decision, if it is not told before that it is enough; none if it does not search.
    pub const fn iterations<G: Known>(self) -> Option<u32> {
        match self {
            Self::Random | Self::Explorer | Self::Greedy => None,
            Self::Easy => Some(G::ITERATIONS.easy),
            Self::Medium => Some(G::ITERATIONS.medium),
            Self::Hard => Some(G::ITERATIONS.hard),
            Self::Expert => Some(G::ITERATIONS.expert),
        }
    }

    /// Somebody who plays like that.
    pub fn player<G: Known>(self) -> Box<dyn Player<G>> {
        let searching = || Thinker::<G>::new(self.iterations::<G>().expect("it is one that searches"));
        match self {
            Self::Random => Box::new(Random),
            Self::Explorer => Box::new(Explorer),
            Self::Greedy => Box::new(Greedy::new(G::Knowledge::default())),
            Self::Easy => Box::new(searching().with_slips(6)),
            Self::Medium | Self::Hard | Self::Expert => Box::new(searching()),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no bot of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot `{0}`; there are: {list}", list = Bot::ALL.map(Bot::name).join(", "))]
pub struct UnknownBot(String);

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = "genius".parse::<Bot>().unwrap_err().to_string();
        assert!(Bot::ALL.iter().all(|bot| error.contains(bot.name())), "{error}");
    }
}
