//! From a log to a table: [`Room::replay`].

use std::collections::VecDeque;

use parlour_protocol::{TableId, Version};
use parlour_registry::{SetupError, UnknownGameError};
use thiserror::Error;

use super::{Phase, Repeats, Room};
use crate::entry::Entry;

/// Why a log makes no table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum LogError {
    /// A line is no entry.
    #[error("entry {number} cannot be read: {reason}", number = .0.0, reason = .1)]
    NotAnEntry(Version, String),
    /// It cannot happen there.
    #[error("entry {} cannot happen there", .0.0)]
    Misplaced(Version),
    /// The game is none of ours.
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// The game cannot be set up like that.
    #[error(transparent)]
    Setup(SetupError),
}

impl Room {
    /// The table that was just made.
    pub(crate) fn new(id: TableId, created: Entry) -> Result<Self, LogError> {
        let Entry::Created { settings, seed, chairs, .. } = created else {
            return Err(LogError::Misplaced(Version(1)));
        };
        if chairs.len() != settings.seats {
            return Err(LogError::Misplaced(Version(1)));
        }
        Ok(Self {
            id,
            settings,
            seed,
            chairs,
            phase: Phase::Gathering,
            version: Version(1),
            said: VecDeque::new(),
            take_back: None,
            repeats: Repeats::default(),
        })
    }

    /// The table that a log makes; none if the log is empty.
    pub(crate) fn replay(id: TableId, log: &[String]) -> Result<Option<Self>, LogError> {
        let mut entries = log.iter().zip(1..).map(|(line, number)| {
            serde_json::from_str::<Entry>(line)
                .map_err(|error| LogError::NotAnEntry(Version(number), error.to_string()))
        });
        let Some(created) = entries.next() else { return Ok(None) };
        let mut room = Self::new(id, created?)?;
        for entry in entries {
            room.apply(entry?)?;
        }
        Ok(Some(room))
    }
}
