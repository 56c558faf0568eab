//! What happens at a table, as it is written into its log: [`Entry`].
//!
//! A table in memory is what its entries make of an empty one; live play and a restart go the same way.

use parlour_bots::Bot;
use parlour_core::{Commitment, Nonce, Seat, SeatSet, Seed};
use parlour_protocol::{ChatText, MoveId, PersonName, Removal, Settings, TableId, Vote, Watchers};
use serde::{Deserialize, Serialize};

use crate::{moment::Moment, person::PersonId};

/// Who holds a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StoredPlayer {
    /// Nobody.
    Empty,
    /// A bot.
    Bot(Bot),
    /// Somebody, who proves it by their token.
    Person {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: PersonName,
    },
}

impl StoredPlayer {
    /// Whose chair it is, if it is a person's.
    pub(crate) const fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person { person, .. } => Some(*person),
            Self::Empty | Self::Bot(_) => None,
        }
    }
}

/// Who made a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum By {
    /// The person on the seat.
    Person {
        /// Who.
        person: PersonId,
        /// Their name for it, so that a repeated one is known after a restart too.
        id: MoveId,
    },
    /// The bot on the seat.
    Bot,
    /// A bot, because the person took too long.
    Clock,
    /// A bot, because the person is away.
    StandIn,
    /// The table, because the decision matters only among people and the others are bots.
    Formality,
}

/// What the luck of a game is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Luck {
    /// The table's seed alone, as it was before players had a part in it.
    #[default]
    Seed,
    /// The table's seed and the nonces that were revealed.
    Shared,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// The table was made: always the first entry.
    Created {
        /// What is played, and how.
        settings: Box<Settings>,
        /// Where its luck comes from.
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
        /// Whose chat is not passed on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        muted: Vec<PersonId>,
        /// Who may watch.
        #[serde(default)]
        watchers: Watchers,
        /// When.
        at: Moment,
    },
    /// Somebody took a chair.
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
    /// Somebody got up.
    Left {
        /// Who.
        person: PersonId,
    },
    /// A bot was put into a chair or taken out of it.
    BotSet {
        /// Where.
        seat: Seat,
        /// Which.
        bot: Option<Bot>,
    },
    /// The cards were dealt.
    Started {
        /// When.
        at: Moment,
        /// What the luck is made of.
        #[serde(default)]
        luck: Luck,
    },
    /// A seat decided.
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
    },
    /// A seat wants its last decision back.
    TakeBackAsked {
        /// Which.
        seat: Seat,
        /// Who has to agree.
        waiting: SeatSet,
    },
    /// A seat agrees, and others have yet to.
    TakeBackAgreed {
        /// Which.
        seat: Seat,
    },
    /// A seat does not agree.
    TakeBackDeclined {
        /// Which.
        seat: Seat,
    },
    /// The seat's last decision is taken back: everybody has agreed.
    TakenBack {
        /// Whose.
        seat: Seat,
        /// When.
        at: Moment,
    },
    /// Somebody has lost the seat.
    Removed {
        /// Who.
        person: PersonId,
        /// Whether they may come back.
        how: Removal,
    },
    /// The players vote.
    VoteOpened {
        /// What about, and who has to answer.
        vote: Vote,
        /// When.
        at: Moment,
    },
    /// A seat has answered, and it is not decided yet or it is lost.
    Voted {
        /// Which.
        seat: Seat,
        /// Whether it agrees.
        agree: bool,
    },
    /// Those who are slow are hurried.
    Nudged {
        /// Who.
        seats: SeatSet,
        /// When.
        at: Moment,
    },
    /// The host has said who may watch.
    WatchersSet {
        /// Who.
        watchers: Watchers,
    },
    /// What somebody says is not passed on.
    Muted {
        /// Who.
        person: PersonId,
    },
    /// It is passed on again.
    Unmuted {
        /// Who.
        person: PersonId,
    },
    /// Something was said by somebody who is forgotten.
    Forgotten,
    /// Another game with the same people was made ready.
    RematchMade {
        /// Where.
        table: TableId,
    },
}

impl Entry {
    /// When it happened, as far as that is written down.
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
            _ => None,
        }
    }
}
