//! ARC-14 and ARC-15: who wins a play, and what.

use parlour_core::{Game, Seat};

use super::{Setup, archons, cards, pokers, seat};
use crate::{Archons, ArchonsOptions, ArchonsPhase};

/// The position after each seat has played this card, with these Archons in front.
fn played(cards: &[&'static str], front: &[&'static str]) -> Archons {
    let first: &'static str = format!("KC {}", cards[0]).leak();
    let hands: Vec<&'static str> = [first].into_iter().chain(cards[1..].iter().copied()).collect();
    let actions: Vec<String> = cards.iter().map(|card| format!("play {card}")).collect();
    let actions: Vec<&str> = ["lead KC"].into_iter().chain(actions.iter().map(String::as_str)).collect();
    // Enough cards in the deck for everybody keep a destroyed card in the discard pile.
    Setup::new(&hands).front(front).hand(2).deck("8S 9S TS 8H 9H TH").after(&actions)
}

/// The seat that won, and the card that was destroyed.
fn result(cards: &[&'static str], front: &[&'static str]) -> (Option<usize>, Option<String>) {
    let turn = played(cards, front).table.last_turn.unwrap();
    (turn.winner.map(Seat::number), turn.destroyed.map(|card| card.to_string()))
}

#[test]
fn arc_14_the_highest_card_wins() {
    assert_eq!(result(&["2C", "9D", "8D"], &[]), (Some(1), None));
    assert_eq!(result(&["TC", "9D", "8D"], &[]), (Some(0), None));
}

#[test]
fn arc_14_every_value_played_more_than_once_is_a_tie_and_takes_no_further_part() {
    assert_eq!(result(&["9C", "9D", "3D"], &[]), (Some(2), None));
    assert_eq!(result(&["9C", "9D", "3D", "3H", "2S"], &[]), (Some(4), None));
    assert_eq!(result(&["9C", "9D", "9H"], &[]), (None, None));
    assert_eq!(result(&["9C", "9D", "3H", "3D"], &[]), (None, None));
}

#[test]
fn arc_14_a_value_raised_by_a_jack_ties_with_a_higher_rank() {
    assert_eq!(result(&["8C", "9D", "3D"], &["JC"]), (Some(2), None));
    assert_eq!(result(&["9C", "9D", "3D"], &["JC"]), (Some(0), None));
}

#[test]
fn arc_14_an_ace_destroys_the_highest_card_left_and_the_next_wins() {
    assert_eq!(result(&["AC", "9D", "8D"], &[]), (Some(2), Some("9D".to_owned())));
    assert_eq!(result(&["AC", "9D"], &[]), (Some(0), Some("9D".to_owned())));
    assert_eq!(
        result(&["AC", "9D", "9H", "3D"], &[]),
        (Some(0), Some("3D".to_owned())),
        "ties are out before"
    );
    let discard = played(&["AC", "9D", "8D"], &[]).table.discard;
    assert_eq!(discard, cards("9D"));
}

#[test]
fn arc_14_aces_that_tie_destroy_nothing() {
    assert_eq!(result(&["AC", "AD", "9D", "8D"], &[]), (Some(2), None));
}

#[test]
fn arc_14_an_ace_left_alone_destroys_nothing_and_wins() {
    assert_eq!(result(&["AC", "9D", "9H"], &[]), (Some(0), None));
}

#[test]
fn arc_14_of_two_aces_of_different_value_the_raised_one_is_the_higher() {
    assert_eq!(result(&["AC", "AD"], &["JC"]), (Some(1), Some("AC".to_owned())));
    assert_eq!(
        result(&["AC", "AD", "9H"], &["JC"]),
        (Some(0), Some("9H".to_owned())),
        "one card at most is destroyed"
    );
}

#[test]
fn arc_14_a_raised_ace_is_still_an_ace_and_may_tie_with_a_two() {
    assert_eq!(result(&["AC", "9D", "8D"], &["JC"]), (Some(2), Some("9D".to_owned())));
    assert_eq!(result(&["AC", "2D", "8D", "9D"], &["JC"]), (Some(3), None), "a tied ace destroys nothing");
}

#[test]
fn arc_15_the_winner_takes_the_archon_and_all_cards_that_were_not_destroyed() {
    let table = played(&["AC", "9D", "8D", "3H", "3S"], &[]).table;
    assert_eq!(table.front[seat(2)], archons("KC"));
    assert_eq!(table.captured[seat(2)], pokers("AC 8D 3H 3S"), "the tied ones too");
    assert!(table.pot.is_empty());
}

#[test]
fn arc_15_a_pot_that_nobody_wins_waits_with_its_archon_for_the_next_winner_twice_in_a_row() {
    let setup = Setup::new(&["KC QC JC 2C 3C 4C", "2D 3D 5D"]).hand(2);
    let once = setup.after(&["lead KC", "play 2C", "play 2D"]);
    assert_eq!(once.table.pot.archons, archons("KC"));
    assert_eq!(once.table.pot.pokers, pokers("2C 2D"));
    let twice = once.after(&["lead QC", "play 3C", "play 3D"]);
    assert_eq!(twice.table.pot.archons, archons("KC QC"));
    assert_eq!(twice.table.phase, ArchonsPhase::Lead(seat(0)));
    let won = twice.after(&["lead JC", "play 4C", "play 5D"]);
    assert_eq!(won.table.front[seat(1)], archons("KC QC JC"));
    assert_eq!(won.table.captured[seat(1)], pokers("2C 2D 3C 3D 4C 5D"));
    assert!(won.table.pot.is_empty());
    assert_eq!(
        won.outcome().unwrap().scores.as_slice(),
        [0, 12],
        "three black cards by the King, three by the Queen"
    );
}

#[test]
fn arc_15_without_carry_pot_what_nobody_wins_is_set_aside() {
    let options = ArchonsOptions { carry_pot: false, ..ArchonsOptions::default() };
    let setup = Setup::new(&["KC QC 2C 4C", "2D 5D"]).options(options).hand(2);
    let aside = setup.after(&["lead KC", "play 2C", "play 2D"]);
    assert_eq!(aside.table.pot.archons, archons("KC"), "face up");
    let won = aside.after(&["lead QC", "play 4C", "play 5D"]);
    assert_eq!(won.table.front[seat(1)], archons("QC"));
    assert_eq!(won.table.captured[seat(1)], pokers("4C 5D"));
    assert_eq!(won.table.pot.pokers, pokers("2C 2D"));
}
