//! What a person sees.

use parlour_core::{
    Game, Viewer,
    scene::{Counter, Pick, Picking, PieceSpec, Place, Scene, Zone},
};
use parlour_laws::{said, said_to};

use super::{position, seat};
use crate::Pillars;

fn scene(position: &Pillars, number: u8) -> Scene {
    Pillars::scene(&position.view(Viewer::Seat(seat(number))))
}

fn prompt(position: &Pillars, number: u8) -> String {
    said::<Pillars>(&scene(position, number).prompt)
}

fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap()
}

fn ids(place: &Place) -> Vec<&str> {
    place.pieces.iter().map(|piece| piece.id.as_str()).collect()
}

fn counter(counter: &Counter) -> String {
    format!("{} {}", said::<Pillars>(&counter.label), said::<Pillars>(&counter.value))
}

/// The label and effect of an action.
fn choice(scene: &Scene, action: &str) -> String {
    let choice = scene.choices.iter().find(|choice| choice.action == action).unwrap();
    match &choice.effect {
        Some(effect) => format!("{}: {}", said::<Pillars>(&choice.label), said::<Pillars>(effect)),
        None => said::<Pillars>(&choice.label),
    }
}

#[test]
fn the_prompt_says_what_can_be_done_in_plain_words() {
    let start = position().hands("2H TD", "").sides("9D", "4S").scored("4C 4H KC", "").build();
    assert_eq!(
        prompt(&start, 0),
        "You have 1 action: attack, crawl, score, harvest, use magic or end the turn."
    );
    assert_eq!(prompt(&start, 1), "Waiting for seat 1 to act.");
    let hastened = start.after(&["magic 4H"]);
    assert!(prompt(&hastened, 0).starts_with("You have 2 actions: "));
    let scoring = hastened.after(&["score"]);
    let taking = "Take one card from the diamonds battle, from either side. The rest are discarded.";
    assert_eq!(prompt(&scoring, 0), taking);
    assert_eq!(prompt(&scoring, 1), "Waiting for seat 1 to take a card.");
}

#[test]
fn the_last_prompt_says_who_won() {
    let won = position().scored("2D", "").deck("9S").build().after(&["end"]);
    let told = |number| said_to::<Pillars>(Viewer::Seat(seat(number)), &scene(&won, number).prompt);
    assert_eq!([told(0), told(1)], ["The game is over. You win.", "The game is over. Seat 1 wins."]);
    let drawn = position().deck("9S").build().after(&["end"]);
    assert_eq!(prompt(&drawn, 0), "The game is over. It is a draw.");
}

#[test]
fn a_battle_shows_both_sides_with_their_value_against_the_limit() {
    let fought = position().sides("2H 6H QH", "9H TH").scored("AS 2S", "").build();
    let scene = scene(&fought, 1);
    let [first, second] = &zone(&scene, "battle.H").places[..] else { panic!("two sides") };
    let gauge = |place: &Place| place.gauge.map(|gauge| (gauge.value, gauge.limit));
    assert_eq!((ids(first), gauge(first)), (vec!["2H", "6H", "QH"], Some((14, 17))));
    assert_eq!((ids(second), gauge(second)), (vec!["9H", "TH"], Some((19, 15))));
    assert!(
        !first.pieces[0].marks.is_empty() && second.pieces[0].marks.is_empty(),
        "the side with more cards is marked"
    );
}

#[test]
fn ten_scoring_piles_show_their_points_and_who_leads() {
    let scene = scene(&position().scored("9H 2S KC", "4H 9C TC").build(), 0);
    let labels = |id: &str| -> Vec<String> {
        zone(&scene, id).places.iter().map(|place| said::<Pillars>(place.label.as_ref().unwrap())).collect()
    };
    assert_eq!(
        labels("piles.0"),
        ["hearts 9, ahead", "spades 2, ahead", "diamonds 0", "clubs 0", "faces 1, ahead"]
    );
    assert_eq!(labels("piles.1"), ["hearts 4", "spades 0", "diamonds 0", "clubs 19, ahead", "faces 0"]);
    let scores: Vec<i32> = scene.panels.iter().map(|panel| panel.score).collect();
    assert_eq!(scores, [3, 1]);
}

#[test]
fn while_cards_are_picked_their_running_value_is_shown() {
    let scene = scene(&position().hands("2H 6H QH", "").sides("", "9D").build(), 0);
    let mut picking = Picking::new(&scene);
    let mut shown = Vec::new();
    for card in ["QH", "2H", "6H"] {
        assert!(picking.pick(&Pick::piece(card)));
        shown.push(said::<Pillars>(picking.meant().unwrap().effect.as_ref().unwrap()));
    }
    assert_eq!(
        shown,
        [
            "worth 0 of 15; your 1 card against their 0",
            "worth 4 of 15; your 2 cards against their 0",
            "worth 14 of 15; your 3 cards against their 0"
        ]
    );
}

#[test]
fn every_kind_of_action_says_what_it_would_do() {
    let start = position()
        .hands("TD 2D", "9C 8C 7C 6C")
        .sides("9D 4S", "3D")
        .scored("3H AC JH QH KH", "5D 6S")
        .build();
    let start = scene(&start, 0);
    for (action, told) in [
        ("defend 2D", "Defend with 2D: worth 11 of 15; your 2 cards against their 1"),
        ("crawl TD", "Crawl with TD: worth 19, past the limit of 15; your 2 cards against their 1"),
        ("score", "Score spades"),
        ("harvest", "Harvest 1 card"),
        ("magic 3H", "Spend 3H for two more actions: hearts 0 to 0; 2 actions left"),
        ("magic JH 5D", "Spend JH to destroy 5D: diamonds 0 to 0, faces 2 to 0"),
        ("magic QH", "Spend QH to steal 3 cards: faces 2 to 0"),
        ("magic KH D", "Spend KH to clear the diamonds battle: faces 2 to 0"),
        ("end", "End turn"),
    ] {
        assert_eq!(choice(&start, action), told);
    }
}

#[test]
fn a_card_to_take_shows_its_pile_as_it_would_be() {
    let taking = position().sides("9D", "").scored("2D", "TD").build().after(&["score"]);
    assert_eq!(choice(&scene(&taking, 0), "take 9D"), "Take 9D: diamonds 11 to 10");
}

#[test]
fn stolen_cards_are_open_to_both_seats_and_backs_to_those_who_watch() {
    let robbed = position().hands("9H 8H", "7S 6S").known("8H", "").build();
    let hand = |viewer, id: &str| {
        let scene = Pillars::scene(&robbed.view(viewer));
        let zone = zone(&scene, id).clone();
        (ids(&zone.places[0]).join(" "), zone.places[0].backs, zone.counters.len())
    };
    assert_eq!(hand(Viewer::Seat(seat(0)), "hand.0"), ("8H 9H".to_owned(), 0, 1));
    assert_eq!(hand(Viewer::Seat(seat(1)), "hand.0"), ("8H".to_owned(), 1, 1));
    assert_eq!(hand(Viewer::Spectator, "hand.0"), (String::new(), 2, 1));
    assert_eq!(hand(Viewer::Seat(seat(0)), "hand.1"), (String::new(), 2, 0));
    let mine = zone(&scene(&robbed, 0), "hand.0").clone();
    assert_eq!(counter(&mine.counters[0]), "stolen 1");
    let note = |piece: &PieceSpec| piece.note.as_ref().map(said::<Pillars>);
    let notes: Vec<_> = mine.places[0].pieces.iter().map(note).collect();
    assert_eq!(notes, [Some("known to seat 2".to_owned()), None]);
}

#[test]
fn deck_discards_and_actions_left_are_shown() {
    let scene = scene(&position().deck("2S 3S 4S").actions(3).build(), 1);
    let counters: Vec<String> = scene.counters.iter().map(counter).collect();
    assert_eq!(counters, ["Actions left 3", "Cards in the deck 3"]);
    assert_eq!(zone(&scene, "deck").places[0].backs, 3);
    assert_eq!(zone(&scene, "discard").places[0].pieces.len(), 49);
}
