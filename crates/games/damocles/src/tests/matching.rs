//! DAM-8 and DAM-9: active and loosely active codices, compared with a search that tries everything.

use super::{codex, ring};
use crate::{Codex, God, Ring, RingSpot};

/// Every ring of seven tokens, including those with more tokens of a god than there are.
fn every_ring() -> impl Iterator<Item = Ring> {
    (0..5usize.pow(7)).map(|number| {
        Ring::from(std::array::from_fn(|spot| Some(God::ALL[number / 5usize.pow(spot as u32) % 5])))
    })
}

fn fits_somehow(codex: Codex, tokens: [God; 7]) -> bool {
    let pattern = codex.pattern();
    let fits =
        |turn: usize| (0..7).all(|place| pattern[place].is_none_or(|god| tokens[(place + turn) % 7] == god));
    (0..7).any(fits)
}

fn found_in_order(codex: Codex, tokens: [God; 7]) -> bool {
    let from = |start: usize| {
        let mut wanted = codex.pattern().into_iter().flatten().peekable();
        for step in 0..7 {
            wanted.next_if(|&god| god == tokens[(start + step) % 7]);
        }
        wanted.peek().is_none()
    };
    (0..7).any(from)
}

#[test]
fn dam_8_active_is_what_fits_in_some_rotation_on_every_ring_there_is() {
    for ring in every_ring().step_by(7) {
        let tokens = RingSpot::ALL.map(|spot| ring.at(spot).unwrap());
        let expected = Codex::all().iter().filter(|&codex| fits_somehow(codex, tokens)).collect();
        assert_eq!(ring.active(), expected, "{ring:?}");
    }
}

#[test]
fn dam_9_loosely_active_is_what_is_met_in_order_going_once_round_on_every_ring_there_is() {
    for ring in every_ring().step_by(11) {
        let tokens = RingSpot::ALL.map(|spot| ring.at(spot).unwrap());
        let expected = Codex::all().iter().filter(|&codex| found_in_order(codex, tokens)).collect();
        assert_eq!(ring.loose(), expected, "{ring:?}");
    }
}

#[test]
fn dam_9_active_implies_loosely_active() {
    for ring in every_ring() {
        assert!(ring.active().is_subset(ring.loose()), "{ring:?}");
    }
}

#[test]
fn dam_8_a_pattern_may_be_turned() {
    // G1 is D..PP.. and fits with its first place on position 6.
    for (letters, fits) in [("DHHPPHH", true), ("HHDHHPP", true), ("HPPHHDH", true), ("PHHDHHP", true)] {
        assert_eq!(ring(letters).active().contains(codex("G1")), fits, "{letters}");
    }
}

#[test]
fn dam_8_a_mirror_image_does_not_count() {
    // O1 is HN....A: clockwise A, H, N side by side. N, H, A is its mirror image.
    assert!(ring("DAHNDDP").active().contains(codex("O1")));
    assert!(!ring("DNHADDP").active().contains(codex("O1")));
    assert!(!ring("DNHADDP").loose().contains(codex("O1")), "nor is the order right");
}

#[test]
fn dam_8_nothing_fits_a_position_without_a_token() {
    assert!(ring(".......").active().is_empty());
    assert!(ring(".......").loose().is_empty());
    assert!(ring("HH.....").active().contains(codex("I1")));
    assert!(!ring("H......").active().contains(codex("I1")));
}

#[test]
fn dam_9_gaps_do_not_matter_but_order_and_number_do() {
    // The original's example: a One of Demeter (1,4) on rings with Demeter (1,2) and (1,3).
    let one = codex("I7");
    for letters in ["DDHPANN", "DHDPANN"] {
        assert!(!ring(letters).active().contains(one), "{letters}");
        assert!(ring(letters).loose().contains(one), "{letters}");
    }
    assert!(!ring("DHHPANN").loose().contains(one), "one Demeter is not two");
    // O3 is DN...P.: Demeter, Nyx, Poseidon in this order.
    assert!(ring("DHNAPHH").loose().contains(codex("O3")));
    assert!(!ring("DHPANHH").loose().contains(codex("O3")));
}
