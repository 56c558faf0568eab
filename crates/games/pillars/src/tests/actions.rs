//! The texts of actions.

use parlour_core::Action;
use parlour_laws::said;

use super::{cards, position};
use crate::{Pillars, PillarsAction};

#[test]
fn actions_are_written_as_the_rules_write_them() {
    for text in [
        "attack 2H 6H QH",
        "attack AS 2S 9S TS JS QS KS",
        "defend 7S",
        "crawl TD",
        "score",
        "take 9H",
        "harvest",
        "magic 4H",
        "magic JS 9D",
        "magic QC",
        "magic KD H",
        "end",
    ] {
        assert_eq!(text.parse::<PillarsAction>().unwrap().to_string(), text);
    }
}

#[test]
fn a_list_of_cards_is_read_in_any_order_and_written_from_the_ace_to_the_king() {
    let read: PillarsAction = "attack QH AH TH 2H".parse().unwrap();
    assert_eq!(read.to_string(), "attack AH 2H TH QH");
    let start = position().hands("2H 6H QH", "").build();
    assert_eq!(start.after(&["attack QH 6H 2H"]).side(0), cards("2H 6H QH"));
}

#[test]
fn other_texts_are_refused_and_the_refusal_says_what_would_do() {
    for (text, expected) in [
        ("attack", "there are"),
        ("attack ", "a card is written"),
        ("attack  2H", "a card is written"),
        ("attack 2H ", "a card is written"),
        ("Attack 2H", "there are"),
        ("attack 2H 3S", "one suit"),
        ("defend 2H 2H", "named once"),
        ("crawl 2H 3H", "a card is written"),
        ("score 2H", "there are"),
        ("take", "there are"),
        ("harvest ", "there are"),
        ("magic JS", "a jack names a card"),
        ("magic KD", "a king names a battle"),
        ("magic KD 9D", "by its letter"),
        ("magic QC H", "only jacks and kings"),
        ("magic 4H 9D", "only jacks and kings"),
        ("magic JS H", "a card is written"),
        ("pass", "there are"),
        ("", "there are"),
    ] {
        let error = said::<Pillars>(&text.parse::<PillarsAction>().unwrap_err().words());
        assert!(error.contains(expected), "{text}: {error}");
    }
}

#[test]
fn kinds_are_as_fine_as_the_rules() {
    let kinds = ["magic 4H", "magic JS 9D", "magic QC", "magic KD H"].map(|text| {
        let action: PillarsAction = text.parse().unwrap();
        action.kind()
    });
    assert_eq!(kinds, ["magic of hearts", "magic of a jack", "magic of a queen", "magic of a king"]);
}
