//! Players by name: [`PlayerName`], and [`MatchPlayer`] where strength is measured.

use std::{fmt, str::FromStr};

use parlour_bots::{
    Bot, UnknownBotError,
    rival::{Rival, UnknownRivalError},
};
use thiserror::Error;

/// The prefix of an external program's name.
const PROGRAM: &str = "exec:";

/// A player by name, either a bot or an external program: `hard` or `exec:./mybot`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerName {
    /// One of the bots that come with Parlour.
    Bot(Bot),
    /// An external program, given by the command that starts it.
    Program(String),
}

/// A player in a match that measures strength: a [`PlayerName`], or a rival such as `rival:peek`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchPlayer {
    /// A bot or an external program.
    Player(PlayerName),
    /// An opponent that plays only in such matches.
    Rival(Rival),
}

impl MatchPlayer {
    /// The bot, if the player is one.
    pub(super) fn bot(&self) -> Option<Bot> {
        match self {
            Self::Player(PlayerName::Bot(bot)) => Some(*bot),
            Self::Player(PlayerName::Program(_)) | Self::Rival(_) => None,
        }
    }
}

/// An error for a text that does not name a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerNameError {
    /// There is no such bot.
    #[error("{0}; a program of your own is `exec:./mybot`")]
    Bot(#[from] UnknownBotError),
    /// The name of a rival, where rivals may not play.
    #[error("`{0}` plays in matches about strength only: `parlour match --bots rival:flat,greedy`")]
    Rival(String),
    /// An external program without a command.
    #[error("`exec:` needs a program: `exec:./mybot`")]
    NoProgram,
}

/// An error for a text that does not name a player of a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MatchPlayerError {
    /// The text names neither a bot nor an external program.
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
