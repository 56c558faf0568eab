//! FAJ-12 to FAJ-14: the hands at the end.

use parlour_cards::poker::Category;
use parlour_core::{Game, Outcome, PerSeat};
use parlour_laws::said;

use super::{cards, playing, random_dealer, seat, seats, whole_game};
use crate::{Faj, FajOptions, FajPhase, FajTable, all_trick_cards, hand};

/// A finished game with these piles.
fn ended(piles: &[&str]) -> Faj {
    let hands = ["KS KH KD KC", "AS AH AD AC", "QS QH QD QC", "JS JH JD JC"];
    let mut end = playing(4, "", &hands[..piles.len()]);
    end.table.phase = FajPhase::Over;
    end.table.piles = PerSeat::from_fn(seats(piles.len()), |seat| cards(piles[seat.number()]));
    end
}

fn outcome(piles: &[&str]) -> Outcome {
    ended(piles).outcome().unwrap()
}

fn scores(piles: &[&str]) -> Vec<i32> {
    outcome(piles).scores.as_slice().to_vec()
}

fn category(pile: &str) -> Option<Category> {
    ended(&[pile, ""]).table.hand(seat(0)).category()
}

#[test]
fn faj_12_every_category_beats_the_one_below_it() {
    let rising = [
        "TS 9H 8S 7S 5S",
        "2C 2D 3C 4C 5D",
        "2H 2S 3D 3H 4D",
        "5C 5H 5S 2C 3S",
        "2D 3C 4C 5D 6D",
        "2C 3C 4C 5C 7C",
        "2H 2S 2D 3H 3S",
        "4C 4D 4H 4S 2C",
        "2C 3C 4C 5C 6C",
    ];
    for pair in rising.windows(2) {
        assert_eq!(category(pair[0]).map(|category| category as u8 + 1), category(pair[1]).map(|c| c as u8));
        assert_eq!(scores(pair), [0, 1], "{pair:?}");
    }
}

#[test]
fn faj_12_equal_categories_compare_by_rank() {
    assert_eq!(scores(&["2C 3C 4C 5C 6C", "3D 4D 5D 6D 7D"]), [0, 1], "straight flushes by their top");
    assert_eq!(scores(&["9C 9D 9H 9S 2C", "8C 8D 8H 8S TC"]), [1, 0]);
    assert_eq!(scores(&["9C 9D 9H 2C 2D", "8C 8D 8H TC TD"]), [1, 0], "full houses by the three");
    assert_eq!(scores(&["9C 9D 4H 4S 2C", "9H 9S 4C 4D 3C"]), [0, 1], "two pairs by the fifth card");
    assert_eq!(scores(&["TC 9C 8C 7C 4C", "TD 9D 8D 7D 5D"]), [0, 1], "flushes down to the last card");
}

#[test]
fn faj_12_the_lowest_straight_is_two_to_six() {
    assert_eq!(category("2C 3D 4H 5S 6C"), Some(Category::Straight));
    assert_eq!(scores(&["2C 3D 4H 5S 6C", "3C 4C 5D 6D 7H"]), [0, 1]);
}

#[test]
fn faj_12_hands_of_no_card_one_card_and_four_cards() {
    assert_eq!(category(""), None);
    assert_eq!(category("2C"), Some(Category::HighCard));
    assert_eq!(scores(&["", "2C"]), [0, 1], "no cards are lower than any");
    assert_eq!(category("2C 3C 4C 5C"), Some(Category::HighCard), "four cards are no flush and no straight");
    assert_eq!(scores(&["9S 8S 7S 6S", "9D 8D 7D 6D 2C"]), [0, 1], "a missing card is lower than any card");
    assert_eq!(category("4C 4D 4H 4S"), Some(Category::FourOfAKind));
}

#[test]
fn faj_12_the_best_five_of_thirty_cards_are_found() {
    let thirty: Vec<String> = all_trick_cards().iter().take(30).map(|card| card.to_string()).collect();
    let end = ended(&[&thirty.join(" "), "TS"]);
    // Clubs, diamonds and hearts are complete; of the spades there are two to four.
    assert_eq!(end.table.hand(seat(0)).card_set(), cards("TH 9H 8H 7H 6H"));
    assert_eq!(said::<Faj>(&hand::words(end.table.hand(seat(0)))), "straight flush in hearts, ten high");
}

#[test]
fn faj_13_between_equal_ranks_the_highest_suit_in_the_hand_wins() {
    assert_eq!(scores(&["9S 9C 4C", "9H 9D 4H"]), [1, 0]);
    assert_eq!(scores(&["9C 9D 4S", "9H 9S 4H"]), [0, 1], "both have a spade, the other has a heart besides");
}

#[test]
fn faj_13_then_all_suits_sorted_and_at_last_card_by_card() {
    assert_eq!(scores(&["TS 7C 5C 4C 2C", "TC 7S 5D 4D 2D"]), [0, 1], "S C C C C against S D D D C");
    assert_eq!(scores(&["TS 7H 5D 4C", "TH 7S 5C 4D"]), [1, 0], "the same suits, the spade on the ten");
    assert_eq!(scores(&["9S 9C 8D 3C", "9H 9D 8S 3H"]), [0, 1], "S D C C against S H H D");
    assert_eq!(scores(&["9S 9D 7H 3C", "9H 9C 7S 3D"]), [1, 0], "the same suits, the spade in the pair");
    assert_eq!(scores(&["9S 9H 7D 5C 4C 3H", "9D 9C 7S 5H 4H 3C"]), [0, 1], "S H D C C against S H H D C");
}

#[test]
fn faj_13_the_suits_of_a_pile_are_chosen_for_the_best_hand() {
    let end = ended(&["9S 9H 9D 4C 4D 4S 2C", "TC"]);
    assert_eq!(end.table.hand(seat(0)).card_set(), cards("9S 9H 9D 4S 4D"));
}

#[test]
fn faj_14_a_seat_scores_the_number_of_seats_it_beats() {
    let result = outcome(&["9S 9H", "TC", "TD", "8S 8H 8D"]);
    assert_eq!(result.scores.as_slice(), [2, 0, 1, 3]);
    assert!(result.winners.iter().eq([seat(3)]));
}

#[test]
fn faj_14_seats_without_cards_are_equal_and_beat_nobody() {
    let result = outcome(&["", "", "2C", ""]);
    assert_eq!(result.scores.as_slice(), [0, 0, 3, 0]);
    assert!(result.winners.iter().eq([seat(2)]));
}

#[test]
fn faj_14_there_is_always_exactly_one_winner() {
    for count in 2..=4 {
        for seed in 0..30 {
            let options = if seed % 2 == 0 { FajOptions::default() } else { random_dealer() };
            let (end, _) = whole_game(count, &options, seed);
            let result = end.outcome().unwrap();
            assert_eq!(result.winners.len(), 1);
            assert_eq!(end.table.round, FajTable::ROUNDS);
        }
    }
}
