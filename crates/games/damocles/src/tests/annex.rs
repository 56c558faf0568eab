//! DAM-16: an opponent's codex in a pair.

use parlour_core::{Event, Game, NoChance};
use parlour_laws::said;

use super::{Scenario, codices, seat};
use crate::{Annex, Damocles};

/// Active on this ring: the Combust [Hades (1), Nyx (3,6)], the One of Hades (1,4), A2 and A3.
const RING: &str = "HHHNHPN";

#[test]
fn dam_16_a_combust_of_hades_1_nyx_3_6_goes_with_an_opponents_one_of_hades_1_4() {
    let scenario = Scenario::new(RING, &["A3 C2", "G1", "G8"]).played(1, "I6").deck("O1 O3 O4");
    let play = scenario.play();
    assert_eq!(play.legal_texts().join(", "), "play A3, end");
    assert_eq!(play.refusal("pair C2 1:I6"), "you can use an opponent's codex only after an Annex (DAM-16)");
    let open = play.after(&["play A3"]);
    assert_eq!(open.table.turn.annex, Annex::Open);
    assert_eq!(open.legal_texts().join(", "), "pair C2 1:I6, end");
    let used = open.after(&["pair C2 1:I6"]);
    assert_eq!(used.table.turn.annex, Annex::Closed);
    assert_eq!(used.hands[seat(0)], codices("O1 O3"));
    assert_eq!(used.table.played(seat(1)), codices("I6"), "it does not move");
    assert_eq!(used.table.score(seat(0)), 2 + 3, "and scores nothing");
    assert_eq!(used.table.score(seat(1)), 2);
}

#[test]
fn dam_16_a_production_can_be_annexed_too() {
    let scenario =
        Scenario::new("HHHPAAD", &["I1", "", ""]).played(1, "G7").played(2, "O2").deck("C1 C2 C3 C4");
    let mut play = scenario.play();
    play.table.turn.annex = Annex::Open;
    assert_eq!(play.legal_of("pair"), "pair 1:G7 I1, pair 2:O2 I1");
    let used = play.after(&["pair 2:O2 I1", "discard C1 C2"]);
    assert_eq!(used.hands[seat(0)], codices("C3"));
    assert_eq!(used.table.played(seat(0)), codices("I1"), "the own number has been played");
    assert_eq!(used.legal_of("pair"), "", "one annex, one pair");
}

#[test]
fn dam_16_the_other_codex_of_the_pair_is_the_seats_own() {
    let mut play = Scenario::new("HHHPAAD", &["I1", "I4", ""]).played(1, "G7").played(2, "II4").play();
    play.table.turn.annex = Annex::Open;
    assert_eq!(play.legal_of("pair"), "pair 1:G7 I1");
    assert_eq!(play.refusal("pair 1:G7 I4"), "I4 is neither in your hand nor in front of you (DAM-13)");
    assert_eq!(play.refusal("pair 2:G7 I1"), "seat 3 has no G7 in play (DAM-16)");
    assert_eq!(play.refusal("pair 0:G7 I1"), "seat 1 has no G7 in play (DAM-16)");
    assert_eq!(play.refusal("pair 5:G7 I1"), "seat 6 has no G7 in play (DAM-16)");
    assert!("pair 1:G7 2:II4".parse::<crate::DamoclesAction>().is_err());
}

#[test]
fn dam_16_an_annexed_codex_must_be_active_or_starred() {
    let scenario = Scenario::new("HHHPAAD", &["G7", "", ""]).played(1, "I8 I2").deck("C1 C2");
    let mut play = scenario.play();
    play.table.turn.annex = Annex::Open;
    assert_eq!(play.legal_of("pair"), "");
    play.table.turn.charges = 1;
    assert_eq!(play.legal_of("pair"), "pair G7 1:I8*", "one Demeter is not enough for I2");
    let used = play.after(&["pair G7 1:I8*"]);
    assert_eq!((used.table.turn.charges, used.table.turn.annex), (0, Annex::Closed));
}

#[test]
fn dam_16_a_second_annex_waits_until_the_first_has_been_used() {
    let scenario = Scenario::new(RING, &["A2 A3 C2", "", ""]).played(1, "I6").deck("O1 O3 O4");
    let open = scenario.play().after(&["play A2"]);
    assert_eq!(open.legal_of("play"), "");
    assert_eq!(open.refusal("play A3"), "use your open Annex before you play another (DAM-16)");
    let used = open.clone().after(&["pair C2 1:I6"]);
    assert_eq!(used.legal_of("play"), "play A3");
    assert_eq!(open.after(&["end"]).table.turn.annex, Annex::Closed, "it lapses with the turn");
}

#[test]
fn dam_16_an_annex_may_be_played_with_nothing_to_annex() {
    let open = Scenario::new(RING, &["A2", ""]).play().after(&["play A2"]);
    assert_eq!(open.table.score(seat(0)), 2);
    assert_eq!(open.legal_texts().join(", "), "end");
}

#[test]
fn dam_16_the_same_pair_counts_once_per_turn_whoever_owns_its_codices() {
    let scenario = Scenario::new("HHHPAAD", &["I1", "", ""]).played(1, "G7").deck("C1 C2 C3");
    let mut play = scenario.play();
    play.table.turn.annex = Annex::Open;
    let mut used = play.after(&["pair 1:G7 I1"]);
    used.table.turn.annex = Annex::Open;
    assert_eq!(used.legal_of("pair"), "");
    assert_eq!(used.refusal("pair 1:G7 I1"), "G7 and I1 have already been paired this turn (DAM-13)");
}

#[test]
fn dam_16_own_pairs_need_no_annex_and_leave_it_open() {
    let scenario = Scenario::new("HHHPAAD", &["I1 G7", "", ""]).played(1, "O2 II4").deck("C1 C2 C3");
    let mut play = scenario.play();
    play.table.turn.annex = Annex::Open;
    assert_eq!(play.legal_of("pair"), "pair G7 I1, pair G7 1:II4, pair 1:O2 I1");
    assert_eq!(play.after(&["pair G7 I1"]).table.turn.annex, Annex::Open);
}

#[test]
fn dam_16_an_annexed_pair_is_told_with_the_seat_that_owns_the_codex() {
    let scenario = Scenario::new(RING, &["A3 C2", "G1", "G8"]).played(1, "I6").deck("O1 O3 O4");
    let (mut open, mut told) = (scenario.play().after(&["play A3"]), Vec::new());
    open.play(seat(0), "pair C2 1:I6".parse().unwrap(), &mut NoChance, &mut told).unwrap();
    assert_eq!(said::<Damocles>(&told[0].event.words()), "Seat 1 pairs C2 with seat 2's I6.");
}
