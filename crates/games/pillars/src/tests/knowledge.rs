//! What a seat knows and remembers, and that every position it allows is sampled equally often.

use parlour_cards::{Card, CardSet};
use parlour_core::{FastDice, Game, PerSeat, Viewer};
use parlour_laws::fair;

use super::{cards, position, seat};
use crate::{Pillars, PillarsTable, deck::Deck};

fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for &first in cards {
        let rest: Vec<Card> = cards.iter().copied().filter(|&card| card != first).collect();
        all.extend(orders(&rest).into_iter().map(|order| [vec![first], order].concat()));
    }
    all
}

fn choices(cards: CardSet, count: usize) -> Vec<CardSet> {
    (0u32..1 << cards.len())
        .filter(|bits| bits.count_ones() as usize == count)
        .map(|bits| {
            cards.iter().enumerate().filter(|(n, _)| bits & (1 << n) != 0).map(|(_, card)| card).collect()
        })
        .collect()
}

/// Every way to put the cards that the viewer has not seen into the hands and the deck, with every choice of
/// stolen cards that the viewer cannot tell apart.
fn every_position(truth: &Pillars, viewer: Viewer) -> Vec<Pillars> {
    let view = truth.view(viewer);
    let seen =
        |number: u8| if viewer.is(seat(number)) { truth.held(number) } else { view.known[seat(number)] };
    let unseen = Card::deck() - truth.table.face_up() - seen(0) - seen(1);
    let missing = |number: u8| truth.held(number).len() - seen(number).len();
    let mut every = Vec::new();
    for first in choices(unseen, missing(0)) {
        for second in choices(unseen - first, missing(1)) {
            let deck: Vec<Card> = (unseen - first - second).iter().collect();
            let hands = [seen(0) | first, seen(1) | second];
            for order in orders(&deck) {
                for known in every_known(truth, viewer, hands) {
                    every.push(Pillars {
                        table: truth.table.clone(),
                        hands: PerSeat::from_fn(PillarsTable::SEATS, |seat| hands[seat.number()]),
                        known: PerSeat::from_fn(PillarsTable::SEATS, |seat| known[seat.number()]),
                        deck: Deck::new(&order),
                    });
                }
            }
        }
    }
    every
}

fn every_known(truth: &Pillars, viewer: Viewer, hands: [CardSet; 2]) -> Vec<[CardSet; 2]> {
    if viewer != Viewer::Spectator {
        return vec![[truth.known[seat(0)], truth.known[seat(1)]]];
    }
    let stolen = |number: u8| usize::from(truth.table.hands[seat(number)].stolen);
    let seconds = choices(hands[1], stolen(1));
    choices(hands[0], stolen(0))
        .iter()
        .flat_map(|&first| seconds.iter().map(move |&second| [first, second]))
        .collect()
}

#[test]
fn every_position_that_a_view_allows_is_sampled_equally_often() {
    let plain = position().hands("2H 3S", "4D 5C").deck("7S 8S 9S");
    let robbed = plain.clone().known("2H", "");
    let both = position().hands("2H 3S", "4D 5C 6C").known("3S", "4D 5C").deck("7S 8S");
    let fighting = position()
        .hands("2H", "4D 5C")
        .known("", "5C")
        .sides("AH KH", "TS")
        .scored("9D", "QC")
        .deck("7S 8S 9S");
    for truth in [plain, robbed, both, fighting].map(super::builder::Builder::build) {
        for viewer in Viewer::all(PillarsTable::SEATS) {
            let every = every_position(&truth, viewer);
            assert!(every.contains(&truth));
            fair(&truth.view(viewer), &every).unwrap();
        }
    }
}

/// A position in which seat 0 has stolen all three cards of seat 1.
fn after_a_theft() -> Pillars {
    position().hands("AD", "9H 8H 7S").scored("QC", "QS").deck("2S 3S 4S 5S 6S").build().after(&["magic QC"])
}

#[test]
fn both_seats_remember_stolen_cards_and_a_spectator_only_their_number() {
    let robbed = after_a_theft();
    for viewer in Viewer::all(PillarsTable::SEATS) {
        let view = robbed.view(viewer);
        let known = if viewer == Viewer::Spectator { CardSet::EMPTY } else { cards("9H 8H 7S") };
        assert_eq!((view.known[seat(0)], view.known[seat(1)]), (known, CardSet::EMPTY));
        assert_eq!(view.table.hands[seat(0)].stolen, 3);
    }
}

#[test]
fn the_robbed_seat_samples_only_positions_in_which_the_thief_holds_what_was_stolen() {
    let robbed = after_a_theft();
    let mut dice = FastDice::new(1);
    for _ in 0..100 {
        let sampled = Pillars::sample(&robbed.view(Viewer::Seat(seat(1))), &mut dice);
        assert!(cards("9H 8H 7S").is_subset(sampled.held(0)));
    }
}

#[test]
fn a_stolen_card_is_known_until_it_is_played() {
    let played = after_a_theft().after(&["end", "attack 8H"]);
    assert_eq!(played.known[seat(0)], cards("9H 7S"));
    assert_eq!(played.table.hands[seat(0)].stolen, 2);
}

#[test]
fn a_card_that_is_stolen_back_is_known_in_its_new_hand() {
    let thief = position().hands("", "9H 8H").known("", "8H").scored("QC", "").build();
    let back = thief.after(&["magic QC"]);
    assert_eq!((back.known[seat(0)], back.known[seat(1)]), (cards("9H 8H"), CardSet::EMPTY));
    assert_eq!((back.table.hands[seat(0)].stolen, back.table.hands[seat(1)].stolen), (2, 0));
}

#[test]
fn a_position_is_small_enough_to_be_cloned_by_the_million() {
    assert!(size_of::<Pillars>() <= 512);
}
