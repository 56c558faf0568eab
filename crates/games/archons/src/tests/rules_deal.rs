//! ARC-1 to ARC-6: the cards and the deal.

use std::collections::HashSet;

use parlour_core::{
    Choices, FastDice, Game, Ordinal, Seats,
    record::{ChanceEvent, RecordEvent, Recorder, Script},
};

use super::{cards, legal, seat, shuffle};
use crate::{
    Archon, Archons, ArchonsCard, ArchonsCardSet, ArchonsOptions, ArchonsPhase, ArchonsTable, Poker,
    card::AsCards, card::Sorts,
};

/// A whole pack that starts with these cards.
fn pack(top: &str) -> String {
    let rest = ArchonsCard::all() - cards(top);
    let rest: Vec<String> = rest.iter().map(|card| card.to_string()).collect();
    format!("{top} {}", rest.join(" "))
}

/// The cards of two hands in the order of the pack, dealt one by one.
fn dealt_in_turn(first: &str, second: &str) -> String {
    let pairs = first.split(' ').zip(second.split(' ')).map(|(a, b)| format!("{a} {b}"));
    pairs.collect::<Vec<_>>().join(" ")
}

/// A deal to two seats by seat 1, from packs in these orders, one after another.
fn deal(decks: &[String]) -> Archons {
    let dealer = RecordEvent::Chance(ChanceEvent::Seat { name: "dealer".into(), seat: seat(1) });
    let luck: Vec<RecordEvent> =
        [dealer].into_iter().chain(decks.iter().map(|order| shuffle("deck", order))).collect();
    let mut script = Script::new(&luck);
    let position = Archons::deal(Seats::new(2).unwrap(), &ArchonsOptions::default(), &mut script, &mut ());
    assert_eq!(script.problem(), None);
    assert_eq!(script.read(), luck.len(), "all deals are needed");
    position
}

#[test]
fn arc_1_there_are_40_poker_cards_and_13_archons() {
    assert_eq!((Poker::all().len(), Archon::all().len(), ArchonsCard::all().len()), (40, 13, 53));
    assert_eq!(Poker::all().cards() | Archon::all().cards(), ArchonsCard::all());
    assert_eq!((ArchonsCard::all().pokers(), ArchonsCard::all().archons()), (Poker::all(), Archon::all()));
    assert!(ArchonsCard::all().iter().map(ArchonsCard::ordinal).eq(0..ArchonsCard::COUNT));
    assert!(
        ArchonsCard::all()
            .by_suit()
            .all(|(suit, cards)| cards.len() == 13 && cards.pokers() == Poker::of(suit))
    );
    let texts: HashSet<String> = ArchonsCard::all().iter().map(|card| card.to_string()).collect();
    assert!(["AC", "TD", "7S", "JH", "KC", "DE"].iter().all(|card| texts.contains(*card)));
    for text in texts {
        let card: ArchonsCard = text.parse().unwrap();
        assert_eq!(card.to_string(), text);
        assert_ne!(card.poker().is_some(), card.archon().is_some(), "{card} is of one sort");
        assert_eq!(card.archon().map(ArchonsCard::from).or(card.poker().map(ArchonsCard::from)), Some(card));
    }
    for bad in ["", "10H", "1S", "de", "DE ", "XX", "7s"] {
        assert!(bad.parse::<ArchonsCard>().is_err(), "{bad}");
    }
}

#[test]
fn arc_2_two_to_six_can_play() {
    assert!(Archons::INFO.tables().map(Seats::count).eq(2..=6));
}

#[test]
fn arc_3_three_hands_are_played_and_the_deal_passes_to_the_left() {
    let mut dice = FastDice::new(3);
    let mut recorder = Recorder::new(FastDice::new(3));
    let seats = Seats::new(4).unwrap();
    let mut position = Archons::deal(seats, &ArchonsOptions::default(), &mut recorder, &mut ());
    let mut dealers = vec![position.table.dealer];
    while let Some(seat) = position.to_act().first() {
        let choices = position.choices(seat);
        let action = choices.nth(parlour_core::Dice::below(&mut dice, choices.len() as u32) as usize);
        position.play_unchecked(seat, action, &mut recorder, &mut ());
        if usize::from(position.table.hand) == dealers.len() {
            dealers.push(position.table.dealer);
        }
    }
    let first = dealers[0];
    let left = seats.left_of(first);
    assert_eq!(dealers, [first, left, seats.left_of(left)]);
    let named = recorder.events().iter().filter(
        |event| matches!(event, RecordEvent::Chance(ChanceEvent::Seat { name, .. }) if name == "dealer"),
    );
    assert_eq!(named.count(), 1, "chance names the first dealer only");
}

#[test]
fn arc_4_seven_cards_are_dealt_to_each_one_at_a_time_from_the_dealers_left() {
    let order = pack("2C 3C 4C KH 5C 6C 7C 8C 9C TC 2D 3D 4D 5D");
    let position = deal(std::slice::from_ref(&order));
    assert_eq!(position.hands[seat(0)], cards("2C 4C 5C 7C 9C 2D 4D"));
    assert_eq!(position.hands[seat(1)], cards("3C KH 6C 8C TC 3D 5D"));
    let rest: Vec<ArchonsCard> = order.split(' ').skip(14).map(|card| card.parse().unwrap()).collect();
    assert_eq!(position.deck.as_slice(), rest);
}

#[test]
fn arc_4_archons_in_front_of_a_player_stay_out_of_the_shuffle() {
    let mut dealt = super::Setup::new(&["KH 2C", "3C"]).front(&["QS JD", "KC"]).start();
    let mut recorder = Recorder::new(FastDice::new(1));
    for action in ["lead KH", "play 2C", "play 3C", "return JD", "return KH"] {
        let seat = dealt.to_act().first().unwrap();
        dealt.play(seat, action.parse().unwrap(), &mut recorder, &mut ()).unwrap();
    }
    let RecordEvent::Chance(ChanceEvent::Shuffle { pile, order, .. }) = &recorder.events()[0] else {
        panic!("the pack is shuffled")
    };
    let shuffled: ArchonsCardSet = order.iter().map(|card| card.parse::<ArchonsCard>().unwrap()).collect();
    let in_front =
        dealt.table.front.as_slice().iter().fold(ArchonsCardSet::EMPTY, |all, some| all | some.cards());
    assert_eq!(in_front, cards("QS KC"));
    assert_eq!((pile.as_str(), shuffled), ("deck", ArchonsCard::all() - in_front));
}

#[test]
fn arc_5_if_nobody_holds_an_archon_the_cards_are_shuffled_and_dealt_again() {
    let none = pack("2C 3C 4C 5C 6C 7C 8C 9C TC 2D 3D 4D 5D 6D");
    let one = pack("2C 3C 4C KH 5C 6C 7C 8C 9C TC 2D 3D 4D 5D");
    let position = deal(&[none.clone(), none, one]);
    assert_eq!(position.table.phase, ArchonsPhase::Lead(seat(1)));
    assert_eq!(position.table.redeals, 2);
}

#[test]
fn arc_6_a_seat_that_was_dealt_only_archons_gets_new_cards_before_the_first_turn() {
    let top = dealt_in_turn("KC KD KH KS QC QD QH", "2C 3C 4C 5C 6C 7C 8C");
    let position = deal(&[pack(&format!("{top} 2D 3D 4D 5D 6D 7D QS"))]);
    assert_eq!(position.hands[seat(0)], cards("2D 3D 4D 5D 6D 7D QS"));
    assert_eq!(position.table.discard, cards("KC KD KH KS QC QD QH"));
    assert_eq!(position.table.dealt_only, Some((seat(0), super::archons("KC KD KH KS QC QD QH"))));
    assert_eq!(position.table.phase, ArchonsPhase::Lead(seat(0)));
    assert_eq!(legal(&position), "lead QS");
}

#[test]
fn arc_6_if_nobody_can_lead_after_that_the_same_dealer_deals_again_from_all_cards() {
    let top = dealt_in_turn("KC KD KH KS QC QD QH", "2C 3C 4C 5C 6C 7C 8C");
    let nobody = pack(&format!("{top} 2D 3D 4D 5D 6D 7D 8D"));
    let somebody = pack("2C 3C 4C KH 5C 6C 7C 8C 9C TC 2D 3D 4D 5D");
    let position = deal(&[nobody, somebody]);
    assert_eq!((position.table.dealer, position.table.hand, position.table.redeals), (seat(1), 0, 1));
    assert!(position.table.discard.is_empty());
    assert_eq!(position.table.dealt_only, None);
    assert_eq!(position.hands[seat(0)].len(), usize::from(ArchonsTable::HAND_SIZE));
}
