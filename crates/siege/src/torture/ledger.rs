//! What one person was told: [`Ledger`].

use std::collections::{BTreeMap, BTreeSet};

use parlour_core::Seat;
use parlour_protocol::{TableId, Version};

/// A move that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sent {
    pub(crate) version: Version,
    pub(crate) action: String,
}

/// What one person at one table was told, as far as it must be kept.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    pub(crate) table: TableId,
    pub(crate) game: &'static str,
    pub(crate) seat: Seat,
    /// Moves that were acknowledged, by the names that this person gave them: what they were, and the version they made.
    pub(crate) acknowledged: BTreeMap<String, (Sent, Version)>,
    /// Moves that were sent too late on purpose: none of them may happen.
    pub(crate) stale: BTreeSet<String>,
    pub(crate) counts: Counts,
    /// Whether the game came to its end.
    pub(crate) over: bool,
    /// Which start of the server this person was last connected to, and which was the last.
    pub(crate) connected_to: u64,
}

/// How often something was done or came.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Counts {
    /// Connections that broke because the server was killed.
    pub(crate) broken: u64,
    /// Connections that were cut on purpose.
    pub(crate) cut: u64,
    /// Connections that came back by themselves.
    pub(crate) resumed: u64,
    /// Moves that were sent again because no answer came.
    pub(crate) sent_again: u64,
    /// Acknowledged moves that were sent again on purpose, and acknowledged alike.
    pub(crate) repeated: u64,
    /// Stale moves that were refused.
    pub(crate) refused: u64,
}

impl Counts {
    pub(crate) fn add(&mut self, other: Self) {
        self.broken += other.broken;
        self.cut += other.cut;
        self.resumed += other.resumed;
        self.sent_again += other.sent_again;
        self.repeated += other.repeated;
        self.refused += other.refused;
    }
}
