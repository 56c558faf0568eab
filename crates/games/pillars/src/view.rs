//! What one viewer knows, and the positions it allows: [`PillarsView`] and [`PillarsSampler`].

use parlour_cards::{Card, CardSet};
use parlour_core::{Dice, IllegalActionError, PerSeat, Sampler, Seat, SeatSet, Seats, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Pillars, PillarsAction, PillarsTable, check, deck::Deck, legal};

/// What one viewer knows: the table, its own hand, and the stolen cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PillarsView {
    /// The seat or spectator whose view this is.
    pub viewer: Viewer,
    /// What everybody knows.
    pub table: PillarsTable,
    /// The viewer's own cards; empty for a spectator.
    pub hand: CardSet,
    /// PIL-12: the stolen cards in each hand, which both seats know; empty for a spectator.
    pub known: PerSeat<CardSet>,
}

impl PillarsView {
    /// The cards of a seat's hand that the viewer knows.
    pub(crate) fn known_hand(&self, seat: Seat) -> CardSet {
        if self.viewer.is(seat) { self.hand } else { self.known[seat] }
    }

    /// How many cards of a seat's hand the viewer does not know.
    pub(crate) fn unknown_count(&self, seat: Seat) -> usize {
        usize::from(self.table.hands[seat].cards) - self.known_hand(seat).len()
    }
}

impl View for PillarsView {
    type Action = PillarsAction;
    type Choices = Vec<PillarsAction>;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        PillarsTable::SEATS
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal(&self, out: &mut Vec<PillarsAction>) {
        legal::fill(&self.table, self.viewer, self.hand, out);
    }

    fn check(&self, action: PillarsAction) -> Result<(), IllegalActionError> {
        self.check_turn()?;
        check::check(&self.table, self.hand, action)
    }
}

/// The ways to deal the unseen cards to the hands and the deck.
#[derive(Clone, Debug)]
pub struct PillarsSampler {
    view: PillarsView,
    /// The unseen cards, at the front.
    cards: [Card; PillarsTable::CARDS],
    unseen: usize,
}

impl PillarsSampler {
    pub(crate) fn new(view: &PillarsView) -> Self {
        let mut cards = PillarsTable::all_cards();
        let known = PillarsTable::SEATS
            .iter()
            .fold(view.table.face_up(), |known, seat| known | view.known_hand(seat));
        let unseen = Card::deck() - known;
        for (place, card) in cards.iter_mut().zip(unseen) {
            *place = card;
        }
        Self { view: view.clone(), cards, unseen: unseen.len() }
    }
}

impl Sampler<Pillars> for PillarsSampler {
    fn draw(&self, dice: &mut impl Dice) -> Pillars {
        let view = &self.view;
        let mut cards = self.cards;
        let mut unseen = &mut cards[..self.unseen];
        dice.shuffle(unseen);
        let mut hands = PerSeat::new(PillarsTable::SEATS);
        let mut known = view.known;
        for seat in PillarsTable::SEATS.iter() {
            let (dealt, rest) = unseen.split_at_mut(view.unknown_count(seat));
            unseen = rest;
            hands[seat] = view.known_hand(seat) | dealt.iter().copied().collect();
            if view.viewer == Viewer::Spectator {
                // The cards are in random order, so the first are as likely as any.
                known[seat] = dealt[..usize::from(view.table.hands[seat].stolen)].iter().copied().collect();
            }
        }
        Pillars { table: view.table.clone(), hands, known, deck: Deck::new(unseen) }
    }
}
