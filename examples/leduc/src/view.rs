//! What one viewer knows, and the positions it allows: [`LeducView`] and [`LeducSampler`].

use parlour_cards::{Card, CardSet};
use parlour_core::{ActionSet, Dice, IllegalActionError, Sampler, Seat, SeatSet, Seats, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::{DECK, Ending, Leduc, LeducAction, LeducTable};

/// What one viewer knows: the table, and its own card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LeducView {
    /// The seat or spectator whose view this is.
    pub viewer: Viewer,
    /// What both seats know.
    pub table: LeducTable,
    /// The viewer's own card, or `None` for a spectator.
    pub hand: Option<Card>,
}

impl LeducView {
    /// The card of a seat, if the viewer knows it.
    pub fn card(&self, seat: Seat) -> Option<Card> {
        match self.table.ending {
            Some(Ending::Showdown(hands)) => Some(hands[seat.number()]),
            _ => self.hand.filter(|_| self.viewer.is(seat)),
        }
    }
}

impl View for LeducView {
    type Action = LeducAction;
    type Choices = ActionSet<LeducAction>;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        LeducTable::SEATS
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal(&self, out: &mut ActionSet<LeducAction>) {
        *out = self.viewer.seat().map(|seat| ActionSet(self.table.choices(seat))).unwrap_or_default();
    }

    fn check(&self, action: LeducAction) -> Result<(), IllegalActionError> {
        self.check_turn()?;
        self.table.betting().check(action)
    }
}

/// The positions in which the places the viewer does not see hold any of the cards it has not seen.
#[derive(Clone, Debug)]
pub struct LeducSampler {
    view: LeducView,
    unseen: CardSet,
}

impl LeducSampler {
    pub(crate) fn new(view: &LeducView) -> Self {
        let seen: CardSet =
            LeducTable::SEATS.iter().filter_map(|seat| view.card(seat)).chain(view.table.public).collect();
        Self { view: view.clone(), unseen: CardSet::from_iter(DECK) - seen }
    }
}

impl Sampler<Leduc> for LeducSampler {
    fn draw(&self, dice: &mut impl Dice) -> Leduc {
        let mut unseen = self.unseen;
        let mut any = || {
            let card = unseen.nth(dice.below(unseen.len() as u32) as usize);
            unseen.remove(card);
            card
        };
        let hands = [0, 1].map(|number| self.view.card(Seat::new(number)).unwrap_or_else(&mut any));
        let public = self.view.table.public.unwrap_or_else(&mut any);
        Leduc { table: self.view.table.clone(), hands, public }
    }
}
