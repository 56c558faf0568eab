//! The game at a table, and since when each seat has been to move: [`Play`].

use parlour_core::{Seat, SeatSet, Sentence, Viewer, Words};
use parlour_protocol::Version;
use parlour_registry::{AnyTable, PlayError, TakeBackError};

use crate::{entry::By, moment::Moment};

/// The point since which the game has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Since {
    /// The deal: everything may have changed.
    Deal,
    /// A mark of the table.
    Mark(usize),
}

/// Since when a seat has been to make its present move.
#[derive(Clone, Copy, Default)]
struct Turn {
    version: Version,
    began: Moment,
    nudged: Option<Moment>,
}

/// A game in play.
///
/// A move names the version at which it was decided. It is stale if the seat is to make another move by now. Other moves make it stale,
/// except those chosen at the same time; chat, bots and seats do not.
pub(crate) struct Play {
    table: Box<dyn AnyTable>,
    turns: [Turn; Seat::MAX],
    rewound: Version,
    /// The seats that ignored a nudge and have not moved since. They stay nudged, so that nobody has to repeat it at every move.
    idle: SeatSet,
    /// The moves that a bot made for a person, in order.
    substituted: Vec<Substitution>,
}

/// A move that a bot made for a person.
#[derive(Clone, Copy)]
struct Substitution {
    reason: Substitute,
    /// The marks before and after what was told about it and its consequences.
    told: (usize, usize),
}

/// Why a bot moves for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Substitute {
    /// Their time ran out.
    Clock,
    /// They are away, or have left.
    StandIn,
}

impl Play {
    pub(super) fn new(table: Box<dyn AnyTable>, version: Version, began: Moment) -> Self {
        let turns = [Turn { version, began, nudged: None }; Seat::MAX];
        Self { table, turns, rewound: version, idle: SeatSet::default(), substituted: Vec::new() }
    }

    /// The game. Only [`show`](crate::show) may turn it into what somebody sees.
    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The version at which the seat's present move began.
    pub(crate) const fn turn(&self, seat: Seat) -> Version {
        self.turns[seat.number()].version
    }

    /// When the seat's present move began.
    pub(crate) const fn began(&self, seat: Seat) -> Moment {
        self.turns[seat.number()].began
    }

    /// When the seat was nudged about its present move.
    pub(crate) const fn nudged(&self, seat: Seat) -> Option<Moment> {
        self.turns[seat.number()].nudged
    }

    /// Nudges seats.
    pub(super) fn nudge(&mut self, seats: SeatSet, at: Moment) {
        for seat in seats {
            self.turns[seat.number()].nudged = Some(at);
        }
    }

    /// Notes who has moved: a player, or the clock for a player who may have ignored a nudge.
    pub(super) fn note_mover(&mut self, seat: Seat, by: &By) {
        match by {
            By::Person { .. } => self.idle.remove(seat),
            By::Clock if self.nudged(seat).is_some() => self.idle.insert(seat),
            By::Clock | By::Bot | By::StandIn => {}
        }
    }

    /// Forgets nudges, because the seat has another player.
    pub(super) fn forgive(&mut self, seat: Seat) {
        self.idle.remove(seat);
        self.turns[seat.number()].nudged = None;
    }

    /// The version of the deal or of the last takeback. Lines heard before it may not be valid any more.
    pub(crate) const fn rewound(&self) -> Version {
        self.rewound
    }

    /// Everything that a viewer has heard. A line about a move that a bot made for a person says so.
    pub(crate) fn heard(&self, viewer: Viewer) -> Vec<Sentence> {
        self.heard_since(0, viewer)
    }

    /// What a viewer has heard since a mark.
    pub(crate) fn heard_since(&self, mark: usize, viewer: Viewer) -> Vec<Sentence> {
        let mut lines = self.table.heard_since(mark, viewer);
        let before = self.table.heard_until(mark, viewer);
        for Substitution { reason, told: (from, until) } in &self.substituted {
            if *from < mark {
                continue;
            }
            let [first, last] = [*from, *until].map(|mark| self.table.heard_until(mark, viewer) - before);
            // Only the first line is about the move itself; the others are told as usual.
            if let Some(line) = lines[first..last].first_mut() {
                let id = match reason {
                    Substitute::Clock => "protocol-by-clock",
                    Substitute::StandIn => "protocol-by-stand-in",
                };
                line.words = Words::new(id).overheard("line", line.words.clone());
            }
        }
        lines
    }

    /// Notes that a bot made the last move for a person. What was told about it begins at the mark.
    pub(super) fn note_substitute(&mut self, reason: Substitute, mark: usize) {
        self.substituted.push(Substitution { reason, told: (mark, self.table.mark()) });
    }

    /// Makes a move. Returns the mark before it.
    pub(super) fn decide(
        &mut self,
        seat: Seat,
        action: &str,
        version: Version,
        at: Moment,
    ) -> Result<usize, PlayError> {
        let (before, mark) = (self.table.to_act(), self.table.mark());
        self.table.play(seat, action)?;
        let after = self.table.to_act();
        if after != before.without(seat) {
            self.begin(after, version, at);
        }
        Ok(mark)
    }

    /// Takes a seat's last move back.
    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        version: Version,
        at: Moment,
    ) -> Result<(), TakeBackError> {
        let before = self.table.to_act();
        self.table.take_back_fairly(seat)?;
        let mark = self.table.mark();
        self.substituted.retain(|substitution| substitution.told.1 <= mark);
        let after = self.table.to_act();
        let chose_together = !before.is_empty() && after == before.with(seat);
        self.begin(if chose_together { after - before } else { after }, version, at);
        self.rewound = version;
        Ok(())
    }

    /// The same moment with another game.
    #[cfg(test)]
    pub(super) fn with_table(&self, table: Box<dyn AnyTable>) -> Self {
        let (turns, rewound, idle) = (self.turns, self.rewound, self.idle);
        Self { table, turns, rewound, idle, substituted: self.substituted.clone() }
    }

    fn begin(&mut self, seats: SeatSet, version: Version, began: Moment) {
        for seat in seats {
            let nudged = self.idle.contains(seat).then_some(began);
            self.turns[seat.number()] = Turn { version, began, nudged };
        }
    }
}
