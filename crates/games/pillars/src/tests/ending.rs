//! PIL-15 and PIL-16: points, majorities and the winner.

use parlour_core::{Game, Outcome, Seat, options};

use super::{cards, position, seat};
use crate::{Pile, PilePoints, PillarsOptions};

/// The outcome with these scored cards, counted by the sum of values and by the number of cards.
fn outcomes(first: &str, second: &str) -> [Outcome; 2] {
    let end = position().scored(first, second).deck("9S");
    let ended = [end.clone(), end.counting_cards()].map(|end| end.build().after(&["end"]));
    ended.map(|position| position.outcome().unwrap())
}

fn scores(outcome: &Outcome) -> [i32; 2] {
    [0, 1].map(|number| outcome.scores[seat(number)])
}

fn winners(outcome: &Outcome) -> Vec<usize> {
    outcome.winners.iter().map(Seat::number).collect()
}

#[test]
fn pil_15_the_points_of_a_pile_are_the_sum_of_its_values_or_with_the_option_the_number_of_its_cards() {
    let points = |pile: Pile, text: &str| {
        [PilePoints::Sum, PilePoints::Count].map(|how| pile.points(cards(text), how))
    };
    assert_eq!(points(Pile::Hearts, "AH TH 4H 9S"), [15, 3]);
    assert_eq!(points(Pile::Clubs, "AC 2C 3C 4C 5C 6C 7C 8C 9C TC"), [55, 10]);
    assert_eq!(points(Pile::Diamonds, ""), [0, 0]);
}

#[test]
fn pil_15_the_pile_of_faces_always_counts_cards() {
    for how in [PilePoints::Sum, PilePoints::Count] {
        assert_eq!(Pile::Faces.points(cards("JH QH KC 9D"), how), 3);
    }
}

#[test]
fn pil_15_the_option_decides_who_has_the_majority() {
    let [sum, count] = outcomes("TH", "2H 3H");
    assert_eq!((scores(&sum), winners(&sum)), ([1, 0], vec![0]));
    assert_eq!((scores(&count), winners(&count)), ([0, 1], vec![1]));
}

#[test]
fn pil_15_the_option_is_written_as_sum_or_count_and_nothing_else() {
    let read = |value: &str| options::with_changes::<PillarsOptions>([("pile_points", value.into())]);
    assert_eq!(read("sum").unwrap(), PillarsOptions::default());
    assert_eq!(read("count").unwrap().pile_points, PilePoints::Count);
    assert!(
        read("total").unwrap_err().to_string().starts_with("the option `pile_points` cannot be \"total\"")
    );
    assert_eq!(options::to_json(&PillarsOptions::default())["pile_points"], "sum");
}

#[test]
fn pil_16_most_majorities_win_and_are_the_score() {
    for outcome in outcomes("9H 3H 8S KC", "2H 9D") {
        assert_eq!((scores(&outcome), winners(&outcome)), ([3, 1], vec![0]));
    }
}

#[test]
fn pil_16_equal_points_in_a_pile_are_nobodys_majority() {
    let [sum, count] = outcomes("AH 4H", "5H 2S");
    assert_eq!(scores(&sum), [0, 1], "5 and 5 in hearts");
    assert_eq!(scores(&count), [1, 1], "two cards and one");
}

#[test]
fn pil_16_with_equal_majorities_the_majority_in_diamonds_wins() {
    for outcome in outcomes("9H 8S", "2D KC") {
        assert_eq!((scores(&outcome), winners(&outcome)), ([2, 2], vec![1]));
    }
}

#[test]
fn pil_16_with_equal_majorities_and_equal_diamonds_the_game_is_drawn_and_both_win() {
    let [sum, _] = outcomes("9H 3D", "8S AD 2D");
    assert_eq!((scores(&sum), winners(&sum)), ([1, 1], vec![0, 1]), "three in diamonds each");
    for nothing_scored in outcomes("", "") {
        assert_eq!((scores(&nothing_scored), winners(&nothing_scored)), ([0, 0], vec![0, 1]));
    }
}

#[test]
fn pil_16_cards_in_battles_and_hands_count_for_nobody() {
    let end = position()
        .hands("KH TH", "")
        .sides("9D 8D", "2C")
        .scored("", "AH")
        .deck("9S")
        .build()
        .after(&["end"]);
    let outcome = end.outcome().unwrap();
    assert_eq!((scores(&outcome), winners(&outcome)), ([0, 1], vec![1]));
}
