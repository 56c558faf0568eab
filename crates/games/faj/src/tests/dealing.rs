//! FAJ-1 to FAJ-5: cards, dealer, shuffles and the deal.

use std::collections::{BTreeMap, HashSet};

use parlour_core::{
    FastDice, Game, Seats, Viewer, options,
    record::{ChanceEvent, RecordEvent, Script},
};
use serde_json::json;

use super::{chances, dealt, order_of, random_dealer, seat, seats, vote, whole_game};
use crate::{DraftCard, Faj, FajAction, FajOptions, FajPhase, all_trick_cards, trick_cards};

#[test]
fn faj_1_eighteen_draft_cards_and_thirty_six_trick_cards_for_two_to_four() {
    assert!(Faj::INFO.tables().map(Seats::count).eq([2, 3, 4]));
    let drafts: HashSet<String> = DraftCard::pile().iter().map(ToString::to_string).collect();
    let tricks: HashSet<String> = trick_cards().iter().map(ToString::to_string).collect();
    assert_eq!((drafts.len(), tricks.len()), (18, 36));
    assert!(["AS", "KH", "QD", "JC", "BJ", "RJ"].iter().all(|card| drafts.contains(*card)));
    assert!(["2C", "TS", "9H"].iter().all(|card| tricks.contains(*card)));
    assert!(tricks.is_disjoint(&drafts));
    assert!(trick_cards().into_iter().eq(all_trick_cards()), "the list and the set are the same cards");
}

#[test]
fn faj_1_a_draft_card_reads_back_from_its_text_and_nothing_else_does() {
    for card in DraftCard::pile() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for bad in ["TS", "2C", "JB", "bj", "B", "", "10S", "KS "] {
        assert!(bad.parse::<DraftCard>().is_err(), "{bad}");
    }
    for bad in ["vote 6", "vote 02", "vote +1", "vote", "keep 9S", "play", "pass KS", "keep  KS"] {
        assert!(bad.parse::<FajAction>().is_err(), "{bad}");
    }
}

#[test]
fn faj_2_the_seat_with_the_most_votes_deals_and_one_may_vote_for_oneself() {
    let three = vote(3);
    assert_eq!(three.legal_texts(seat(0)), "vote 0, vote 1, vote 2");
    let done = three.after(&["vote 0", "vote 2", "vote 2"]);
    assert_eq!(done.table.dealer, Some(seat(2)));
    assert_eq!(done.table.drawn.as_slice(), [None; 3], "nobody draws");
    assert_eq!(vote(3).after(&["vote 0", "vote 0", "vote 2"]).table.dealer, Some(seat(0)));
}

#[test]
fn faj_2_votes_are_cast_at_once_and_then_seen_by_all() {
    let half = vote(2).after(&["vote 1"]);
    let unseen = half.view(Viewer::Seat(seat(1)));
    assert_eq!(unseen.table.votes.as_slice(), [None; 2]);
    assert_eq!(unseen, vote(2).after(&["vote 0"]).view(Viewer::Seat(seat(1))));
    assert_eq!(half.view(Viewer::Seat(seat(0))).chosen, Some(FajAction::Vote(seat(1))));
    let done = half.after(&["vote 1"]);
    let seen = done.view(Viewer::Spectator).table.votes;
    assert_eq!(seen.as_slice(), [Some(seat(1)); 2]);
}

/// The dealer after these votes, if the tied seats draw these cards.
fn dealer_after(votes: &[&str], drawn: &[(u8, &str)]) -> Option<u8> {
    let drawn: BTreeMap<_, _> = drawn.iter().map(|&(number, card)| (seat(number), card.to_owned())).collect();
    let events = [RecordEvent::Chance(ChanceEvent::Draw { name: "draw".into(), cards: drawn.clone() })];
    let mut script = Script::new(&events);
    let mut game = vote(votes.len());
    for action in votes {
        let seat = game.to_act().first().unwrap();
        game.play(seat, action.parse().unwrap(), &mut script, &mut ()).unwrap();
    }
    let seen: BTreeMap<_, _> =
        game.table.drawn.iter().filter_map(|(seat, card)| Some((seat, (*card)?.to_string()))).collect();
    assert_eq!(seen, drawn, "exactly the tied seats draw, and all see the cards");
    game.table.dealer.map(|dealer| dealer.number() as u8)
}

#[test]
fn faj_2_two_tied_seats_draw_and_the_highest_card_deals() {
    assert_eq!(dealer_after(&["vote 1", "vote 0"], &[(0, "9S"), (1, "TC")]), Some(1));
    assert_eq!(dealer_after(&["vote 1", "vote 1", "vote 3", "vote 3"], &[(1, "3C"), (3, "2S")]), Some(1));
}

#[test]
fn faj_2_three_tied_seats_draw_and_equal_ranks_go_by_suit() {
    let draw = [(0, "9C"), (1, "9D"), (2, "9H")];
    assert_eq!(dealer_after(&["vote 0", "vote 1", "vote 2"], &draw), Some(2));
    let draw = [(0, "9S"), (1, "9D"), (2, "8S")];
    assert_eq!(dealer_after(&["vote 1", "vote 2", "vote 0"], &draw), Some(0));
}

#[test]
fn faj_2_four_tied_seats_draw() {
    let draw = [(0, "2S"), (1, "4D"), (2, "4H"), (3, "3S")];
    assert_eq!(dealer_after(&["vote 3", "vote 2", "vote 1", "vote 0"], &draw), Some(2));
}

#[test]
fn faj_2_with_a_random_dealer_nobody_votes() {
    let game = dealt(3, 4);
    assert_eq!(game.table.phase, FajPhase::Keep { passes: 0 });
    assert!(game.table.dealer.is_some());
    let (_, events) = whole_game(3, &random_dealer(), 4);
    assert_eq!(chances(&events)[..3], ["dealer", "shuffle tricks", "shuffle drafts"]);
    assert!(options::with_changes::<FajOptions>([("dealer", json!("oldest"))]).is_err());
}

#[test]
fn faj_2_what_is_not_a_vote_waits_until_there_is_a_dealer() {
    assert_eq!(vote(2).refusal(seat(0), "keep KS"), "first everybody votes for a dealer (FAJ-2)");
    assert_eq!(vote(2).refusal(seat(0), "vote 2"), "there is no seat 3 at this table (FAJ-2)");
    assert_eq!(dealt(2, 1).refusal(seat(0), "vote 1"), "the dealer has already been chosen (FAJ-2)");
    let half = vote(2).after(&["vote 1"]);
    assert_eq!(half.refusal(seat(0), "vote 1"), "it is not seat 1's turn");
}

#[test]
fn faj_2_the_dealer_stays_for_all_rounds() {
    for seed in 0..4 {
        let (end, _) = whole_game(4, &random_dealer(), seed);
        assert_eq!(end.table.dealer, dealt(4, seed).table.dealer);
    }
}

#[test]
fn faj_3_the_trick_pile_is_shuffled_once_and_six_cards_are_never_turned_up() {
    let (end, events) = whole_game(2, &FajOptions::default(), 3);
    // Both seats vote for seat 0, so nobody draws.
    assert_eq!(chances(&events), ["shuffle tricks", "shuffle drafts", "shuffle drafts", "shuffle drafts"]);
    let order = order_of(&events[2]);
    assert_eq!(order.len(), 36);
    let left: Vec<String> = end.tricks.rest().iter().map(ToString::to_string).collect();
    assert_eq!(left, order[30..]);
}

#[test]
fn faj_4_each_of_three_rounds_starts_with_all_eighteen_draft_cards() {
    let (_, events) = whole_game(4, &random_dealer(), 8);
    let shuffles = events
        .iter()
        .filter(|event| matches!(event, RecordEvent::Chance(chance) if chance.name() == "shuffle drafts"));
    let mut rounds = 0;
    for shuffle in shuffles {
        let cards: HashSet<String> = order_of(shuffle).into_iter().collect();
        assert_eq!(cards.len(), 18);
        rounds += 1;
    }
    assert_eq!(rounds, 3);
}

#[test]
fn faj_5_four_cards_go_to_each_one_at_a_time_from_the_dealers_left() {
    for count in 2..=4 {
        let mut recorder = parlour_core::record::Recorder::new(FastDice::new(6));
        let game = Faj::deal(seats(count), &random_dealer(), &mut recorder, &mut ());
        let order = order_of(recorder.events().last().unwrap());
        let mut receiver = game.table.dealer.unwrap();
        for card in &order[..4 * count] {
            receiver = game.table.seats.left_of(receiver);
            assert!(game.draft.dealt[receiver].contains(card.parse().unwrap()), "{card} to {receiver}");
        }
        assert!(game.draft.dealt.as_slice().iter().all(|pack| pack.len() == 4));
        assert_eq!(game.table.undealt(), 18 - 4 * count);
    }
}
