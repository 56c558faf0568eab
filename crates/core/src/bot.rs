//! Bots by name: [`Bot`], and what a search thinks of an action: [`ActionEstimate`].
//!
//! Tables, logs and messages name bots and pass estimates on without knowing how a bot plays; the players are made in `parlour-bots`.

use std::{fmt, str::FromStr, time::Duration};

use serde::{Deserialize, Serialize};
use thiserror::Error;

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

    /// How it plays, in a few words.
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

    /// The longest that it thinks about a decision where somebody waits, whatever the machine. The caller enforces the limit
    /// through `enough`.
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

/// There is no bot of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot `{0}`; there are: {list}", list = Bot::ALL.map(Bot::name).join(", "))]
pub struct UnknownBotError(String);

impl FromStr for Bot {
    type Err = UnknownBotError;

    fn from_str(name: &str) -> Result<Self, UnknownBotError> {
        Self::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| UnknownBotError(name.to_owned()))
    }
}

/// What a search thinks of a legal action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActionEstimate<A> {
    /// The action.
    pub action: A,
    /// The estimated share of the win; 0 if it was never tried.
    pub share: f32,
    /// The standard error of the share: large after few visits, even if they all ended alike.
    pub error: f32,
    /// How often it was tried.
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
