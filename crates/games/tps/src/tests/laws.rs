//! The laws every game must keep, applied to this one.

use parlour_core::{Seats, options};
use parlour_laws::{LawSubject, check, counts, golden, indexed, observed};
use serde_json::json;

use crate::{Tps, TpsCard, TpsOptions};

fn variant() -> TpsOptions {
    let stars = json!([0, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1]);
    options::with_changes([("open_aside", json!(true)), ("stars", stars)]).unwrap()
}

impl LawSubject for Tps {
    fn option_sets() -> Vec<TpsOptions> {
        vec![TpsOptions::default(), variant()]
    }

    fn every_piece(_seats: Seats, _options: &TpsOptions) -> Vec<String> {
        TpsCard::deck().iter().map(TpsCard::to_string).collect()
    }

    fn census(&self) -> Vec<String> {
        let hands = self.hands.as_slice().iter().flat_map(|hand| hand.iter());
        hands.chain(self.aside).chain(self.table.played).map(|card| card.to_string()).collect()
    }
}

#[test]
fn every_law_holds() {
    check::<Tps>(25);
}

#[test]
fn every_action_has_an_index_of_its_own() {
    indexed::<Tps>().unwrap();
}

#[test]
fn an_observation_tells_what_the_view_tells() {
    observed::<Tps>(3).unwrap();
}

#[test]
fn playthroughs_are_as_they_were() {
    golden::<Tps>(env!("CARGO_MANIFEST_DIR"), "three-seats", 3, &variant(), 3);
    golden::<Tps>(env!("CARGO_MANIFEST_DIR"), "four-seats", 4, &TpsOptions::default(), 4);
}

#[test]
fn action_sequences_from_a_fixed_deal_are_as_many_as_they_were() {
    assert_eq!(counts::<Tps>(4, &TpsOptions::default(), 1, 6), [9u64, 57, 191, 702, 4336, 19084]);
    assert_eq!(counts::<Tps>(3, &TpsOptions::default(), 1, 5), [12u64, 42, 121, 1331, 4824]);
}
