//! The scene, as a person would want it.

use parlour_core::{
    Game, Scene, Viewer,
    scene::{Counter, Layout, Mark, Place, Zone},
};
use parlour_laws::{said, said_to};

use super::{Scenario, seat};
use crate::Damocles;

fn scene(position: &Damocles, number: u8) -> Scene {
    Damocles::scene(&position.view(Viewer::Seat(seat(number))))
}

fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap()
}

/// The pieces of a zone with a mark.
fn marked(scene: &Scene, id: &str, mark: Mark) -> String {
    let pieces = zone(scene, id).places.iter().flat_map(|place| &place.pieces);
    let marked = pieces.filter(|piece| piece.marks.contains(&mark)).map(|piece| piece.id.as_str());
    marked.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_ring_is_a_ring_of_seven_numbered_positions_and_the_bank_shows_what_is_left() {
    let scene = scene(&Scenario::new("HHHPAAD", &["", ""]).start(), 0);
    let ring = zone(&scene, "ring");
    assert_eq!((ring.layout, ring.places.len()), (Layout::Ring, 7));
    let shown =
        |place: &Place| format!("{} {}", said::<Damocles>(place.label.as_ref().unwrap()), place.pieces[0].id);
    assert_eq!(ring.places[..4].iter().map(shown).collect::<Vec<_>>(), ["1 H", "2 H", "3 H", "4 P"]);
    let bank: Vec<usize> = zone(&scene, "bank").places.iter().map(|place| place.pieces.len()).collect();
    assert_eq!(bank, [1, 3, 2, 3, 4]);
}

#[test]
fn active_and_loosely_active_codices_are_marked_in_the_own_hand_and_in_front_of_every_seat() {
    let position = Scenario::new("HHHPAAD", &["G7 I8 G8", "I1"]).played(1, "O2 I6 I5").start();
    let scene = scene(&position, 0);
    assert_eq!(marked(&scene, "hand.0", Mark::Active), "G7");
    assert_eq!(marked(&scene, "hand.0", Mark::Loose), "I8");
    assert_eq!(marked(&scene, "played.1", Mark::Active), "O2");
    assert_eq!(marked(&scene, "played.1", Mark::Loose), "I6");
    assert_eq!(zone(&scene, "hand.1").places[0].backs, 1);
}

#[test]
fn a_swap_shows_what_would_become_active_and_what_would_no_longer_be() {
    let position = Scenario::new("PAHDNDA", &["G4 I2 R5", "I1"]).start();
    let scene = scene(&position, 0);
    let swap = scene.choices.iter().find(|choice| choice.action == "swap 5 6").unwrap();
    assert_eq!(swap.lights, ["G4", "I2"]);
    assert_eq!(said::<Damocles>(swap.effect.as_ref().unwrap()), "wakes G4, I2; puts R5 to sleep");
}

#[test]
fn charges_the_open_annex_swaps_deck_and_cycle_are_counted() {
    let position = Scenario::new("HHHNHPN", &["A2 R2", "I1"]).deck("O1 O3").start();
    let counters = |position: &Damocles| {
        let counters = scene(position, 0).counters;
        let text = |counter: &Counter| {
            format!("{} {}", said::<Damocles>(&counter.label), said::<Damocles>(&counter.value))
        };
        counters.iter().map(text).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(counters(&position), "Round 1 of 10, Turn 1 of 2, Deck 2, Swaps left 1");
    let opened = position.after(&["hold", "play R2", "play A2"]);
    assert_eq!(counters(&opened), "Round 1 of 10, Turn 1 of 2, Deck 2, Charges 1, Annex open");
    assert_eq!(
        counters(&opened.after(&["end", "hold", "end"])),
        "Round 2 of 10, Turn 1 of 2, Deck 2, Swaps left 1"
    );
}

#[test]
fn own_discards_are_seen_and_those_of_others_lie_face_down() {
    let position = Scenario::new("HHHPAAD", &["G7", "I1"]).discards(0, "C1").discards(1, "C2 C3").start();
    let scene = scene(&position, 0);
    let pile = &zone(&scene, "discards").places[0];
    assert_eq!((pile.pieces.len(), pile.backs), (1, 2));
    assert_eq!(pile.pieces[0].id, "C1");
}

#[test]
fn the_prompt_says_what_is_to_be_done() {
    let start = Scenario::new("HHHPAAD", &["E1", "I1"]).played(1, "G1 G2").start();
    let prompt = |position: &Damocles, number| {
        let scene = scene(position, number);
        said_to::<Damocles>(scene.viewer, &scene.prompt)
    };
    let own = "Swap two tokens, swap one with the bank, or hold. To swap twice, play an active Haste first.";
    assert_eq!(prompt(&start, 0), own);
    assert_eq!(prompt(&start, 1), "Waiting for seat 1 to swap.");
    let destroying = start.after(&["hold", "play E1"]);
    assert_eq!(prompt(&destroying, 0), "Destroy one of seat 2's played codices (2 to go).");
    assert_eq!(prompt(&destroying, 1), "Waiting for seat 1 to destroy one of your codices.");
}
