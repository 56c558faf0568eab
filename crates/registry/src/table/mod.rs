//! A game in progress whose type is known only at run time: [`AnyTable`].

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

/// Everything needed to deal a game, or to deal the same game again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The number of seats.
    pub seats: usize,
    /// The options that differ from the default.
    pub options: Map<String, Value>,
    /// The seed of the table's luck.
    pub seed: Seed,
}

/// The reason why a decision was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The text is not an action of the game.
    #[error("{}", in_english(&.0.words()))]
    NotAnAction(#[from] ParseActionError),
    /// The rules forbid it.
    #[error("{}", in_english(&.0.words()))]
    Illegal(#[from] IllegalActionError),
}

impl PlayError {
    /// The reason as a message.
    pub fn words(&self) -> Words {
        match self {
            Self::NotAnAction(reason) => reason.words(),
            Self::Illegal(reason) => reason.words(),
        }
    }
}

/// The reason why a game cannot be resumed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// The game cannot be set up with this deal.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An event is not what the rules allow.
    #[error("{}", record_problem(.0))]
    Events(#[from] RecordError),
}

/// The reason why a decision cannot be taken back fairly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TakeBackError {
    /// The seat has not decided anything yet.
    #[error("you have not made a move yet")]
    NothingDecided,
    /// Others have decided since, or cards have been revealed.
    #[error("you have seen new information, so this can't be undone")]
    Learned,
}

/// Returns whether to stop thinking. A bot calls it from time to time while it thinks.
pub type Enough<'a> = &'a (dyn Fn() -> bool + 'a);

/// A seat's thinking about one decision. It owns what the seat knows and nothing else, so that it can run in
/// another thread.
pub type Thinking<T> = Box<dyn FnOnce(Enough<'_>) -> T + Send>;

/// A game in progress.
pub trait AnyTable: Send {
    /// The number of seats.
    fn seats(&self) -> Seats;

    /// Every option with its value.
    fn options(&self) -> Map<String, Value>;

    /// The seats to decide now.
    fn to_act(&self) -> SeatSet;

    /// The table as the viewer sees it.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// What the viewer knows, as JSON: all that a front end containing the same game needs to draw the table.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// Checks whether the seat may take the action.
    ///
    /// # Errors
    /// If the seat may not, with the reason.
    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// Plays the seat's action.
    ///
    /// # Errors
    /// If the seat may not take the action. The error says why, and nothing has changed.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// What the viewer has heard since the deal, in order.
    fn heard(&self, viewer: Viewer) -> Vec<Sentence> {
        self.heard_since(0, viewer)
    }

    /// A mark for [`AnyTable::heard_since`]. It reveals how many events were told, so it must stay on this
    /// side.
    fn mark(&self) -> usize;

    /// The number of lines the viewer had heard when the mark was taken.
    fn heard_until(&self, mark: usize, viewer: Viewer) -> usize;

    /// What the viewer has heard since the mark was taken, in order.
    fn heard_since(&self, mark: usize, viewer: Viewer) -> Vec<Sentence>;

    /// The events so far: everything that chance and the seats have decided.
    fn events(&self) -> &[RecordEvent];

    /// The result, or `None` while the game is going on.
    fn outcome(&self) -> Option<Outcome>;

    /// The record, once the game is over.
    fn record(&self) -> Option<Record>;

    /// The record that the game will have if this action ends it; `None` if the action does not end it or is
    /// not legal. This allows the record to be stored before anybody is told.
    fn record_after(&self, seat: Seat, action: &str) -> Option<Record>;

    /// Goes back to the seat's last decision, as if it and everything after it had not happened. Returns
    /// whether there was such a decision.
    ///
    /// Choices that other seats made at the same time stand if they come before this seat's in the record.
    fn take_back(&mut self, seat: Seat) -> bool;

    /// Takes back the seat's last decision if all that the seat has learned since could have been foreseen
    /// before the decision. Choices that others made at the same time stand.
    ///
    /// # Errors
    /// If there is no such decision or it has to stand. The error says why, and nothing has changed.
    fn take_back_fairly(&mut self, seat: Seat) -> Result<(), TakeBackError>;

    /// The texts of a seat's legal actions; none if the seat is not to act.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Whether a seat that is to act has only one legal action.
    fn is_forced(&self, seat: Seat) -> bool;

    /// Creates the thinking of a bot on a seat that is to act, from what the seat knows. It returns the text
    /// of the action. The same question at the same table has the same answer, unless `Enough` stops it.
    fn thinking(&self, seat: Seat, bot: Bot) -> Thinking<String>;

    /// Creates the thinking that estimates every legal action of a seat that is to act, from what the seat
    /// knows.
    fn advising(&self, seat: Seat, iterations: u32) -> Thinking<Vec<Opinion>>;
}
