//! How long it is remembered what a hand once held, and what is forgotten.

use parlour_core::Seats;

use super::{Setup, cards, seat, story::Story};
use crate::{Clues, HandMemory, Hidden, Stock, Trail};

#[test]
fn a_trail_counts_the_ways_to_come_by_archons() {
    // A hand of seven without Archons plays one card and is dealt one, twice.
    let one = Trail::default().card_dealt(7).unwrap();
    assert_eq!(one.weights()[..3], [7, 1, 0], "the new card is any of seven, or the one Archon");
    let two = one.card_dealt(7).unwrap();
    assert_eq!(two.weights()[..4], [49, 13, 2, 0]);
    let led = two.archon_left().unwrap();
    assert_eq!(led.weights()[..3], [13, 2, 0]);
    let led_twice = led.archon_left().unwrap();
    assert_eq!(led_twice.weights()[..2], [2, 0]);
}

#[test]
fn a_trail_holds_a_whole_hand_and_then_ends() {
    let mut trail = Trail::default();
    for _ in 0..12 {
        trail = trail.card_dealt(7).unwrap();
    }
    assert_eq!(trail.weights()[0], 7u128.pow(12));
    assert_eq!(trail.card_dealt(7), None);
    assert_eq!(Trail::default().card_dealt(16), None, "no hand is that large");
}

#[test]
fn who_was_passed_over_and_played_is_remembered_until_other_cards_are_seen() {
    let setup = Setup::new(&["2C 3C 4C", "KH KD 5D 6D"]).deck("QS 7S 6S 8S");
    let memory = |actions: &[&str]| setup.after(actions).table.hidden.clues[seat(0)].memory;
    assert_eq!(
        memory(&["lead KH"]),
        HandMemory::Nothing,
        "in the turn itself the count of poker cards says it"
    );
    assert_eq!(memory(&["lead KH", "play 2C", "play 5D"]), HandMemory::OncePokers);
}

/// Two seats, each with one card of each of these stocks in turn.
fn after_reshuffles(stocks: &[&str]) -> Hidden {
    let mut hidden = Hidden::after_deal(Seats::new(2).unwrap(), cards("2C 3C"), 1);
    for stock in stocks {
        hidden.reshuffled(cards(stock));
        hidden.card_dealt(seat(0));
        hidden.card_dealt(seat(1));
    }
    hidden
}

#[test]
fn two_reshuffled_piles_are_told_apart_and_a_third_counts_as_one_with_the_second() {
    let two = after_reshuffles(&["4C 5C", "6C 7C"]);
    assert_eq!(two.stocks[1..], [cards("4C 5C"), cards("6C 7C")]);
    let three = after_reshuffles(&["4C 5C", "6C 7C", "8C 9C"]);
    assert_eq!(three.stocks[1..], [cards("4C 5C"), cards("6C 7C 8C 9C")]);
    assert_eq!(three.clues[seat(0)].held, [1, 1, 2]);
    assert_eq!((three.now, three.deck_size()), (Stock::Third, 0));
}

#[test]
fn a_pile_whose_cards_were_seen_makes_room_and_what_is_left_in_one_hand_has_a_name() {
    let mut hidden = after_reshuffles(&["4C 5C", "6C 7C"]);
    hidden.card_left(seat(0), "4C".parse().unwrap());
    hidden.reshuffled(cards("8C 9C"));
    assert_eq!(hidden.now, Stock::Second);
    assert_eq!(hidden.stocks[1..], [cards("8C 9C"), cards("6C 7C")]);
    assert_eq!(hidden.clues[seat(1)].known, cards("5C"));
    assert_eq!(hidden.clues[seat(1)].size(), 3);
}

#[test]
fn of_a_reshuffled_pile_a_poker_card_that_leaves_is_taken_for_an_old_one() {
    let mut hidden = after_reshuffles(&["4C 5C KH QH"]);
    hidden.clues[seat(0)] =
        Clues { memory: HandMemory::OncePokers, sure: [1, 0], held: [0, 1, 0], ..Clues::default() };
    hidden.card_dealt(seat(0));
    hidden.card_left(seat(0), "4C".parse().unwrap());
    assert_eq!((hidden.clues[seat(0)].sure, hidden.clues[seat(0)].held), ([0, 0], [0, 1, 0]));
}

#[test]
fn cards_of_several_reshuffled_piles_are_sampled_fairly() {
    let setup = Setup::new(&["KH QS AC 2D", "5D 8D 7D"]).discard("4H KS");
    let actions = ["lead KH", "play AC", "play 5D", "lead QS", "play 2D", "play 7D"];
    Story::new(setup.clone(), &actions[..3]).is_sampled_fairly();
    Story::new(setup, &actions).is_sampled_fairly();
}
