//! FAJ-7, FAJ-9 and FAJ-11: the course of the tricks.

use parlour_core::{Game, Viewer};

use super::{cards, drafts, order_of, playing, random_dealer, seat, whole_game};
use crate::{DraftSet, FajAction, FajOptions, FajPhase};

#[test]
fn faj_7_trick_t_has_t_cards_from_the_top_of_the_pile() {
    let (end, events) = whole_game(2, &random_dealer(), 1);
    let order = order_of(&events[1]);
    // The last round uses cards 21 to 30: one, two, three, four.
    let [Some(fourth), Some(third)] = end.table.last_tricks else { panic!("two tricks are remembered") };
    assert_eq!(fourth.board.cards, cards(&order[26..30].join(" ")));
    assert_eq!(third.board.cards, cards(&order[23..26].join(" ")));
    assert_eq!((fourth.round, fourth.number, third.number), (3, 4, 3));
}

#[test]
fn faj_7_the_board_lies_open_before_anyone_plays() {
    let start = playing(1, "9S", &["KS KH KD KC", "AS AH AD AC"]);
    let next = start.after(&["play KS", "play AS"]);
    assert_eq!(next.table.phase, FajPhase::Play { trick: 2 });
    assert_eq!(next.table.board.cards, cards("2C 3C"), "the next two of the pile");
    assert_eq!(next.view(Viewer::Spectator).table.board, next.table.board);
}

#[test]
fn faj_9_all_play_at_once_face_down_and_then_all_is_shown() {
    let start = playing(1, "9S", &["KS KH KD KC", "AS AH AD AC"]);
    assert_eq!(start.to_act().len(), 2);
    let half = start.clone().after(&["play KS"]);
    let other = start.after(&["play KD"]);
    assert_eq!(half.view(Viewer::Seat(seat(1))), other.view(Viewer::Seat(seat(1))));
    assert_eq!(half.view(Viewer::Seat(seat(0))).chosen, Some(FajAction::Play("KS".parse().unwrap())));
    let done = half.after(&["play AD"]);
    let shown = done.view(Viewer::Spectator).table.last_tricks[0].unwrap().plays;
    assert_eq!(shown.as_slice(), [Some("KS".parse().unwrap()), Some("AD".parse().unwrap())]);
}

#[test]
fn faj_9_only_a_kept_card_that_was_not_played_can_be_played() {
    let start = playing(2, "9S 2C", &["KS KH KD KC", "AS AH AD AC"]);
    assert_eq!(start.legal_texts(seat(0)), "play KC, play KD, play KH");
    assert_eq!(start.refusal(seat(0), "play AS"), "AS is not one of the cards you kept (FAJ-9)");
    assert_eq!(start.refusal(seat(0), "play KS"), "KS is not one of the cards you kept (FAJ-9)");
}

#[test]
fn faj_9_the_fourth_trick_is_played_without_a_decision() {
    let start = playing(3, "9S 9H 2C", &["KS KH KD KC", "AS AH AD AC"]);
    let end = start.after(&["play KD", "play AC"]);
    let [fourth, third] = end.table.last_tricks.map(Option::unwrap);
    assert_eq!(third.plays.as_slice(), [Some("KD".parse().unwrap()), Some("AC".parse().unwrap())]);
    assert_eq!(fourth.plays.as_slice(), [Some("KC".parse().unwrap()), Some("AD".parse().unwrap())]);
    assert_eq!(end.table.phase, FajPhase::Over);
}

#[test]
fn faj_11_the_winner_takes_the_board_into_a_pile_that_all_see() {
    let start = playing(1, "9S", &["KS KH KD KC", "AS AH AD AC", "JS QH QD QC"]);
    let next = start.after(&["play KS", "play AC", "play JS"]);
    let trick = next.table.last_tricks[0].unwrap();
    assert_eq!(trick.winner, seat(0));
    assert_eq!(next.view(Viewer::Spectator).table.piles.as_slice(), [cards("9S"), cards(""), cards("")]);
    assert_eq!(next.table.played.as_slice(), ["KS", "AC", "JS"].map(drafts));
}

#[test]
fn faj_11_the_draft_cards_played_go_back_for_the_next_round() {
    let mut start = playing(3, "9S 9H 2C", &["KS KH KD KC", "AS AH AD AC"]);
    start.table.round = 1;
    let next = start.after(&["play KD", "play AC"]);
    assert_eq!((next.table.round, next.table.phase), (2, FajPhase::Keep { passes: 0 }));
    assert_eq!(next.table.played.as_slice(), [DraftSet::EMPTY; 2]);
    let dealt = next.draft.dealt.as_slice().iter().fold(DraftSet::EMPTY, |all, &pack| all | pack);
    assert_eq!((dealt.len(), next.table.undealt()), (8, 10));
}

#[test]
fn every_seat_decides_nineteen_times_with_a_vote_and_eighteen_without() {
    for count in 2..=4 {
        for (options, each) in [(FajOptions::default(), 19), (random_dealer(), 18)] {
            let (end, events) = whole_game(count, &options, 1);
            let decisions = events.len() - super::chances(&events).len();
            assert_eq!(decisions, each * count);
            assert_eq!(crate::Faj::longest(end.seats(), &options) as usize, decisions);
        }
    }
}
