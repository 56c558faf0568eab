//! A game in play whose type is known only at run time: [`AnyTable`].

mod luck;
mod running;
#[cfg(test)]
mod tests;

use parlour_bots::Bot;
use parlour_core::{
    BadAction, Illegal, Outcome, Scene, Seat, SeatSet, Seats, Viewer,
    record::{BadRecord, Record, RecordEvent},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

pub(crate) use self::running::{deal, resume};
use crate::{Opinion, Sentence, SetupError};

/// What is dealt: enough to deal the same game again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// How many play.
    pub seats: usize,
    /// Options other than the default.
    pub options: Map<String, Value>,
    /// Where the table's luck comes from.
    pub seed: u64,
}

/// Why a decision was not made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The text is not an action of the game.
    #[error(transparent)]
    NotAnAction(#[from] BadAction),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// Why a game does not go on from where it was left.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CannotResume {
    /// The game cannot be set up like that.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An event is not what the rules give.
    #[error(transparent)]
    Events(#[from] BadRecord),
}

/// Asked now and then while somebody thinks: whether it is enough.
pub type Enough<'a> = &'a (dyn Fn() -> bool + 'a);

/// The thinking of one seat about one decision. It owns what the seat knows and nothing else, so that another thread can do it.
pub type Thinking<T> = Box<dyn FnOnce(Enough<'_>) -> T + Send>;

/// A game in play.
pub trait AnyTable: Send {
    /// How many play.
    fn seats(&self) -> Seats;

    /// Every option with the value in force.
    fn options(&self) -> Map<String, Value>;

    /// Who decides now.
    fn to_act(&self) -> SeatSet;

    /// The table as that viewer sees it.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// Whether the seat may do that.
    ///
    /// # Errors
    /// With the reason if it may not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal>;

    /// The seat does that.
    ///
    /// # Errors
    /// With the reason, and nothing has changed, if it may not.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;

    /// What the viewer has heard since the deal, in order.
    fn heard(&self, viewer: Viewer) -> Vec<Sentence>;

    /// Everything that chance and the seats have decided so far.
    fn events(&self) -> &[RecordEvent];

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The record, once the game is over.
    fn record(&self) -> Option<Record>;

    /// Goes back to where the seat decided last, as if that and all that followed had not happened. Whether there was such a decision.
    ///
    /// Choices of seats that decided at the same time stand if they come before this seat's in the record.
    fn take_back(&mut self, seat: Seat) -> bool;

    /// What that bot does on a seat that is to act, made from what the seat knows: the action's text. The same question at the same
    /// table has the same answer, unless it is told that it is enough.
    fn thinking(&self, seat: Seat, bot: Bot) -> Thinking<String>;

    /// What the search thinks of every legal action of a seat that is to act, from what the seat knows.
    fn advising(&self, seat: Seat, iterations: u32) -> Thinking<Vec<Opinion>>;
}
