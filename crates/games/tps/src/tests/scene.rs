//! What a person sees.

use parlour_core::{
    Game, Viewer,
    scene::{Picking, Scene},
};

use parlour_laws::said;

use super::{position, seat};
use crate::{Tps, TpsSuit};

fn scene(position: &Tps, number: u8) -> Scene {
    Tps::scene(&position.view(Viewer::Seat(seat(number))))
}

#[test]
fn the_prompt_says_what_to_do_in_plain_words() {
    let start = position(&["R4 R5", "P1 S5", "S1 S2", "R3 S4"], "");
    assert_eq!(said::<Tps>(&scene(&start, 0).prompt), "Lead any card. The suit that beats it will be trump.");
    assert_eq!(said::<Tps>(&scene(&start, 1).prompt), "Waiting for seat 1 to play a card.");
    let led = start.after(&["play R4"]);
    assert_eq!(said::<Tps>(&scene(&led, 1).prompt), "You have no rock: play any card.");
    let won = led.after(&["play P1", "play S1", "play R3"]);
    assert_eq!(
        said::<Tps>(&scene(&won, 1).prompt),
        "You won with the trump suit. Raise, lower or keep what paper is worth."
    );
}

#[test]
fn a_value_step_shows_the_scores_it_would_lead_to() {
    let mut start = position(&["R4 R5", "P1 S5", "S1 S2", "R3 S4"], "");
    start.table.points[seat(2)][TpsSuit::Paper] = 3;
    let won = start.after(&["play R4", "play P1", "play S1", "play R3"]);
    let scene = scene(&won, 1);
    let effects: Vec<String> = scene
        .choices
        .iter()
        .map(|choice| {
            format!("{}: {}", said::<Tps>(&choice.label), said::<Tps>(choice.effect.as_ref().unwrap()))
        })
        .collect();
    assert_eq!(
        effects,
        [
            "Raise paper to 2: then the scores are 0 for seat 1, 0 for seat 2, 6 for seat 3, 0 for seat 4",
            "Lower paper to −1: then the scores are 0 for seat 1, 0 for seat 2, −3 for seat 3, 0 for seat 4",
            "Keep paper at 1: then the scores are 0 for seat 1, 0 for seat 2, 3 for seat 3, 0 for seat 4",
        ]
    );
}

#[test]
fn picking_a_card_means_playing_it_and_other_cards_cannot_be_picked() {
    let led = position(&["R4 R5", "R1 S5", "S1 S2", "R3 S4"], "").after(&["play R4"]);
    let scene = scene(&led, 1);
    let picking = Picking::new(&scene);
    let next = picking.next();
    assert_eq!(format!("{next:?}"), r#"[Piece("R1")]"#);
}

#[test]
fn others_hands_are_backs_and_the_own_hand_is_open() {
    let start = position(&["R4 R5", "R1 S5", "S1 S2", "R3 S4"], "P1 P2 P3");
    let scene = scene(&start, 1);
    let hand = |number: u8| {
        let id = format!("hand.{number}");
        &scene.zones.iter().find(|zone| zone.id == id).unwrap().places[0]
    };
    assert_eq!((hand(0).pieces.len(), hand(0).backs), (0, 2));
    assert_eq!((hand(1).pieces.len(), hand(1).backs), (2, 0));
}
