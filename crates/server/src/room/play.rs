//! The game at a table, and since when each seat has had its decision: [`Play`].

use parlour_core::Seat;
use parlour_protocol::Version;
use parlour_registry::{AnyTable, PlayError, TakeBackError};

use crate::moment::Moment;

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
}

/// A game in play.
///
/// A move names the version at which it was decided. It is stale if the seat's decision is another one since then: so everything but
/// what somebody else chooses at the same time makes it stale, and talk, bots and chairs do not.
pub(crate) struct Play {
    table: Box<dyn AnyTable>,
    turns: [Turn; Seat::MAX],
    rewound: Version,
}

impl Play {
    pub(super) fn new(table: Box<dyn AnyTable>, version: Version, began: Moment) -> Self {
        Self { table, turns: [Turn { version, began }; Seat::MAX], rewound: version }
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

    /// The version of the deal or of the last taking back: who has heard things before it has heard too much.
    pub(crate) const fn rewound(&self) -> Version {
        self.rewound
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
        let after = self.table.to_act();
        let chose_together = !before.is_empty() && after == before.with(seat);
        self.begin(if chose_together { after - before } else { after }, version, at);
        self.rewound = version;
        Ok(())
    }

    /// The same moment with another game.
    #[cfg(test)]
    pub(super) const fn with_table(&self, table: Box<dyn AnyTable>) -> Self {
        Self { table, turns: self.turns, rewound: self.rewound }
    }

    fn begin(&mut self, seats: parlour_core::SeatSet, version: Version, began: Moment) {
        for seat in seats {
            self.turns[seat.number()] = Turn { version, began };
        }
    }
}
