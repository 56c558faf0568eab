//! Tests of the evaluator: against examples, and against trying every choice of five cards.

use parlour_core::{Dice, FastDice};

use super::{Category, Hand, best};
use crate::{Card, CardSet, Rank, Suit};

fn pile(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

fn hand(text: &str) -> Hand {
    best(pile(text))
}

/// A hand judged slowly, to the letter: category, ranks, sorted suits, suits in order.
type Judged = (Category, Vec<Rank>, Vec<Suit>, Vec<Suit>);

fn judge(cards: &[Card]) -> Judged {
    let count = |card: &Card| cards.iter().filter(|other| other.rank() == card.rank()).count();
    let mut cards = cards.to_vec();
    let order = cards.clone();
    cards.sort_by_key(|card| {
        let of_rank = order.iter().filter(|other| other.rank() == card.rank()).count();
        std::cmp::Reverse((of_rank, card.rank(), card.suit()))
    });
    let ranks: Vec<Rank> = cards.iter().map(|card| card.rank()).collect();
    let suits: Vec<Suit> = cards.iter().map(|card| card.suit()).collect();
    let five = cards.len() == 5;
    let flush = five && suits.iter().all(|&suit| suit == suits[0]);
    let straight = five && ranks.windows(2).all(|pair| pair[0] as u8 == pair[1] as u8 + 1);
    let counts: Vec<usize> = cards.iter().map(count).collect();
    let category = match counts.as_slice() {
        _ if flush && straight => Category::StraightFlush,
        [4, ..] => Category::FourOfAKind,
        [3, 3, 3, 2, 2] => Category::FullHouse,
        _ if flush => Category::Flush,
        _ if straight => Category::Straight,
        [3, ..] => Category::ThreeOfAKind,
        [2, 2, 2, 2, ..] => Category::TwoPairs,
        [2, ..] => Category::Pair,
        _ => Category::HighCard,
    };
    let mut sorted = suits.clone();
    sorted.sort_by(|a, b| b.cmp(a));
    (category, ranks, sorted, suits)
}

/// The best of all choices of up to five cards, with its cards.
fn best_by_trying(pile: CardSet) -> (Judged, Vec<Card>) {
    fn choices(rest: CardSet, chosen: &mut Vec<Card>, best: &mut Option<(Judged, Vec<Card>)>) {
        let judged = judge(chosen);
        if best.as_ref().is_none_or(|(other, _)| judged > *other) {
            *best = Some((judged, chosen.clone()));
        }
        if chosen.len() < 5 {
            let mut rest = rest;
            while let Some(card) = rest.first() {
                rest.remove(card);
                chosen.push(card);
                choices(rest, chosen, best);
                chosen.pop();
            }
        }
    }
    let mut best = None;
    choices(pile, &mut Vec::new(), &mut best);
    best.unwrap()
}

/// Some cards of a deck, at random.
fn random_pile(deck: CardSet, size: usize, dice: &mut FastDice) -> CardSet {
    let mut cards: Vec<Card> = deck.iter().collect();
    dice.choose(&mut cards, size);
    cards[..size].iter().copied().collect()
}

fn two_to_ten() -> CardSet {
    Card::deck().iter().filter(|card| (Rank::Two..=Rank::Ten).contains(&card.rank())).collect()
}

fn agrees_with_trying(pile: CardSet) {
    let (judged, mut cards) = best_by_trying(pile);
    let found = best(pile);
    let mut found_cards: Vec<Card> = found.cards().collect();
    let suits: Vec<Suit> = found_cards.iter().map(|card| card.suit()).collect();
    assert_eq!(suits, judged.3, "the cards are in the order of comparison: {found:?}");
    found_cards.sort();
    cards.sort();
    assert_eq!(found_cards, cards, "of {pile:?}");
    assert_eq!(found.category(), (!pile.is_empty()).then_some(judged.0));
}

#[test]
fn the_best_hand_is_the_best_of_all_choices_of_five_cards() {
    let mut dice = FastDice::new(3);
    for (deck, most) in [(two_to_ten(), 15), (Card::deck(), 13)] {
        for size in 0..=most {
            for _ in 0..if size < 10 { 150 } else { 12 } {
                agrees_with_trying(random_pile(deck, size, &mut dice));
            }
        }
    }
    agrees_with_trying(random_pile(two_to_ten(), 30, &mut dice));
}

#[test]
fn few_ranks_or_few_suits_are_judged_right_too() {
    let mut dice = FastDice::new(4);
    let few_ranks: CardSet = two_to_ten().iter().filter(|card| card.rank() >= Rank::Seven).collect();
    let two_suits: CardSet = two_to_ten().iter().filter(|card| card.suit() >= Suit::Hearts).collect();
    let in_a_row: CardSet = two_to_ten().iter().filter(|card| card.rank() <= Rank::Six).collect();
    for deck in [few_ranks, two_suits, in_a_row] {
        for size in 4..=12 {
            for _ in 0..60 {
                agrees_with_trying(random_pile(deck, size, &mut dice));
            }
        }
    }
}

#[test]
fn two_hands_compare_as_the_whole_order_says() {
    let mut dice = FastDice::new(5);
    let few: CardSet = two_to_ten().iter().filter(|card| card.rank() <= Rank::Seven).collect();
    for _ in 0..4000 {
        let sizes = [dice.below(6) as usize, dice.below(6) as usize];
        let [one, other] = sizes.map(|size| random_pile(few, size, &mut dice));
        let [judged, other_judged] = [one, other].map(|pile| judge(&pile.iter().collect::<Vec<_>>()));
        assert_eq!(best(one).cmp(&best(other)), judged.cmp(&other_judged), "{one:?} against {other:?}");
    }
}

#[test]
fn every_category_beats_the_one_below_it_at_its_best() {
    let lowest_over_highest = [
        ("2C 2D 3C 4C 5C", "TS 9S 8S 7S 5H"),
        ("2C 2D 3C 3D 4C", "TS TH 9S 8S 7S"),
        ("2C 2D 2H 3C 4C", "TS TH 9S 9H 8S"),
        ("2C 3C 4C 5C 6D", "TS TH TD 9S 8S"),
        ("2C 3C 4C 5C 7C", "TS 9S 8S 7S 6H"),
        ("2C 2D 2H 3C 3D", "TS 9S 8S 7S 5S"),
        ("2C 2D 2H 2S 3C", "TS TH TD 9S 9H"),
        ("2C 3C 4C 5C 6C", "TS TH TD TC 9S"),
    ];
    for (category, (low, high)) in Category::ALL.into_iter().skip(1).zip(lowest_over_highest) {
        assert_eq!(hand(low).category(), Some(category));
        assert!(hand(low) > hand(high), "{low} beats {high}");
        assert_eq!(hand(high).category().map(|below| below as u8 + 1), Some(category as u8));
    }
}

#[test]
fn fewer_than_five_cards_make_no_straight_flush_or_full_house() {
    for text in ["2S 3S 4S 5S", "TS 9S 8S 7S"] {
        assert_eq!(hand(text).category(), Some(Category::HighCard));
    }
    assert_eq!(hand("9S 9H 9D 4C").category(), Some(Category::ThreeOfAKind));
    assert_eq!(hand("9S 9H 4D 4C").category(), Some(Category::TwoPairs));
    assert_eq!(hand("9S 9H 9D 9C").category(), Some(Category::FourOfAKind));
}

#[test]
fn a_missing_card_is_lower_than_any_card() {
    assert!(hand("9C 2C") > hand("9S"));
    assert!(hand("9C 9D 2C") > hand("9S 9H"));
    assert!(hand("2C") > hand(""));
    assert_eq!(hand(""), Hand::EMPTY);
}

#[test]
fn the_highest_suit_decides_between_equal_ranks_then_all_suits_then_card_by_card() {
    assert!(hand("9S 7C 5C 4C 2C") > hand("9H 7H 5H 4H 2D"), "the spade");
    assert!(hand("9S 7C 5C 4C 2H") > hand("9C 7S 5D 4D 2D"), "one spade each, then the heart");
    assert!(hand("9S 7H 5D 4C 2C") > hand("9H 7S 5D 4C 2C"), "the same suits, the spade on the higher card");
    assert!(hand("9H 9D 7S 5C 4C") < hand("9S 9C 7H 5D 4C"), "the same suits, the spade among the pair");
    assert!(hand("9S 9C 7H 5C 4D") < hand("9S 9C 7H 5D 4C"), "down to the last step");
}

#[test]
fn hands_of_one_category_and_the_same_ranks_differ_only_in_suits() {
    assert!(hand("9S 9H 4D").equals_in_rank(hand("9D 9C 4S")));
    assert!(!hand("9S 9H 4D").equals_in_rank(hand("9D 9C 4S 2S")));
    assert!(!hand("9S 8S 7S 5S 4S").equals_in_rank(hand("9S 8S 7S 5S 4H")));
}

#[test]
fn a_hand_says_what_it_is() {
    let said = [
        ("", "no cards"),
        ("9C 4D", "nine high"),
        ("6C 6D 9S", "pair of sixes"),
        ("6C 6D 9S 9C", "two pairs, nines and sixes"),
        ("6C 6D 6S 9C", "three sixes"),
        ("6C 5D 4S 3C 2H", "straight, six high"),
        ("6C 5C 4C 3C TC", "flush in clubs, ten high"),
        ("6C 6D 6S 9C 9H 2C", "full house, sixes over nines"),
        ("6C 6D 6S 6H 9H 2C", "four sixes"),
        ("6C 5C 4C 3C 2C TC", "straight flush in clubs, six high"),
    ];
    for (cards, words) in said {
        assert_eq!(hand(cards).to_string(), words);
    }
}
