//! Why something is not done: [`No`].

use parlour_core::{Illegal, Rule, Seat};
use parlour_protocol::Version;
use parlour_registry::{Refusal, StaysPlayed};
use parlour_store::StoreError;
use thiserror::Error;

use crate::fault::NoLuck;

/// Why something is not done, in a sentence for the person who asked. Nothing has changed.
#[derive(Clone, Debug, Error)]
pub(crate) enum No {
    /// The table has fewer chairs.
    #[error("there is no seat {0} at this table")]
    MissingSeat(Seat),
    /// Another person sits there.
    #[error("somebody sits there already")]
    Taken,
    /// The asker has no chair.
    #[error("sit down first")]
    NotSeated,
    /// Those who sit here decide that.
    #[error("only those who sit at the table decide that")]
    NotYours,
    /// Somebody is missing.
    #[error("some chairs are still free: wait for people, or put bots there")]
    ChairsFree,
    /// The cards are on the table.
    #[error("the game has begun")]
    Begun,
    /// There are no cards yet.
    #[error("the game has not begun yet")]
    NotBegun,
    /// It is over.
    #[error("the game is over")]
    Over,
    /// It is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// A chair cannot be empty while the game is on.
    #[error("somebody has to play there until the game is over")]
    Needed,
    /// Decided at a version that is not now's.
    #[error("the table has gone on since then; look again and decide anew")]
    Stale,
    /// Decided at a version that there is not yet.
    #[error("there is no version {} yet", .0.0)]
    Future(Version),
    /// The rules do not allow it.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// It stays played.
    #[error(transparent)]
    Stays(#[from] StaysPlayed),
    /// Nobody has asked for it.
    #[error("nobody asks you to take anything back")]
    NothingAsked,
    /// Somebody has asked already.
    #[error("somebody asks for that already")]
    AskedAlready,
    /// It is not the asker's turn.
    #[error("you have nothing to decide now")]
    NotYourTurn,
    /// Everybody wants hints.
    #[error("too many want a hint just now; try again in a moment")]
    Busy,
    /// It cannot be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The message could be read, but not what it says.
    #[error("that is not understood: {0}")]
    NotUnderstood(String),
    /// There are no random numbers.
    #[error(transparent)]
    Luck(#[from] NoLuck),
    /// Something that should not be.
    #[error("the table had to be read again; try once more")]
    Reread,
}

impl No {
    /// The rule that says so.
    pub(crate) const fn rule(&self) -> Option<Rule> {
        match self {
            Self::Rules(Refusal::Illegal(Illegal::Breaks { rule, .. })) => Some(*rule),
            _ => None,
        }
    }
}
