//! FAJ-6: keeping and passing on.

use parlour_core::{Game, Viewer, record::RecordEvent};

use super::{dealt, random_dealer, seat, whole_game};
use crate::{DraftSet, Faj, FajAction, FajPhase, draft::pack_held};

/// Every seat keeps the lowest card of the pack it holds.
fn all_keep(game: Faj) -> Faj {
    let keeps: Vec<String> =
        game.seats().iter().map(|seat| format!("keep {}", lowest(&game, seat))).collect();
    game.after(&keeps.iter().map(String::as_str).collect::<Vec<_>>())
}

fn lowest(game: &Faj, seat: parlour_core::Seat) -> crate::DraftCard {
    let FajPhase::Keep { passes } = game.table.phase else { panic!("not in the draft") };
    game.draft.pack(seat, passes.into()).first().unwrap()
}

#[test]
fn faj_6_everyone_keeps_one_card_and_the_rest_goes_to_the_right() {
    let start = dealt(4, 2);
    let after = all_keep(start.clone());
    assert_eq!(after.table.phase, FajPhase::Keep { passes: 1 });
    for giver in start.seats().iter() {
        let receiver = start.seats().right_of(giver);
        let passed = start.draft.pack(giver, 0).without(lowest(&start, giver));
        assert_eq!(after.draft.pack(receiver, 1), passed);
        assert_eq!(after.draft.kept(giver), DraftSet::only(lowest(&start, giver)));
        assert!(after.legal_texts(receiver).split(", ").eq(passed.iter().map(|card| format!("keep {card}"))));
    }
    assert_eq!(start.seats().right_of(seat(0)), seat(3));
}

#[test]
fn faj_6_the_last_card_of_the_third_pass_is_kept_without_a_decision() {
    for count in 2..=4 {
        let drafted = all_keep(all_keep(all_keep(dealt(count, 5))));
        assert_eq!(drafted.table.phase, FajPhase::Play { trick: 1 });
        for seat in drafted.seats().iter() {
            assert_eq!(drafted.draft.kept(seat).len(), 4);
            let last = drafted.draft.pack(seat, 3);
            assert_eq!(last.len(), 1);
            assert_eq!(drafted.draft.keeps[seat][3], last.first());
        }
    }
}

#[test]
fn faj_6_each_seat_decides_among_four_three_and_two_cards() {
    let (_, events) = whole_game(3, &random_dealer(), 2);
    let keeps = events.iter().filter_map(|event| match event {
        RecordEvent::Decision { action, legal, .. } if action.starts_with("keep") => Some(*legal),
        _ => None,
    });
    let keeps: Vec<u64> = keeps.collect();
    assert_eq!(keeps, [4, 4, 4, 3, 3, 3, 2, 2, 2].repeat(3));
}

#[test]
fn faj_6_a_keep_is_face_down_and_stays_hidden_when_the_packs_have_moved() {
    let start = dealt(4, 3);
    let keep = |nth: usize| format!("keep {}", start.draft.pack(seat(0), 0).nth(nth));
    let one = start.clone().after(&[&keep(0)]);
    let other = start.clone().after(&[&keep(1)]);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    assert_ne!(one.view(Viewer::Seat(seat(0))), other.view(Viewer::Seat(seat(0))));
    // Once the packs are passed on, only the seat to the right has seen what is missing from a pack.
    let moved = all_keep(start);
    assert_eq!(moved.view(Viewer::Spectator).memory, crate::DraftMemory::default());
}

#[test]
fn faj_6_a_pack_that_comes_back_is_remembered_with_two_and_three_seats() {
    for count in [2, 3] {
        let drafted = all_keep(all_keep(all_keep(dealt(count, 7))));
        let memory = drafted.view(Viewer::Seat(seat(0))).memory;
        assert_eq!(memory.packs.map(DraftSet::len), [4, 3, 2, 1]);
        assert!(
            memory.packs[count].is_subset(memory.packs[0]),
            "the first pack came back after {count} passes"
        );
        assert_eq!(pack_held(drafted.seats(), seat(0), count), seat(0));
    }
    let drafted = all_keep(all_keep(all_keep(dealt(4, 7))));
    let memory = drafted.view(Viewer::Seat(seat(0))).memory;
    assert!(
        memory
            .packs
            .iter()
            .enumerate()
            .all(|(n, pack)| memory.packs[..n].iter().all(|other| other.is_disjoint(*pack)))
    );
}

#[test]
fn faj_6_only_a_card_of_the_pack_in_hand_can_be_kept_and_only_in_the_draft() {
    let start = dealt(2, 4);
    let elsewhere = start.draft.pack(seat(1), 0).first().unwrap();
    let reason = start.refusal(seat(0), &format!("keep {elsewhere}"));
    assert_eq!(reason, format!("{elsewhere} is not in your pack (FAJ-6)"));
    let reason = start.refusal(seat(0), &format!("play {}", lowest(&start, seat(0))));
    assert_eq!(reason, "first keep a card from your pack (FAJ-6)");
    let drafted = all_keep(all_keep(all_keep(start)));
    let kept = drafted.draft.kept(seat(0)).first().unwrap();
    let reason = drafted.refusal(seat(0), &FajAction::Keep(kept).to_string());
    assert_eq!(reason, "the draft of this round is over (FAJ-6)");
}
