//! At least one test for every rule, named after what the rule says.

use std::collections::HashSet;

use parlour_core::{
    Choices, FastDice, Game, Seats, Viewer, options,
    record::{ChanceEvent, RecordEvent, Recorder},
};

use parlour_laws::said;

use super::{position, seat};
use crate::{Tps, TpsAction, TpsCard, TpsCardSet, TpsOptions, TpsPhase, TpsSuit, Worth};

fn deal(seats: usize, seed: u64) -> Tps {
    Tps::deal(Seats::new(seats).unwrap(), &TpsOptions::default(), &mut FastDice::new(seed), &mut ())
}

fn legal(position: &Tps) -> String {
    let seat = position.to_act().first().unwrap();
    let texts: Vec<String> = position.choices(seat).iter().map(|action| action.to_string()).collect();
    texts.join(", ")
}

fn with_options(changes: &[(&str, serde_json::Value)]) -> Result<TpsOptions, String> {
    options::with_changes(changes.iter().cloned()).map_err(|error| error.to_string())
}

#[test]
fn tps_1_there_are_39_cards_in_three_suits_of_thirteen_ranks() {
    let texts: HashSet<String> = TpsCard::deck().iter().map(TpsCard::to_string).collect();
    assert_eq!(texts.len(), 39);
    assert!(["R1", "R9", "P13", "S10"].iter().all(|card| texts.contains(*card)));
    for text in texts {
        assert_eq!(text.parse::<TpsCard>().unwrap().to_string(), text);
    }
    for bad in ["R0", "R14", "X9", "9R", "R09", "R+9", "", "R", "ö9"] {
        assert!(bad.parse::<TpsCard>().is_err(), "{bad}");
    }
}

#[test]
fn tps_2_stars_go_by_rank_and_are_an_option_of_13_numbers_from_0_to_9() {
    let stars = TpsOptions::default().stars;
    let of = |card: &str| stars.on(card.parse().unwrap());
    assert_eq!(["R1", "P5", "S6", "R9", "R10", "P11", "S13"].map(of), [1, 1, 2, 2, 2, 3, 3]);

    let nine =
        with_options(&[("stars", serde_json::json!([9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))]).unwrap();
    assert_eq!(nine.stars.on("P1".parse().unwrap()), 9);
    for bad in [
        serde_json::json!([1, 2]),
        serde_json::json!(vec![10; 13]),
        serde_json::json!(vec![-1; 13]),
        serde_json::json!("many"),
    ] {
        assert!(with_options(&[("stars", bad)]).unwrap_err().starts_with("the option `stars` cannot be"));
    }
}

#[test]
fn tps_3_four_seats_play_nine_tricks_and_three_seats_twelve() {
    assert!(Tps::INFO.tables().map(Seats::count).eq([3, 4]));
    for (seats, tricks) in [(4, 9), (3, 12)] {
        let position = deal(seats, 1);
        assert!(position.hands.as_slice().iter().all(|hand| hand.len() == tricks));
        assert_eq!(position.aside.len(), 3);
    }
}

#[test]
fn tps_4_chance_names_a_dealer_and_the_deck_is_dealt_singly_from_the_dealers_left() {
    let mut recorder = Recorder::new(FastDice::new(7));
    let seats = Seats::new(4).unwrap();
    let position = Tps::deal(seats, &TpsOptions::default(), &mut recorder, &mut ());
    let [RecordEvent::Chance(dealer), RecordEvent::Chance(ChanceEvent::Shuffle { pile, order, .. })] =
        recorder.events()
    else {
        panic!("two chance events: {:?}", recorder.events());
    };
    assert_eq!(*dealer, ChanceEvent::Seat { name: "dealer".into(), seat: position.table.dealer });
    assert_eq!((pile.as_str(), order.len()), ("deck", 39));
    let top: TpsCard = order[0].parse().unwrap();
    let second: TpsCard = order[1].parse().unwrap();
    let first_dealt = seats.left_of(position.table.dealer);
    assert!(position.hands[first_dealt].contains(top));
    assert!(position.hands[seats.left_of(first_dealt)].contains(second));
    let last_three: TpsCardSet = order[36..].iter().map(|card| card.parse::<TpsCard>().unwrap()).collect();
    assert_eq!(position.aside, last_three);
}

#[test]
fn tps_5_the_cards_set_aside_are_seen_only_with_the_option() {
    for open in [false, true] {
        let options = with_options(&[("open_aside", open.into())]).unwrap();
        let position = Tps::deal(Seats::new(4).unwrap(), &options, &mut FastDice::new(3), &mut ());
        let seen = position.view(Viewer::Spectator).table.open_aside;
        assert_eq!(seen, if open { position.aside } else { TpsCardSet::EMPTY });
    }
}

#[test]
fn tps_6_every_suit_is_worth_one_and_nobody_has_points_at_first() {
    let position = deal(4, 5);
    for suit in TpsSuit::ALL {
        assert_eq!(position.table.worth[suit], Worth::One);
        assert!(position.seats().iter().all(|seat| position.table.points[seat][suit] == 0));
    }
}

#[test]
fn tps_7_the_seat_left_of_the_dealer_leads_the_first_trick() {
    for seed in 0..8 {
        let position = deal(4, seed);
        let left = position.seats().left_of(position.table.dealer);
        assert_eq!(position.table.phase, TpsPhase::Play(left));
    }
}

#[test]
fn tps_8_the_suit_that_beats_the_suit_led_is_trump() {
    assert_eq!(TpsSuit::Scissors.beaten_by(), TpsSuit::Rock);
    assert_eq!(TpsSuit::Paper.beaten_by(), TpsSuit::Scissors);
    assert_eq!(TpsSuit::Rock.beaten_by(), TpsSuit::Paper);
    let led = position(&["S4", "R1", "S9", "P13"], "").after(&["play S4"]);
    assert_eq!(led.table.trick.trump(), Some(TpsSuit::Rock));
}

#[test]
fn tps_9_who_holds_the_suit_led_must_follow_and_others_play_anything() {
    let start = position(&["R4 R5 S1", "R1 R2 P9", "P1 P2 S9", "R13 S2 S3"], "");
    assert_eq!(legal(&start), "play R4, play R5, play S1");
    let led = start.after(&["play R4"]);
    assert_eq!(legal(&led), "play R1, play R2");
    let refused =
        said::<Tps>(&led.check(seat(1), TpsAction::Play("P9".parse().unwrap())).unwrap_err().words());
    assert_eq!(refused, "rock was led and you can follow suit, so you must (TPS-9)");
    let missing =
        said::<Tps>(&led.check(seat(1), TpsAction::Play("R3".parse().unwrap())).unwrap_err().words());
    assert_eq!(missing, "R3 is not in your hand (TPS-9)");
    let early = said::<Tps>(&led.check(seat(2), TpsAction::Play("P1".parse().unwrap())).unwrap_err().words());
    assert_eq!(early, "it is not seat 3's turn");
    assert_eq!(legal(&led.after(&["play R1"])), "play P1, play P2, play S9");
}

#[test]
fn tps_10_the_highest_trump_wins_else_the_highest_of_the_suit_led() {
    for (trick, winner) in [
        (["R4", "P1", "P2", "R13"], 2),
        (["R4", "R1", "S13", "R13"], 3),
        (["R4", "S13", "S12", "S11"], 0),
        (["S1", "R1", "P13", "S13"], 1),
        (["P5", "P6", "R13", "S1"], 3),
    ] {
        let hands: Vec<String> = trick.iter().map(ToString::to_string).collect();
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        let plays: Vec<String> = trick.iter().map(|card| format!("play {card}")).collect();
        let plays: Vec<&str> = plays.iter().map(String::as_str).collect();
        let done = position(&hands, "").after(&plays);
        assert_eq!(done.table.last_trick.unwrap().winning().unwrap().0, seat(winner), "{trick:?}");
    }
}

#[test]
fn tps_11_a_win_with_the_suit_led_scores_the_stars_of_its_lowest_card_in_the_trick() {
    let done = position(&["R6 P1", "R12 P2", "S1 P3", "R13 P4"], "")
        .after(&["play R6", "play R12", "play S1", "play R13"]);
    assert_eq!(done.table.points[seat(3)][TpsSuit::Rock], 2, "the stars of R6, not of S1 or R13");
    let alone = position(&["P11 P1", "R2 R3", "R4 R5", "R6 R7"], "")
        .after(&["play P11", "play R2", "play R4", "play R6"]);
    assert_eq!(alone.table.points[seat(0)][TpsSuit::Paper], 3, "the winner's own card counts");
}

#[test]
fn tps_12_a_win_with_a_trump_scores_nothing_and_moves_the_trumps_value_by_one_step_at_most() {
    let start = position(&["R4 R5", "P1 S5", "S1 S2", "S3 S4"], "");
    let won = start.after(&["play R4", "play P1", "play S1", "play S3"]);
    assert_eq!(won.table.phase, TpsPhase::Value(seat(1), TpsSuit::Paper));
    assert!(TpsSuit::ALL.iter().all(|&suit| won.table.points[seat(1)][suit] == 0));
    assert_eq!(legal(&won), "value up, value down, value keep");
    let first = said::<Tps>(&won.check(seat(1), TpsAction::Play("S5".parse().unwrap())).unwrap_err().words());
    assert_eq!(first, "first decide what paper is worth (TPS-12)");
    for (step, worth) in [("up", Worth::Two), ("down", Worth::Minus), ("keep", Worth::One)] {
        let moved = won.clone().after(&[&format!("value {step}")]);
        assert_eq!(moved.table.worth[TpsSuit::Paper], worth);
        assert_eq!(moved.table.phase, TpsPhase::Play(seat(1)), "decided before the next lead");
    }
}

#[test]
fn tps_12_at_the_ends_of_the_ladder_there_is_one_step_less() {
    let mut start = position(&["R4 R5", "P1 S5", "S1 S2", "S3 S4"], "");
    let plays = ["play R4", "play P1", "play S1", "play S3"];
    start.table.worth[TpsSuit::Paper] = Worth::Two;
    let top = start.clone().after(&plays);
    assert_eq!(legal(&top), "value down, value keep");
    let refused = said::<Tps>(&top.check(seat(1), "value up".parse().unwrap()).unwrap_err().words());
    assert_eq!(refused, "paper is worth 2 and cannot go higher (TPS-12)");
    start.table.worth[TpsSuit::Paper] = Worth::Minus;
    assert_eq!(legal(&start.after(&plays)), "value up, value keep");
}

#[test]
fn tps_12_a_trump_win_in_the_last_trick_still_offers_the_value_step() {
    let done = position(&["R4", "P1", "S1", "S3"], "").after(&["play R4", "play P1", "play S1", "play S3"]);
    assert_eq!(legal(&done), "value up, value down, value keep");
    assert_eq!(done.outcome(), None);
    assert!(done.after(&["value keep"]).outcome().is_some());
}

#[test]
fn tps_12_values_move_only_after_a_win_by_trump() {
    let start = position(&["R4", "R5", "R6", "R7"], "");
    let refused = said::<Tps>(&start.check(seat(0), "value up".parse().unwrap()).unwrap_err().words());
    assert_eq!(
        refused,
        "you can change what a suit is worth only right after winning a trick with a trump (TPS-12)"
    );
}

#[test]
fn tps_13_the_winner_leads_the_next_trick_and_the_game_ends_with_empty_hands() {
    let start = position(&["R4 P1", "R5 P2", "R6 P3", "R7 P4"], "");
    let one = start.after(&["play R4", "play R5", "play R6", "play R7"]);
    assert_eq!(one.table.phase, TpsPhase::Play(seat(3)));
    assert_eq!(legal(&one), "play P4", "a single choice is still a decision");
    let two = one.after(&["play P4", "play P1", "play P2", "play P3"]);
    assert_eq!(two.table.phase, TpsPhase::Over);
    assert!(two.to_act().is_empty());
    let late = said::<Tps>(&two.check(seat(0), "play P1".parse().unwrap()).unwrap_err().words());
    assert_eq!(late, "the game is over");
}

#[test]
fn tps_14_a_score_is_points_times_value_summed_and_ties_share_the_win() {
    let mut end = position(&["R1", "R2", "R3", "R4"], "");
    end.table.points[seat(0)][TpsSuit::Rock] = 3;
    end.table.points[seat(0)][TpsSuit::Paper] = 2;
    end.table.points[seat(1)][TpsSuit::Scissors] = 2;
    end.table.worth[TpsSuit::Paper] = Worth::Minus;
    end.table.worth[TpsSuit::Scissors] = Worth::Two;
    // The last trick gives seat 3 one point in rock, worth one.
    let end = end.after(&["play R1", "play R2", "play R3", "play R4"]);
    let outcome = end.outcome().unwrap();
    assert_eq!(outcome.scores.as_slice(), [1, 4, 0, 1]);
    assert!(outcome.winners.iter().eq([seat(1)]));

    let tied = position(&["R1", "P1", "R3"], "");
    let tied = tied.after(&["play R1", "play P1", "play R3", "value keep"]);
    assert_eq!(tied.outcome().unwrap().winners, tied.seats().all(), "nobody has a point");
}

#[test]
fn actions_are_written_as_the_rules_write_them_and_nothing_else_is_read() {
    for text in ["play R9", "play P13", "value up", "value down", "value keep"] {
        assert_eq!(text.parse::<TpsAction>().unwrap().to_string(), text);
    }
    for bad in
        ["", "play", "play ", "play  R9", "Play R9", "play r9", "play R9 ", "value", "value sideways", "R9"]
    {
        assert!(bad.parse::<TpsAction>().is_err(), "{bad}");
    }
}

#[test]
fn a_seat_that_does_not_follow_has_shown_a_void() {
    let start = position(&["R4 R5", "P1 S5", "S1 S2", "R3 S4"], "");
    let done = start.after(&["play R4", "play P1", "play S1", "play R3"]);
    let voids = |number| done.table.voids[seat(number)];
    assert!(voids(1).contains(TpsSuit::Rock) && voids(2).contains(TpsSuit::Rock));
    assert!(voids(0).is_empty() && voids(3).is_empty());
}
