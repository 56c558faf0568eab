//! The laws of every game, for this one.

use parlour_core::{Seats, options};
use parlour_laws::{Subject, check};
use serde_json::json;

use crate::{Damocles, DamoclesOptions};

pub(super) fn with(changes: serde_json::Value) -> DamoclesOptions {
    let changes = changes.as_object().unwrap().clone();
    options::with_changes(changes.iter().map(|(key, value)| (key.as_str(), value.clone()))).unwrap()
}

impl Subject for Damocles {
    fn option_sets() -> Vec<DamoclesOptions> {
        vec![
            DamoclesOptions::default(),
            with(json!({"reshuffle": false, "cycles": 4})),
            with(json!({"expansions": ["annex"], "cycles": 3})),
            with(json!({"expansions": ["destruction"], "cycles": 3})),
            with(json!({"expansions": ["destruction", "annex"], "cycles": 12})),
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
    check::<Damocles>(2);
}
