//! DAM-13: pairs and what they draw.

use super::{Scenario, codices, seat};
use crate::{DamoclesPhase, Drawn};

/// On this ring productions and numbers of every kind are active, except Combusts.
const RING: &str = "HHHPAAD";

#[test]
fn dam_13_a_generate_draws_as_many_as_the_number_says() {
    for (number, drawn) in [("I1", "O1"), ("II4", "O1 O3")] {
        let hand = format!("G7 {number}");
        let play = Scenario::new(RING, &[&hand, "G8"]).deck("O1 O3 O4 O5").play();
        let done = play.after(&[&format!("pair G7 {number}")]);
        assert_eq!(done.hands[seat(0)], codices(drawn));
        assert_eq!(done.table.phase, DamoclesPhase::Play(seat(0)));
    }
}

#[test]
fn dam_13_a_combust_draws_one_more() {
    let play = Scenario::new("HHHHPAA", &["C5 I1", "G8"]).deck("O1 O3 O4 O5").play();
    assert_eq!(play.after(&["pair C5 I1"]).hands[seat(0)], codices("O1 O3"));
}

#[test]
fn dam_13_an_oracle_draws_two_more_and_two_of_them_are_discarded() {
    let play = Scenario::new("HHPNAAP", &["O2 III2", "G8"]).deck("G1 G2 G3 C1 C2 C3").play();
    let asked = play.after(&["pair O2 III2"]);
    assert_eq!(asked.table.phase, DamoclesPhase::Oracle(seat(0), Drawn { count: 5, excess: 2 }));
    assert_eq!(asked.legal_texts().len(), 10, "two of five");
    assert!(asked.hands[seat(0)].is_empty(), "nothing joins the hand before the decision");
    assert_eq!(asked.refusal("discard G1 C3"), "C3 is not one of the codices you can choose (DAM-13)");
    assert_eq!(asked.refusal("discard G1"), "you must discard exactly two codices (DAM-13)");
    assert_eq!(asked.refusal("end"), "first discard from the codices the Oracle drew (DAM-13)");
    let kept = asked.after(&["discard C1 G2"]);
    assert_eq!(kept.hands[seat(0)], codices("G1 G3 C2"));
    assert_eq!(kept.discards[seat(0)], codices("G2 C1"));
    assert_eq!(kept.table.phase, DamoclesPhase::Play(seat(0)));
}

#[test]
fn dam_13_both_codices_may_come_from_the_hand_or_lie_in_front_of_the_seat() {
    let scenario = |hand: &str| Scenario::new(RING, &[hand, "G8"]).deck("O1 O3 O4");
    for (hand, played) in [("G7 I1", ""), ("G7", "I1"), ("I1", "G7"), ("", "G7 I1")] {
        let play = scenario(hand).played(0, played).play();
        assert_eq!(play.legal_texts().join(", "), "pair G7 I1, end");
        let score = play.table.score(seat(0));
        let done = play.after(&["pair G7 I1"]);
        assert_eq!(done.table.played(seat(0)), codices("G7 I1"));
        assert_eq!(done.table.score(seat(0)), 5, "{score} before");
    }
}

#[test]
fn dam_13_the_same_two_codices_pair_only_once_per_turn() {
    let play = Scenario::new(RING, &["G7 O2 I1 I4", "G8"]).deck("C1 C2 C3 C4 C6 C7 C8").play();
    assert_eq!(play.legal_of("pair"), "pair G7 I1, pair G7 I4, pair O2 I1, pair O2 I4");
    let once = play.after(&["pair G7 I1"]);
    assert_eq!(
        once.legal_of("pair"),
        "pair G7 I4, pair O2 I1, pair O2 I4",
        "each goes on with other partners"
    );
    assert_eq!(once.refusal("pair G7 I1"), "G7 and I1 have already been paired this turn (DAM-13)");
    let next_turn = once.after(&["end", "hold", "end", "hold"]);
    assert_eq!(next_turn.legal_of("pair"), "pair G7 I1, pair G7 I4, pair O2 I1, pair O2 I4");
}

#[test]
fn dam_13_a_combust_is_never_used_again() {
    let play = Scenario::new("HHHHPAA", &["C5 I1 I4", "G8"]).deck("O1 O3 O4").play();
    let burnt = play.after(&["pair C5 I1"]);
    assert_eq!(burnt.legal_of("pair"), "");
    assert_eq!(burnt.refusal("pair C5 I4"), "C5 is neither in your hand nor in front of you (DAM-13)");
}

#[test]
fn dam_13_productions_and_numbers_are_not_played_alone_and_both_must_be_active() {
    let play = Scenario::new(RING, &["G7 I1 I2 G8", "I4"]).deck("O1").play();
    assert_eq!(play.refusal("play G7"), "G7 can be played only in a pair (DAM-13)");
    assert_eq!(play.refusal("play I1"), "I1 can be played only in a pair (DAM-13)");
    assert_eq!(play.refusal("pair G7 I2"), "I2 is not active: its pattern does not fit the ring (DAM-8)");
    assert_eq!(play.refusal("pair G8 I1"), "G8 is not active: its pattern does not fit the ring (DAM-8)");
    assert_eq!(play.refusal("pair G7 I4"), "I4 is neither in your hand nor in front of you (DAM-13)");
}

#[test]
fn dam_13_a_pair_that_draws_nothing_may_still_be_played_for_its_points() {
    let play = Scenario::new(RING, &["G7 I1", "G8"]).play();
    let done = play.after(&["pair G7 I1"]);
    assert!(done.hands[seat(0)].is_empty());
    assert_eq!(done.table.score(seat(0)), 5);
}
