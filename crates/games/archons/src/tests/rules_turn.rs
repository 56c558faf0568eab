//! ARC-11 to ARC-13, ARC-16 to ARC-18, ARC-20 and ARC-22: the course of a turn and of a hand.

use parlour_core::{Choices, FastDice, Game, SeatSet, Viewer};

use parlour_laws::said;

use super::{Setup, archons, cards, legal, seat, shuffle};
use crate::{Archons, ArchonsCard, ArchonsOptions, ArchonsPhase, LeadOrder};

fn rotate() -> ArchonsOptions {
    ArchonsOptions { lead: LeadOrder::Rotate, ..ArchonsOptions::default() }
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|&number| seat(number)).collect()
}

#[test]
fn arc_11_the_first_seat_from_the_dealers_left_that_can_lead_leads_first() {
    let start = Setup::new(&["2C 3C", "KD KS", "KH 4C"]).start();
    assert_eq!(start.table.phase, ArchonsPhase::Lead(seat(2)), "no Archon, and no poker card");
    assert_eq!(start.table.hidden.cannot_lead, seats(&[0, 1]));
}

#[test]
fn arc_11_then_the_winner_leads_or_the_first_to_its_left_that_can() {
    let setup = Setup::new(&["KC QC 2C 3C", "5D 6D", "JH 4D 4H"]);
    let won = setup.after(&["lead KC", "play 2C", "play 5D", "play 4D"]);
    assert_eq!(won.table.last_turn.unwrap().winner, Some(seat(1)));
    assert_eq!(won.table.phase, ArchonsPhase::Lead(seat(2)), "seat 1 has no Archon");
    let setup = Setup::new(&["KC QC 2C 3C", "5D QD 6D", "JH 4D 4H"]);
    let won = setup.after(&["lead KC", "play 2C", "play 5D", "play 4D"]);
    assert_eq!(won.table.phase, ArchonsPhase::Lead(seat(1)));
}

#[test]
fn arc_11_after_a_play_without_a_winner_the_last_leader_is_asked_first() {
    let setup = Setup::new(&["2C 3C", "KC QC 2D 3D"]);
    let tied = setup.after(&["lead KC", "play 2C", "play 2D"]);
    assert_eq!(tied.table.phase, ArchonsPhase::Lead(seat(1)));
}

#[test]
fn arc_11_with_rotate_the_seat_left_of_the_last_leader_is_asked_first() {
    let setup = Setup::new(&["KC QC 9C 3C", "5D QD 6D", "JH 4D 4H"]).options(rotate());
    let won = setup.after(&["lead KC", "play 9C", "play 5D", "play 4D"]);
    assert_eq!(won.table.phase, ArchonsPhase::Lead(seat(1)), "whoever won");
    let setup = Setup::new(&["KC QC 2C 3C", "2D QD 6D", "JH 2H 4H"]).options(rotate());
    let tied = setup.after(&["lead KC", "play 2C", "play 2D", "play 2H"]);
    assert_eq!(tied.table.phase, ArchonsPhase::Lead(seat(1)), "and when nobody won");
}

#[test]
fn arc_12_the_leader_leads_an_archon_from_the_hand_be_it_the_demiurge() {
    let start = Setup::new(&["KC DE 2C", "3C"]).start();
    assert_eq!(legal(&start), "lead KC, lead DE");
    let missing = said::<Archons>(&start.check(seat(0), "lead QH".parse().unwrap()).unwrap_err().words());
    assert_eq!(missing, "QH is not in your hand (ARC-12)");
    let early = said::<Archons>(&start.check(seat(0), "play 2C".parse().unwrap()).unwrap_err().words());
    assert_eq!(early, "you can play a poker card only after an Archon is led (ARC-13)");
    let led = start.after(&["lead DE"]);
    assert_eq!(led.table.led, Some("DE".parse().unwrap()));
    assert_eq!(
        legal(&Setup::new(&["KC 2C", "3C"]).start()),
        "lead KC",
        "a single Archon is still a decision"
    );
}

#[test]
fn arc_13_every_seat_with_a_poker_card_plays_one_face_down_and_the_others_sit_out() {
    let led = Setup::new(&["KC 2C", "5D 6D", "QS"]).after(&["lead KC"]);
    assert_eq!(led.to_act(), seats(&[0, 1]));
    assert_eq!(led.table.players, seats(&[0, 1]));
    let mut chosen = led.clone();
    chosen.play(seat(1), "play 6D".parse().unwrap(), &mut FastDice::new(1), &mut ()).unwrap();
    assert_eq!(chosen.to_act(), seats(&[0]));
    assert_eq!(chosen.choices(seat(0)), led.choices(seat(0)), "what others choose changes nothing");
    let mut other = led;
    other.play(seat(1), "play 5D".parse().unwrap(), &mut FastDice::new(1), &mut ()).unwrap();
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(chosen.view(viewer), other.view(viewer), "nobody sees which card it is");
    }
}

#[test]
fn arc_16_each_seat_is_dealt_a_card_from_the_dealers_left_also_one_that_sat_out() {
    let dealt =
        Setup::new(&["KC QC 2C", "5D", "QS"]).deck("7C 8C 9C TC").after(&["lead KC", "play 2C", "play 5D"]);
    assert_eq!(dealt.hands[seat(0)], cards("QC 7C"));
    assert_eq!(dealt.hands[seat(1)], cards("8C"));
    assert_eq!(dealt.hands[seat(2)], cards("QS 9C"));
    assert_eq!(dealt.deck.as_slice(), super::list("TC"));
}

#[test]
fn arc_16_when_the_deck_runs_out_in_the_middle_the_discard_pile_is_shuffled_into_a_new_one() {
    let setup = Setup::new(&["KC QC AC", "5D", "6D"]).deck("7C").discard("2H");
    let actions = ["lead KC", "play AC", "play 5D", "play 6D"];
    let dealt = setup.clone().after_with(&actions, &[shuffle("discard", "6D 2H")]);
    assert_eq!(dealt.hands[seat(0)], cards("QC 7C"));
    assert_eq!(dealt.hands[seat(1)], cards("6D"), "destroyed in this very turn");
    assert_eq!(dealt.hands[seat(2)], cards("2H"));
    assert!(dealt.table.discard.is_empty() && dealt.deck.is_empty());
}

#[test]
fn arc_16_a_single_card_is_shuffled_too_and_when_both_piles_are_empty_dealing_stops() {
    let setup = Setup::new(&["KC QC AC 2C", "5D 7D", "6D 8D"]);
    let actions = ["lead KC", "play AC", "play 5D", "play 6D"];
    let dealt = setup.after_with(&actions, &[shuffle("discard", "6D")]);
    assert_eq!(dealt.hands[seat(0)], cards("QC 2C 6D"));
    assert_eq!(dealt.hands[seat(1)], cards("7D"), "nothing left to deal");
    assert_eq!(dealt.table.hidden.clues[seat(0)].known, cards("6D"), "all know where it went");
}

#[test]
fn arc_17_a_seat_with_nothing_but_archons_discards_them_and_is_dealt_seven_new_cards() {
    let setup = Setup::new(&["KC QC 2C", "KD 5D 6D"]).deck("JC 3C 7C 8C 9C TC 2H 3H 4H 5H");
    let dealt = setup.after(&["lead KC", "play 2C", "play 5D"]);
    assert_eq!(dealt.hands[seat(0)], cards("7C 8C 9C TC 2H 3H 4H"));
    assert_eq!(dealt.table.discard, cards("QC JC"));
    assert_eq!(dealt.table.last_turn.unwrap().threw[seat(0)], archons("QC JC"));
}

#[test]
fn arc_17_fewer_are_dealt_when_none_are_left_and_the_archons_join_the_discard_pile_only_then() {
    let setup = Setup::new(&["KC QC 2C", "KD 5D 6D"]).deck("JC 3C 7C");
    let actions = ["lead KC", "play 2C", "play 5D"];
    let dealt = setup.clone().after(&actions);
    assert_eq!(
        dealt.hands[seat(0)],
        cards("7C"),
        "the Archons just discarded are not dealt to the same seat"
    );
    assert_eq!(dealt.table.discard, cards("QC JC"));
    let with_discard = setup.discard("4H 5H").after_with(&actions, &[shuffle("discard", "5H 4H")]);
    assert_eq!(with_discard.hands[seat(0)], cards("7C 4H 5H"));
    assert_eq!(with_discard.table.discard, cards("QC JC"));
}

#[test]
fn arc_17_one_seat_is_done_before_the_next_and_none_twice_in_a_turn() {
    let setup = Setup::new(&["KC QC 2C", "KD 5D 6D", "KS 7D"]).deck("JC 3C QS JD");
    let actions = ["lead KC", "play 2C", "play 5D", "play 7D"];
    // Seat 0 is dealt an Archon again and keeps it; seat 2 is dealt what seat 0 discarded.
    let dealt = setup.after_with(&actions, &[shuffle("discard", "JC QC")]);
    assert_eq!(dealt.hands[seat(0)], cards("JD"));
    assert_eq!(dealt.hands[seat(1)], cards("KD 3C 6D"));
    assert_eq!(dealt.hands[seat(2)], cards("QC JC"));
    assert_eq!(dealt.table.discard, cards("QS KS"));
}

#[test]
fn arc_17_while_deck_and_discard_pile_are_empty_archons_are_kept() {
    let setup = Setup::new(&["KC QC 2C", "KD 5D 6D", "7D"]).deck("JC 3C JS");
    let dealt = setup.after(&["lead KC", "play 2C", "play 5D", "play 7D"]);
    assert_eq!(dealt.hands[seat(0)], cards("QC JC"));
    assert_eq!(dealt.table.phase, ArchonsPhase::Lead(seat(1)));
    assert_eq!(dealt.after(&["lead KD"]).to_act(), seats(&[1]), "and sits out");
}

#[test]
fn arc_18_the_hand_is_over_when_no_seat_can_lead_be_there_archons_or_not() {
    let none = Setup::new(&["KC 2C 3C", "5D 6D"]).hand(2).after(&["lead KC", "play 2C", "play 5D"]);
    assert_eq!(none.table.phase, ArchonsPhase::Over, "nobody holds an Archon");
    let alone = Setup::new(&["KC QC 2C", "5D 6D"]).hand(2).after(&["lead KC", "play 2C", "play 5D"]);
    assert_eq!(alone.table.phase, ArchonsPhase::Over, "an Archon without a poker card cannot be led");
    assert_eq!(alone.hands[seat(0)], cards("QC"));
}

#[test]
fn arc_20_what_is_face_up_is_seen_by_all_and_hands_are_not() {
    let setup = Setup::new(&["KC QC AC 2C", "5D 7D", "6D 8D"]).deck("3S 4S 5S 6S").front(&["DE"]);
    let actions = ["lead KC", "play AC", "play 5D", "play 6D", "under 2C"];
    let table = setup.after(&actions).view(Viewer::Spectator).table;
    assert_eq!(table.discard, cards("6D"));
    assert_eq!(table.under, Some("2C".parse().unwrap()));
    assert_eq!(table.last_turn.unwrap().cards.as_slice().iter().flatten().count(), 3);
    assert_eq!(table.hidden.cannot_lead, seats(&[1, 2]), "who was passed over is seen");
    let one = setup_with_hand("7D 9H").view(Viewer::Seat(seat(0)));
    let other = setup_with_hand("3D 9H").view(Viewer::Seat(seat(0)));
    assert_eq!(one.table.phase, ArchonsPhase::Over);
    assert_eq!(one.table.hidden.stocks[0], cards("7D 3D 9H"));
    assert_eq!(one, other, "hands left over at the end are not shown");
}

/// A hand that is over, with one of two cards left in seat 1's hand and the other in the deck.
fn setup_with_hand(left: &str) -> Archons {
    let setup = Setup::new(&["KC 2C", "5D 7D"]).hand(2);
    let rest: Vec<ArchonsCard> = (cards("7D 3D 9H") - cards(left)).iter().collect();
    let deck = [super::list("9H"), rest].concat();
    let hand = cards(left).without("9H".parse().unwrap()).with("5D".parse().unwrap());
    setup.start_with(&[cards("KC 2C"), hand], &deck).after(&["lead KC", "play 2C", "play 5D"])
}

#[test]
fn arc_20_after_a_reshuffle_all_know_which_cards_are_in_the_deck_but_not_their_order() {
    let setup = Setup::new(&["KC QC 2C", "5D 6D"]).discard("4H 5H 6H");
    let actions = ["lead KC", "play 2C", "play 5D"];
    let [one, other] = ["6H 4H 5H", "6H 5H 4H"].map(|order| {
        setup.clone().after_with(&actions, &[shuffle("discard", order)]).view(Viewer::Spectator)
    });
    assert_eq!(one, other);
    assert_eq!(one.table.hidden.stocks[1], cards("4H 5H 6H"));
    assert_eq!(one.table.hidden.deck_size(), 1);
}

#[test]
fn arc_22_after_a_hand_each_seat_returns_an_archon_of_its_choice_and_the_demiurge_goes_back() {
    let over = Setup::new(&["KC 2C", "5D", "3S"]).front(&["KH QH DE", "QS", "JD"]);
    let over = over.after(&["lead KC", "play 2C", "play 5D", "play 3S"]);
    assert_eq!(
        over.table.phase,
        ArchonsPhase::Return(seats(&[0, 1])),
        "seat 2 has one only, and no decision"
    );
    assert_eq!(over.choices(seat(0)).len(), 2, "the Demiurge is no choice");
    let refused = said::<Archons>(&over.check(seat(0), "return DE".parse().unwrap()).unwrap_err().words());
    assert_eq!(refused, "the Demiurge goes back anyway: return another Archon (ARC-22)");
    let mut next = over;
    for action in ["return QH", "return KC"] {
        let seat = next.to_act().first().unwrap();
        next.play(seat, action.parse().unwrap(), &mut FastDice::new(5), &mut ()).unwrap();
    }
    assert_eq!(next.table.hand, 1);
    assert_eq!(next.table.front.as_slice(), [archons("KH"), archons("QS"), archons("")]);
    assert_eq!(next.table.scored[0].as_slice(), [0, 6, 0], "three cards, a King on two and a Queen on one");
    assert!(next.table.captured.as_slice().iter().all(|captured| captured.is_empty()));
}

#[test]
fn arc_22_choices_of_what_to_return_are_made_at_once() {
    let over = Setup::new(&["KC 2C", "5D"]).front(&["KH QH", "QS"]).after(&["lead KC", "play 2C", "play 5D"]);
    let [one, other] = ["return KH", "return QH"].map(|action| over.clone().after(&[action]));
    assert_eq!(one.view(Viewer::Seat(seat(1))), other.view(Viewer::Seat(seat(1))));
    assert_ne!(one.view(Viewer::Seat(seat(0))), other.view(Viewer::Seat(seat(0))));
    assert_eq!(one.table.front[seat(0)], archons("KH QH"), "it stays in front until all have chosen");
}
