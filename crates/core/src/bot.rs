//! Bots by name: [`Bot`], and a search's estimate of an action: [`ActionEstimate`].
//!
//! Tables, logs and messages name bots and pass estimates on without knowing how a bot plays; `parlour-bots`
//! creates the players.

use std::{fmt, str::FromStr, time::Duration};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Seat;

/// What front ends call the bots at a table, by seat: several of one level could not be told apart. No person at a
/// shared table has one of these names.
pub const BOT_NAMES: [&str; Seat::MAX] = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];

/// A bot by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Bot {
    /// Plays any legal action, all equally likely.
    Random,
    /// Picks a kind of legal action, all kinds equally likely, then any action of that kind.
    Explorer,
    /// Looks one step ahead.
    Greedy,
    /// Searches a little, and sometimes plays what looks good at first sight.
    Easy,
    /// Searches for a moment.
    Medium,
    /// Searches for up to a second.
    Hard,
    /// Searches for up to five seconds.
    Expert,
}

impl Bot {
    /// All bots, the weakest first.
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

    /// The way the bot plays, in a few words.
    pub const fn pitch(self) -> &'static str {
        match self {
            Self::Random => "plays any legal move",
            Self::Explorer => "tries every kind of move",
            Self::Greedy => "takes what looks best at first glance",
            Self::Easy => "thinks a little and makes mistakes",
            Self::Medium => "thinks for a moment",
            Self::Hard => "thinks for up to a second",
            Self::Expert => "thinks for up to five seconds",
        }
    }

    /// The longest time the bot may think about a decision while somebody waits, whatever the machine. The
    /// caller enforces the limit through `enough`.
    pub const fn limit(self) -> Duration {
        match self {
            Self::Random | Self::Explorer | Self::Greedy | Self::Easy => Duration::from_millis(50),
            Self::Medium => Duration::from_millis(200),
            Self::Hard => Duration::from_secs(1),
            Self::Expert => Duration::from_secs(5),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An error for a name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot `{0}`; there are: {list}", list = Bot::ALL.map(Bot::name).join(", "))]
pub struct UnknownBotError(String);

impl FromStr for Bot {
    type Err = UnknownBotError;

    fn from_str(name: &str) -> Result<Self, UnknownBotError> {
        Self::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| UnknownBotError(name.to_owned()))
    }
}

/// A search's estimate of one legal action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionEstimate<A> {
    /// The action.
    pub action: A,
    /// The estimated win chance; 0 if the action was never tried.
    pub share: f32,
    /// The standard error of the win chance: large after few visits, even if they all ended alike.
    pub error: f32,
    /// How often the action was tried.
    pub visits: u32,
}

impl<A> ActionEstimate<A> {
    /// Whether the action was tried at all.
    pub const fn is_tried(&self) -> bool {
        self.visits > 0
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
