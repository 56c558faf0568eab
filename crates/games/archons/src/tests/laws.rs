//! The laws of every game, for this one.

use parlour_core::Seats;
use parlour_laws::{Subject, check};

use crate::{Archons, ArchonsOptions, Card, CardPoints, LeadOrder, Phase, card::AsCards};

impl Subject for Archons {
    fn option_sets() -> Vec<ArchonsOptions> {
        vec![
            ArchonsOptions::default(),
            ArchonsOptions { lead: LeadOrder::Rotate, carry_pot: false, card_points: CardPoints::Pips },
        ]
    }

    fn every_piece(_seats: Seats, _options: &ArchonsOptions) -> Vec<String> {
        Card::all().iter().map(|card| card.to_string()).collect()
    }

    fn census(&self) -> Vec<String> {
        let table = &self.table;
        let mut cards: Vec<Card> = self.deck.as_slice().to_vec();
        cards.extend(table.discard);
        cards.extend(table.led.map(Card::from));
        cards.extend(table.under.map(Card::from));
        cards.extend(table.pot.archons.cards());
        cards.extend(table.pot.pokers.cards());
        for seat in table.seats.iter() {
            cards.extend(self.hands[seat]);
            cards.extend(table.front[seat].cards());
            cards.extend(table.captured[seat].cards());
            // A chosen Archon lies in front of its seat until all have chosen.
            cards.extend(self.chosen[seat].filter(|_| matches!(table.phase, Phase::Play(_))));
        }
        cards.iter().map(Card::to_string).collect()
    }
}

#[test]
fn every_law_holds() {
    check::<Archons>(12);
}
