//! What one viewer knows: [`DamoclesView`].

use parlour_core::{IllegalActionError, Seat, SeatSet, Seats, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    CodexSet, Damocles, DamoclesAction, DamoclesChoices, DamoclesTable, check,
    legal::{self, Held},
};

/// What one viewer knows: the table, and what only that seat has seen. A spectator sees only the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DamoclesView {
    /// The seat or spectator whose view this is.
    pub viewer: Viewer,
    /// What everybody knows.
    pub table: DamoclesTable,
    /// The viewer's own hand.
    pub hand: CodexSet,
    /// DAM-13: what the viewer's Oracle has drawn and the viewer has yet to sort out.
    pub drawn: CodexSet,
    /// DAM-6: the viewer's own face-down discards.
    pub discards: CodexSet,
    /// DAM-19: the viewer's own discards that became part of the deck at the last reshuffle.
    pub returned: CodexSet,
    /// DAM-19: the viewer's codices, wherever they are now, that it drew from the deck made by the last
    /// reshuffle.
    pub redrawn: CodexSet,
}

impl DamoclesView {
    pub(crate) fn new(position: &Damocles, viewer: Viewer) -> Self {
        let table = position.table.clone();
        let Some(seat) = viewer.seat() else {
            let [hand, drawn, discards, returned, redrawn] = [CodexSet::EMPTY; 5];
            return Self { viewer, table, hand, drawn, discards, returned, redrawn };
        };
        let drawn = if table.to_act().contains(seat) { position.drawn } else { CodexSet::EMPTY };
        let [hand, discards] = [position.hands[seat], position.discards[seat]];
        let own = hand | drawn | discards | table.scored[seat];
        Self {
            viewer,
            hand,
            drawn,
            discards,
            returned: position.returned[seat],
            redrawn: own & position.pool(),
            table,
        }
    }

    /// What only the viewer sees.
    fn held(&self) -> Held {
        Held { hand: self.hand, drawn: self.drawn }
    }

    /// The codices that the viewer cannot see: in other hands, among others' discards, in the deck.
    pub(crate) fn unseen(&self) -> CodexSet {
        self.table.options.codices() - self.hand - self.drawn - self.discards - self.table.seen()
    }

    /// The seats whose codices the viewer does not see.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> {
        let viewer = self.viewer;
        self.table.seats.iter().filter(move |&seat| !viewer.is(seat))
    }
}

impl View for DamoclesView {
    type Action = DamoclesAction;
    type Choices = DamoclesChoices;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal(&self, out: &mut DamoclesChoices) {
        match self.viewer {
            Viewer::Seat(seat) => legal::fill(&self.table, seat, self.held(), out),
            Viewer::Spectator => out.clear(),
        }
    }

    fn check(&self, action: DamoclesAction) -> Result<(), IllegalActionError> {
        check::check(&self.table, self.check_turn()?, self.held(), action)
    }
}
