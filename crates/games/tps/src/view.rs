//! What one viewer knows, and the positions it allows: [`TpsView`] and [`TpsSampler`].

use parlour_cards::deal::{self, Holder};
use parlour_core::{Dice, PerSeat, Sampler, Seat, Set, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Phase, Suit, Table, Tps, TpsChoices};

/// What one viewer knows: the table, and the own hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TpsView {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What all know.
    pub table: Table,
    /// The viewer's own cards; a spectator has none.
    pub hand: CardSet,
}

impl TpsView {
    /// What the viewer may do now.
    pub(crate) fn choices(&self) -> TpsChoices {
        match self.table.phase {
            Phase::Play(seat) if self.viewer.is(seat) => TpsChoices::Play(self.table.playable(self.hand)),
            Phase::Value(seat, trump) if self.viewer.is(seat) => {
                TpsChoices::Value(self.table.worth[trump].steps())
            }
            _ => TpsChoices::default(),
        }
    }

    /// The cards that the viewer has not seen.
    fn unseen(&self) -> CardSet {
        Card::all() - self.hand - self.table.played - self.table.open_aside
    }
}

/// The deals of the unseen cards that fit the shown voids.
#[derive(Clone, Debug)]
pub struct TpsSampler {
    view: TpsView,
    unseen: CardSet,
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
        let all_suits: Set<Suit> = Suit::ALL.into_iter().collect();
        let mut holders = [Holder { size: 0, may_hold: all_suits }; deal::HOLDERS];
        for seat in table.seats.iter().filter(|&seat| self.is_hidden(seat)) {
            let may_hold = all_suits - table.voids[seat];
            holders[seat.number()] = Holder { size: table.hand_size(seat), may_hold };
        }
        // After the seats come the cards set aside, where they lie face down.
        let aside = table.seats.count();
        if !table.options.open_aside {
            holders[aside].size = Card::COUNT - table.seats.count() * Table::tricks(table.seats);
        }
        let dealt = deal::deal(self.unseen, Card::suit, &holders[..=aside], dice);
        let hands = PerSeat::from_fn(table.seats, |seat| {
            if self.is_hidden(seat) { dealt[seat.number()] } else { self.view.hand }
        });
        Tps { table: table.clone(), hands, aside: dealt[aside] | table.open_aside }
    }
}
