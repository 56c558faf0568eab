//! Rebuilding a table from its log: [`Room::replay`].

use std::collections::VecDeque;

use parlour_protocol::{TableId, Version};
use parlour_registry::{SetupError, UnknownGameError};
use thiserror::Error;

use super::{Bounds, Hosts, Phase, Repeats, Room, Round};
use crate::entry::{Entry, StoredPlayer};

/// The reason why a log makes no table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum LogError {
    /// A line is not an entry.
    #[error("entry {number} cannot be read: {reason}", number = .0.0, reason = .1)]
    NotAnEntry(Version, String),
    /// An entry does not fit where it is.
    #[error("entry {} cannot happen there", .0.0)]
    Misplaced(Version),
    /// The seed was changed in the database.
    #[error("the table's seed is not the one it has committed to: somebody has changed it in the database")]
    Commitment,
    /// The game is unknown.
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// The game cannot be set up like that.
    #[error(transparent)]
    Setup(SetupError),
}

impl Room {
    /// Makes a table from its first entry.
    pub(crate) fn new(id: TableId, created: Entry) -> Result<Self, LogError> {
        let Entry::Created {
            settings,
            seed,
            commitment,
            chairs,
            host,
            banned,
            banned_marks,
            muted,
            watchers,
            at,
        } = created
        else {
            return Err(LogError::Misplaced(Version(1)));
        };
        if chairs.len() != settings.seats {
            return Err(LogError::Misplaced(Version(1)));
        }
        if commitment.is_some_and(|promised| promised != seed.commitment()) {
            return Err(LogError::Commitment);
        }
        let line = host.into_iter().collect();
        let mut hosts = Hosts { line, banned, banned_marks, muted, watchers, vote: None, turn: None };
        chairs.iter().filter_map(StoredPlayer::person).for_each(|person| hosts.line_up(person));
        let seats = settings.seats;
        Ok(Self {
            id,
            settings: *settings,
            round: Round::new(seed),
            chairs,
            phase: Phase::Gathering,
            version: Version(1),
            latest: at,
            said: VecDeque::new(),
            take_back: None,
            hosts,
            left: vec![None; seats],
            hints: vec![0; seats],
            repeats: Repeats::default(),
            bounds: Bounds::default(),
        })
    }

    /// Rebuilds a table from its log; `None` if the log is empty.
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
