//! DAM-5 to DAM-7: the deal, the first discards, the first tokens.

use parlour_core::{
    FastDice, Game, Seats, Viewer, options,
    record::{ChanceEvent, RecordEvent, Recorder},
};
use serde_json::json;

use super::{ring, seat, with};
use crate::{Codex, Damocles, DamoclesOptions, DamoclesPhase};

fn deal(seats: usize, seed: u64) -> Damocles {
    Damocles::deal(Seats::new(seats).unwrap(), &DamoclesOptions::default(), &mut FastDice::new(seed), &mut ())
}

/// Every seat discards the first two codices it may.
fn discarded(mut position: Damocles) -> Damocles {
    while position.table.phase == DamoclesPhase::Discard {
        let first = position.legal_texts().remove(0);
        position = position.after(&[&first]);
    }
    position
}

#[test]
fn dam_5_chance_names_the_first_seat_and_eight_codices_are_dealt_singly_from_it_on() {
    let mut recorder = Recorder::new(FastDice::new(7));
    let seats = Seats::new(3).unwrap();
    let position = Damocles::deal(seats, &DamoclesOptions::default(), &mut recorder, &mut ());
    let [RecordEvent::Chance(first), RecordEvent::Chance(ChanceEvent::Shuffle { pile, order, .. })] =
        recorder.events()
    else {
        panic!("two chance events: {:?}", recorder.events());
    };
    assert_eq!(*first, ChanceEvent::Seat { name: "first".into(), seat: position.table.first });
    assert_eq!((pile.as_str(), order.len()), ("codices", 55));
    let codex = |index: usize| order[index].parse::<Codex>().unwrap();
    assert!(position.hands[position.table.first].contains(codex(0)));
    assert!(position.hands[seats.left_of(position.table.first)].contains(codex(1)));
    assert!(position.hands[position.table.first].contains(codex(3)));
    assert!(position.hands.as_slice().iter().all(|hand| hand.len() == 8));
    let mut deck = position.deck;
    assert_eq!(deck.take(), Some(codex(24)), "the next codex is the top of the deck");
    assert_eq!(position.table.deck_size(), 55 - 24);
}

#[test]
fn dam_6_every_seat_discards_two_of_eight_at_once_in_one_of_28_ways() {
    let position = deal(4, 1);
    assert_eq!(position.to_act(), position.seats().all());
    assert_eq!(position.legal_texts().len(), 28);
    let done = discarded(position.clone());
    assert_eq!(done.table.phase, DamoclesPhase::Place(done.table.first));
    assert!(done.hands.as_slice().iter().all(|hand| hand.len() == 6));
    let one = position.hands[seat(0)].first().unwrap();
    assert_eq!(position.refusal(&format!("discard {one}")), "you must discard exactly two codices (DAM-6)");
    let other = position.hands[seat(1)].first().unwrap();
    let foreign = position.refusal(&format!("discard {one} {other}"));
    assert_eq!(foreign, format!("{other} is not one of the codices you can choose (DAM-6)"));
    assert_eq!(position.refusal("hold"), "first discard two of your eight codices (DAM-6)");
}

#[test]
fn dam_6_discards_lie_face_down_and_a_seat_knows_only_its_own() {
    let done = discarded(deal(3, 2));
    assert_eq!(done.table.discard_size(), 6);
    for viewer in Viewer::all(done.seats()) {
        let own = viewer.seat().map_or_else(Default::default, |seat| done.discards[seat]);
        assert_eq!(done.view(viewer).discards, own);
    }
}

#[test]
fn dam_7_tokens_are_placed_clockwise_from_the_first_seat_until_the_ring_is_full() {
    let mut position = discarded(deal(3, 3));
    let first = position.table.first;
    let order: Vec<_> =
        position.seats().clockwise_from(first).collect::<Vec<_>>().into_iter().cycle().take(8).collect();
    assert_eq!(position.legal_of("place").split(", ").count(), 35);
    for (spot, &seat) in order[..7].iter().enumerate() {
        assert_eq!(position.table.phase, DamoclesPhase::Place(seat));
        position = position.after(&[&format!("place {} {}", ["H", "P"][spot / 4], spot + 1)]);
    }
    assert_eq!(position.table.ring, ring("HHHHPPP"));
    assert_eq!(position.table.phase, DamoclesPhase::Start(order[7]), "the next seat has the first turn");
}

#[test]
fn dam_7_only_tokens_of_the_bank_go_on_empty_positions() {
    let position = discarded(deal(2, 4)).after(&["place H 1", "place H 2", "place H 3", "place H 7"]);
    assert_eq!(position.refusal("place H 4"), "the bank has no Hades token left (DAM-7)");
    assert_eq!(position.refusal("place N 7"), "position 7 already has a token (DAM-7)");
    assert_eq!(position.legal_of("place").split(", ").count(), 4 * 3);
}

#[test]
fn dam_7_every_seat_has_as_many_turns_as_the_option_says() {
    for (cycles, seats) in [(1, 2), (3, 4)] {
        let options: DamoclesOptions = options::with_changes([("cycles", json!(cycles))]).unwrap();
        let mut dice = FastDice::new(1);
        let dealt = Damocles::deal(Seats::new(seats).unwrap(), &options, &mut dice, &mut ());
        let mut position = discarded(dealt);
        let mut turns = vec![0; seats];
        while let Some(seat) = position.to_act().first() {
            let action = match position.table.phase {
                DamoclesPhase::Place(_) => position.legal_texts().remove(0),
                DamoclesPhase::Start(_) => "hold".to_owned(),
                _ => {
                    turns[seat.number()] += 1;
                    "end".to_owned()
                }
            };
            position = position.after(&[&action]);
        }
        assert_eq!(turns, vec![cycles; seats]);
    }
    for bad in [json!(0), json!(101), json!(-1), json!(1.5), json!("ten")] {
        let refused = with(&json!({"cycles": bad})).unwrap_err();
        assert!(refused.starts_with("the option `cycles` cannot be"), "{refused}");
    }
}
