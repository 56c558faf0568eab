//! Who may sit down: [`Guest`], and [`Contender`] where strength is measured.

use std::{fmt, str::FromStr};

use parlour_bots::{
    Bot, UnknownBot,
    rival::{Rival, UnknownRival},
};
use thiserror::Error;

/// What the name of a program outside begins with.
const OUTSIDE: &str = "exec:";

/// A bot, or a program outside: `hard`, `exec:./mybot`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guest {
    /// A bot of the house.
    Bot(Bot),
    /// A program outside, by the command that starts it.
    Outside(String),
}

/// A guest, or a rival in a match about strength: `rival:peek`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contender {
    /// A bot or a program outside.
    Guest(Guest),
    /// An opponent that sits at no table.
    Rival(Rival),
}

impl Contender {
    /// The bot, if it is one.
    pub(super) fn bot(&self) -> Option<Bot> {
        match self {
            Self::Guest(Guest::Bot(bot)) => Some(*bot),
            Self::Guest(Guest::Outside(_)) | Self::Rival(_) => None,
        }
    }
}

/// Nobody of that name may sit down.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownGuest {
    /// It is no bot.
    #[error("{0}; a program of your own is `exec:./mybot`")]
    Bot(#[from] UnknownBot),
    /// A rival, where none may play.
    #[error("`{0}` plays in matches about strength only: `parlour match --bots rival:flat,greedy`")]
    Rival(String),
    /// A program without a name.
    #[error("`exec:` needs a program: `exec:./mybot`")]
    NoProgram,
}

/// Nobody of that name may play in a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownContender {
    /// It is no guest.
    #[error(transparent)]
    Guest(#[from] UnknownGuest),
    /// It is no rival.
    #[error(transparent)]
    Rival(#[from] UnknownRival),
}

impl FromStr for Guest {
    type Err = UnknownGuest;

    fn from_str(text: &str) -> Result<Self, UnknownGuest> {
        match text.strip_prefix(OUTSIDE).map(str::trim) {
            Some("") => Err(UnknownGuest::NoProgram),
            Some(program) => Ok(Self::Outside(program.to_owned())),
            None if Rival::is_meant(text) => Err(UnknownGuest::Rival(text.to_owned())),
            None => Ok(Self::Bot(text.parse()?)),
        }
    }
}

impl FromStr for Contender {
    type Err = UnknownContender;

    fn from_str(text: &str) -> Result<Self, UnknownContender> {
        if Rival::is_meant(text) { Ok(Self::Rival(text.parse()?)) } else { Ok(Self::Guest(text.parse()?)) }
    }
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Outside(program) => write!(f, "{OUTSIDE}{program}"),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guest(guest) => guest.fmt(f),
            Self::Rival(rival) => rival.fmt(f),
        }
    }
}
