//! The laws every game must keep, applied to this one.

use parlour_core::Seats;
use parlour_laws::{LawSubject, check, counts, golden, indexed, observed};

use crate::{Archons, ArchonsCard, ArchonsOptions, ArchonsPhase, CardPoints, LeadOrder, card::AsCards};

const VARIANT: ArchonsOptions =
    ArchonsOptions { lead: LeadOrder::Rotate, carry_pot: false, card_points: CardPoints::Pips };

impl LawSubject for Archons {
    fn option_sets() -> Vec<ArchonsOptions> {
        let mut sets = vec![ArchonsOptions::default()];
        sets.extend(sets.clone().iter().map(|set| ArchonsOptions { lead: LeadOrder::Rotate, ..*set }));
        sets.extend(sets.clone().iter().map(|set| ArchonsOptions { carry_pot: false, ..*set }));
        sets.extend(sets.clone().iter().map(|set| ArchonsOptions { card_points: CardPoints::Pips, ..*set }));
        sets
    }

    fn every_piece(_seats: Seats, _options: &ArchonsOptions) -> Vec<String> {
        ArchonsCard::all().iter().map(|card| card.to_string()).collect()
    }

    fn census(&self) -> Vec<String> {
        let table = &self.table;
        let mut cards: Vec<ArchonsCard> = self.deck.as_slice().to_vec();
        cards.extend(table.discard);
        cards.extend(table.led.map(ArchonsCard::from));
        cards.extend(table.under.map(ArchonsCard::from));
        cards.extend(table.pot.archons.cards());
        cards.extend(table.pot.pokers.cards());
        for seat in table.seats.iter() {
            cards.extend(self.hands[seat]);
            cards.extend(table.front[seat].cards());
            cards.extend(table.captured[seat].cards());
            // A chosen Archon lies in front of its seat until all have chosen.
            cards.extend(self.chosen[seat].filter(|_| matches!(table.phase, ArchonsPhase::Play(_))));
        }
        cards.iter().map(ArchonsCard::to_string).collect()
    }
}

#[test]
fn every_law_holds() {
    check::<Archons>(6);
}

#[test]
fn every_action_has_an_index_of_its_own() {
    indexed::<Archons>().unwrap();
}

#[test]
fn an_observation_tells_what_the_view_tells() {
    observed::<Archons>(1).unwrap();
}

#[test]
fn playthroughs_are_as_they_were() {
    let folder = env!("CARGO_MANIFEST_DIR");
    golden::<Archons>(folder, "two-seats", 2, &ArchonsOptions::default(), 2);
    golden::<Archons>(folder, "four-seats", 4, &VARIANT, 4);
    golden::<Archons>(folder, "six-seats", 6, &ArchonsOptions::default(), 6);
}

#[test]
fn action_sequences_from_a_fixed_deal_are_as_many_as_they_were() {
    assert_eq!(counts::<Archons>(2, &ArchonsOptions::default(), 1, 7), [2u64, 10, 50, 178, 464, 1960, 7140]);
    assert_eq!(counts::<Archons>(4, &VARIANT, 1, 6), [2u64, 10, 50, 200, 1200, 4199]);
    assert_eq!(
        counts::<Archons>(6, &ArchonsOptions::default(), 1, 7),
        [3u64, 12, 60, 360, 1800, 12600, 50400]
    );
}
