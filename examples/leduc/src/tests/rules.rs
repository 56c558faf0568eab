//! A test for each rule, named after what it says.

use parlour_core::{FastDice, Game, NoOptions, SeatSet, Viewer};
use parlour_laws::said;

use super::{DEALER, FIRST, card, start};
use crate::{DECK, Leduc, LeducAction, LeducEvent, LeducTable};

fn dealt(seed: u64) -> (Leduc, Vec<parlour_core::Told<LeducEvent>>) {
    let mut told = Vec::new();
    let game = Leduc::deal(LeducTable::SEATS, &NoOptions {}, &mut FastDice::new(seed), &mut told);
    (game, told)
}

/// Why the seat to act may not do this, in English.
fn refused(game: &Leduc, action: LeducAction) -> String {
    let seat = game.table.turn().unwrap();
    said::<Leduc>(&game.check(seat, action).unwrap_err().words())
}

#[test]
fn led_1_there_are_six_cards_in_two_suits() {
    assert_eq!(DECK.map(|card| card.to_string()), ["JH", "QH", "KH", "JS", "QS", "KS"]);
}

#[test]
fn led_2_two_play_and_each_pays_a_chip() {
    let (game, _) = dealt(1);
    assert_eq!(game.table.paid.as_slice(), [1, 1]);
    assert_eq!(Leduc::INFO.seats, 2..=2);
}

#[test]
fn led_3_each_sees_its_own_card_alone() {
    let (game, told) = dealt(2);
    assert_eq!(game.view(Viewer::Seat(FIRST)).card(FIRST), Some(game.hand(FIRST)));
    assert_eq!(game.view(Viewer::Seat(FIRST)).card(DEALER), None);
    assert_eq!(game.view(Viewer::Spectator).card(FIRST), None);
    let heard = told.iter().filter(|told| told.audience.includes(Viewer::Seat(FIRST))).count();
    assert_eq!(heard, 2, "the deal, and its own card");
}

#[test]
fn led_4_bets_are_two_and_then_four_and_the_dealer_speaks_last() {
    let first = start("JH", "KH", "QH");
    assert_eq!((first.table.turn(), first.table.bet()), (Some(FIRST), 2));
    let second = first.after("check bet call");
    assert_eq!((second.table.turn(), second.table.bet()), (Some(FIRST), 4));
    assert_eq!(second.table.paid.as_slice(), [3, 3]);
}

#[test]
fn led_5_a_bet_must_be_answered_and_only_a_bet_can_be() {
    let open = start("JH", "KH", "QH");
    assert_eq!(open.offers(), "check bet");
    assert_eq!(refused(&open, LeducAction::Call), "nobody has bet this round, so check or bet (LED-5)");
    let bet = open.after("bet");
    assert_eq!(bet.offers(), "fold call raise");
    assert_eq!(refused(&bet, LeducAction::Check), "there is a bet, so fold, call or raise (LED-5)");
    assert_eq!(bet.after("raise").table.paid.as_slice(), [3, 5]);
}

#[test]
fn led_6_a_round_has_at_most_two_raises() {
    let raised = start("JH", "KH", "QH").after("bet raise");
    assert_eq!(raised.offers(), "fold call");
    assert_eq!(
        refused(&raised, LeducAction::Raise),
        "there have already been two raises this round, so fold or call (LED-6)"
    );
}

#[test]
fn led_7_a_card_is_turned_up_after_the_first_round() {
    let first = start("JH", "KH", "QH").after("check");
    assert_eq!(first.table.public, None);
    assert_eq!(first.clone().after("check").table.public, Some(card("QH")));
    assert_eq!(first.after("bet call").table.public, Some(card("QH")));
}

#[test]
fn led_8_a_fold_gives_the_pot_away_and_shows_nothing() {
    let folded = start("KH", "JH", "QH").after("bet raise fold");
    assert_eq!(folded.scores(), [-3, 3]);
    assert_eq!(folded.view(Viewer::Spectator).card(DEALER), None);
}

#[test]
fn led_9_a_pair_beats_a_high_card_and_equal_ranks_split() {
    let played = |first, dealer, public| start(first, dealer, public).after("check check bet call").scores();
    assert_eq!(played("JH", "KH", "JS"), [5, -5], "a pair of jacks");
    assert_eq!(played("JH", "KH", "QS"), [-5, 5], "the king is higher");
    assert_eq!(played("JH", "JS", "KS"), [0, 0]);
}

#[test]
fn led_10_whoever_gains_wins_and_a_split_pot_is_a_shared_win() {
    let winners = |game: Leduc| game.outcome().unwrap().winners;
    assert_eq!(winners(start("KH", "JH", "QH").after("bet fold")), SeatSet::only(FIRST));
    assert_eq!(winners(start("KH", "KS", "QH").after("check check check check")), LeducTable::SEATS.all());
}
