//! DAM-10, DAM-11, DAM-12, DAM-15, DAM-18, DAM-20: the course of a turn, scores and the end.

use parlour_core::{FastDice, Game};

use super::{Scenario, codices, ring, seat};
use crate::{DamoclesEvent, DamoclesPhase};

#[test]
fn dam_10_an_active_haste_before_the_first_swap_gives_two_swaps() {
    let start = Scenario::new("HHHPAAD", &["H1 H3 H5 G7", ""]).start();
    assert_eq!(start.legal_of("play"), "play H1, play H3", "Nyx is not on the ring");
    let hasty = start.after(&["play H3"]);
    assert_eq!(hasty.table.phase, DamoclesPhase::Swap(seat(0), 2));
    assert_eq!(hasty.table.score(seat(0)), 1);
    assert!(hasty.table.gone.contains(super::codex("H3")));
    let once = hasty.after(&["swap 1 4"]);
    assert_eq!(once.table.phase, DamoclesPhase::Swap(seat(0), 1));
    let twice = once.after(&["hold"]);
    assert_eq!(twice.table.phase, DamoclesPhase::Play(seat(0)));
}

#[test]
fn dam_10_there_is_no_second_haste_and_none_between_the_swaps() {
    let hasty = Scenario::new("HHHPAAD", &["H1 H3", ""]).start().after(&["play H3"]);
    assert_eq!(hasty.legal_of("play"), "");
    assert_eq!(hasty.refusal("play H1"), "use the swaps from your Haste first (DAM-11)");
    let between = hasty.after(&["swap 1 4"]);
    assert_eq!(between.legal_of("play"), "");
    assert_eq!(between.refusal("play H1"), "use the swaps from your Haste first (DAM-11)");
}

#[test]
fn dam_10_a_seat_that_wants_no_haste_just_swaps_once() {
    let swapped = Scenario::new("HHHPAAD", &["H1", ""]).start().after(&["swap 1 4"]);
    assert_eq!(swapped.table.phase, DamoclesPhase::Play(seat(0)));
    assert_eq!(swapped.table.ring, ring("PHHHAAD"));
}

#[test]
fn dam_10_only_a_haste_from_the_hand_that_is_active_comes_before_the_swap() {
    let start = Scenario::new("HHHPAAD", &["H5 R2", "H1"]).start();
    assert_eq!(start.refusal("play R2"), "only a Haste can be played before the swap (DAM-10)");
    assert_eq!(start.refusal("play H1"), "H1 is not in your hand (DAM-10)");
    assert_eq!(start.refusal("play H5"), "H5 is not active: its pattern does not fit the ring (DAM-8)");
    assert_eq!(
        start.refusal("play H5*"),
        "H5 is not even loosely active: its gods are not in that order on the ring (DAM-9)"
    );
    assert_eq!(start.refusal("end"), "start your turn with a Haste, a swap or a hold (DAM-10)");
}

#[test]
fn dam_11_two_tokens_of_different_gods_are_swapped_in_the_ring_or_with_the_bank() {
    let start = Scenario::new("HHHHPPA", &["", ""]).start();
    let swaps = start.legal_texts();
    // Of the 21 pairs of positions, six are two Hades and one is two Poseidons.
    let inside = swaps.iter().filter(|text| text.ends_with(|last: char| last.is_ascii_digit())).count();
    assert_eq!(inside, 21 - 6 - 1);
    // All four Hades are on the ring, so the bank has none to give.
    let with_bank = swaps.iter().filter(|text| text.ends_with(|last: char| "HPADN".contains(last))).count();
    assert_eq!(with_bank, 4 * 4 + 2 * 3 + 3);
    assert_eq!(swaps.len(), inside + with_bank + 1);
    assert_eq!(start.clone().after(&["swap 4 5"]).table.ring, ring("HHHPHPA"));
    assert_eq!(start.after(&["swap 7 N"]).table.ring, ring("HHHHPPN"));
}

#[test]
fn dam_11_equal_gods_are_not_swapped_and_the_bank_must_have_the_token() {
    let start = Scenario::new("HHHHPPA", &["", ""]).start();
    let equal = "positions 5 and 6 hold the same god: to change nothing, hold (DAM-11)";
    assert_eq!(start.refusal("swap 5 6"), equal);
    let same = "position 7 already holds Artemis: to change nothing, hold (DAM-11)";
    assert_eq!(start.refusal("swap 7 A"), same);
    assert_eq!(start.refusal("swap 5 H"), "the bank has no Hades token left (DAM-11)");
}

#[test]
fn dam_11_a_swap_that_only_turns_the_ring_is_legal_and_so_is_holding() {
    // Exchanging positions 2 and 7 turns this ring by three.
    let start = Scenario::new("HHPHHPP", &["", ""]).start();
    let turned = start.clone().after(&["swap 2 7"]);
    assert_eq!(turned.table.ring, ring("HPPHHPH"));
    assert_eq!(turned.table.ring.active(), start.table.ring.active());
    let held = start.clone().after(&["hold"]);
    assert_eq!((held.table.ring, held.table.phase), (start.table.ring, DamoclesPhase::Play(seat(0))));
}

#[test]
fn dam_12_after_the_swaps_codices_are_played_in_any_order_until_the_seat_says_end() {
    let play = Scenario::new("HHHPAAD", &["R2 L1 G7 I1", "G8"]).deck("O1 O3").play();
    assert_eq!(play.legal_texts().join(", "), "play R2, play L1, pair G7 I1, end");
    for order in [["play R2", "play L1", "pair G7 I1"], ["pair G7 I1", "play L1", "play R2"]] {
        let done = play.clone().after(&order);
        assert_eq!(done.table.score(seat(0)), 2 + 3 + 3 + 2);
        assert_eq!(done.after(&["end"]).table.phase, DamoclesPhase::Start(seat(1)));
    }
    assert_eq!(play.refusal("hold"), "you have no swaps left: play codices, or end your turn (DAM-12)");
    assert_eq!(play.refusal("swap 1 4"), "you have no swaps left: play codices, or end your turn (DAM-12)");
}

#[test]
fn dam_12_codices_drawn_this_turn_can_be_played() {
    // The Generate draws a Combust, which is used at once.
    let play = Scenario::new("HHHHPAA", &["G7 I1 I4", "G8"]).deck("C5 O1 O3 O4").play();
    let drawn = play.after(&["pair G7 I1"]);
    assert_eq!(drawn.legal_of("pair"), "pair G7 I4, pair C5 I1, pair C5 I4");
    let burnt = drawn.after(&["pair C5 I1"]);
    assert_eq!(burnt.hands[seat(0)], codices("I4 O1 O3"));
    assert!(burnt.table.gone.contains(super::codex("C5")));
    assert_eq!(burnt.legal_of("pair"), "pair G7 I4");
}

#[test]
fn dam_15_a_haste_after_the_swaps_scores_its_point_and_does_nothing() {
    let play = Scenario::new("HHHPAAD", &["H1 H5", ""]).play();
    assert_eq!(play.legal_texts().join(", "), "play H1, end");
    let done = play.after(&["play H1"]);
    assert_eq!(done.table.score(seat(0)), 1);
    assert_eq!(done.table.phase, DamoclesPhase::Play(seat(0)));
    assert_eq!(done.legal_texts().join(", "), "end");
    let next = done.after(&["end"]);
    assert_eq!(next.table.phase, DamoclesPhase::Start(seat(1)), "no swap has come of it");
}

#[test]
fn dam_18_a_codex_scores_when_it_leaves_the_hand_and_never_again() {
    let play = Scenario::new("HHHPAAD", &["G7 I1 I4", "G8"]).deck("O1 O3 O4").play();
    let once = play.after(&["pair G7 I1"]);
    assert_eq!(once.table.score(seat(0)), 3 + 2);
    let twice = once.after(&["pair G7 I4"]);
    assert_eq!(twice.table.score(seat(0)), 3 + 2 + 2, "only the new number scores");
    let again = twice.after(&["end", "hold", "end", "hold", "pair G7 I1"]);
    assert_eq!(again.table.score(seat(0)), 3 + 2 + 2);
}

#[test]
fn dam_18_permanent_codices_stay_in_front_of_the_seat_and_others_are_spent_before_the_draw() {
    let play = Scenario::new("HHHHPAA", &["C5 I1 G7", ""]).deck("O1 O3").play();
    let mut told = Vec::new();
    let mut done = play.clone();
    done.play(seat(0), "pair C5 I1".parse().unwrap(), &mut FastDice::new(1), &mut told).unwrap();
    assert_eq!(done.table.played(seat(0)), codices("I1"));
    assert!(done.table.gone.contains(super::codex("C5")));
    assert_eq!(done.hands[seat(0)], codices("G7 O1 O3"));
    let spent = DamoclesEvent::Scored { seat: seat(0), codex: super::codex("C5") };
    let scored = told.iter().position(|told| told.event == spent).expect("C5 scores");
    let drew = told.iter().position(|told| matches!(told.event, DamoclesEvent::Drew { .. }));
    assert!(scored < drew.expect("codices are drawn"));
}

#[test]
fn dam_20_after_the_last_turn_the_highest_score_wins_and_ties_share() {
    let options = super::with(&serde_json::json!({"cycles": 1})).unwrap();
    let start = Scenario::new("HHHPAAD", &["R2", "H1", ""]).options(options).start();
    let end = start.after(&["hold", "play R2", "end", "hold", "play H1", "end", "hold", "end"]);
    assert_eq!(end.table.phase, DamoclesPhase::Over);
    assert!(end.to_act().is_empty());
    let outcome = end.outcome().unwrap();
    assert_eq!(outcome.scores.as_slice()[..2], [2, 1]);
    assert!(outcome.winners.iter().eq([seat(2)]), "the last seat has the points of all that was spent");
    assert_eq!(end.check(seat(0), "hold".parse().unwrap()).unwrap_err().to_string(), "the game is over");

    let mut tied = end;
    tied.table.scored[seat(2)] = codices("R3");
    assert!(tied.outcome().unwrap().winners.iter().eq([seat(0), seat(2)]));
}

#[test]
fn the_turn_on_the_rules_page_is_as_told() {
    let start = Scenario::new("PAHDNDA", &["G4 I2 I7 R1 H5 C2", "G8"]).deck("O1 O3 O4").start();
    assert_eq!(start.legal_of("play"), "play H5");
    let turn = ["swap 5 6", "play R1", "pair G4 I2", "pair G4 I7*", "play H5", "end"];
    let end = start.after(&turn);
    assert_eq!(end.table.score(seat(0)), 10);
    assert_eq!(end.hands[seat(0)], codices("C2 O1 O3"));
    assert_eq!(end.table.played(seat(0)), codices("G4 I2 I7"));
}
