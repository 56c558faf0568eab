//! What happens at a table, as it is written into its log: [`Entry`].
//!
//! A table in memory is what its entries make of an empty one; live play and a restart go the same way.

use parlour_bots::Bot;
use parlour_core::{Seat, SeatSet, Seed};
use parlour_protocol::{ChatText, MoveId, PersonName, Settings, TableId};
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
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// The table was made: always the first entry.
    Created {
        /// What is played, and how.
        settings: Settings,
        /// Where its luck comes from.
        seed: Seed,
        /// Who sits there already.
        chairs: Vec<StoredPlayer>,
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
    /// Another game with the same people was made ready.
    RematchMade {
        /// Where.
        table: TableId,
    },
}
