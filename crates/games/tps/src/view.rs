//! What one viewer knows, and the positions it allows: [`TpsView`] and [`TpsSampler`].

use parlour_cards::deal::{self, HiddenHand};
use parlour_core::{Dice, IllegalActionError, PerSeat, Sampler, Seat, SeatSet, Seats, Set, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Tps, TpsAction, TpsCard, TpsCardSet, TpsChoices, TpsSuit, TpsTable};

/// What one viewer knows: the table, and its own hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TpsView {
    /// The seat or spectator whose view this is.
    pub viewer: Viewer,
    /// What everybody knows.
    pub table: TpsTable,
    /// The viewer's own cards; empty for a spectator.
    pub hand: TpsCardSet,
}

impl TpsView {
    /// The cards that the viewer has not seen.
    pub(crate) fn unseen(&self) -> TpsCardSet {
        TpsCard::all() - self.hand - self.table.played - self.table.open_aside
    }
}

impl View for TpsView {
    type Action = TpsAction;
    type Choices = TpsChoices;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal(&self, out: &mut TpsChoices) {
        *out = self.viewer.seat().map(|seat| self.table.choices(seat, self.hand)).unwrap_or_default();
    }

    fn check(&self, action: TpsAction) -> Result<(), IllegalActionError> {
        self.check_turn()?;
        self.table.check(self.hand, action)
    }
}

/// The deals of the unseen cards that fit the shown voids.
#[derive(Clone, Debug)]
pub struct TpsSampler {
    view: TpsView,
    unseen: TpsCardSet,
}

impl TpsSampler {
    pub(crate) fn new(view: &TpsView) -> Self {
        Self { view: view.clone(), unseen: view.unseen() }
    }

    fn is_hidden(&self, seat: Seat) -> bool {
        !self.view.viewer.is(seat)
    }
}

impl Sampler<Tps> for TpsSampler {
    fn draw(&self, dice: &mut impl Dice) -> Tps {
        let table = &self.view.table;
        let all_suits: Set<TpsSuit> = TpsSuit::ALL.into_iter().collect();
        let mut hidden = [HiddenHand { size: 0, may_hold: all_suits }; deal::HIDDEN_HANDS];
        for seat in table.seats.iter().filter(|&seat| self.is_hidden(seat)) {
            let may_hold = all_suits - table.voids[seat];
            hidden[seat.number()] = HiddenHand { size: table.hand_size(seat), may_hold };
        }
        // The set-aside cards come after the seats, if they lie face down.
        let aside = table.seats.count();
        if !table.options.open_aside {
            hidden[aside].size = TpsCard::COUNT - table.seats.count() * TpsTable::tricks(table.seats);
        }
        let dealt = deal::deal(self.unseen, TpsCard::suit, &hidden[..=aside], dice);
        let hands = PerSeat::from_fn(table.seats, |seat| {
            if self.is_hidden(seat) { dealt[seat.number()] } else { self.view.hand }
        });
        Tps { table: table.clone(), hands, aside: dealt[aside] | table.open_aside }
    }
}
