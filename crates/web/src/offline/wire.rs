//! What page and worker say to each other besides the protocol of tables.

use parlour_core::Seat;
use parlour_protocol::{ClientMessage, ServerMessage};
use serde::{Deserialize, Serialize};

use super::Saved;
use crate::analysis::Verdict;

/// What the page says to the worker.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToWorker {
    /// Deals a game, or goes on with one.
    Open(Box<Saved>),
    /// Says something to the table.
    Table(ClientMessage),
    /// How long a bot's decision stands before the next one, in milliseconds.
    Pause(u32),
    /// Looks at every decision of that seat in a finished game, whose record is given as text.
    Analyse(String, Seat),
}

/// What the worker says to the page.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FromWorker {
    /// It listens.
    Ready,
    /// The table says something.
    Table(Box<ServerMessage>),
    /// The game as it is to be kept.
    Keep(Box<Saved>),
    /// The game is over, and this is its record as text.
    Record(String),
    /// What it thinks of one decision of a finished game.
    Verdict(Verdict),
    /// It has looked at all of them.
    Analysed,
}
