//! The laws every game must keep, applied to this one.

use parlour_core::{Choices, FastDice, Game, Seats};
use parlour_laws::{LawSubject, check, counts, golden, observed};
use serde_json::{Value, json};

use super::Scenario;
use crate::{Damocles, DamoclesOptions};

fn with(changes: &Value) -> DamoclesOptions {
    super::with(changes).unwrap()
}

impl LawSubject for Damocles {
    fn option_sets() -> Vec<DamoclesOptions> {
        vec![
            DamoclesOptions::default(),
            with(&json!({"reshuffle": false, "cycles": 4})),
            with(&json!({"expansions": ["annex"], "cycles": 3})),
            with(&json!({"expansions": ["destruction"], "cycles": 3})),
            with(&json!({"expansions": ["destruction", "annex"], "cycles": 12})),
            with(&json!({"expansions": ["annex"], "reshuffle": false, "cycles": 2})),
            with(&json!({"expansions": ["destruction"], "reshuffle": false, "cycles": 2})),
            with(&json!({"expansions": ["destruction", "annex"], "reshuffle": false, "cycles": 3})),
        ]
    }

    fn every_piece(_seats: Seats, options: &DamoclesOptions) -> Vec<String> {
        options.codices().iter().map(|codex| codex.to_string()).collect()
    }

    fn census(&self) -> Vec<String> {
        let sets = [&self.hands, &self.discards, &self.table.scored];
        let sets = sets.into_iter().flat_map(parlour_core::PerSeat::as_slice).chain([&self.drawn]);
        let codices = sets.flat_map(|set| set.iter()).chain(self.deck.as_slice().iter().copied());
        codices.map(|codex| codex.to_string()).collect()
    }
}

#[test]
fn every_law_holds() {
    check::<Damocles>(4);
}

#[test]
fn an_observation_tells_what_the_view_tells() {
    observed::<Damocles>(1).unwrap();
}

#[test]
fn playthroughs_are_as_they_were() {
    // Seeds of games in which much happens early.
    let folder = env!("CARGO_MANIFEST_DIR");
    let both = with(&json!({"expansions": ["annex", "destruction"]}));
    golden::<Damocles>(folder, "two-seats", 2, &DamoclesOptions::default(), 1268);
    golden::<Damocles>(folder, "four-seats", 4, &DamoclesOptions::default(), 8488);
    golden::<Damocles>(folder, "six-seats", 6, &DamoclesOptions::default(), 6039);
    golden::<Damocles>(folder, "both-expansions", 3, &both, 287);
}

#[test]
fn action_sequences_from_a_fixed_deal_are_as_many_as_they_were() {
    let both = with(&json!({"expansions": ["annex", "destruction"]}));
    assert_eq!(counts::<Damocles>(2, &DamoclesOptions::default(), 1, 4), [28u64, 784, 27_440, 823_200]);
    assert_eq!(counts::<Damocles>(6, &both, 1, 3), [28u64, 784, 21_952]);
}

/// Counts the sequences of 1, 2, … decisions from a position. Chance has the same results on every path.
fn count(position: &Damocles, dice: &FastDice, counts: &mut [u64]) {
    let (Some(seat), Some((here, deeper))) = (position.to_act().first(), counts.split_first_mut()) else {
        return;
    };
    let choices = position.choices(seat);
    *here += choices.len() as u64;
    for action in choices.iter() {
        let (mut next, mut dice) = (position.clone(), dice.clone());
        next.play_unchecked(seat, action, &mut dice, &mut ());
        count(&next, &dice, deeper);
    }
}

#[test]
fn action_sequences_from_the_middle_of_a_turn_are_as_many_as_they_were() {
    let hands = ["R2 H1 A4 E1 S1 O2 G7 I1 I8", "G8 II4", "C1"];
    let scenario = Scenario::new("HHHPAAD", &hands).played(0, "I4").played(1, "G2 I6").played(2, "O5");
    let position = scenario.discards(1, "C3 C4").deck("C5 C6 C7 C8 C9").start();
    let mut counts = [0; 5];
    count(&position, &FastDice::new(1), &mut counts);
    assert_eq!(counts, [47, 297, 5_169, 19_451, 257_933]);
}
