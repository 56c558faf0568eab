//! The list of legal actions: complete, sorted, without duplicates, and fast with a large hand.

use parlour_cards::{Card, CardSet, Suit};
use parlour_core::{Dice, FastDice, Game};

use super::{builder::Builder, position, seat};
use crate::{Pillars, PillarsAction, Ranks, SuitCards};

/// Attacks and defences found by trying every choice of every suit's cards in the hand.
fn by_trying(position: &Pillars) -> Vec<PillarsAction> {
    let table = &position.table;
    let mut found = Vec::new();
    for suit in Suit::ALL {
        let begun = !table.battle(suit).is_empty();
        for bits in 1u64..1 << 13 {
            let cards = CardSet::from_bits(bits << (16 * suit as u32));
            let side: Vec<Card> = (table.side(seat(0), suit) | cards).iter().collect();
            let numbers =
                || side.iter().filter(|card| !card.rank().is_face()).map(|card| card.rank().number());
            let faces = side.iter().filter(|card| card.rank().is_face()).count() as u8;
            let value = numbers().sum::<u8>() + faces * numbers().max().unwrap_or(0);
            if cards.is_subset(position.held(0)) && value <= table.limit(seat(0)) {
                let group = SuitCards::from_cards(cards).unwrap();
                found.push(if begun { PillarsAction::Defend(group) } else { PillarsAction::Attack(group) });
            }
        }
    }
    found.sort_unstable();
    found
}

fn text(cards: CardSet) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_choice_of_cards_that_fits_is_listed_once_and_in_order() {
    let mut dice = FastDice::new(5);
    for _ in 0..40 {
        let mut deck: Vec<Card> = Card::deck().iter().collect();
        dice.shuffle(&mut deck);
        let part = |from: usize, to: usize| text(deck[from..to].iter().copied().collect());
        let hand = 4 + dice.below(18) as usize;
        let start = position()
            .hands(&part(0, hand), "")
            .sides(&part(30, 34), &part(34, 38))
            .scored(&part(38, 46), "")
            .deck(&part(46, 52))
            .build();
        let listed = start.choices(seat(0));
        let groups =
            |action: &PillarsAction| matches!(action, PillarsAction::Attack(_) | PillarsAction::Defend(_));
        assert_eq!(listed.iter().copied().filter(groups).collect::<Vec<_>>(), by_trying(&start));
        assert!(listed.is_sorted_by(|a, b| a < b));
    }
}

/// A hand of 25 of the 26 cards of two suits, with ten spades scored.
fn large_hand() -> Builder {
    let spades = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS";
    let hand = (Suit::Hearts.cards() | Suit::Diamonds.cards()).without("KD".parse().unwrap());
    position().hands(&text(hand), "").scored(spades, "")
}

#[test]
fn with_25_cards_and_a_limit_of_25_the_list_is_complete_and_needs_no_new_memory() {
    let start = large_hand().build();
    assert_eq!((start.held(0).len(), start.table.limit(seat(0))), (25, 25));
    let mut actions = Vec::new();
    start.legal(seat(0), &mut actions);
    assert_eq!(actions[..actions.len() - 1], by_trying(&start));
    assert_eq!(actions.len(), 1910);
    let room = actions.capacity();
    start.legal(seat(0), &mut actions);
    assert_eq!(actions.capacity(), room);
}

#[test]
fn with_25_cards_and_a_limit_of_25_few_choices_are_looked_at_that_do_not_fit() {
    let start = large_hand().build();
    let mut looks = 0;
    let mut fitting = 0;
    for suit in Suit::ALL {
        for look in Ranks::of(start.held(0), suit).looks(start.table.side_ranks(seat(0), suit), 25) {
            looks += 1;
            fitting += usize::from(look.is_some());
        }
    }
    assert_eq!((looks, fitting), (2405, 1909), "of the 12,286 that there are");
}

#[test]
fn choices_that_cannot_fit_are_jumped_over() {
    let all = Ranks::of(Suit::Hearts.cards(), Suit::Hearts);
    let nothing = Ranks::of(CardSet::EMPTY, Suit::Hearts);
    assert_eq!(all.fitting(nothing, 85).count(), (1 << 13) - 1, "everything fits under the highest value");
    assert_eq!(all.fitting(nothing, 0).count(), 7, "faces alone");
    assert_eq!(nothing.fitting(all, 85).count(), 0);
}
