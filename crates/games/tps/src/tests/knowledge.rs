//! What a seat deduces, and that every deal that fits is sampled equally often.

use parlour_core::{FastDice, Game, PerSeat, Viewer};
use parlour_laws::fair;

use super::{cards, position, seat};
use crate::{Tps, TpsCard, TpsCardSet, TpsSuit};

/// Every position with other hidden cards that fits the voids shown so far, found by trying every card in
/// every place.
fn every_position(truth: &Tps, viewer: Viewer) -> Vec<Tps> {
    let hidden = |seat| !viewer.is(seat);
    let blank = Tps {
        hands: PerSeat::from_fn(truth.seats(), |seat| {
            if hidden(seat) { TpsCardSet::EMPTY } else { truth.hands[seat] }
        }),
        aside: TpsCardSet::EMPTY,
        table: truth.table.clone(),
    };
    let known = blank.hands.as_slice().iter().fold(truth.table.played, |all, &hand| all | hand);
    let mut positions = vec![blank];
    for card in TpsCard::all() - known {
        positions =
            positions.iter().flat_map(|position| with_card_anywhere(position, truth, card, hidden)).collect();
    }
    positions
}

fn with_card_anywhere(
    position: &Tps,
    truth: &Tps,
    card: TpsCard,
    hidden: impl Fn(parlour_core::Seat) -> bool,
) -> Vec<Tps> {
    let mut result = Vec::new();
    for seat in truth.seats().iter().filter(|&seat| hidden(seat)) {
        let has_room = position.hands[seat].len() < truth.hands[seat].len();
        if has_room && !truth.table.voids[seat].contains(card.suit()) {
            let mut next = position.clone();
            next.hands[seat].insert(card);
            result.push(next);
        }
    }
    if position.aside.len() < truth.aside.len() {
        let mut next = position.clone();
        next.aside.insert(card);
        result.push(next);
    }
    result
}

#[test]
fn every_deal_that_fits_is_sampled_equally_often() {
    let free = position(&["R1", "R3", "P2", "S2"], "R4 P4 S4");
    let with_voids = position(&["R1 R2", "P1 S5", "P2 S1", "R6 S3"], "R4 P4 S4").after(&[
        "play R1",
        "play P1",
        "play P2",
        "play R6",
        "value keep",
    ]);
    let in_a_trick =
        position(&["R1 R2", "P1 S5", "P2 R5", "R6 S3"], "R4 P4 S4").after(&["play R1", "play P1"]);
    for truth in [free, with_voids, in_a_trick] {
        for viewer in truth.seats().iter().map(Viewer::Seat) {
            let every = every_position(&truth, viewer);
            assert!(every.contains(&truth));
            fair(&truth.view(viewer), &every).unwrap();
        }
    }
}

#[test]
fn a_seat_that_did_not_follow_is_never_given_that_suit() {
    let start = position(&["R4 R5 R7", "P1 S5 P7", "S1 S2 R8", "R3 S4 P8"], "R9 P9 S9");
    let shown = start.after(&["play R4", "play P1"]);
    let mut dice = FastDice::new(1);
    for _ in 0..200 {
        let sampled = Tps::sample(&shown.view(Viewer::Seat(seat(0))), &mut dice);
        assert!((sampled.hands[seat(1)] & TpsSuit::Rock.cards()).is_empty());
    }
}

#[test]
fn two_voids_leave_a_seat_with_one_suit() {
    let mut shown = position(&["R4 R5", "P1 P2", "S1 S2", "R3 S4"], "P9 S9 R9");
    shown.table.voids[seat(1)] = TpsSuit::ALL.into_iter().filter(|&suit| suit != TpsSuit::Paper).collect();
    let every = every_position(&shown, Viewer::Seat(seat(0)));
    assert!(every.iter().all(|position| position.hands[seat(1)].is_subset(cards("P1 P2 P9"))));
    fair(&shown.view(Viewer::Seat(seat(0))), &every).unwrap();
}
