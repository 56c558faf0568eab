//! What page and worker say to each other besides the protocol of tables.

use parlour_core::Seat;
use parlour_protocol::{ClientMessage, ServerMessage, Version};
use parlour_registry::Opinion;
use parlour_seat::SavedSolo;
use serde::{Deserialize, Serialize};

use crate::analysis::Verdict;

/// What the page says to the worker.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToWorker {
    /// Deals a game, or goes on with one.
    Open(Box<SavedSolo>),
    /// Says something to the table.
    Table(ClientMessage),
    /// How long a bot's decision stands before the next one, in milliseconds.
    Pause(u32),
    /// Looks at every decision of that seat in a finished game, whose record is given as text.
    Analyse(String, Seat),
    /// Thinks for another worker.
    Think(Box<Task>),
}

/// Something to think about.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    /// The table as it stands.
    pub(crate) saved: SavedSolo,
    /// What for.
    pub(crate) question: Question,
    /// The number of the table among those that were opened, and its turn: a thought about another moment is of no use.
    pub(crate) moment: (u32, Version),
}

/// What is asked about a table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Question {
    /// What the bot on that seat does.
    Decision(Seat),
    /// What the person's choices are worth.
    Hints,
}

/// What came of thinking.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Thought {
    /// As in the task.
    pub(crate) moment: (u32, Version),
    pub(crate) answer: Answer,
}

/// The answer to a [`Question`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// What the bot on that seat does.
    Decision(Seat, String),
    /// What the person's choices are worth.
    Hints(Vec<Opinion>),
}

/// What the worker says to the page.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FromWorker {
    /// It listens.
    Ready,
    /// It cannot go on.
    Broken,
    /// The table says something.
    Table(Box<ServerMessage>),
    /// The game as it is to be kept.
    Keep(Box<SavedSolo>),
    /// The game is over, and this is its record as text.
    Record(String),
    /// What it thinks of one decision of a finished game.
    Verdict(Verdict),
    /// It has looked at all of them.
    Analysed,
    /// It has thought for another worker.
    Thought(Thought),
}
