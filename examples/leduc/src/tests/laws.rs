//! The laws every game must keep, applied to this one.

use parlour_core::{NoOptions, Seats};
use parlour_laws::{LawSubject, check, counts, golden, indexed, observed};

use crate::{DECK, Leduc};

impl LawSubject for Leduc {
    fn option_sets() -> Vec<NoOptions> {
        vec![NoOptions {}]
    }

    fn every_piece(_seats: Seats, _options: &NoOptions) -> Vec<String> {
        DECK.iter().map(ToString::to_string).collect()
    }

    fn census(&self) -> Vec<String> {
        let dealt = [self.hands[0], self.hands[1], self.public];
        let rest = DECK.into_iter().filter(|card| !dealt.contains(card));
        dealt.into_iter().chain(rest).map(|card| card.to_string()).collect()
    }
}

#[test]
fn every_law_holds() {
    check::<Leduc>(100);
}

#[test]
fn every_action_has_an_index_of_its_own() {
    indexed::<Leduc>().unwrap();
}

#[test]
fn an_observation_tells_what_the_view_tells() {
    observed::<Leduc>(20).unwrap();
}

#[test]
fn playthroughs_are_as_they_were() {
    golden::<Leduc>(env!("CARGO_MANIFEST_DIR"), "two-seats", 2, &NoOptions {}, 1);
}

#[test]
fn action_sequences_from_a_fixed_deal_are_as_many_as_they_were() {
    assert_eq!(counts::<Leduc>(2, &NoOptions {}, 1, 4), [2u64, 5, 9, 16]);
}
