//! A table of one person against bots: [`SoloTable`].

mod answering;
mod setup;
#[cfg(test)]
mod tests;

use parlour_bots::Bot;
use parlour_core::{
    Scene, Seat, Viewer,
    record::{Record, RecordEvent},
};
use parlour_protocol::{SeatPlayer, ServerMessage, Version};
use parlour_registry::{AnyTable, Opinion, PlayError, ResumeError, Thinking, UnknownGameError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub(crate) use self::answering::refused;
pub use self::{
    answering::{SoloReply, UNNAMED},
    setup::{SoloBotsError, SoloSetup},
};

/// Enough iterations to see which moves are good, and done within a second or two.
const HINT_ITERATIONS: u32 = 4_000;

/// A table of one person against bots. It answers a [`Client`](crate::Client) as a server would.
///
/// It never thinks by itself. The caller asks for [`bot_thinking`](Self::bot_thinking), runs it anywhere, and
/// passes the answer to [`bot_plays`](Self::bot_plays).
pub struct SoloTable {
    setup: SoloSetup,
    table: Box<dyn AnyTable>,
    version: Version,
    /// The version at which everybody received the decisions they have now. Moves made at the same time do
    /// not change it.
    turn: Version,
}

/// A saved game against bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedSolo {
    /// The setup of the game.
    #[serde(rename = "plan")]
    pub setup: SoloSetup,
    /// All events so far; empty if the game has not been dealt yet.
    pub events: Vec<RecordEvent>,
}

/// Why a table against bots cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SoloError {
    /// No game has that name.
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// The game cannot be dealt, or the saved events do not fit the rules.
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
    /// The number of bots does not match the seats.
    #[error("{bots} bots were named for {seats} seats")]
    Bots {
        /// The number of bots named.
        bots: usize,
        /// The number of seats.
        seats: usize,
    },
}

impl SoloTable {
    /// Deals a game, or restores one from its events.
    ///
    /// # Errors
    /// If the setup does not fit the game, or the events are not what the rules produce.
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

    /// The game in its saved form.
    pub fn saved(&self) -> SavedSolo {
        SavedSolo { setup: self.setup.clone(), events: self.table.events().to_vec() }
    }

    /// The setup: what is played, and who sits where.
    pub const fn setup(&self) -> &SoloSetup {
        &self.setup
    }

    /// The number of changes to the table so far.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// The version at which everybody received the decisions they have now. A thought about another turn is
    /// useless.
    pub const fn turn(&self) -> Version {
        self.turn
    }

    /// The record, once the game is over.
    pub fn record(&self) -> Option<Record> {
        self.table.record()
    }

    /// The record with the names of the players, as text.
    pub fn signed_record(&self) -> Option<String> {
        let mut record = self.record()?;
        let names = self.table.seats().iter().map(|seat| match self.player(seat) {
            SeatPlayer::Person { name, .. } => Some(name.as_str().to_owned()),
            SeatPlayer::Bot(_) | SeatPlayer::Empty => None,
        });
        record.names = Some(names.collect());
        Some(record.to_json())
    }

    /// Makes those of the person's decisions that matter only among people, such as a vote for the dealer.
    /// Any legal action will do.
    ///
    /// Call this first when opening a table for a person. A lesson makes these decisions itself if it teaches
    /// them.
    #[must_use]
    pub fn without_formalities(mut self) -> Self {
        self.skip_formalities();
        self
    }

    fn skip_formalities(&mut self) {
        let Ok(game) = parlour_registry::find(&self.setup.game) else { return };
        while self.my_turn() && game.formalities().contains(&self.scene().rule.number()) {
            let seat = self.setup.seat;
            let action = self.table.thinking(seat, Bot::Random)(&|| true);
            self.table.play(seat, &action).expect("a bot chooses what is legal");
            self.version = self.version.next();
        }
    }

    /// The next seat whose bot is to move.
    pub fn bot_to_act(&self) -> Option<Seat> {
        self.table.to_act().without(self.setup.seat).first()
    }

    /// Returns a closure that thinks for the bot in a seat that is to act, and returns the action's text.
    pub fn bot_thinking(&self, seat: Seat) -> Thinking<String> {
        self.table.thinking(seat, self.setup.bots[seat.number()])
    }

    /// Plays an action of the bot in that seat.
    ///
    /// # Errors
    /// If the action is not legal.
    pub fn bot_plays(&mut self, seat: Seat, action: &str) -> Result<ServerMessage, PlayError> {
        self.play(seat, action)
    }

    /// Returns a closure that rates the person's legal moves. The person must be to act.
    pub fn hint_thinking(&self) -> Thinking<Vec<Opinion>> {
        self.table.advising(self.setup.seat, HINT_ITERATIONS)
    }

    /// Checks whether the person may play an action.
    pub(crate) fn check(&self, action: &str) -> Result<(), PlayError> {
        self.table.check(self.setup.seat, action)
    }

    /// The table as the person sees it.
    pub fn scene(&self) -> Scene {
        self.table.scene(self.viewer())
    }

    fn my_turn(&self) -> bool {
        self.table.to_act().contains(self.setup.seat)
    }

    const fn viewer(&self) -> Viewer {
        Viewer::Seat(self.setup.seat)
    }
}
