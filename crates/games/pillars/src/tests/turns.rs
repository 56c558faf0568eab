//! PIL-1 to PIL-4, PIL-13 and PIL-14: the deal and the course of a turn.

use parlour_cards::{Card, CardSet};
use parlour_core::{
    FastDice, Game, NoChance, Seats, Viewer,
    record::{ChanceEvent, RecordEvent, Recorder},
};

use super::{cards, legal, position, seat};
use crate::{Pile, Pillars, PillarsEvent, PillarsOptions, PillarsPhase, PillarsTable, Ranks};

fn deal(seed: u64) -> Pillars {
    Pillars::deal(PillarsTable::SEATS, &PillarsOptions::default(), &mut FastDice::new(seed), &mut ())
}

#[test]
fn pil_1_two_seats_play_with_52_cards_of_which_ace_to_ten_count_their_number_and_courts_are_faces() {
    assert!(Pillars::INFO.tables().map(Seats::count).eq([2]));
    assert_eq!(PillarsTable::all_cards().into_iter().collect::<CardSet>(), Card::deck());
    let value = |card: &str| Ranks::only(card.parse().unwrap()).value();
    assert_eq!(["AH", "2H", "9S", "TD"].map(value), [1, 2, 9, 10]);
    let is_face = |card: &str| Ranks::only(card.parse().unwrap()).has_face();
    assert_eq!(["AH", "TH", "JH", "QH", "KH"].map(is_face), [false, false, true, true, true]);
}

#[test]
fn pil_2_chance_names_the_dealer_and_seven_cards_each_are_dealt_singly_to_the_other_seat_first() {
    let mut recorder = Recorder::new(FastDice::new(7));
    let start = Pillars::deal(PillarsTable::SEATS, &PillarsOptions::default(), &mut recorder, &mut ());
    let [RecordEvent::Chance(dealer), RecordEvent::Chance(ChanceEvent::Shuffle { pile, order, .. })] =
        recorder.events()
    else {
        panic!("two chance events: {:?}", recorder.events());
    };
    assert_eq!(*dealer, ChanceEvent::Seat { name: "dealer".into(), seat: start.table.dealer });
    assert_eq!((pile.as_str(), order.len()), ("deck", 52));
    let order: Vec<Card> = order.iter().map(|card| card.parse().unwrap()).collect();
    let first = PillarsTable::other(start.table.dealer);
    assert_eq!(start.hands[first], order[..14].iter().copied().step_by(2).collect());
    assert_eq!(start.hands[start.table.dealer], order[1..14].iter().copied().step_by(2).collect());
    assert_eq!(start.deck.left(), &order[14..], "the rest is the deck, in its order");
}

#[test]
fn pil_2_the_seat_that_did_not_deal_starts() {
    for seed in 0..8 {
        let start = deal(seed);
        assert_eq!(start.table.turn, PillarsTable::other(start.table.dealer));
        assert_eq!(start.table.actions, 1);
    }
}

#[test]
fn pil_3_each_seat_has_a_side_in_four_battles_and_five_scoring_piles_the_fifth_for_faces_of_any_suit() {
    let pile = |card: &str| Pile::of(card.parse().unwrap());
    assert_eq!(
        ["AH", "TS", "5D", "2C", "JH", "QS", "KD", "JC"].map(pile),
        [
            Pile::Hearts,
            Pile::Spades,
            Pile::Diamonds,
            Pile::Clubs,
            Pile::Faces,
            Pile::Faces,
            Pile::Faces,
            Pile::Faces
        ]
    );
    for card in Card::deck() {
        let holding: Vec<Pile> = Pile::ALL.into_iter().filter(|pile| pile.cards().contains(card)).collect();
        assert_eq!(holding, [Pile::of(card)], "{card} goes to one pile");
    }
    let fought = position().sides("2H 3S", "4H").build();
    let sizes =
        PillarsTable::BATTLES.map(|suit| [0, 1].map(|number| fought.table.side(seat(number), suit).len()));
    assert_eq!(sizes, [[1, 1], [1, 0], [0, 0], [0, 0]]);
}

#[test]
fn pil_4_a_turn_has_one_action_and_then_ends_by_itself() {
    let start = position().hands("2H 3S", "4D").build();
    let attacked = start.after(&["attack 2H"]);
    assert_eq!((attacked.table.turn, attacked.table.actions), (seat(1), 1));
    assert_eq!(attacked.refuses_seat(0, "attack 3S"), "it is not seat 1's turn");
}

#[test]
fn pil_4_end_gives_up_all_actions_left_and_is_legal_as_the_first_action_too() {
    let pass = position().build();
    assert_eq!(legal(&pass), "end");
    let passed = pass.after(&["end"]);
    assert_eq!(passed.table.turn, seat(1));

    let start = position().hands("3S", "").scored("4H", "").build();
    let hastened = start.after(&["magic 4H"]);
    assert_eq!(hastened.table.actions, 2);
    let ended = hastened.after(&["end"]);
    assert_eq!((ended.table.turn, ended.table.actions), (seat(1), 1));
    assert_eq!(ended.held(0), cards("3S 2C"), "one card is drawn, not one per action");
}

#[test]
fn pil_4_end_is_not_legal_between_score_and_the_last_take() {
    let start = position().hands("3S", "").sides("2H 5D", "").build();
    let scoring = start.after(&["score"]);
    assert_eq!(scoring.refuses("end"), "first take a card from the hearts battle (PIL-4)");
    assert_eq!(scoring.refuses("attack 3S"), "first take a card from the hearts battle (PIL-10)");
    let between = scoring.after(&["take 2H"]);
    assert_eq!(between.refuses("end"), "first take a card from the diamonds battle (PIL-4)");
    assert_eq!(legal(&between), "take 5D", "a single choice is still a decision");
}

#[test]
fn pil_13_at_the_end_of_a_turn_one_card_is_drawn_and_the_other_seat_has_its_turn() {
    let start = position().deck("9S 4H").build();
    let one = start.after(&["end"]);
    assert_eq!((one.held(0), one.held(1)), (cards("9S"), CardSet::EMPTY));
    assert_eq!((one.table.turn, one.table.phase), (seat(1), PillarsPhase::Act));
    assert_eq!(one.deck.left(), ["4H".parse().unwrap()]);
}

#[test]
fn pil_13_the_game_is_over_when_a_turn_ends_and_the_deck_is_empty_after_the_draw() {
    let last = position().hands("", "7D").deck("9S").build().after(&["end"]);
    assert_eq!(last.held(0), cards("9S"), "the last card is drawn first");
    assert_eq!(last.table.phase, PillarsPhase::Over);
    assert!(last.to_act().is_empty() && last.outcome().is_some());
    assert_eq!(last.refuses_seat(1, "end"), "the game is over");
}

#[test]
fn pil_13_a_deck_emptied_by_a_harvest_leaves_nothing_to_draw_and_ends_the_game_with_the_turn() {
    let start = position().hands("2H", "").scored("3C 4C 4H", "").deck("9S 8S").build();
    let harvested = start.after(&["magic 4H", "harvest"]);
    assert_eq!(harvested.table.phase, PillarsPhase::Act, "the turn goes on");
    assert_eq!(harvested.table.actions, 1);
    let ended = harvested.after(&["attack 2H"]);
    assert_eq!(ended.table.phase, PillarsPhase::Over);
    assert_eq!(ended.held(0), cards("8S 9S"));
}

#[test]
fn pil_13_draws_and_harvests_write_no_event_in_the_record() {
    let mut start = position().scored("3C 4C", "").deck("9S 8S 7S 6S").build();
    // `NoChance` panics if it is asked for anything.
    start.play(seat(0), "harvest".parse().unwrap(), &mut NoChance, &mut ()).unwrap();
    assert_eq!(start.held(0), cards("9S 8S 7S"));
}

#[test]
fn pil_14_drawn_cards_are_told_to_their_owner_alone_and_seen_in_no_other_view() {
    let mut start = position().scored("3C 4C", "").deck("9S 8S 7S 6S").build();
    let mut told = Vec::new();
    start.play(seat(0), "harvest".parse().unwrap(), &mut NoChance, &mut told).unwrap();
    let heard = |viewer: Viewer| {
        let events = told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event);
        events.filter(|event| matches!(event, PillarsEvent::Drawn { .. })).collect::<Vec<_>>()
    };
    let drawn = PillarsEvent::Drawn { seat: seat(0), cards: cards("9S 8S 7S") };
    assert_eq!(
        heard(Viewer::Seat(seat(0))),
        [&drawn],
        "what an action and the end of its turn bring is one event"
    );
    assert!(heard(Viewer::Seat(seat(1))).is_empty() && heard(Viewer::Spectator).is_empty());
    assert_eq!(start.view(Viewer::Seat(seat(0))).hand, cards("9S 8S 7S"));
    assert_eq!(start.view(Viewer::Seat(seat(1))).hand, CardSet::EMPTY);
}

#[test]
fn pil_14_battles_piles_and_discards_are_face_up() {
    let end = position().hands("", "KS").sides("2H 3H", "9H").build().after(&["score", "take 9H"]);
    let table = end.view(Viewer::Spectator).table;
    assert!(cards("2H 3H").is_subset(table.discarded));
    assert!(table.face_up().contains("9H".parse().unwrap()));
    assert!(!table.face_up().contains("KS".parse().unwrap()));
}
