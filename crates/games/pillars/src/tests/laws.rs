//! The laws every game must keep, applied to this one.

use parlour_cards::Card;
use parlour_core::Seats;
use parlour_laws::{LawSubject, check, counts, golden, observed};

use crate::{PilePoints, Pillars, PillarsOptions};

const COUNT: PillarsOptions = PillarsOptions { pile_points: PilePoints::Count };

impl LawSubject for Pillars {
    fn option_sets() -> Vec<PillarsOptions> {
        vec![PillarsOptions::default(), COUNT]
    }

    fn every_piece(_seats: Seats, _options: &PillarsOptions) -> Vec<String> {
        Card::deck().iter().map(|card| card.to_string()).collect()
    }

    fn census(&self) -> Vec<String> {
        let places = [&self.hands, &self.table.sides, &self.table.scored];
        let piles = places.into_iter().flat_map(|cards| cards.as_slice().iter().flat_map(|set| set.iter()));
        let deck = self.deck.left().iter().copied();
        piles.chain(deck).chain(self.table.discarded).map(|card| card.to_string()).collect()
    }
}

#[test]
fn every_law_holds() {
    check::<Pillars>(60);
}

#[test]
fn an_observation_tells_what_the_view_tells() {
    observed::<Pillars>(3).unwrap();
}

#[test]
fn playthroughs_are_as_they_were() {
    golden::<Pillars>(env!("CARGO_MANIFEST_DIR"), "points-by-sum", 2, &PillarsOptions::default(), 1);
    golden::<Pillars>(env!("CARGO_MANIFEST_DIR"), "points-by-count", 2, &COUNT, 2);
}

#[test]
fn action_sequences_from_a_fixed_deal_are_as_many_as_they_were() {
    assert_eq!(counts::<Pillars>(2, &PillarsOptions::default(), 1, 4), [13u64, 169, 1834, 18439]);
    assert_eq!(counts::<Pillars>(2, &PillarsOptions::default(), 2, 5), [11u64, 143, 1873, 23077, 266_922]);
}
