//! What a person sees.

use parlour_core::{
    Game, Viewer,
    scene::{Counter, Mark, Picking, Place, Scene, Zone},
};

use parlour_laws::{said, said_to};

use super::{Setup, seat, shuffle};
use crate::Archons;

fn scene(position: &Archons, number: u8) -> Scene {
    Archons::scene(&position.view(Viewer::Seat(seat(number))))
}

fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap()
}

fn ids(place: &Place) -> Vec<&str> {
    place.pieces.iter().map(|piece| piece.id.as_str()).collect()
}

fn prompt(position: &Archons, number: u8) -> String {
    said_to::<Archons>(Viewer::Seat(seat(number)), &scene(position, number).prompt)
}

fn figures(counters: &[Counter], between: &str) -> Vec<String> {
    let said = said::<Archons>;
    counters.iter().map(|figure| said(&figure.label) + between + &said(&figure.value)).collect()
}

#[test]
fn the_prompt_says_what_to_do_in_plain_words() {
    let start = Setup::new(&["KC QC 2C 3C", "5D 6D", "JS"]).front(&["DE QH"]).start();
    assert_eq!(prompt(&start, 0), "Lead an Archon. Everybody will play a card for it.");
    assert_eq!(prompt(&start, 1), "Waiting for seat 1 to lead an Archon.");
    let led = start.after(&["lead KC"]);
    assert_eq!(prompt(&led, 0), "Play a poker card face down for KC.");
    assert_eq!(
        prompt(&led, 2),
        "You have no poker card, so you sit this turn out. Waiting for seat 1 and seat 2 to play a card."
    );
    let chosen = led.after(&["play 2C"]);
    assert_eq!(prompt(&chosen, 0), "Waiting for seat 2 to play a card.");
    let over = chosen.after(&["play 5D", "lead QC", "play 3C", "play 6D"]);
    assert_eq!(prompt(&over, 1), "Hand 1 is over. Return one of your Archons; you keep the others.");
    assert_eq!(prompt(&over, 0), "Waiting for seat 2 to return an Archon.");
}

#[test]
fn the_demiurge_asks_in_words_that_fit_the_hand() {
    let setup = Setup::new(&["KC 2C 3C 4C", "5D QH 6D"]).front(&["DE"]);
    let asked = setup.after(&["lead KC", "play 2C", "play 5D"]);
    assert_eq!(
        prompt(&asked, 0),
        "You have the Demiurge. Put a poker card under it so that its suit does not score this hand, or pass."
    );
    assert_eq!(prompt(&asked, 1), "Waiting for seat 1 to put a card under the Demiurge or pass.");
    let scene = scene(&asked, 0);
    assert_eq!(scene.buttons.len(), 1);
    let last = scene.choices.last().unwrap();
    assert_eq!(
        (last.action.as_str(), said::<Archons>(&last.label).as_str()),
        ("pass", "Put no card under the Demiurge")
    );
}

#[test]
fn cards_played_face_down_are_backs_and_the_own_one_is_marked() {
    let chosen = Setup::new(&["KC 2C 3C", "5D 6D", "7D 8D"]).after(&["lead KC", "play 2C", "play 5D"]);
    let own = scene(&chosen, 1);
    let [leader, me, other] = zone(&own, "play").places.as_slice() else { panic!("a place for each seat") };
    assert_eq!((leader.backs, ids(leader)), (1, vec![]));
    assert_eq!((me.backs, ids(me)), (0, vec!["5D"]));
    assert_eq!(me.pieces[0].marks, [Mark::Chosen]);
    assert_eq!((other.backs, other.pieces.len()), (0, 0));
    assert_eq!(own.decided.len(), 2);
    assert_eq!(zone(&own, "hand.0").places[0].backs, 1, "one of two cards lies on the table");
    assert_eq!(ids(&zone(&own, "hand.1").places[0]), ["6D"]);
}

#[test]
fn what_lies_in_front_of_a_seat_tells_its_power() {
    let start = Setup::new(&["KC 2C", "5D"]).front(&["JS QH KD DE"]).start();
    let scene = scene(&start, 1);
    let notes: Vec<String> = zone(&scene, "front.0")
        .places
        .iter()
        .map(|place| &place.pieces[0])
        .map(|piece| format!("{}: {}", piece.id, said::<Archons>(piece.note.as_ref().unwrap())))
        .collect();
    assert_eq!(
        notes,
        [
            "KD: captured red cards score 1 point more",
            "QH: captured hearts score 1 point more",
            "JS: spades count 1 higher when played",
            "DE: can void a suit for this hand",
        ]
    );
}

#[test]
fn piles_show_their_sizes_and_a_reshuffled_deck_what_it_is_made_of() {
    let setup = Setup::new(&["KC QC AC", "5D 6D"]).discard("4H 5H");
    let dealt = setup.after_with(&["lead KC", "play AC", "play 5D"], &[shuffle("discard", "5D 4H 5H")]);
    let scene = scene(&dealt, 0);
    let deck = zone(&scene, "deck");
    assert_eq!(deck.places[0].backs, 1);
    assert_eq!(figures(&deck.counters, " "), ["cards 1", "from 4H 5H"]);
    assert_eq!(said::<Archons>(&zone(&scene, "discard").counters[0].value), "0");
}

#[test]
fn picking_a_card_means_playing_it_and_says_what_it_counts() {
    let led = Setup::new(&["KC 2C AS", "5S QH"]).front(&["", "JS"]).after(&["lead KC"]);
    let scene = scene(&led, 1);
    assert_eq!(format!("{:?}", Picking::new(&scene).next()), r#"[Piece("5S")]"#);
    assert_eq!(said::<Archons>(scene.choices[0].effect.as_ref().unwrap()), "counts as 6 with your jack");
}

#[test]
fn panels_show_the_score_of_each_hand_and_the_tally_adds_up() {
    let mut start = Setup::new(&["KC 2C", "5D"]).front(&["KD QH"]).captured(&["7H 8S"]).hand(1).start();
    start.table.scored[0][seat(0)] = 9;
    let scene = scene(&start, 0);
    let panel = &scene.panels[0];
    assert_eq!(panel.score, 13);
    assert_eq!(figures(&panel.counters, ": "), ["hand 1: 9", "hand 2: 4"]);
    let parts: Vec<(String, i32)> = scene
        .tally
        .iter()
        .filter(|part| part.seat == seat(0))
        .map(|part| (part.rule.to_string(), part.points))
        .collect();
    let expected = [("ARC-21", 9), ("ARC-21", 2), ("ARC-7", 1), ("ARC-8", 1)];
    assert_eq!(parts, expected.map(|(rule, points)| (rule.to_owned(), points)));
}
