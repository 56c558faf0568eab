//! DAM-14: charges and stars.

use super::{Scenario, codices, seat};

#[test]
fn dam_14_an_active_reflex_gives_a_charge_and_is_spent() {
    let play = Scenario::new("HHHPAAD", &["R2 R1", ""]).play();
    assert_eq!(play.legal_texts().join(", "), "play R2, end", "R1 is only loosely active");
    let charged = play.after(&["play R2"]);
    assert_eq!(charged.table.turn.charges, 1);
    assert_eq!(charged.legal_texts().join(", "), "play R1*, end");
    assert!(charged.table.gone.contains(super::codex("R2")));
}

#[test]
fn dam_14_a_one_of_demeter_1_4_may_be_played_on_demeter_1_2_and_1_3() {
    for (letters, production) in [("DDHHHHP", "G8"), ("DHDHHHA", "C5")] {
        let hand = format!("{production} I7");
        let mut play = Scenario::new(letters, &[&hand, "G8"]).deck("O1 O2 O3").play();
        assert!(play.legal_of("pair").is_empty());
        play.table.turn.charges = 1;
        let starred = play.legal_of("pair");
        assert!(starred.ends_with("I7*"), "{starred}");
    }
}

#[test]
fn dam_14_a_star_uses_a_charge_and_an_active_codex_takes_none() {
    let play = Scenario::new("HHHPAAD", &["R2 G7 I1 I8", "G8"]).deck("O1 O3 O4").play();
    assert_eq!(
        play.refusal("pair G7 I8*"),
        "a codex that is only loosely active takes a charge, which you get from a Reflex (DAM-14)"
    );
    let charged = play.after(&["play R2"]);
    assert_eq!(charged.legal_of("pair"), "pair G7 I1, pair G7 I8*");
    assert_eq!(charged.refusal("pair G7* I1"), "G7 is already active and needs no charge (DAM-14)");
    assert_eq!(charged.refusal("pair G7 I8"), "I8 is not active: its pattern does not fit the ring (DAM-8)");
    let used = charged.after(&["pair G7 I8*"]);
    assert_eq!(used.table.turn.charges, 0);
    assert_eq!(used.table.score(seat(0)), 2 + 3 + 2);
    assert_eq!(used.legal_of("pair"), "pair G7 I1", "the plain pair is still there");
}

#[test]
fn dam_14_two_stars_in_one_pair_need_two_charges() {
    // C10 wants D.H..H. and I8 wants A..A...: both are only loosely active here.
    let play = Scenario::new("HHHPAAD", &["R2 R1 C10 I8", "G8"]).deck("O1 O3 O4").play();
    let one = play.after(&["play R2"]);
    assert_eq!(one.legal_of("pair"), "");
    assert_eq!(
        one.refusal("pair C10* I8*"),
        "a codex that is only loosely active takes a charge, which you get from a Reflex (DAM-14)"
    );
    let mut two = one.clone();
    two.table.turn.charges = 2;
    assert_eq!(two.legal_of("pair"), "pair C10* I8*");
    let used = two.after(&["pair C10* I8*"]);
    assert_eq!(used.table.turn.charges, 0);
    assert_eq!(used.hands[seat(0)], codices("R1 O1 O3"));
}

#[test]
fn dam_14_a_starred_reflex_gives_back_the_charge_it_uses() {
    let charged = Scenario::new("HHHPAAD", &["R2 R1", ""]).play().after(&["play R2", "play R1*"]);
    assert_eq!(charged.table.turn.charges, 1);
    assert_eq!(charged.table.score(seat(0)), 4);
}

#[test]
fn dam_14_charges_add_up_and_lapse_at_the_end_of_the_turn() {
    // Both Reflexes are active on this ring.
    let play = Scenario::new("HAHAPDN", &["R1 R2 I1", ""]).play().after(&["play R1", "play R2"]);
    assert_eq!(play.table.turn.charges, 2);
    assert_eq!(play.after(&["end"]).table.turn.charges, 0);
}

#[test]
fn dam_14_codices_in_front_of_the_seat_and_those_played_alone_may_be_starred() {
    let scenario = Scenario::new("HHHPAAD", &["R2 L3 I1", "G8"]).played(0, "G2").deck("O1 O3 O4");
    let charged = scenario.play().after(&["play R2"]);
    assert_eq!(charged.legal_texts().join(", "), "play L3*, pair G2* I1, end");
    assert_eq!(charged.after(&["play L3*"]).table.turn.charges, 0);
}

#[test]
fn dam_14_what_is_not_even_loosely_active_stays_out() {
    let charged = Scenario::new("HHHPAAD", &["R2 R3 I5", ""]).play().after(&["play R2"]);
    assert_eq!(
        charged.refusal("play R3*"),
        "R3 is not even loosely active: its gods are not in that order on the ring (DAM-9)"
    );
}

#[test]
fn dam_13_a_star_does_not_make_another_pair() {
    // Paired with a star, the same two are not paired again in this turn.
    let mut play = Scenario::new("HHHPAAD", &["G7 I8", "G8"]).deck("O1 O3 O4").play();
    play.table.turn.charges = 2;
    let used = play.after(&["pair G7 I8*"]);
    assert_eq!(used.table.turn.charges, 1);
    assert_eq!(used.legal_of("pair"), "");
    assert_eq!(used.refusal("pair G7 I8*"), "G7 and I8 have already been paired this turn (DAM-13)");
}
