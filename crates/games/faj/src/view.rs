//! What one viewer knows: [`FajView`].

use parlour_core::{IllegalActionError, SeatSet, Seats, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::{DraftMemory, DraftSet, Faj, FajAction, FajChoices, FajPhase, FajTable};

/// What one viewer knows: the table, the packs it saw in this round, what it kept from them, and what it has
/// chosen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FajView {
    /// The seat or spectator whose view this is.
    pub viewer: Viewer,
    /// What everybody knows.
    pub table: FajTable,
    /// FAJ-6: the viewer's own draft of this round; empty for a spectator.
    pub memory: DraftMemory,
    /// What the viewer has chosen while others have yet to choose.
    pub chosen: Option<FajAction>,
}

impl FajView {
    pub(crate) fn new(position: &Faj, viewer: Viewer) -> Self {
        let table = position.table.clone();
        let handed = table.packs_handed();
        let memory = viewer.seat().map(|seat| position.draft.memory(seat, handed)).unwrap_or_default();
        let chosen = viewer.seat().and_then(|seat| position.chosen[seat]);
        Self { viewer, table, memory, chosen }
    }

    /// FAJ-6: the pack that the viewer holds, including a card it has chosen to keep.
    pub(crate) fn pack(&self) -> DraftSet {
        match self.table.phase {
            FajPhase::Keep { passes } => self.memory.packs[usize::from(passes)],
            _ => DraftSet::EMPTY,
        }
    }

    /// The kept cards that the viewer has not played, including one it has laid down.
    pub(crate) fn hand(&self) -> DraftSet {
        self.viewer.seat().map_or(DraftSet::EMPTY, |seat| self.memory.kept() - self.table.played[seat])
    }
}

impl View for FajView {
    type Action = FajAction;
    type Choices = FajChoices;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal(&self, out: &mut FajChoices) {
        let choices = |seat| self.table.choices(seat, || self.pack(), || self.hand());
        *out = self.viewer.seat().map(choices).unwrap_or_default();
    }

    fn check(&self, action: FajAction) -> Result<(), IllegalActionError> {
        self.check_turn()?;
        self.table.check(self.choices(), action)
    }
}
