//! A game in play whose type is known only at run time: [`AnyTable`].

mod luck;
mod running;
#[cfg(test)]
mod tests;

use parlour_bots::Bot;
use parlour_core::{
    IllegalActionError, Outcome, ParseActionError, Scene, Seat, SeatSet, Seats, Seed, Sentence, Viewer,
    Words,
    record::{Record, RecordError, RecordEvent},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, value::RawValue};
use thiserror::Error;

pub(crate) use self::{
    luck::Luck,
    running::{deal, resume},
};
use crate::{
    Opinion, SetupError,
    catalogue::{in_english, record_problem},
};

/// What is dealt: enough to deal the same game again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// How many play.
    pub seats: usize,
    /// Options other than the default.
    pub options: Map<String, Value>,
    /// Where the table's luck comes from.
    pub seed: Seed,
}

/// Why a decision was not made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The text is not an action of the game.
    #[error(transparent)]
    NotAnAction(#[from] ParseActionError),
    /// The rules forbid it.
    #[error("{}", in_english(&.0.words()))]
    Illegal(#[from] IllegalActionError),
}

impl PlayError {
    /// Why, as a message.
    pub fn words(&self) -> Words {
        match self {
            Self::NotAnAction(reason) => Words::plain(reason),
            Self::Illegal(reason) => reason.words(),
        }
    }
}

/// Why a game does not go on from where it was left.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// The game cannot be set up like that.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An event is not what the rules give.
    #[error("{}", record_problem(.0))]
    Events(#[from] RecordError),
}

/// Why a decision cannot be taken back without anybody gaining by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TakeBackError {
    /// The seat has decided nothing yet.
    #[error("you have not made a move yet")]
    NothingDecided,
    /// Others have decided since, or cards have come to light.
    #[error("you have seen new information, so this can't be undone")]
    Learned,
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

    /// What that viewer knows, as JSON: all that a front end with the same game inside needs to draw the table.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// Whether the seat may do that.
    ///
    /// # Errors
    /// With the reason if it may not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// The seat does that.
    ///
    /// # Errors
    /// With the reason, and nothing has changed, if it may not.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// What the viewer has heard since the deal, in order.
    fn heard(&self, viewer: Viewer) -> Vec<Sentence> {
        self.heard_since(0, viewer)
    }

    /// A mark for [`AnyTable::heard_since`]. How many were told what is nobody's business: it stays on this side.
    fn mark(&self) -> usize;

    /// How many lines the viewer had heard when that mark was taken.
    fn heard_until(&self, mark: usize, viewer: Viewer) -> usize;

    /// What the viewer has heard since that mark was taken, in order.
    fn heard_since(&self, mark: usize, viewer: Viewer) -> Vec<Sentence>;

    /// Everything that chance and the seats have decided so far.
    fn events(&self) -> &[RecordEvent];

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The record, once the game is over.
    fn record(&self) -> Option<Record>;

    /// The record that the game will have if the seat does that and it is the end; none if it is not, or not legal. So the record can
    /// be stored before anybody is told.
    fn record_after(&self, seat: Seat, action: &str) -> Option<Record>;

    /// Goes back to where the seat decided last, as if that and all that followed had not happened. Whether there was such a decision.
    ///
    /// Choices of seats that decided at the same time stand if they come before this seat's in the record.
    fn take_back(&mut self, seat: Seat) -> bool;

    /// Takes the seat's last decision back if the seat has learned nothing since but what followed from it and was known before.
    /// What others have chosen at the same time stands.
    ///
    /// # Errors
    /// With the reason, and nothing has changed, if there is no such decision or it must stay.
    fn take_back_fairly(&mut self, seat: Seat) -> Result<(), TakeBackError>;

    /// What that bot does on a seat that is to act, made from what the seat knows: the action's text. The same question at the same
    /// table has the same answer, unless it is told that it is enough.
    fn thinking(&self, seat: Seat, bot: Bot) -> Thinking<String>;

    /// What the search thinks of every legal action of a seat that is to act, from what the seat knows.
    fn advising(&self, seat: Seat, iterations: u32) -> Thinking<Vec<Opinion>>;
}
