//! FAJ-8 and FAJ-10: trump, and who wins a trick.

use parlour_cards::Suit;
use parlour_core::PerSeat;

use super::{cards, seats};
use crate::{
    Board,
    Win::{self, Jack, Joker, Rank, Trump},
    trick,
};

fn board(text: &str) -> Board {
    Board { cards: cards(text) }
}

/// Which of the cards, one from each seat, wins on this board, and by which line.
fn won<'a>(on: &str, plays: &'a str) -> (&'a str, Win) {
    let texts: Vec<&str> = plays.split_whitespace().collect();
    let plays = PerSeat::from_fn(seats(texts.len()), |seat| Some(texts[seat.number()].parse().unwrap()));
    let (winner, by) = trick::winner(board(on), &plays);
    (texts[winner.number()], by)
}

#[test]
fn faj_8_the_suit_with_the_highest_sum_is_trump() {
    assert_eq!(board("3C 4S").trump(), Some(Suit::Spades));
    assert_eq!(board("2C 5C 6D").trump(), Some(Suit::Clubs));
    assert_eq!(board("2H").trump(), Some(Suit::Hearts));
    assert_eq!(board("TD 9S").trump(), Some(Suit::Diamonds), "a ten counts ten");
    assert_eq!(board("TC 9C TD 8D").sums(), [19, 18, 0, 0]);
}

#[test]
fn faj_8_suits_that_share_the_highest_sum_leave_no_trump() {
    assert_eq!(board("2H 5H 3D 4D").trump(), None);
    assert_eq!(board("6C 6D 6H 6S").trump(), None);
    assert_eq!(board("7C 7S").trump(), None);
    assert_eq!(board("4C 4D 9S").trump(), Some(Suit::Spades), "a tie below the highest sum does not matter");
}

#[test]
fn faj_10_a_jack_of_a_suit_on_the_board_beats_the_jokers() {
    assert_eq!(won("4S 3C", "BJ JC AS RJ"), ("JC", Jack));
    assert_eq!(won("4S 4C", "BJ JC"), ("JC", Jack), "without trump too");
    assert_eq!(won("4S 3C", "RJ JD AS"), ("RJ", Joker), "no diamond lies on the board");
}

#[test]
fn faj_10_of_several_such_jacks_the_trump_jack_is_highest_then_by_suit() {
    assert_eq!(won("9C 3S", "JS JC RJ"), ("JC", Jack), "clubs are trump");
    assert_eq!(won("9D 3C 4H", "JH JC RJ"), ("JH", Jack), "the trump jack is not played");
    assert_eq!(won("9C 9S", "JS JC RJ"), ("JS", Jack), "no trump");
    assert_eq!(won("9C 9S", "JH JC RJ"), ("JC", Jack), "no heart lies on the board");
}

#[test]
fn faj_10_a_joker_beats_all_but_such_a_jack_and_the_black_one_beats_the_red_one() {
    assert_eq!(won("4S", "RJ AS"), ("RJ", Joker));
    assert_eq!(won("4S", "RJ AS BJ KS"), ("BJ", Joker));
    assert_eq!(won("4S 4H", "AS RJ"), ("RJ", Joker), "without trump too");
    assert_eq!(won("4S 4H", "JC BJ JD RJ"), ("BJ", Joker));
}

#[test]
fn faj_10_without_a_joker_the_highest_trump_wins() {
    assert_eq!(won("4C", "AS JC KH"), ("JC", Trump), "a jack is just a low trump");
    assert_eq!(won("4C", "QC JC AH KC"), ("KC", Trump));
    assert_eq!(won("4C 3S", "AS QC KS"), ("QC", Trump));
}

#[test]
fn faj_10_without_trump_the_highest_rank_wins_then_the_highest_suit() {
    assert_eq!(won("4C", "KS AD QH"), ("AD", Rank), "no trump was played");
    assert_eq!(won("4C 4S", "QC KH QS"), ("KH", Rank), "there is no trump");
    assert_eq!(won("4C 4S", "AC AD AH AS"), ("AS", Rank));
    assert_eq!(won("4C 4S", "AD AC"), ("AD", Rank));
    assert_eq!(won("4C", "JS JH"), ("JS", Rank));
    assert_eq!(won("4C 4S", "JC QD"), ("QD", Rank), "a jack catches only Jokers");
}
