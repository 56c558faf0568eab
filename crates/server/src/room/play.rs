//! The game at a table, and since when each seat has had its decision: [`Play`].

use parlour_core::{Seat, SeatSet, Sentence, Viewer, Words};
use parlour_protocol::Version;
use parlour_registry::{AnyTable, PlayError, TakeBackError};

use crate::{entry::By, moment::Moment};

/// From where on something was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Since {
    /// From the deal on: what a client has is not the beginning of it.
    Deal,
    /// From that mark of the table on.
    Mark(usize),
}

/// Since when a seat has had the decision that it has.
#[derive(Clone, Copy, Default)]
struct Turn {
    version: Version,
    began: Moment,
    nudged: Option<Moment>,
}

/// A game in play.
///
/// A move names the version at which it was decided. It is stale if the seat's decision is another one since then: so everything but
/// what somebody else chooses at the same time makes it stale, and talk, bots and chairs do not.
pub(crate) struct Play {
    table: Box<dyn AnyTable>,
    turns: [Turn; Seat::MAX],
    rewound: Version,
    /// Those who let a nudge pass and have not moved since. They stay nudged, so that nobody has to say it again at every move.
    idle: SeatSet,
    /// The moves that a bot made for a person, in order.
    substituted: Vec<Substitution>,
}

/// A move that a bot made for a person.
#[derive(Clone, Copy)]
struct Substitution {
    reason: Substitute,
    /// What was told of it, and of all that followed from it, lies between these marks.
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

    /// The game. Only [`show`](crate::show) makes of it what somebody sees.
    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The version that gave the seat the decision that it has.
    pub(crate) const fn turn(&self, seat: Seat) -> Version {
        self.turns[seat.number()].version
    }

    /// When the seat got the decision that it has.
    pub(crate) const fn began(&self, seat: Seat) -> Moment {
        self.turns[seat.number()].began
    }

    /// When the seat was nudged over the decision that it has.
    pub(crate) const fn nudged(&self, seat: Seat) -> Option<Moment> {
        self.turns[seat.number()].nudged
    }

    /// The others hurry these seats.
    pub(super) fn nudge(&mut self, seats: SeatSet, at: Moment) {
        for seat in seats {
            self.turns[seat.number()].nudged = Some(at);
        }
    }

    /// Notes who has moved: a player, or the clock for one who may have been nudged in vain.
    pub(super) fn note_mover(&mut self, seat: Seat, by: &By) {
        match by {
            By::Person { .. } => self.idle.remove(seat),
            By::Clock if self.nudged(seat).is_some() => self.idle.insert(seat),
            By::Clock | By::Bot | By::StandIn | By::Formality => {}
        }
    }

    /// Somebody else has the seat.
    pub(super) fn forgive(&mut self, seat: Seat) {
        self.idle.remove(seat);
        self.turns[seat.number()].nudged = None;
    }

    /// The version of the deal or of the last taking back: who has heard things before it has heard too much.
    pub(crate) const fn rewound(&self) -> Version {
        self.rewound
    }

    /// Everything that the viewer has heard. A line about a move that a bot made for somebody says so.
    pub(crate) fn heard(&self, viewer: Viewer) -> Vec<Sentence> {
        self.heard_since(0, viewer)
    }

    /// What the viewer has heard since that mark of the table was taken.
    pub(crate) fn heard_since(&self, mark: usize, viewer: Viewer) -> Vec<Sentence> {
        let mut lines = self.table.heard_since(mark, viewer);
        let before = self.table.heard_until(mark, viewer);
        for Substitution { reason, told: (from, until) } in &self.substituted {
            if *from < mark {
                continue;
            }
            let [first, last] = [*from, *until].map(|mark| self.table.heard_until(mark, viewer) - before);
            // What follows from the move is told as ever: only the move itself was not the person's own.
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

    /// Notes that a bot made the last move for a person: what was told of it begins at that mark.
    pub(super) fn note_substitute(&mut self, reason: Substitute, mark: usize) {
        self.substituted.push(Substitution { reason, told: (mark, self.table.mark()) });
    }

    /// A seat decides. Gives the mark of what was told before it.
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

    /// Takes the seat's last decision back.
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
