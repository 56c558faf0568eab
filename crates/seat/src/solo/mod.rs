//! A table of one person against bots: [`SoloTable`].

mod answering;
mod setup;
#[cfg(test)]
mod tests;

use parlour_core::{
    Seat, Viewer,
    record::{Record, RecordEvent},
};
use parlour_protocol::{SeatPlayer, ServerMessage, Version};
use parlour_registry::{AnyTable, Opinion, PlayError, ResumeError, Thinking, UnknownGameError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use self::{
    answering::{SoloReply, UNNAMED},
    setup::{SoloBotsError, SoloSetup},
};

/// Enough iterations to see which moves are good, and done within a second or two.
const HINT_ITERATIONS: u32 = 4_000;

/// A table of one person against bots. It answers a [`Client`](crate::Client) as a server would.
///
/// It never thinks by itself: the caller asks for [`bot_thinking`](Self::bot_thinking), runs it where it wants, and gives the answer
/// to [`bot_plays`](Self::bot_plays).
pub struct SoloTable {
    setup: SoloSetup,
    table: Box<dyn AnyTable>,
    version: Version,
    /// The version that gave everybody the decisions they have. Moves made at the same time do not change it.
    turn: Version,
}

/// A game against bots as it is kept for another time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedSolo {
    /// What is played.
    #[serde(rename = "plan")]
    pub setup: SoloSetup,
    /// Everything that chance and the seats have decided; empty for a game that is still to be dealt.
    pub events: Vec<RecordEvent>,
}

/// Why a table against bots cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SoloError {
    /// No game has that name.
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// It cannot be dealt, or the saved game does not go on.
    #[error(transparent)]
    Table(#[from] ResumeError),
    /// The seat is not at the table.
    #[error("there is no seat {}: the table has seats 1 to {seats}", .seat.number() + 1)]
    Seat {
        /// The person's seat.
        seat: Seat,
        /// How many seats there are.
        seats: usize,
    },
    /// There are more or fewer bots than seats.
    #[error("{bots} bots were named for {seats} seats")]
    Bots {
        /// How many there are.
        bots: usize,
        /// How many there should be.
        seats: usize,
    },
}

impl SoloTable {
    /// Deals a game, or restores one from its events.
    ///
    /// # Errors
    /// If the setup does not fit the game, or the events are not what the rules give.
    pub fn open(saved: SavedSolo) -> Result<Self, SoloError> {
        let SavedSolo { setup, events } = saved;
        let game = parlour_registry::find(&setup.game)?;
        let table = if events.is_empty() {
            game.table(&setup.deal).map_err(ResumeError::Setup)?
        } else {
            game.resume(&setup.deal, events)?
        };
        let (seat, seats, bots) = (setup.seat, setup.deal.seats, setup.bots.len());
        if seat.number() >= seats {
            return Err(SoloError::Seat { seat, seats });
        }
        if bots != seats {
            return Err(SoloError::Bots { bots, seats });
        }
        let version = Version(table.events().len() as u64);
        Ok(Self { setup, table, version, turn: version })
    }

    /// The game as it is kept.
    pub fn saved(&self) -> SavedSolo {
        SavedSolo { setup: self.setup.clone(), events: self.table.events().to_vec() }
    }

    /// What is played, and who sits where.
    pub const fn setup(&self) -> &SoloSetup {
        &self.setup
    }

    /// How often the table has changed.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// The version that gave everybody the decisions they have now. A thought about another turn is of no use.
    pub const fn turn(&self) -> Version {
        self.turn
    }

    /// The record, once the game is over.
    pub fn record(&self) -> Option<Record> {
        self.table.record()
    }

    /// The record with the names of the people, as text.
    pub fn signed_record(&self) -> Option<String> {
        let mut record = self.record()?;
        let names = self.table.seats().iter().map(|seat| match self.player(seat) {
            SeatPlayer::Person { name, .. } => Some(name.as_str().to_owned()),
            SeatPlayer::Bot(_) | SeatPlayer::Empty => None,
        });
        record.names = Some(names.collect());
        Some(record.to_json())
    }

    /// The next seat whose bot has to move.
    pub fn bot_to_act(&self) -> Option<Seat> {
        self.table.to_act().without(self.setup.seat).first()
    }

    /// The thinking of the bot on a seat that is to act. It gives the action's text.
    pub fn bot_thinking(&self, seat: Seat) -> Thinking<String> {
        self.table.thinking(seat, self.setup.bots[seat.number()])
    }

    /// Plays for the bot on that seat.
    ///
    /// # Errors
    /// If the action is not legal.
    pub fn bot_plays(&mut self, seat: Seat, action: &str) -> Result<ServerMessage, PlayError> {
        self.play(seat, action)
    }

    /// The search's thinking about the person's legal moves. The person must be to act.
    pub fn hint_thinking(&self) -> Thinking<Vec<Opinion>> {
        self.table.advising(self.setup.seat, HINT_ITERATIONS)
    }

    fn my_turn(&self) -> bool {
        self.table.to_act().contains(self.setup.seat)
    }

    const fn viewer(&self) -> Viewer {
        Viewer::Seat(self.setup.seat)
    }
}
