//! What one viewer knows, and the positions it allows: [`ArchonsView`] and [`ArchonsSampler`].

use parlour_cards::deal::draw_some;
use parlour_core::{Dice, IllegalActionError, PerSeat, Sampler, SeatSet, Seats, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    Archons, ArchonsAction, ArchonsCard, ArchonsCardSet, ArchonsChoices, ArchonsPhase, ArchonsTable, Stock,
    card::AsCards, card::Sorts, deck::Deck, ways::Ways,
};

/// What one viewer knows: the table, its own hand, and its own choice while others have yet to choose.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ArchonsView {
    /// The seat or spectator whose view this is.
    pub viewer: Viewer,
    /// What everybody knows.
    pub table: ArchonsTable,
    /// The viewer's own cards, without one played face down; empty for a spectator.
    pub hand: ArchonsCardSet,
    /// What the viewer has chosen while others have yet to choose: a card to play, or an Archon to return.
    pub chosen: Option<ArchonsCard>,
}

impl ArchonsView {
    /// The face-down cards of each stock that the viewer does not see.
    fn unseen(&self) -> [ArchonsCardSet; Stock::COUNT] {
        let own = self.chosen.map_or(self.hand, |card| self.hand.with(card));
        self.table.hidden.stocks.map(|stock| stock - own)
    }
}

impl View for ArchonsView {
    type Action = ArchonsAction;
    type Choices = ArchonsChoices;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal(&self, out: &mut ArchonsChoices) {
        *out = self.viewer.seat().map(|seat| self.table.choices(seat, self.hand)).unwrap_or_default();
    }

    fn check(&self, action: ArchonsAction) -> Result<(), IllegalActionError> {
        self.table.check(self.check_turn()?, self.hand, action)
    }
}

/// The deals that fit everything known, each as likely as the shuffles make it.
#[derive(Clone, Debug)]
pub struct ArchonsSampler {
    view: ArchonsView,
    unseen: [ArchonsCardSet; Stock::COUNT],
    ways: Ways,
}

impl ArchonsSampler {
    pub(crate) fn new(view: &ArchonsView) -> Self {
        let unseen = view.unseen();
        Self { view: view.clone(), unseen, ways: Ways::new(view, unseen) }
    }

    /// Draws the hidden hands, and the cards left for the deck.
    fn draw_hands(&self, dice: &mut impl Dice) -> (PerSeat<ArchonsCardSet>, ArchonsCardSet) {
        let table = &self.view.table;
        let mut hands = PerSeat::from_fn(table.seats, |seat| {
            if self.view.viewer.is(seat) { self.view.hand } else { table.hidden.clues[seat].known }
        });
        let split = self.ways.draw(dice);
        let mut deck = ArchonsCardSet::EMPTY;
        for stock in Stock::ALL.map(|stock| stock as usize) {
            let mut archons = self.unseen[stock].archons();
            let mut pokers = self.unseen[stock].pokers();
            for (hand, split) in self.ways.hands().iter().zip(split) {
                let [some_archons, all] = [split[stock], hand.held[stock]].map(usize::from);
                let dealt_archons = draw_some(archons, some_archons, dice);
                let dealt_pokers = draw_some(pokers, all - some_archons, dice);
                archons = archons - dealt_archons;
                pokers = pokers - dealt_pokers;
                hands[hand.seat] = hands[hand.seat] | dealt_archons.cards() | dealt_pokers.cards();
            }
            deck = deck | archons.cards() | pokers.cards();
        }
        (hands, deck)
    }

    /// Draws the face-down choices of the others, each as likely as its alternatives.
    fn draw_chosen(
        &self,
        hands: &mut PerSeat<ArchonsCardSet>,
        dice: &mut impl Dice,
    ) -> PerSeat<Option<ArchonsCard>> {
        let table = &self.view.table;
        let mut chosen = PerSeat::new(table.seats);
        if let Some(seat) = self.view.viewer.seat() {
            chosen[seat] = self.view.chosen;
        }
        let others: SeatSet = table.decided().iter().filter(|&seat| !self.view.viewer.is(seat)).collect();
        for seat in others {
            let from = match table.phase {
                ArchonsPhase::Return(_) => table.returnable(seat).cards(),
                _ => hands[seat].pokers().cards(),
            };
            let card = from.nth(dice.below(from.len() as u32) as usize);
            hands[seat].remove(card);
            chosen[seat] = Some(card);
        }
        chosen
    }
}

impl Sampler<Archons> for ArchonsSampler {
    fn draw(&self, dice: &mut impl Dice) -> Archons {
        let (mut hands, deck) = self.draw_hands(dice);
        let chosen = self.draw_chosen(&mut hands, dice);
        let deck = Deck::new(deck, |cards| dice.shuffle(cards));
        Archons { table: self.view.table.clone(), hands, deck, chosen }
    }
}
