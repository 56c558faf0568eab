//! A record of what one player was told: [`Ledger`].

use std::collections::{BTreeMap, BTreeSet};

use parlour_core::Seat;
use parlour_protocol::{TableId, Version};

/// A move that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sent {
    pub(crate) version: Version,
    pub(crate) action: String,
}

/// What one player at one table was told, as far as it must be kept.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    pub(crate) table: TableId,
    pub(crate) game: &'static str,
    pub(crate) seat: Seat,
    /// The acknowledged moves by the names this player gave them, with the version each made.
    pub(crate) acknowledged: BTreeMap<String, (Sent, Version)>,
    /// Moves sent too late on purpose, none of which may be played.
    pub(crate) stale: BTreeSet<String>,
    pub(crate) counts: EventCounts,
    /// Whether the game has ended.
    pub(crate) over: bool,
    /// The number of the server start that this player was last connected to.
    pub(crate) connected_to: u64,
}

/// How often each thing was done or happened.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct EventCounts {
    /// The number of connections broken because the server was killed.
    pub(crate) broken: u64,
    /// The number of connections cut on purpose.
    pub(crate) cut: u64,
    /// The number of connections that came back by themselves.
    pub(crate) resumed: u64,
    /// The number of moves sent again because no answer came.
    pub(crate) sent_again: u64,
    /// The number of acknowledged moves sent again on purpose and acknowledged the same way.
    pub(crate) repeated: u64,
    /// The number of stale moves refused.
    pub(crate) refused: u64,
}

impl EventCounts {
    pub(crate) fn add(&mut self, other: Self) {
        self.broken += other.broken;
        self.cut += other.cut;
        self.resumed += other.resumed;
        self.sent_again += other.sent_again;
        self.repeated += other.repeated;
        self.refused += other.refused;
    }
}
