//! The messages between page and worker, besides the protocol of tables.

use parlour_core::{Seat, record::Record};
use parlour_protocol::{ClientMessage, ServerMessage, Version};
use parlour_registry::Opinion;
use parlour_seat::SavedSolo;
use serde::{Deserialize, Serialize};

use crate::analysis::Verdict;

/// A message from the page to the worker.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToWorker {
    /// Deals a game, or continues one.
    Open(Box<SavedSolo>),
    /// Sends a message to the table.
    Table(ClientMessage),
    /// Sets how long a bot's move is shown before the next one, in milliseconds.
    Pause(u32),
    /// Analyses every decision of a seat in a finished game, whose record is given as text.
    Analyse(String, Seat),
    /// Thinks for another worker.
    Think(Box<Task>),
}

impl ToWorker {
    /// The game whose rules the worker needs for this message.
    pub(crate) fn game(&self) -> Option<String> {
        match self {
            Self::Open(saved) => Some(saved.setup.game.clone()),
            Self::Think(task) => Some(task.saved.setup.game.clone()),
            Self::Analyse(record, _) => Record::from_json(record).ok().map(|record| record.game),
            Self::Table(_) | Self::Pause(_) => None,
        }
    }
}

/// A task for the worker that thinks.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    /// The current state of the table.
    pub(crate) saved: SavedSolo,
    /// The question to answer.
    pub(crate) question: Question,
    /// The number of the table among those opened, and its turn. A thought about another moment is useless.
    pub(crate) moment: (u32, Version),
}

/// A question about a table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Question {
    /// What does the bot in this seat play?
    Decision(Seat),
    /// What are the person's legal moves worth?
    Hints,
}

/// The result of a task.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Thought {
    /// The moment, as in the task.
    pub(crate) moment: (u32, Version),
    pub(crate) answer: Answer,
}

/// The answer to a [`Question`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// The action of the bot in this seat.
    Decision(Seat, String),
    /// The search's opinions of the person's legal moves.
    Hints(Vec<Opinion>),
}

/// A message from the worker to the page.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FromWorker {
    /// The worker is listening.
    Ready,
    /// The worker cannot continue.
    Broken,
    /// A message from the table.
    Table(Box<ServerMessage>),
    /// The game in the form to be saved.
    Keep(Box<SavedSolo>),
    /// The record of a game that is over, as text.
    Record(String),
    /// The verdict on one decision of a finished game.
    Verdict(Verdict),
    /// All decisions have been analysed.
    Analysed,
    /// The result of a task for another worker.
    Thought(Thought),
}
