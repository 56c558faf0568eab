//! What a person sees.

use std::collections::HashSet;

use parlour_core::{
    Game, Viewer,
    scene::{Mark, Picking, Place, Scene, Zone},
};
use parlour_laws::{said, said_to};

use super::{cards, dealt, playing, seat, vote};
use crate::Faj;

fn scene(position: &Faj, number: u8) -> Scene {
    Faj::scene(&position.view(Viewer::Seat(seat(number))))
}

fn prompt(position: &Faj, number: u8) -> String {
    said_to::<Faj>(Viewer::Seat(seat(number)), &scene(position, number).prompt)
}

fn zone(scene: &Scene, id: &str) -> Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap_or_else(|| panic!("there is no zone {id}")).clone()
}

fn ids(place: &Place) -> Vec<&str> {
    place.pieces.iter().map(|piece| piece.id.as_str()).collect()
}

fn label(place: &Place) -> String {
    said::<Faj>(place.label.as_ref().unwrap())
}

/// The first figure of a zone.
fn counter(zone: &Zone) -> String {
    let counter = &zone.counters[0];
    format!("{} {}", said::<Faj>(&counter.label), said::<Faj>(&counter.value))
}

#[test]
fn the_prompt_says_what_to_do_in_plain_words() {
    let start = vote(3);
    assert_eq!(prompt(&start, 0), "Choose who deals in all three rounds.");
    let half = start.after(&["vote 2"]);
    assert_eq!(prompt(&half, 0), "You voted for seat 3. Waiting for seat 2 and seat 3 to vote.");

    let own = vote(2).after(&["vote 0"]);
    assert_eq!(prompt(&own, 0), "You voted for yourself. Waiting for seat 2 to vote.");
    assert_eq!(said::<Faj>(&scene(&own, 1).choices[1].label), "Vote for yourself");

    let packs = dealt(4, 1);
    assert_eq!(prompt(&packs, 0), "Keep one card. The other 3 go to seat 4 on your right.");
    let spectator = said::<Faj>(&Faj::scene(&packs.view(Viewer::Spectator)).prompt);
    assert_eq!(spectator, "Waiting for seat 1, seat 2, seat 3 and seat 4 to keep a card.");

    let trick = playing(2, "9S 2C", &["KS KH KD KC", "AS AH AD AC"]);
    assert_eq!(prompt(&trick, 1), "Play a card for the 2 cards on the board. Spades are trump.");
    let laid = trick.after(&["play KD"]);
    assert_eq!(prompt(&laid, 0), "You play KD. Waiting for seat 2 to play a card.");
    let tied = playing(1, "9S 9C", &["KS KH KD KC", "AS AH AD AC"]);
    assert_eq!(prompt(&tied, 0), "Play a card for the card on the board. There is no trump.");

    let end = playing(3, "9S 9H 2C", &["KS KH KD KC", "AS AH AD AC"]).after(&["play KD", "play AC"]);
    assert_eq!(prompt(&end, 1), "You win with the best hand: pair of nines.");
}

#[test]
fn the_board_shows_the_sum_of_each_suit_and_marks_the_trump() {
    let trick = playing(3, "9S 4S 8D", &["KS KH KD KC", "AS AH AD AC"]);
    let board = zone(&scene(&trick, 0), "board");
    let sums: Vec<_> =
        board.places.iter().map(|place| (label(place), place.gauge.map(|gauge| gauge.value))).collect();
    assert_eq!(
        sums,
        [
            ("spades".to_owned(), Some(13)),
            ("hearts".to_owned(), Some(0)),
            ("diamonds".to_owned(), Some(8)),
            ("clubs".to_owned(), Some(0))
        ]
    );
    assert_eq!(counter(&board), "trump spades");
    let spades = &board.places[0];
    assert_eq!((ids(spades), spades.gauge.unwrap().limit), (vec!["4S", "9S"], 21));
    assert!(spades.pieces.iter().all(|piece| piece.marks == [Mark::Trump]));
}

#[test]
fn packs_of_others_are_backs_and_the_own_one_is_open() {
    let packs = dealt(3, 2);
    let keep = packs.choices(seat(0));
    let kept = parlour_core::Choices::nth(&keep, 0).to_string();
    let moved = packs.clone().after(&[&kept]);
    let seen = scene(&moved, 1);
    assert_eq!((ids(&zone(&seen, "pack.1").places[0]).len(), zone(&seen, "pack.1").places[0].backs), (4, 0));
    assert_eq!(zone(&seen, "pack.0").places[0].backs, 3, "one card is taken out");
    assert_eq!(zone(&seen, "kept.0").places[0].backs, 1, "and lies face down");
    let own = scene(&moved, 0);
    assert_eq!(ids(&zone(&own, "kept.0").places[0]), [kept.trim_start_matches("keep ")]);
    assert_eq!(ids(&zone(&own, "pack.0").places[0]).len(), 3);
    assert_eq!(zone(&own, "drafts").places[0].backs, 6);
}

#[test]
fn a_card_laid_down_is_seen_only_by_its_owner() {
    let laid = playing(1, "9S", &["KS KH KD KC", "AS AH AD AC"]).after(&["play KD"]);
    assert_eq!(ids(&zone(&scene(&laid, 0), "laid.0").places[0]), ["KD"]);
    assert_eq!(ids(&zone(&scene(&laid, 0), "kept.0").places[0]), ["KC", "KH", "KS"]);
    let seen = scene(&laid, 1);
    assert_eq!(zone(&seen, "laid.0").places[0].backs, 1);
    assert_eq!(zone(&seen, "kept.0").places[0].backs, 3);
    assert!(seen.decided.iter().eq([seat(0)]));
}

#[test]
fn a_won_pile_shows_its_best_hand_first_and_the_rest_by_rank() {
    let mut trick = playing(1, "9S", &["KS KH KD KC", "AS AH AD AC"]);
    trick.table.piles[seat(1)] = cards("4D 4C 9H TC 8S 7D 2C");
    let seen = scene(&trick, 0);
    let won = zone(&seen, "won.1");
    assert_eq!(label(&won.places[0]), "pair of fours");
    assert_eq!(ids(&won.places[0]), ["4D", "4C", "TC", "9H", "8S"]);
    assert_eq!(ids(&won.places[1]), ["7D", "2C"]);
    assert_eq!(label(&zone(&seen, "won.0").places[0]), "no cards");
    assert_eq!(seen.panels[1].score, 1);
    assert_eq!(said::<Faj>(&seen.tally[0].words), "no cards");
    let best = "pair of fours (4D, 4C, TC, 9H, 8S), ahead of seat 1";
    assert_eq!(said::<Faj>(&seen.tally[1].words), best);
}

#[test]
fn the_last_two_tricks_of_a_round_are_both_shown_and_cannot_be_mistaken_for_new_cards() {
    let mut trick = playing(3, "9S 9H 2C", &["KS KH KD KC", "AS AH AD AC"]);
    trick.table.round = 1;
    let next = trick.after(&["play KD", "play AC"]);
    let seen = scene(&next, 0);
    assert_eq!(said::<Faj>(&zone(&seen, "last").title), "Trick 4 of round 1");
    assert_eq!(said::<Faj>(&zone(&seen, "before_last").title), "Trick 3 of round 1");
    assert_eq!(counter(&zone(&seen, "before_last")), "won with the highest card");
    assert_eq!(ids(&zone(&seen, "before_last").places[1]), ["AC'"]);
    let all: Vec<String> = seen
        .zones
        .iter()
        .flat_map(|zone| &zone.places)
        .flat_map(|place| ids(place))
        .map(str::to_owned)
        .collect();
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len(), "no piece lies in two places");
}

#[test]
fn a_choice_says_what_the_card_can_do() {
    let trick = playing(1, "9S", &["JS BJ KS RJ", "AS JH AD AC"]);
    let effects = |number: u8| -> Vec<String> {
        let scene = scene(&trick, number);
        scene
            .choices
            .iter()
            .map(|choice| {
                format!("{}: {}", said::<Faj>(&choice.label), said::<Faj>(choice.effect.as_ref().unwrap()))
            })
            .collect()
    };
    assert_eq!(
        effects(0),
        [
            "Play JS: trump, and catches any Joker",
            "Play KS: trump",
            "Play RJ: wins unless beaten by the black Joker or caught by a jack whose suit is on the board",
            "Play BJ: wins unless caught by a jack whose suit is on the board",
        ]
    );
    assert_eq!(effects(1)[2], "Play JH: not trump");
}

#[test]
fn a_vote_is_cast_by_picking_a_seat_and_a_card_by_picking_it() {
    let voting = scene(&vote(2), 1);
    assert_eq!(format!("{:?}", Picking::new(&voting).next()), "[Seat(Seat(0)), Seat(Seat(1))]");
    let trick = scene(&playing(3, "9S 2C 3C", &["KS KH KD KC", "AS AH AD AC"]), 0);
    assert_eq!(format!("{:?}", Picking::new(&trick).next()), r#"[Piece("KC"), Piece("KD")]"#);
}
