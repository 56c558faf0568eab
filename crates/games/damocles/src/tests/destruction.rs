//! DAM-17: Lyse, Sacrifice, Eviscerate.

use parlour_core::Game;

use super::{Scenario, codices, seat};
use crate::{Damocles, DamoclesPhase, Destroying};

/// L1, S1 and E1 are all active on this ring.
const RING: &str = "HHHPAAD";

/// Seat 0 has all three, against opponents with three, none and one played codices.
fn play(own: &str) -> Damocles {
    let scenario = Scenario::new(RING, &["L1 S1 E1", "", "", "", ""]);
    scenario.played(0, own).played(1, "G1 G2 I1").played(3, "O1").play()
}

#[test]
fn dam_17_a_lyse_destroys_one_played_codex_of_each_opponent_from_the_left_on() {
    let first = play("").after(&["play L1"]);
    let destroying = Destroying { victim: seat(1), left: 1, each: 1 };
    assert_eq!(first.table.phase, DamoclesPhase::Destroy(seat(0), destroying));
    assert_eq!(first.legal_texts().join(", "), "destroy 1:G1, destroy 1:G2, destroy 1:I1");
    let second = first.after(&["destroy 1:G2"]);
    assert_eq!(second.legal_texts().join(", "), "destroy 3:O1", "seat 2 has nothing to lose and is skipped");
    let done = second.after(&["destroy 3:O1"]);
    assert_eq!(done.table.phase, DamoclesPhase::Play(seat(0)));
    assert_eq!(done.table.played(seat(1)), codices("G1 I1"));
    assert!(done.table.played(seat(3)).is_empty());
    assert!(codices("G2 O1 L1").is_subset(done.table.gone));
}

#[test]
fn dam_17_an_eviscerate_destroys_two_of_each_opponent_or_all_it_has() {
    let first = play("").after(&["play E1"]);
    assert_eq!(first.legal_texts().len(), 3);
    let second = first.after(&["destroy 1:G1"]);
    assert_eq!(
        second.legal_texts().join(", "),
        "destroy 1:G2, destroy 1:I1",
        "all losses of one before the next"
    );
    assert_eq!(second.refusal("destroy 3:O1"), "you must destroy one of seat 2's played codices (DAM-17)");
    assert_eq!(second.refusal("end"), "first choose the codices to destroy (DAM-17)");
    let third = second.after(&["destroy 1:I1"]);
    assert_eq!(third.legal_texts().join(", "), "destroy 3:O1");
    let done = third.after(&["destroy 3:O1"]);
    assert_eq!(done.table.phase, DamoclesPhase::Play(seat(0)), "one is all that seat 3 had");
    assert_eq!(done.table.played(seat(1)), codices("G2"));
}

#[test]
fn dam_17_a_sacrifice_costs_an_own_played_codex_and_then_destroys_two_of_each_opponent() {
    let asked = play("G3 III1").after(&["play S1"]);
    assert_eq!(asked.table.phase, DamoclesPhase::Sacrifice(seat(0)));
    assert_eq!(asked.legal_texts().join(", "), "sacrifice G3, sacrifice III1");
    assert_eq!(asked.refusal("sacrifice G1"), "G1 is not in front of you (DAM-17)");
    assert_eq!(asked.refusal("destroy 1:G1"), "first sacrifice one of your played codices (DAM-17)");
    let given = asked.after(&["sacrifice III1"]);
    assert_eq!(given.table.played(seat(0)), codices("G3"));
    let done = given.after(&["destroy 1:G1", "destroy 1:G2", "destroy 3:O1"]);
    assert_eq!(done.table.phase, DamoclesPhase::Play(seat(0)));
    assert_eq!(done.table.played(seat(1)), codices("I1"));
}

#[test]
fn dam_17_without_an_own_played_codex_a_sacrifice_cannot_be_played() {
    let bare = play("");
    assert_eq!(bare.legal_of("play"), "play L1, play E1");
    assert_eq!(bare.refusal("play S1"), "you need a played codex of your own to sacrifice (DAM-17)");
}

#[test]
fn dam_17_destruction_may_be_played_with_nothing_to_destroy() {
    let alone = Scenario::new(RING, &["L1 S1 E1", "", ""]).played(0, "G3").play();
    for (card, points) in [("L1", 3), ("E1", 5)] {
        let done = alone.clone().after(&[&format!("play {card}")]);
        assert_eq!(done.table.phase, DamoclesPhase::Play(seat(0)));
        assert_eq!(done.table.score(seat(0)), 3 + points);
    }
    let given = alone.after(&["play S1", "sacrifice G3"]);
    assert_eq!(given.table.phase, DamoclesPhase::Play(seat(0)));
    assert!(given.table.played(seat(0)).is_empty());
}

#[test]
fn dam_17_points_already_scored_stay() {
    let before = play("G3");
    let scores = |position: &Damocles| {
        position.seats().iter().map(|seat| position.table.score(seat)).collect::<Vec<_>>()
    };
    let [own, first, second, third, last] = scores(&before)[..] else { panic!("five seats") };
    let after = before.after(&["play S1", "sacrifice G3", "destroy 1:G1", "destroy 1:I1", "destroy 3:O1"]);
    assert_eq!(scores(&after), [own + 4, first, second, third, last]);
}

#[test]
fn dam_17_destruction_goes_round_from_the_left_of_whoever_plays_it() {
    let scenario = Scenario::new(RING, &["", "L1", "", ""]).played(0, "G1").played(2, "G2").played(3, "G3");
    let turn = scenario.start().after(&["hold", "end", "hold", "play L1"]);
    let mut order = Vec::new();
    let mut position = turn;
    while let DamoclesPhase::Destroy(_, destroying) = position.table.phase {
        order.push(destroying.victim.number());
        let action = position.legal_texts().remove(0);
        position = position.after(&[&action]);
    }
    assert_eq!(order, [2, 3, 0]);
    assert_eq!(position.table.phase, DamoclesPhase::Play(seat(1)));
}

#[test]
fn dam_18_destroyed_codices_are_out_of_the_game_for_good() {
    let mut done = play("").after(&["play L1", "destroy 1:I1", "destroy 3:O1"]);
    assert!(done.table.gone.contains(super::codex("I1")));
    done.table.turn.annex = crate::Annex::Open;
    assert_eq!(done.refusal("pair 3:O1 I1"), "seat 4 has no O1 in play (DAM-16)");
}
