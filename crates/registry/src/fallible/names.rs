//! Players by name: [`PlayerName`], and [`MatchPlayer`] where strength is measured.

use std::{fmt, str::FromStr};

use parlour_bots::{
    Bot, UnknownBotError,
    rival::{Rival, UnknownRivalError},
};
use thiserror::Error;

/// What the name of a program outside begins with.
const PROGRAM: &str = "exec:";

/// A player by name: a bot or a program outside, `hard` or `exec:./mybot`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerName {
    /// A bot of ours.
    Bot(Bot),
    /// A program outside, by the command that starts it.
    Program(String),
}

/// A player in a match that measures strength: a [`PlayerName`], or a rival such as `rival:peek`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchPlayer {
    /// A bot or a program outside.
    Player(PlayerName),
    /// An opponent that plays in such matches only.
    Rival(Rival),
}

impl MatchPlayer {
    /// The bot, if it is one.
    pub(super) fn bot(&self) -> Option<Bot> {
        match self {
            Self::Player(PlayerName::Bot(bot)) => Some(*bot),
            Self::Player(PlayerName::Program(_)) | Self::Rival(_) => None,
        }
    }
}

/// A text does not name a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerNameError {
    /// There is no such bot.
    #[error("{0}; a program of your own is `exec:./mybot`")]
    Bot(#[from] UnknownBotError),
    /// A rival, where none may play.
    #[error("`{0}` plays in matches about strength only: `parlour match --bots rival:flat,greedy`")]
    Rival(String),
    /// A program without a name.
    #[error("`exec:` needs a program: `exec:./mybot`")]
    NoProgram,
}

/// A text does not name a player of a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MatchPlayerError {
    /// It names neither a bot nor a program.
    #[error(transparent)]
    Player(#[from] PlayerNameError),
    /// There is no such rival.
    #[error(transparent)]
    Rival(#[from] UnknownRivalError),
}

impl FromStr for PlayerName {
    type Err = PlayerNameError;

    fn from_str(text: &str) -> Result<Self, PlayerNameError> {
        match text.strip_prefix(PROGRAM).map(str::trim) {
            Some("") => Err(PlayerNameError::NoProgram),
            Some(program) => Ok(Self::Program(program.to_owned())),
            None if Rival::is_meant(text) => Err(PlayerNameError::Rival(text.to_owned())),
            None => Ok(Self::Bot(text.parse()?)),
        }
    }
}

impl FromStr for MatchPlayer {
    type Err = MatchPlayerError;

    fn from_str(text: &str) -> Result<Self, MatchPlayerError> {
        if Rival::is_meant(text) { Ok(Self::Rival(text.parse()?)) } else { Ok(Self::Player(text.parse()?)) }
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Program(program) => write!(f, "{PROGRAM}{program}"),
        }
    }
}

impl fmt::Display for MatchPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(player) => player.fmt(f),
            Self::Rival(rival) => rival.fmt(f),
        }
    }
}
