//! Why a request is refused: [`RequestError`].

use std::sync::LazyLock;

use parlour_core::{IllegalActionError, Rule, Seat, Viewer, Words};
use parlour_language::{Catalogue, Speaker};
use parlour_protocol::Version;
use parlour_registry::{PlayError, TakeBackError};
use parlour_store::StoreError;
use thiserror::Error;

use crate::error::RandomnessError;

/// What programs and logs read.
static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| {
    let texts = parlour_registry::texts().chain([parlour_protocol::TEXTS]);
    Catalogue::english(texts).expect("the tests have read every catalogue")
});

/// Why a request is refused. Nothing has changed.
#[derive(Clone, Debug, Error)]
#[error("{}", Speaker::new(&ENGLISH, Viewer::Spectator).say(&self.words()))]
pub(crate) enum RequestError {
    /// The table has fewer seats.
    MissingSeat(Seat),
    /// Another person sits there.
    Taken,
    /// The asker has no seat.
    NotSeated,
    /// Only players at the table decide that.
    NotYours,
    /// Some seats are free.
    SeatsFree,
    /// The cards are on the table.
    Begun,
    /// There are no cards yet.
    NotBegun,
    /// It is over.
    Over,
    /// It is not over.
    NotOver,
    /// A seat cannot be empty during a game.
    Needed,
    /// The move is about an older version.
    Stale,
    /// The move is about a version that does not exist yet.
    Future(Version),
    /// The rules do not allow it.
    Rules(#[from] PlayError),
    /// The move stays played.
    Stays(#[from] TakeBackError),
    /// Nobody has asked for a takeback.
    NothingAsked,
    /// Somebody has asked for a takeback already.
    AskedAlready,
    /// It is not the asker's turn.
    NotYourTurn,
    /// Everybody wants hints.
    Busy,
    /// It cannot be stored.
    Store(#[from] StoreError),
    /// The message could be read, but not what it says.
    NotUnderstood(String),
    /// There are no random numbers.
    Luck(#[from] RandomnessError),
    /// The table was dropped from memory and is read again.
    Reread,
}

impl RequestError {
    /// The rule that says so.
    pub(crate) const fn rule(&self) -> Option<Rule> {
        match self {
            Self::Rules(PlayError::Illegal(IllegalActionError::Breaks { rule, .. })) => Some(*rule),
            _ => None,
        }
    }

    /// Why, as a message for the person who asked.
    pub(crate) fn words(&self) -> Words {
        match self {
            Self::MissingSeat(seat) => Words::new("protocol-missing-seat").number("seat", seat.number() + 1),
            Self::Taken => "protocol-taken".into(),
            Self::NotSeated => "protocol-not-seated".into(),
            Self::NotYours => "protocol-not-yours".into(),
            Self::SeatsFree => "protocol-seats-free".into(),
            Self::Begun => "protocol-begun".into(),
            Self::NotBegun => "protocol-not-begun".into(),
            Self::Over => "protocol-over".into(),
            Self::NotOver => "protocol-not-over".into(),
            Self::Needed => "protocol-needed".into(),
            Self::Stale => "protocol-stale".into(),
            Self::Future(version) => Words::new("protocol-future").number("version", version.0),
            Self::Rules(refusal) => refusal.words(),
            Self::Stays(TakeBackError::NothingDecided) => "protocol-nothing-decided".into(),
            Self::Stays(TakeBackError::Learned) => "protocol-learned".into(),
            Self::NothingAsked => "protocol-nothing-asked".into(),
            Self::AskedAlready => "protocol-asked-already".into(),
            Self::NotYourTurn => "protocol-not-your-turn".into(),
            Self::Busy => "protocol-busy".into(),
            Self::NotUnderstood(why) => Words::new("protocol-not-understood").words("why", Words::plain(why)),
            Self::Store(error) => Words::plain(error),
            Self::Luck(error) => Words::plain(error),
            Self::Reread => "protocol-reread".into(),
        }
    }
}
