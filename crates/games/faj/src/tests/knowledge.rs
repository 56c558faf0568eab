//! What a seat deduces, and that every position that fits is sampled equally often.

use parlour_cards::CardSet;
use parlour_core::{Choices as _, Dice, FastDice, Game, Viewer};
use parlour_laws::fair;

use super::{
    cards, dealt, drafts, playing, seat,
    trying::{every_position, with_few_tricks},
    vote,
};
use crate::{DraftSet, Faj, FajAction, FajPhase};

/// Compares the samples with all positions that fit, and returns how many of those there are.
fn fairly_drawn(truth: &Faj, viewer: Viewer) -> usize {
    let view = truth.view(viewer);
    let every = every_position(&view);
    assert!(every.contains(truth), "the truth is possible");
    fair(&view, &every).unwrap();
    every.len()
}

/// A game with few hidden trick cards, after this many random decisions.
fn after_decisions(count: usize, decisions: usize, seed: u64) -> Faj {
    let mut dice = FastDice::new(seed);
    let mut game = dealt(count, seed);
    for _ in 0..decisions {
        let seat = game.to_act().first().unwrap();
        let choices = game.choices(seat);
        let action = choices.nth(dice.below(choices.len() as u32) as usize);
        game.play(seat, action, &mut dice, &mut ()).unwrap();
    }
    let one: CardSet = game.table.unturned().iter().take(1).collect();
    with_few_tricks(game, one)
}

#[test]
fn after_one_pass_with_two_seats_one_card_is_unknown_and_ten_lie_apart() {
    let me = Viewer::Seat(seat(0));
    assert_eq!(fairly_drawn(&after_decisions(2, 2, 1), me), 11, "any unseen card was kept by the other");
    let other_chose = after_decisions(2, 3, 1);
    assert_eq!(fairly_drawn(&other_chose, Viewer::Seat(seat(1))), 11 * 3, "and one of three is kept now");
    assert_eq!(fairly_drawn(&other_chose, me), 11, "the own choice is known");
}

#[test]
fn when_a_pack_comes_back_it_is_known_what_was_kept_of_it() {
    // With two seats the first pack is back after two passes, so only the first of the other seat's four
    // cards is unknown.
    let drafted = after_decisions(2, 6, 2);
    assert_eq!(drafted.table.phase, FajPhase::Play { trick: 1 });
    assert_eq!(fairly_drawn(&drafted, Viewer::Seat(seat(0))), 11);
    let others = drafted.draft.kept(seat(1));
    let mut dice = FastDice::new(1);
    let mut known = others;
    for _ in 0..200 {
        let sampled = Faj::sample(&drafted.view(Viewer::Seat(seat(0))), &mut dice);
        known = known & sampled.draft.kept(seat(1));
    }
    assert_eq!(known.len(), 3);
}

#[test]
fn once_the_unknown_card_is_shown_two_seats_know_everything() {
    let drafted = playing(1, "9S", &["KS KH KD KC", "AS AH AD AC"]);
    let me = Viewer::Seat(seat(0));
    assert_eq!(fairly_drawn(&with_few_tricks(drafted.clone(), CardSet::EMPTY), me), 11);
    let shown = drafted.after(&["play KS", "play AS"]);
    assert_eq!(
        fairly_drawn(&with_few_tricks(shown.clone(), CardSet::EMPTY), me),
        1,
        "AS was the one not seen"
    );
    assert_eq!(
        fairly_drawn(&with_few_tricks(shown.clone(), cards("2H 3H 4H")), me),
        6,
        "orders of three cards"
    );
    let chosen = shown.after(&["play KH"]);
    assert_eq!(fairly_drawn(&with_few_tricks(chosen.clone(), CardSet::EMPTY), me), 1);
    assert_eq!(
        fairly_drawn(&with_few_tricks(chosen, CardSet::EMPTY), Viewer::Seat(seat(1))),
        3,
        "any of three cards"
    );
}

#[test]
fn with_three_seats_a_shown_card_can_tell_where_the_others_went() {
    // Before anything is shown: 9 · 8 · 7 for the cards never seen, times two twice for the order of those
    // passed on.
    let drafted = after_decisions(3, 9, 3);
    let view = drafted.view(Viewer::Seat(seat(0)));
    assert_eq!(every_position(&view).len(), 9 * 8 * 7 * 2 * 2);
    for (decisions, viewer) in [(12, 0), (15, 0), (16, 2), (17, 1)] {
        let game = after_decisions(3, decisions, 4);
        let size = fairly_drawn(&game, Viewer::Seat(seat(viewer)));
        assert!((2..=600).contains(&size), "{size} after {decisions} decisions");
    }
}

#[test]
fn with_four_seats_every_position_that_fits_is_drawn_equally_often() {
    for (decisions, seed, viewer) in [(20, 6, 0), (21, 23, 2), (21, 25, 2), (22, 13, 1)] {
        let game = after_decisions(4, decisions, seed);
        let size = fairly_drawn(&game, Viewer::Seat(seat(viewer)));
        assert!((200..=500).contains(&size), "{size} after {decisions} decisions");
    }
}

#[test]
fn a_spectator_knows_only_what_was_shown() {
    let end = playing(3, "9S 4H 2C", &["KS KH KD KC", "AS AH AD AC"]).after(&["play KD", "play AC"]);
    assert_eq!(end.table.phase, FajPhase::Over);
    let size = fairly_drawn(&with_few_tricks(end, CardSet::EMPTY), Viewer::Spectator);
    assert_eq!(size, 24 * 24, "each seat kept its four cards in any order");
}

#[test]
fn hidden_votes_are_any_seat() {
    let two_voted = vote(3).after(&["vote 1", "vote 2"]);
    for (viewer, hidden) in [(0, vec![1]), (1, vec![0]), (2, vec![0, 1])] {
        let view = two_voted.view(Viewer::Seat(seat(viewer)));
        let mut every = vec![two_voted.clone()];
        for chooser in hidden {
            let votes = |game: &Faj| {
                let game = game.clone();
                (0..3).map(move |number| {
                    let mut other = game.clone();
                    other.chosen[seat(chooser)] = Some(FajAction::Vote(seat(number)));
                    other
                })
            };
            every = every.iter().flat_map(votes).collect();
        }
        fair(&view, &every).unwrap();
    }
}

#[test]
fn a_shown_card_is_always_given_to_the_seat_that_showed_it() {
    let shown = playing(3, "9S 4H 2C", &["KS KH KD KC", "AS AH AD AC", "QS QH QD QC", "JS JH RJ JC"]);
    let mut dice = FastDice::new(3);
    let view = shown.view(Viewer::Seat(seat(1)));
    let mut third = DraftSet::EMPTY;
    for _ in 0..500 {
        let sampled = Faj::sample(&view, &mut dice);
        assert!(drafts("JS JH").is_subset(sampled.draft.kept(seat(3))));
        assert!(drafts("QS QH").is_subset(sampled.draft.kept(seat(2))));
        third = third | sampled.draft.kept(seat(2));
    }
    assert!(third.contains("BJ".parse().unwrap()), "of its first three cards one is unknown");
    assert!(!third.contains("AS".parse().unwrap()), "the own cards are nowhere else");
}
