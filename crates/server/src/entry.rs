//! The entries of a table's log: [`Entry`].
//!
//! A table in memory is the result of applying its entries one by one, in live play as after a restart.

use parlour_bots::Bot;
use parlour_core::{Commitment, Nonce, Seat, SeatSet, Seed};
use parlour_protocol::{ChatText, MoveId, PersonName, Removal, Settings, TableId, Vote, Watchers};
use serde::{Deserialize, Serialize};

use crate::{
    moment::Moment,
    person::{PersonId, PersonMark},
};

/// The player on a seat, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StoredPlayer {
    /// Nobody.
    Empty,
    /// A bot.
    Bot(Bot),
    /// A person, known by their token.
    Person {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: PersonName,
    },
}

impl StoredPlayer {
    /// The person on the seat, if there is one.
    pub(crate) const fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person { person, .. } => Some(*person),
            Self::Empty | Self::Bot(_) => None,
        }
    }
}

/// Who made a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum By {
    /// The person on the seat.
    Person {
        /// Who.
        person: PersonId,
        /// The client's id for it, so that a repeated move is recognised after a restart too.
        id: MoveId,
    },
    /// The bot on the seat.
    Bot,
    /// A bot, because the person took too long.
    Clock,
    /// A bot, because the person is away.
    StandIn,
}

/// What the seed of a deal is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Luck {
    /// The table's seed alone, as it was before players had a part in it.
    #[default]
    Seed,
    /// The table's seed and the nonces that were revealed.
    Shared,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// The table was made: always the first entry.
    Created {
        /// What is played, and how.
        settings: Box<Settings>,
        /// The table's seed.
        seed: Seed,
        /// What the table has committed to: the SHA-256 of that seed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
        /// Who sits there already.
        chairs: Vec<StoredPlayer>,
        /// Who made it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        host: Option<PersonId>,
        /// Who may not sit there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        banned: Vec<PersonId>,
        /// The banned people who were forgotten since.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        banned_marks: Vec<PersonMark>,
        /// The people whose chat is not passed on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        muted: Vec<PersonId>,
        /// Who may watch.
        #[serde(default)]
        watchers: Watchers,
        /// When.
        at: Moment,
    },
    /// Somebody took a seat.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// What they are called.
        name: PersonName,
        /// What their program has committed to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Commitment>,
        /// When; older logs do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Moment>,
    },
    /// The program of somebody who sits there has committed to a nonce.
    Committed {
        /// Who.
        person: PersonId,
        /// To what.
        commitment: Commitment,
    },
    /// The game is about to start: the seats are bound, and everybody is to reveal their nonce.
    RevealAsked {
        /// When.
        at: Moment,
    },
    /// A nonce was revealed. With the last one the cards are dealt.
    Revealed {
        /// Whose.
        seat: Seat,
        /// What.
        nonce: Nonce,
        /// When.
        at: Moment,
    },
    /// Somebody left their seat.
    Left {
        /// Who.
        person: PersonId,
    },
    /// A bot was put on a seat or taken off it.
    BotSet {
        /// Where.
        seat: Seat,
        /// Which.
        bot: Option<Bot>,
        /// Who asked for it; older logs do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// The cards were dealt.
    Started {
        /// When.
        at: Moment,
        /// What the luck is made of.
        #[serde(default)]
        luck: Luck,
    },
    /// A seat made a move.
    Moved {
        /// Where.
        seat: Seat,
        /// What, in the text of the rules page.
        action: String,
        /// Who decided.
        by: By,
        /// When.
        at: Moment,
    },
    /// A seat was given a hint.
    Hinted {
        /// Which.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: PersonId,
        /// Their name for it.
        id: MoveId,
        /// What.
        text: ChatText,
        /// When; older logs do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Moment>,
    },
    /// A seat asked to take back its last move.
    TakeBackAsked {
        /// Which.
        seat: Seat,
        /// Who has to agree.
        waiting: SeatSet,
    },
    /// A seat agreed to a takeback, and others still have to.
    TakeBackAgreed {
        /// Which.
        seat: Seat,
    },
    /// A seat declined a takeback.
    TakeBackDeclined {
        /// Which.
        seat: Seat,
    },
    /// A seat's last move was taken back, because everybody agreed.
    TakenBack {
        /// Whose.
        seat: Seat,
        /// When.
        at: Moment,
    },
    /// Somebody was removed from their seat.
    Removed {
        /// Who.
        person: PersonId,
        /// Whether they may come back.
        how: Removal,
        /// What a banned person who was forgotten is recognised by.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mark: Option<PersonMark>,
    },
    /// A vote was opened.
    VoteOpened {
        /// What about, and who has to answer.
        vote: Vote,
        /// When.
        at: Moment,
    },
    /// A seat answered a vote, which is not decided by that, or is lost.
    Voted {
        /// Which.
        seat: Seat,
        /// Whether it agrees.
        agree: bool,
    },
    /// Slow players were nudged.
    Nudged {
        /// Who.
        seats: SeatSet,
        /// When.
        at: Moment,
        /// Who asked for it; older logs do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// The host decided who may watch.
    WatchersSet {
        /// Who.
        watchers: Watchers,
        /// Who asked for it; older logs do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// Somebody was muted for everybody.
    Muted {
        /// Who.
        person: PersonId,
        /// Who asked for it; older logs do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// Somebody was unmuted.
    Unmuted {
        /// Who.
        person: PersonId,
        /// Who asked for it; older logs do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// A chat message of a person who was forgotten.
    Forgotten,
    /// A table for a rematch was made.
    RematchMade {
        /// Where.
        table: TableId,
    },
}

impl Entry {
    /// When it happened, if the entry says so.
    pub(crate) const fn at(&self) -> Option<Moment> {
        match self {
            Self::Created { at, .. }
            | Self::RevealAsked { at }
            | Self::Revealed { at, .. }
            | Self::Started { at, .. }
            | Self::Moved { at, .. }
            | Self::TakenBack { at, .. }
            | Self::VoteOpened { at, .. }
            | Self::Nudged { at, .. } => Some(*at),
            Self::Sat { at, .. } | Self::Said { at, .. } => *at,
            _ => None,
        }
    }
}
