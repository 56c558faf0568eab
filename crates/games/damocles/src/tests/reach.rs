//! Checks that exploring players reach every kind of action.

use std::collections::BTreeMap;

use parlour_core::{Action, Choices, FastDice, Game, Purpose, Seats, options};
use serde_json::json;

use crate::{Damocles, DamoclesOptions};

/// The kinds that must come up. Two stars in one pair, and a star on an annexed codex, are too rare to insist
/// on.
const KINDS: [&str; 26] = [
    "destroy",
    "discard",
    "end",
    "hold",
    "pair Combust",
    "pair Combust, starred",
    "pair Generate",
    "pair Generate, starred",
    "pair Oracle",
    "pair Oracle, starred",
    "pair with an annexed number",
    "pair with an annexed production",
    "place",
    "play Annex",
    "play Annex, starred",
    "play Eviscerate",
    "play Eviscerate, starred",
    "play Haste",
    "play Lyse",
    "play Lyse, starred",
    "play Reflex",
    "play Reflex, starred",
    "play Sacrifice",
    "sacrifice",
    "swap",
    "swap with the bank",
];

/// A deck that was refilled during an Oracle's draw.
const INSIDE_AN_ORACLE: &str = "reshuffle inside an Oracle";

/// Plays a game and counts what happened, kind by kind.
fn explore(seats: Seats, options: &DamoclesOptions, seed: u64, counts: &mut BTreeMap<&str, u64>) {
    let mut dice = FastDice::for_game(seed, 0, Purpose::Test);
    let mut table = FastDice::for_game(seed, 0, Purpose::Table);
    let mut position = Damocles::deal(seats, options, &mut table, &mut ());
    while let Some(seat) = position.to_act().first() {
        let action = position.choices(seat).any_kind(&mut dice);
        *counts.entry(action.kind()).or_default() += 1;
        let discards = position.table.discard_size();
        position.play_unchecked(seat, action, &mut table, &mut ());
        if position.table.discard_size() < discards && action.kind().starts_with("pair Oracle") {
            *counts.entry(INSIDE_AN_ORACLE).or_default() += 1;
        }
    }
}

/// `cargo test -p parlour-damocles explorer -- --nocapture` shows the counts.
#[test]
fn explorer_reaches_every_kind_of_action_and_a_reshuffle_inside_an_oracle() {
    let mut counts = BTreeMap::new();
    for expansions in [json!([]), json!(["annex"]), json!(["destruction"]), json!(["annex", "destruction"])] {
        let options: DamoclesOptions = options::with_changes([("expansions", expansions)]).unwrap();
        for seats in Damocles::INFO.tables() {
            (0..1000).for_each(|seed| explore(seats, &options, seed, &mut counts));
        }
    }
    for (kind, count) in &counts {
        println!("{count:>9}  {kind}");
    }
    assert!(KINDS.into_iter().chain([INSIDE_AN_ORACLE]).all(|kind| counts.contains_key(kind)), "{counts:?}");
}
