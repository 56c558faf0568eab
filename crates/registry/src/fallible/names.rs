//! Players by name: [`PlayerName`], and [`MatchPlayer`] where strength is measured.

use std::{fmt, str::FromStr, sync::Arc};

use parlour_bots::{
    Bot, UnknownBotError,
    rival::{Rival, UnknownRivalError},
};
use parlour_net::{Network, NetworkError};
use thiserror::Error;

/// The prefix of an external program's name.
const PROGRAM: &str = "exec:";
/// The prefix of a network's name.
const NETWORK: &str = "net:";

/// A network with a name, ready to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedNetwork {
    name: String,
    network: Arc<Network>,
}

impl NamedNetwork {
    /// The name of the network that a player's name asks for: what follows `net:`.
    pub fn is_meant(text: &str) -> Option<&str> {
        text.strip_prefix(NETWORK)
    }

    /// Reads the network of that name.
    ///
    /// # Errors
    /// If the bytes are not a network.
    pub fn read(name: &str, bytes: &[u8]) -> Result<Self, NetworkError> {
        Ok(Self { name: name.to_owned(), network: Arc::new(Network::read(bytes)?) })
    }

    /// The network.
    pub const fn network(&self) -> &Arc<Network> {
        &self.network
    }
}

impl fmt::Display for NamedNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{NETWORK}{}", self.name)
    }
}

/// A player by name: a bot, an external program or a network, as in `hard` or `exec:./mybot`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerName {
    /// One of the bots that come with Parlour.
    Bot(Bot),
    /// An external program, given by the command that starts it.
    Program(String),
    /// A network. A text alone does not make one: whoever reads names reads its file too.
    Network(NamedNetwork),
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
    /// The network, if the player is one.
    pub(super) const fn network(&self) -> Option<&NamedNetwork> {
        match self {
            Self::Player(PlayerName::Network(network)) => Some(network),
            Self::Player(PlayerName::Bot(_) | PlayerName::Program(_)) | Self::Rival(_) => None,
        }
    }

    /// The bot, if the player is one.
    pub(super) fn bot(&self) -> Option<Bot> {
        match self {
            Self::Player(PlayerName::Bot(bot)) => Some(*bot),
            Self::Player(PlayerName::Program(_) | PlayerName::Network(_)) | Self::Rival(_) => None,
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
            Self::Network(network) => network.fmt(f),
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
