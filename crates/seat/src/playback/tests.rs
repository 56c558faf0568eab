use parlour_core::{Rule, Scene, Seat, Viewer};

use super::*;

/// At most this much, in milliseconds at normal speed, is between the table and what is shown of it.
const FEW_SECONDS: u32 = 7_500;

fn frame(hold: Hold, name: &str, to_act: u8) -> Frame {
    let scene = Scene {
        viewer: Viewer::Spectator,
        prompt: parlour_core::Words::plain(name),
        rule: Rule::new(*b"TPS", 1),
        to_act: SeatSet::only(Seat::new(to_act)),
        decided: SeatSet::default(),
        counters: Vec::new(),
        panels: Vec::new(),
        zones: Vec::new(),
        tally: Vec::new(),
        buttons: Vec::new(),
        choices: Vec::new(),
    };
    Frame { scene, caption: Vec::new(), hold }
}

/// A decision, after which that seat is to act.
fn step(name: &str, holds: &[Hold], to_act: u8) -> Vec<Frame> {
    let moments = holds.iter().map(|hold| frame(*hold, name, to_act));
    moments.chain([frame(Hold::Passing, name, to_act)]).collect()
}

/// A trick of four cards, each by the next seat; the last one completes it.
fn trick(playback: &mut Playback, name: &str) {
    for seat in 1..4 {
        playback.push(step(name, &[Hold::Short], seat));
    }
    playback.push(step(name, &[Hold::Short, Hold::Long], 0));
}

/// Everything that is shown, with its time.
fn all(playback: &mut Playback) -> Vec<(String, Hold, u32)> {
    let shown = std::iter::from_fn(|| playback.advance());
    shown
        .map(|shown| {
            let parlour_core::Words::Plain(name) = shown.frame.scene.prompt else { panic!("a name") };
            (name.into_owned(), shown.frame.hold, shown.milliseconds)
        })
        .collect()
}

fn complete(shown: &[(String, Hold, u32)]) -> Vec<(&str, u32)> {
    let long = shown.iter().filter(|(_, hold, _)| *hold == Hold::Long);
    long.map(|(name, _, time)| (&**name, *time)).collect()
}

#[test]
fn decisions_that_come_at_once_are_shown_one_after_another() {
    let mut playback = Playback::default();
    trick(&mut playback, "first");
    let shown = all(&mut playback);
    assert_eq!(shown.iter().filter(|(_, hold, _)| *hold == Hold::Short).count(), 4);
    assert_eq!(complete(&shown), [("first", 1_500)]);
    assert_eq!(shown.last().unwrap().2, 0, "the current table stays");
    assert!(playback.is_over());
}

#[test]
fn two_turns_wait_in_full_and_older_ones_are_passed_over() {
    let mut playback = Playback::default();
    for name in ["first", "second", "third", "fourth"] {
        trick(&mut playback, name);
    }
    let shown = all(&mut playback);
    let names: Vec<&str> = complete(&shown).iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["third", "fourth"]);
    assert!(complete(&shown).iter().all(|(_, time)| *time >= 1_200), "{shown:?}");
}

#[test]
fn the_turn_that_is_being_shown_does_not_count_as_waiting() {
    let mut playback = Playback::default();
    trick(&mut playback, "first");
    playback.advance();
    for name in ["second", "third"] {
        trick(&mut playback, name);
    }
    let shown = all(&mut playback);
    assert_eq!(complete(&shown).len(), 3);
}

/// How long everything takes that is still to be shown.
fn behind(playback: &mut Playback) -> u32 {
    all(playback).iter().map(|(_, _, time)| time).sum()
}

#[test]
fn nobody_is_ever_more_than_a_few_seconds_behind() {
    let mut playback = Playback::default();
    for number in 0..50 {
        trick(&mut playback, &number.to_string());
        playback.advance();
        let behind = behind(&mut playback.clone());
        assert!(behind <= FEW_SECONDS, "{behind} ms after trick {number}");
    }
}

#[test]
fn turns_in_which_nothing_is_complete_do_not_pile_up() {
    let mut playback = Playback::default();
    for number in 0..200 {
        playback.push(step(&number.to_string(), &[Hold::Short, Hold::Short], number % 2));
        let behind = behind(&mut playback.clone());
        assert!(behind <= FEW_SECONDS, "{behind} ms after move {number}");
    }
    let shown = all(&mut playback);
    assert_eq!(shown.last().unwrap().0, "199", "the newest move is never left out");
    assert!(shown.len() > 5, "as many as there is time for: {shown:?}");
}

#[test]
fn moves_of_one_player_without_an_end_do_not_pile_up() {
    let mut playback = Playback::default();
    for number in 0..200 {
        playback.push(step(&number.to_string(), &[Hold::Long], 0));
        let behind = behind(&mut playback.clone());
        assert!(behind <= FEW_SECONDS, "{behind} ms after move {number}");
    }
    assert!(complete(&all(&mut playback)).iter().all(|(_, time)| *time >= 1_200));
}

#[test]
fn what_has_just_been_complete_is_shown_whole_however_much_it_is() {
    let mut playback = Playback::default();
    playback.push(step("before", &[Hold::Short, Hold::Long], 1));
    playback.push(step("end", &[Hold::Long; 7], 0));
    let shown = all(&mut playback);
    assert_eq!(complete(&shown).iter().filter(|(name, _)| *name == "end").count(), 7);
}

#[test]
fn single_cards_are_left_out_before_what_is_complete() {
    let mut playback = Playback::default();
    for name in ["first", "second"] {
        for seat in (1..6).chain(1..6) {
            playback.push(step(name, &[Hold::Short], seat));
        }
        playback.push(step(name, &[Hold::Short, Hold::Long], 0));
    }
    let shown = all(&mut playback);
    assert_eq!(complete(&shown).iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["first", "second"]);
    assert!(shown.iter().filter(|(_, hold, _)| *hold == Hold::Short).count() < 22);
}

#[test]
fn only_who_is_to_decide_with_little_time_left_sees_nothing_before() {
    let mut due = frame(Hold::Passing, "due", 0);
    assert_eq!(Haste::before(&due, Some(5_000)), Haste::AtLeisure, "others are to decide");
    due.scene.choices.push(parlour_core::scene::Choice::new("R1", [], "tps-play"));
    assert_eq!(Haste::before(&due, Some(5_000)), Haste::Now);
    assert_eq!(Haste::before(&due, Some(60_000)), Haste::AtLeisure);
    assert_eq!(Haste::before(&due, None), Haste::AtLeisure, "there is no clock");
}

#[test]
fn a_turn_with_many_moments_is_shown_whole() {
    let mut playback = Playback::default();
    for _ in 0..5 {
        playback.push(step("pair", &[Hold::Short, Hold::Long], 0));
    }
    playback.push(step("end", &[], 1));
    assert_eq!(complete(&all(&mut playback)).len(), 5);
}

#[test]
fn skipping_goes_to_the_decision_that_is_due_or_else_to_the_next_moment() {
    let mut playback = Playback::default();
    trick(&mut playback, "first");
    playback.advance();
    assert!(playback.skip().is_some_and(|shown| shown.milliseconds > 0));
    let mut due = step("due", &[Hold::Long], 2);
    let choice = parlour_core::scene::Choice::new("R1", [], "tps-play");
    due.last_mut().unwrap().scene.choices.push(choice);
    playback.push(due);
    let shown = playback.skip().unwrap();
    assert_eq!((shown.milliseconds, shown.frame.scene.choices.len()), (0, 1));
    assert!(playback.is_over() && playback.advance().is_none());
}

#[test]
fn what_is_chosen_in_secret_stops_nobody() {
    let mut playback = Playback::default();
    for seat in 1..4 {
        playback.push(step("chosen", &[], seat));
    }
    playback.push(step("shown", &[Hold::Long], 0));
    let shown = all(&mut playback);
    assert!(shown.iter().all(|(name, _, _)| name == "shown"), "{shown:?}");
}
