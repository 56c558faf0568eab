//! PIL-5 to PIL-9: the limit, the value of a side, and the three ways to play cards.

use parlour_cards::{CardSet, Suit};

use super::{cards, legal, position, seat};
use crate::{Ranks, SuitCards};

fn value(text: &str) -> u8 {
    SuitCards::from_cards(cards(text)).map_or(0, |group| group.ranks().value())
}

#[test]
fn pil_5_the_limit_is_15_plus_the_cards_in_the_own_pile_of_spades() {
    let limit = |mine: &str, theirs: &str| position().scored(mine, theirs).build().table.limit(seat(0));
    assert_eq!(limit("", ""), 15);
    assert_eq!(limit("AS 9S", ""), 17, "their number counts, not their values");
    assert_eq!(limit("KS 5H", "2S 3S"), 15, "neither a face nor the other seat's spades");
    assert_eq!(limit("AS 2S 3S 4S 5S 6S 7S 8S 9S TS", ""), 25);
}

#[test]
fn pil_5_with_two_spades_scored_a_seven_and_a_ten_make_an_attack() {
    let start = position().hands("7D TD", "").scored("AS 2S", "").build();
    assert!(start.allows("attack 7D TD"));
    let without = position().hands("7D TD", "").build();
    assert_eq!(without.refuses("attack 7D TD"), "your side would be worth 17, past your limit of 15 (PIL-5)");
}

#[test]
fn pil_6_a_queen_a_two_and_a_six_are_worth_14() {
    assert_eq!(value("QH 2H 6H"), 14);
    assert_eq!(value("JH QH KH 2H"), 8, "each face counts the highest number");
    assert_eq!(value("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"), 85);
}

#[test]
fn pil_6_faces_alone_are_worth_nothing_and_so_always_fit() {
    assert_eq!(value("JH QH KH"), 0);
    let start = position().hands("JH QH KH", "").build();
    assert!(start.allows("attack JH QH KH"));
}

#[test]
fn pil_6_a_new_highest_number_raises_the_faces_already_there() {
    let start = position().hands("5D 6D 7D", "").sides("2D JD QD", "").build();
    assert_eq!(start.table.side_ranks(seat(0), Suit::Diamonds).value(), 6);
    assert!(!start.allows("defend 5D"), "5 + 2 + 5 + 5 is 17");
    let roomier = position().hands("5D 6D", "").sides("2D JD QD", "").scored("2S 3S", "").build();
    assert!(roomier.allows("defend 5D"));
    assert!(!roomier.allows("defend 6D"), "6 + 2 + 6 + 6 is 20");
}

#[test]
fn pil_6_more_cards_never_make_a_side_cheaper() {
    for ranks in 0u64..1 << 13 {
        let side = Ranks::of(CardSet::from_bits(ranks), Suit::Clubs);
        for more in 0..13 {
            let larger = Ranks::of(CardSet::from_bits(ranks | 1 << more), Suit::Clubs);
            assert!(side.value() <= larger.value());
        }
    }
}

#[test]
fn pil_7_an_attack_brings_cards_of_one_suit_into_a_battle_without_cards() {
    let start = position().hands("2H 6H QH 3S", "7H").build();
    let attacked = start.after(&["attack 2H 6H QH"]);
    assert_eq!(attacked.side(0), cards("2H 6H QH"));
    assert_eq!(attacked.held(0), cards("3S 2C"), "and one card drawn");
    assert_eq!(attacked.refuses("attack 7H"), "the hearts battle has already begun: defend there (PIL-7)");
}

#[test]
fn pil_7_an_attack_needs_the_cards_and_the_limit() {
    let start = position().hands("9H TH", "").build();
    assert_eq!(legal(&start), "attack 9H, attack TH, end");
    assert_eq!(start.refuses("attack 2H"), "2H is not in your hand (PIL-7)");
    assert_eq!(start.refuses("attack 9H TH"), "your side would be worth 19, past your limit of 15 (PIL-5)");
    assert_eq!(start.refuses("defend 9H"), "the hearts battle has not begun yet: attack there (PIL-8)");
}

#[test]
fn pil_8_a_defence_answers_where_only_the_other_side_has_cards() {
    let start = position().hands("7S 8S 9S", "").sides("", "2S").build();
    assert_eq!(legal(&start), "defend 7S, defend 8S, defend 7S 8S, defend 9S, end");
    assert_eq!(start.after(&["defend 7S 8S"]).side(0), cards("7S 8S"));
}

#[test]
fn pil_8_a_defence_also_reinforces_the_own_side_and_the_whole_side_counts() {
    let start = position().hands("7S 8S 9S", "").sides("6S", "").build();
    assert_eq!(legal(&start), "defend 7S, defend 8S, defend 9S, score, end");
    assert_eq!(start.refuses("defend 7S 8S"), "your side would be worth 21, past your limit of 15 (PIL-5)");
    assert_eq!(start.refuses("defend TS"), "TS is not in your hand (PIL-8)");
}

#[test]
fn pil_9_a_crawl_adds_one_card_past_the_limit_to_a_side_that_has_a_card() {
    let start = position().hands("TD 2D", "").sides("9D", "").build();
    assert_eq!(legal(&start), "defend 2D, crawl TD, score, end");
    let crawled = start.after(&["crawl TD"]);
    assert_eq!(crawled.side(0), cards("9D TD"));
}

#[test]
fn pil_9_a_crawl_is_not_legal_where_that_card_alone_could_defend() {
    let start = position().hands("6D", "").sides("9D", "").build();
    assert_eq!(start.refuses("crawl 6D"), "6D fits within your limit: defend with it (PIL-9)");
}

#[test]
fn pil_9_a_crawl_is_not_legal_onto_a_side_without_cards() {
    let start = position().hands("TD", "").sides("", "9D").build();
    assert_eq!(start.refuses("crawl TD"), "to crawl, you need a card in the diamonds battle already (PIL-9)");
    assert_eq!(start.refuses("crawl 4D"), "4D is not in your hand (PIL-9)");
}

#[test]
fn pil_9_on_a_side_already_past_the_limit_every_card_crawls() {
    let start = position().hands("AD KD", "").sides("9D TD", "").build();
    assert_eq!(legal(&start), "crawl AD, crawl KD, score, end");
}

#[test]
fn pil_9_a_face_onto_faces_alone_defends_and_never_crawls() {
    let start = position().hands("KD", "").sides("JD QD", "").build();
    assert_eq!(legal(&start), "defend KD, score, end");
}
