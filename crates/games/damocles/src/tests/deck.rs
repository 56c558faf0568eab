//! DAM-19: an empty deck, with and without a reshuffle.

use parlour_core::{
    FastDice, Game, NoChance, Viewer,
    record::{ChanceEvent, RecordEvent, Recorder},
};
use serde_json::json;

use super::{Scenario, codices, seat, with};
use crate::{Damocles, DamoclesPhase, Drawn};

const RING: &str = "HHHPAAD";

fn no_reshuffle() -> crate::DamoclesOptions {
    with(&json!({"expansions": ["annex", "destruction"], "reshuffle": false})).unwrap()
}

/// A position in which seat 0 can pair its Oracle with a One or a Two.
fn oracle(deck: &str) -> Scenario {
    Scenario::new(RING, &["O2 I1 II4", "G8"]).discards(0, "C1 C2").discards(1, "C3 C4").deck(deck)
}

/// Plays with dice. Also returns the names and sizes of what was shuffled.
fn play(position: &Damocles, action: &str) -> (Damocles, Vec<(String, usize)>) {
    let mut recorder = Recorder::new(FastDice::new(3));
    let after = position.clone().after_with(&[action], &mut recorder);
    let shuffles = recorder.events().iter().map(|event| match event {
        RecordEvent::Chance(ChanceEvent::Shuffle { pile, order, .. }) => (pile.clone(), order.len()),
        other => panic!("{other:?}"),
    });
    (after, shuffles.collect())
}

#[test]
fn dam_19_the_discards_become_the_deck_when_a_codex_is_to_be_drawn_and_there_is_none() {
    let position = oracle("O1 O3").play();
    let (after, shuffles) = play(&position, "pair O2 II4");
    assert_eq!(shuffles, [("discards".to_owned(), 4)]);
    assert_eq!(after.table.phase, DamoclesPhase::Oracle(seat(0), Drawn { count: 4, excess: 2 }));
    assert!(codices("O1 O3").is_subset(after.drawn), "the old deck is drawn first");
    assert!((after.drawn - codices("O1 O3")).is_subset(codices("C1 C2 C3 C4")));
    assert_eq!((after.table.deck_size(), after.table.discard_size()), (2, 0));
    let kept = after.after(&["discard O1 O3"]);
    assert_eq!(kept.table.discard_size(), 2, "these were not shuffled in");
}

#[test]
fn dam_19_a_deck_that_is_just_enough_is_not_refilled() {
    let (after, shuffles) = play(&oracle("O1 O3 O4 O5").play(), "pair O2 II4");
    assert!(shuffles.is_empty());
    assert_eq!((after.table.deck_size(), after.table.discard_size()), (0, 4));
}

#[test]
fn dam_19_even_a_single_discard_is_shuffled() {
    let position = Scenario::new(RING, &["G7 I1", "G8"]).discards(1, "C3").play();
    let (after, shuffles) = play(&position, "pair G7 I1");
    assert_eq!(shuffles, [("discards".to_owned(), 1)]);
    assert_eq!(after.hands[seat(0)], codices("C3"));
}

#[test]
fn dam_19_generate_and_combust_draw_what_there_is() {
    let position = Scenario::new(RING, &["G7 II4", "G8"]).discards(1, "C3").play();
    let (after, shuffles) = play(&position, "pair G7 II4");
    assert_eq!(shuffles.len(), 1, "one reshuffle, and then nothing is left");
    assert_eq!(after.hands[seat(0)], codices("C3"));
}

#[test]
fn dam_19_an_oracle_that_drew_too_few_discards_only_what_exceeds_its_number() {
    // A Two keeps two, of four, three, two, one or no codices.
    for (deck, excess) in [("O1 O3 O4 O5", 2), ("O1 O3 O4", 1), ("O1 O3", 0), ("O1", 0), ("", 0)] {
        let position = oracle(deck).options(no_reshuffle()).play();
        let after = position.after_with(&["pair O2 II4"], &mut NoChance);
        let count = codices(deck).len() as u8;
        if excess > 0 {
            assert_eq!(after.table.phase, DamoclesPhase::Oracle(seat(0), Drawn { count, excess }));
        } else {
            assert_eq!(after.table.phase, DamoclesPhase::Play(seat(0)), "no decision");
            assert_eq!(after.hands[seat(0)], codices(deck) | codices("I1"));
        }
    }
}

#[test]
fn dam_19_an_oracle_with_one_codex_too_many_discards_a_single_one() {
    let position = oracle("O1 O3").options(no_reshuffle()).play();
    let asked = position.after(&["pair O2 I1"]);
    assert_eq!(asked.legal_texts().join(", "), "discard O1, discard O3");
    assert_eq!(asked.refusal("discard O1 O3"), "you must discard exactly one codex (DAM-13)");
    let kept = asked.after(&["discard O3"]);
    assert_eq!(kept.hands[seat(0)], codices("II4 O1"));
    assert_eq!(kept.discards[seat(0)], codices("C1 C2 O3"));
}

#[test]
fn dam_19_without_reshuffle_or_discards_nothing_more_is_drawn() {
    let off = oracle("").options(no_reshuffle()).play().after(&["pair O2 I1"]);
    assert_eq!(off.hands[seat(0)], codices("II4"));
    assert_eq!(off.table.discard_size(), 4);
    let none = Scenario::new(RING, &["O2 I1", "G8"]).play().after(&["pair O2 I1"]);
    assert!(none.hands[seat(0)].is_empty());
    let refused = with(&json!({"reshuffle": "sometimes"})).unwrap_err();
    assert!(refused.starts_with("the option `reshuffle` cannot be"), "{refused}");
}

#[test]
fn dam_19_played_and_spent_codices_never_come_back() {
    let position = oracle("").play();
    let spent = position.table.seen();
    let (after, _) = play(&position, "pair O2 II4");
    let back: crate::CodexSet = after.deck.as_slice().iter().copied().collect();
    assert!((back | after.drawn).is_disjoint(spent));
}

#[test]
fn dam_19_a_seat_remembers_which_of_its_discards_went_into_the_new_deck() {
    let (after, _) = play(&oracle("O1 O3").play(), "pair O2 II4");
    let view = |viewer| after.view(viewer);
    assert_eq!(view(Viewer::Seat(seat(0))).returned, codices("C1 C2"));
    assert_eq!(view(Viewer::Seat(seat(1))).returned, codices("C3 C4"));
    assert!(view(Viewer::Spectator).returned.is_empty());
    let redrawn = after.drawn - codices("O1 O3");
    assert_eq!(view(Viewer::Seat(seat(0))).redrawn, redrawn);
    assert!(view(Viewer::Seat(seat(1))).redrawn.is_empty());
}
