//! Why a request is refused: [`RequestError`].

use std::{fmt, sync::LazyLock};

use parlour_core::{IllegalActionError, Rule, Seat, Viewer, Words};
use parlour_language::{Catalogue, Speaker};
use parlour_protocol::Version;
use parlour_registry::{PlayError, TakeBackError};
use parlour_store::StoreError;
use thiserror::Error;

use crate::{error::RandomnessError, forget::ForgetError, quotas::QuotaError, table::OpenTableError};

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
    /// The table was made without hints.
    HintsOff,
    /// Everybody wants hints.
    Busy,
    /// It cannot be stored.
    Store(#[from] StoreError),
    /// Only the host decides that.
    NotHost,
    /// No person sits there.
    NobodyThere,
    /// The asker means their own seat.
    Yourself,
    /// Too few players could vote.
    TooFewVoters,
    /// The players vote on something else.
    VotingAlready,
    /// Nobody has asked the asker for a vote.
    NoVote,
    /// The table was set up without nudging.
    NoNudging,
    /// Nobody else is to move, or they have been nudged.
    NobodySlow,
    /// The asker may not sit here.
    Banned,
    /// The asker's chat is not passed on.
    Muted,
    /// The asker has lost the seat.
    Removed,
    /// The game is about to start, and the nonce of that seat is missing.
    Revealing(Seat),
    /// The asker has no part in the deal, or the game is not about to start.
    NothingToReveal,
    /// The nonce is not the one that the asker has committed to.
    OtherNonce,
    /// The message could be read, but not what it says.
    NotUnderstood(String),
    /// There are no random numbers.
    Luck(#[from] RandomnessError),
    /// The table was dropped from memory and is read again.
    Reread,
    /// Everybody here has said enough.
    ChatFull,
    /// The asker has said enough.
    SaidEnough,
    /// Too much has happened here.
    TableFull,
    /// The asker has done too much here.
    DoneEnough,
    /// There are too many tables.
    Quota(#[from] QuotaError),
}

impl From<OpenTableError> for RequestError {
    fn from(problem: OpenTableError) -> Self {
        match problem {
            OpenTableError::Store(error) | OpenTableError::Forget(ForgetError::Store(error)) => {
                Self::Store(error)
            }
            _ => Self::Reread,
        }
    }
}

impl RequestError {
    /// The rule that says so.
    pub(crate) const fn rule(&self) -> Option<Rule> {
        match self {
            Self::Rules(PlayError::Illegal(IllegalActionError::Breaks { rule, .. })) => Some(*rule),
            _ => None,
        }
    }

    /// Why, in a word for figures: the rules of all games are one reason.
    pub(crate) fn reason(&self) -> String {
        match self {
            Self::Rules(_) => "rules".to_owned(),
            Self::Store(_) => "store".to_owned(),
            Self::Luck(_) => "luck".to_owned(),
            Self::Quota(_) => "quota".to_owned(),
            _ => {
                let words = self.words();
                let (_, what) = words.id().and_then(|id| id.split_once('-')).unwrap_or_default();
                what.to_owned()
            }
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
            Self::HintsOff => "protocol-hints-off".into(),
            Self::Busy => "protocol-busy".into(),
            Self::NotHost => "protocol-not-host".into(),
            Self::NobodyThere => "protocol-nobody-there".into(),
            Self::Yourself => "protocol-yourself".into(),
            Self::TooFewVoters => "protocol-too-few-voters".into(),
            Self::VotingAlready => "protocol-voting-already".into(),
            Self::NoVote => "protocol-no-vote".into(),
            Self::NoNudging => "protocol-no-nudging".into(),
            Self::NobodySlow => "protocol-nobody-slow".into(),
            Self::Banned => "protocol-banned".into(),
            Self::Muted => "protocol-muted".into(),
            Self::Removed => "protocol-removed".into(),
            Self::Revealing(seat) => Words::new("protocol-revealing").seat("seat", *seat),
            Self::NothingToReveal => "protocol-nothing-to-reveal".into(),
            Self::OtherNonce => "protocol-other-nonce".into(),
            Self::NotUnderstood(why) => Words::new("protocol-not-understood").words("why", Words::plain(why)),
            Self::Store(StoreError::Conflict) => "protocol-store-conflict".into(),
            Self::Store(StoreError::Unwell(why)) => because("protocol-store-unwell", why),
            Self::Store(StoreError::Unsettled(why)) => because("protocol-store-unsettled", why),
            Self::Store(StoreError::Damaged(why)) => because("protocol-store-damaged", why),
            Self::Luck(RandomnessError(why)) => because("protocol-no-luck", why),
            Self::Reread => "protocol-reread".into(),
            Self::ChatFull => "protocol-chat-full".into(),
            Self::SaidEnough => "protocol-said-enough".into(),
            Self::TableFull => "protocol-table-full".into(),
            Self::DoneEnough => "protocol-done-enough".into(),
            Self::Quota(QuotaError::Address) => "protocol-quota-address".into(),
            Self::Quota(QuotaError::InAll) => "protocol-quota".into(),
        }
    }
}

/// A message with what the database or the system says, which is in their own language.
fn because(id: &'static str, why: impl fmt::Display) -> Words {
    Words::new(id).words("why", Words::plain(why))
}

#[cfg(test)]
mod tests {
    use parlour_core::Language;

    use super::*;

    #[test]
    fn what_the_server_cannot_do_is_said_in_german_too() {
        let texts = parlour_registry::texts().chain([parlour_protocol::TEXTS]);
        let german = Catalogue::new(Language::German, texts).unwrap();
        let said = |error: RequestError| Speaker::new(&german, Viewer::Spectator).say(&error.words());
        let store = |error: StoreError| said(RequestError::Store(error));
        assert_eq!(store(StoreError::Conflict), "der Tisch ist weitergegangen");
        let unwell = store(StoreError::Unwell("disk full".to_owned()));
        assert_eq!(unwell, "der Tisch lässt sich gerade nicht speichern: disk full");
        let unsettled = store(StoreError::Unsettled("timeout".to_owned()));
        assert_eq!(unsettled, "ob der Tisch gespeichert wurde, ist ungewiss: timeout");
        let damaged = store(StoreError::Damaged("entry 3".to_owned()));
        assert_eq!(damaged, "die gespeicherten Tische sind nicht zu lesen: entry 3");
        let luck = said(RandomnessError(getrandom::Error::UNSUPPORTED).into());
        assert!(luck.starts_with("das Betriebssystem liefert keine Zufallszahlen: "), "{luck}");
    }
}
