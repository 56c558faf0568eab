//! ARC-7 to ARC-10, ARC-19, ARC-21 and ARC-23: powers and scores.

use parlour_core::{Game, options};

use parlour_laws::said;

use super::{Setup, archons, cards, legal, pokers, seat};
use crate::{Archons, ArchonsOptions, ArchonsPhase, CardPoints, HandState};

#[test]
fn arc_7_a_king_adds_1_for_each_captured_card_of_its_colour() {
    let table =
        Setup::new(&["KC 2C", "3C"]).front(&["KD", "KS"]).captured(&["5D 6H 7S", "5S 6C 8H"]).start().table;
    assert_eq!([seat(0), seat(1)].map(|seat| table.king_points(seat)), [2, 2]);
    assert_eq!([seat(0), seat(1)].map(|seat| table.hand_points(seat)), [5, 5]);
}

#[test]
fn arc_8_a_queen_adds_1_for_each_captured_card_of_its_suit() {
    let table = Setup::new(&["KC 2C", "3C"]).front(&["QH"]).captured(&["5D 6H 7H", "8H"]).start().table;
    assert_eq!([seat(0), seat(1)].map(|seat| table.queen_points(seat)), [2, 0]);
}

#[test]
fn arc_9_a_jack_raises_its_owners_cards_of_its_suit_by_1() {
    let setup = Setup::new(&["KC 6S", "7D"]).hand(2);
    let low = setup.clone().after(&["lead KC", "play 6S", "play 7D"]);
    assert_eq!(low.table.last_turn.unwrap().winner, Some(seat(1)));
    let tied = setup.clone().front(&["JS"]).after(&["lead KC", "play 6S", "play 7D"]);
    assert_eq!(tied.table.last_turn.unwrap().winner, None, "6 and 1 tie with 7");
    let other = setup.front(&["JD", "JS"]).after(&["lead KC", "play 6S", "play 7D"]);
    assert_eq!(other.table.last_turn.unwrap().winner, Some(seat(1)), "a Jack of another suit, or another's");
}

#[test]
fn arc_9_the_archon_led_has_no_power_yet() {
    let done = Setup::new(&["JS 7S", "7D"]).hand(2).after(&["lead JS", "play 7S", "play 7D"]);
    assert_eq!(done.table.last_turn.unwrap().winner, None);
}

#[test]
fn arc_10_two_red_kings_and_a_queen_add_up_on_one_card() {
    let table = Setup::new(&["KC 2C", "3C"]).front(&["KD KH QH"]).captured(&["7H"]).start().table;
    assert_eq!(
        (table.king_points(seat(0)), table.queen_points(seat(0)), table.hand_points(seat(0))),
        (2, 1, 4)
    );
}

/// Seat 0 has the Demiurge and may be asked after this turn, which seat 1 wins.
fn with_demiurge(hand: &'static str, other: &'static str) -> Setup {
    Setup::new(&[hand, other]).front(&["DE"]).hand(2)
}

#[test]
fn arc_19_the_owner_of_the_demiurge_may_put_a_card_under_it_or_pass() {
    let asked = with_demiurge("KC 2C 3C 4C", "5D QH 6D").after(&["lead KC", "play 2C", "play 5D"]);
    assert_eq!(asked.table.phase, ArchonsPhase::Under(seat(0), HandState::GoesOn));
    assert_eq!(legal(&asked), "under 3C, under 4C, pass");
    let passed = asked.clone().after(&["pass"]);
    assert_eq!((passed.table.under, passed.table.phase), (None, ArchonsPhase::Lead(seat(1))));
    let put = asked.after(&["under 3C"]);
    assert_eq!(put.table.under, Some("3C".parse().unwrap()));
    assert_eq!(put.hands[seat(0)], cards("4C"));
    let over = put.after(&["lead QH", "play 4C", "play 6D"]);
    assert_eq!(over.table.phase, ArchonsPhase::Over, "with a card under it nobody is asked again");
    assert_eq!(
        over.outcome().unwrap().scores.as_slice(),
        [0, 2],
        "clubs do not score, nor does the card under it"
    );
}

#[test]
fn arc_19_while_the_hand_goes_on_one_more_poker_card_must_be_kept() {
    let one_left = with_demiurge("KC 2C 3C", "5D QH 6D").after(&["lead KC", "play 2C", "play 5D"]);
    assert_eq!(one_left.table.phase, ArchonsPhase::Lead(seat(1)), "with one poker card there is no decision");
    let over = with_demiurge("KC 2C 3C", "5D 6D").after(&["lead KC", "play 2C", "play 5D"]);
    assert_eq!(over.table.phase, ArchonsPhase::Under(seat(0), HandState::Over));
    assert_eq!(legal(&over), "under 3C, pass", "when the hand is over the last one may be used");
    assert!(over.after(&["under 3C"]).outcome().is_some());
}

#[test]
fn arc_19_the_demiurge_won_in_the_last_turn_can_still_be_used() {
    let won = Setup::new(&["DE 9C 3S", "5S 6D"]).hand(2).after(&["lead DE", "play 9C", "play 5S"]);
    assert_eq!(won.table.front[seat(0)], archons("DE"));
    assert_eq!(won.table.phase, ArchonsPhase::Under(seat(0), HandState::Over));
    let scores = |action| won.clone().after(&[action]).outcome().unwrap().scores;
    assert_eq!(scores("under 3S").as_slice(), [1, 0]);
    assert_eq!(scores("pass").as_slice(), [2, 0]);
}

#[test]
fn arc_19_without_a_poker_card_there_is_nothing_to_decide() {
    let done = with_demiurge("KC 2C", "5D 6D").after(&["lead KC", "play 2C", "play 5D"]);
    assert_eq!(done.table.phase, ArchonsPhase::Over);
    let start = with_demiurge("KC 2C", "5D 6D").start();
    let refused = said::<Archons>(&start.check(seat(0), "pass".parse().unwrap()).unwrap_err().words());
    assert_eq!(refused, "a card goes under the Demiurge only after the new cards are dealt (ARC-19)");
}

#[test]
fn arc_19_the_suit_that_its_owner_scores_most_with_is_dead_for_the_owner_too() {
    let setup = with_demiurge("KC 9H 3H", "5D 6D").captured(&["4H 5H 6H 7H", "8H"]);
    let setup = setup.front(&["DE QH KD"]);
    let asked = setup.after(&["lead KC", "play 9H", "play 5D"]);
    let scores = |action| asked.clone().after(&[action]).outcome().unwrap().scores;
    // Five hearts at 1, with 1 for the King and 1 for the Queen, and a diamond at 2; then the diamond alone.
    assert_eq!(scores("pass").as_slice(), [17, 1]);
    assert_eq!(scores("under 3H").as_slice(), [2, 0]);
}

#[test]
fn arc_21_a_captured_card_scores_1_or_its_pips() {
    let setup = Setup::new(&["KC 2C", "3C"]).captured(&["AD TH 7S", "9C"]);
    assert_eq!(setup.start().table.card_points(seat(0)), 3);
    let pips = ArchonsOptions { card_points: CardPoints::Pips, ..ArchonsOptions::default() };
    let table = setup.front(&["KH"]).options(pips).start().table;
    assert_eq!((table.card_points(seat(0)), table.hand_points(seat(0))), (18, 20));
    assert_eq!(table.hand_points(seat(1)), 9);
}

#[test]
fn arc_21_a_pot_that_nobody_won_scores_for_nobody() {
    let done = Setup::new(&["KC 5C", "5D"]).hand(2).after(&["lead KC", "play 5C", "play 5D"]);
    assert_eq!(done.table.pot.pokers, pokers("5C 5D"));
    assert_eq!(done.outcome().unwrap().scores.as_slice(), [0, 0]);
}

#[test]
fn arc_23_the_highest_total_of_three_hands_wins_and_ties_share() {
    let mut start = Setup::new(&["QS 5C", "4D", "3D"]).captured(&["", "", "AS"]).hand(2).start();
    start.table.scored[0][seat(1)] = 2;
    start.table.scored[1][seat(1)] = 1;
    start.table.scored[1][seat(2)] = 1;
    let outcome = start.after(&["lead QS", "play 5C", "play 4D", "play 3D"]).outcome().unwrap();
    assert_eq!(outcome.scores.as_slice(), [3, 3, 2]);
    assert!(outcome.winners.iter().eq([seat(0), seat(1)]));
}

#[test]
fn options_take_their_values_and_no_others() {
    let with = |key, value: &str| {
        options::with_changes::<ArchonsOptions>([(key, serde_json::from_str(value).unwrap())])
            .map_err(|error| error.to_string())
    };
    assert_eq!(with("card_points", "\"pips\"").unwrap().card_points, CardPoints::Pips);
    assert!(!with("carry_pot", "false").unwrap().carry_pot);
    for (key, value) in [("lead", "\"loser\""), ("carry_pot", "\"yes\""), ("card_points", "2")] {
        assert!(with(key, value).unwrap_err().starts_with(&format!("the option `{key}` cannot be")));
    }
}
