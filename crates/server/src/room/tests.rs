use parlour_core::{SeatSet, Seed};
use parlour_protocol::{ChatText, HintPolicy, MoveId, Pace, PersonName, Visibility};
use serde_json::Map;

use super::*;
use crate::{entry::Luck, person::Token};

pub(crate) fn person(number: u8) -> PersonId {
    format!("{number:032x}").parse().unwrap()
}

pub(super) fn id(text: &str) -> MoveId {
    MoveId::try_from(text.to_owned()).unwrap()
}

fn name() -> PersonName {
    PersonName::new("guest").unwrap()
}

/// A table of that game with people on all seats, dealt, and its log.
pub(super) fn dealt(game: &str, seats: usize, seed: u64) -> (Room, Vec<String>) {
    let (mut room, mut log) = gathered(game, seats, seed);
    happen(&mut room, &mut log, Asked::Happens(Entry::Started { at: Moment::default(), luck: Luck::Seed }));
    (room, log)
}

/// The same before the deal.
pub(crate) fn gathered(game: &str, seats: usize, seed: u64) -> (Room, Vec<String>) {
    let settings = Settings {
        game: game.to_owned(),
        seats,
        options: Map::new(),
        pace: Pace { seconds: Some(30), ..Pace::default() },
        visibility: Visibility::Link,
        hints: HintPolicy::Off,
    };
    let chairs = (0..seats as u8).map(|number| StoredPlayer::Person { person: person(number), name: name() });
    let created = Entry::Created {
        settings: Box::new(settings),
        seed: Seed::from(seed),
        commitment: Some(Seed::from(seed).commitment()),
        chairs: chairs.collect(),
        host: None,
        banned: Vec::new(),
        banned_marks: Vec::new(),
        muted: Vec::new(),
        watchers: parlour_protocol::Watchers::default(),
        at: Moment::default(),
    };
    let log = vec![serde_json::to_string(&created).unwrap()];
    (Room::new(TableId::new(1), created).unwrap(), log)
}

pub(super) fn happen(room: &mut Room, log: &mut Vec<String>, asked: Asked) -> Change {
    let Asked::Happens(entry) = asked else { panic!("it is new") };
    log.push(serde_json::to_string(&entry).unwrap());
    room.apply(entry).unwrap()
}

pub(super) fn choices(room: &Room, seat: Seat) -> Vec<String> {
    let scene = room.play().unwrap().table().scene(Viewer::Seat(seat));
    scene.choices.into_iter().map(|choice| choice.action).collect()
}

fn decide(room: &mut Room, log: &mut Vec<String>, name: &str) -> Seat {
    let seat = room.playing().unwrap().table().to_act().first().unwrap();
    decide_at(seat, room, log, name);
    seat
}

fn decide_at(seat: Seat, room: &mut Room, log: &mut Vec<String>, name: &str) {
    let action = choices(room, seat).swap_remove(0);
    let now = Moment::default().plus_seconds(log.len() as u32);
    let asked = room.decide(person(seat.number() as u8), id(name), room.version(), action, now);
    happen(room, log, asked.unwrap());
}

/// Everybody moves by themselves until that seat is to act.
fn until_it_is_the_turn_of(seat: Seat, room: &mut Room, log: &mut Vec<String>) {
    while !room.playing().unwrap().table().to_act().contains(seat) {
        let name = format!("m{}", log.len());
        decide(room, log, &name);
    }
}

#[test]
fn whoever_let_a_nudge_pass_stays_nudged_until_they_move_by_themselves() {
    let (mut room, mut log) = dealt("tps", 3, 7);
    let slow = room.playing().unwrap().table().to_act().first().unwrap();
    let other = person((slow.number() as u8 + 1) % 3);
    let nudge = room.nudge(other, Moment::default()).unwrap();
    happen(&mut room, &mut log, nudge);
    assert_eq!(room.nudged(), SeatSet::only(slow));
    let (action, at) = (choices(&room, slow)[0].clone(), Moment::default());
    let by_clock = Entry::Moved { seat: slow, action, by: By::Clock, at };
    assert!(happen(&mut room, &mut log, Asked::Happens(by_clock)).room, "everybody is told");
    assert_eq!(room.nudged(), SeatSet::default());
    until_it_is_the_turn_of(slow, &mut room, &mut log);
    assert_eq!(room.nudged(), SeatSet::only(slow), "nobody has to say it again");
    let replayed = Room::replay(TableId::new(1), &log).unwrap().unwrap();
    assert_eq!(replayed.nudged(), SeatSet::only(slow));
    decide_at(slow, &mut room, &mut log, "back");
    until_it_is_the_turn_of(slow, &mut room, &mut log);
    assert_eq!(room.nudged(), SeatSet::default(), "whoever is back is left alone");
}

#[test]
fn a_rematch_keeps_whom_nobody_wants_to_hear_and_who_may_watch() {
    let (mut room, mut log) = dealt("tps", 3, 7);
    happen(&mut room, &mut log, Asked::Happens(Entry::Muted { person: person(1), by: None }));
    let closed = parlour_protocol::Watchers::SentAway;
    happen(&mut room, &mut log, Asked::Happens(Entry::WatchersSet { watchers: closed, by: None }));
    while room.playing().is_some() {
        let name = format!("m{}", log.len());
        decide(&mut room, &mut log, &name);
    }
    let again = room.another(person(0), Seed::from(8), Moment::default()).unwrap();
    let again = Room::new(TableId::new(2), again).unwrap();
    assert_eq!(again.hosts().watchers(), closed);
    let muted = again.muted();
    assert_eq!(muted, SeatSet::only(again.seat_of(person(1)).unwrap()));
}

#[test]
fn a_log_makes_the_table_that_it_was_written_at() {
    let (mut room, mut log) = dealt("tps", 3, 5);
    for number in 0..7 {
        decide(&mut room, &mut log, &format!("m{number}"));
        let asked =
            room.say(person(1), id(&format!("s{number}")), ChatText::new("well").unwrap(), Moment::default());
        happen(&mut room, &mut log, asked.unwrap());
    }
    let again = Room::replay(room.id(), &log).unwrap().unwrap();
    assert_eq!(again.version(), room.version());
    assert_eq!(again.chairs(), room.chairs());
    assert!(again.said().eq(room.said()));
    assert_eq!(again.clock(), room.clock());
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        let (one, other) = (room.play().unwrap().table(), again.play().unwrap().table());
        assert_eq!(one.view(viewer).get(), other.view(viewer).get());
        assert_eq!(one.heard(viewer), other.heard(viewer));
    }
    let (seat, version) = (Seat::new(0), room.version());
    assert_eq!(again.play().unwrap().turn(seat), room.play().unwrap().turn(seat));
    let repeated = again.decide(person(0), id("m0"), version, "anything".to_owned(), Moment::default());
    let mine = |room: &Room| room.decide(person(0), id("m0"), version, String::new(), Moment::default());
    match (repeated, mine(&room)) {
        (Ok(Asked::Repeated(one)), Ok(Asked::Repeated(other))) => assert_eq!(one, other),
        // The first move was another seat's.
        (Err(_), Err(_)) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn choices_of_the_same_time_are_told_in_the_order_in_which_they_were_made_after_a_restart_too() {
    for game in parlour_registry::GAMES {
        let (mut room, mut log) = dealt(game.info().slug, *game.info().seats.end(), 5);
        for number in 0..30 {
            let Some(play) = room.playing() else { break };
            let last = play.table().to_act().iter().last().unwrap();
            decide_at(last, &mut room, &mut log, &format!("m{number}"));
        }
        let again = Room::replay(room.id(), &log).unwrap().unwrap();
        let [live, rebuilt] = [&room, &again].map(|room| room.play().unwrap().table());
        for viewer in Viewer::all(live.seats()) {
            assert_eq!(rebuilt.heard(viewer), live.heard(viewer), "{}", game.info().slug);
        }
    }
}

#[test]
fn a_log_that_makes_no_sense_is_refused_with_the_number_of_the_entry() {
    let (_, log) = dealt("tps", 3, 5);
    let replay = |log: &[String]| Room::replay(TableId::new(1), log).map(|room| room.is_some());
    assert_eq!(replay(&[]), Ok(false));
    assert_eq!(replay(&log[1..]), Err(LogError::Misplaced(Version(1))));
    let twice = [log.clone(), log[..1].to_vec()].concat();
    assert_eq!(replay(&twice), Err(LogError::Misplaced(Version(3))));
    let rubbish = [log, vec!["rubbish".to_owned()]].concat();
    assert!(matches!(replay(&rubbish), Err(LogError::NotAnEntry(Version(3), _))));
}

#[test]
fn a_move_is_stale_when_the_seat_has_another_decision_and_not_when_people_talk() {
    let (mut room, mut log) = dealt("tps", 3, 5);
    let before = room.version();
    let seat = room.playing().unwrap().table().to_act().first().unwrap();
    let asked = room.say(person(2), id("s"), ChatText::new("hurry").unwrap(), Moment::default());
    happen(&mut room, &mut log, asked.unwrap());
    let (who, action) = (person(seat.number() as u8), choices(&room, seat).swap_remove(0));
    let late = room.decide(who, id("a"), before, action.clone(), Moment::default());
    assert!(late.is_ok(), "talk does not make a decision another one");
    happen(&mut room, &mut log, late.unwrap());
    let again = room.decide(who, id("a"), before, action, Moment::default());
    assert!(matches!(again, Ok(Asked::Repeated(Version(4)))), "{again:?}");
    while room.playing().unwrap().table().to_act().first() != Some(seat) {
        let name = format!("other{}", room.version().0);
        decide(&mut room, &mut log, &name);
    }
    let action = choices(&room, seat).swap_remove(0);
    let old = room.decide(who, id("b"), before, action.clone(), Moment::default());
    assert!(matches!(old, Err(RequestError::Stale)), "{old:?}");
    let future = room.decide(who, id("b"), room.version().next(), action, Moment::default());
    assert!(matches!(future, Err(RequestError::Future(_))), "{future:?}");
}

#[test]
fn what_others_choose_at_the_same_time_does_not_make_a_move_stale_nor_start_its_clock_anew() {
    let (mut room, mut log) = dealt("faj", 4, 5);
    let together = room.playing().unwrap().table().to_act();
    assert!(together.len() > 1, "this game begins with a choice of all");
    let (before, clock) = (room.version(), room.clock());
    decide(&mut room, &mut log, "first");
    let last = together.iter().last().unwrap();
    let action = choices(&room, last).swap_remove(0);
    let asked = room.decide(person(last.number() as u8), id("x"), before, action, Moment::default());
    assert!(asked.is_ok(), "{asked:?}");
    assert_eq!(room.clock(), clock);
}

#[test]
fn taking_back_needs_everybody_who_is_there() {
    let (mut room, mut log) = dealt("tps", 3, 5);
    let seat = decide(&mut room, &mut log, "a");
    let (me, now) = (person(seat.number() as u8), Moment::default());
    let others: Vec<PersonId> = (0..3).map(person).filter(|other| *other != me).collect();
    let nobody = SeatSet::default();
    assert!(matches!(room.answer_take_back(others[0], Answer::Agrees, now), Err(RequestError::NothingAsked)));
    let asked = room.ask_take_back(me, nobody, now).unwrap();
    happen(&mut room, &mut log, asked);
    assert!(matches!(room.ask_take_back(me, nobody, now), Err(RequestError::AskedAlready)));
    assert!(matches!(room.answer_take_back(me, Answer::Agrees, now), Err(RequestError::NothingAsked)));
    let one = room.answer_take_back(others[0], Answer::Agrees, now).unwrap();
    happen(&mut room, &mut log, one);
    assert_eq!(room.take_back().unwrap().waiting.len(), 1);
    let two = room.answer_take_back(others[1], Answer::Agrees, now).unwrap();
    let change = happen(&mut room, &mut log, two);
    assert_eq!((change.game, room.take_back()), (Some(Since::Deal), None));
    assert_eq!(room.playing().unwrap().table().to_act(), SeatSet::only(seat));
    let again = Room::replay(room.id(), &log).unwrap().unwrap();
    assert_eq!(again.playing().unwrap().turn(seat), room.version());
}

#[test]
fn a_log_of_a_program_that_did_not_note_who_asked_or_when_is_still_read() {
    let (_, mut log) = gathered("tps", 3, 5);
    let person = person(0);
    log.extend([
        format!(r#"{{"sat":{{"seat":0,"person":"{person}","name":"Ada"}}}}"#),
        r#"{"bot-set":{"seat":1,"bot":"easy"}}"#.to_owned(),
        r#"{"watchers-set":{"watchers":"sent-away"}}"#.to_owned(),
        format!(r#"{{"muted":{{"person":"{person}"}}}}"#),
        format!(r#"{{"muted":{{"person":"{person}"}}}}"#),
        format!(r#"{{"said":{{"person":"{person}","id":"a","text":"well"}}}}"#),
        format!(r#"{{"unmuted":{{"person":"{person}"}}}}"#),
        format!(r#"{{"removed":{{"person":"{person}","how":"ban"}}}}"#),
    ]);
    let room = Room::replay(TableId::new(1), &log).unwrap().unwrap();
    assert_eq!(room.version().0, log.len() as u64);
    assert!(room.hosts().is_banned(person) && room.muted().is_empty());
}

#[test]
fn sitting_down_and_talking_keep_a_table_young() {
    let (mut room, mut log) = gathered("tps", 3, 5);
    happen(&mut room, &mut log, Asked::Happens(Entry::Left { person: person(0) }));
    let later = Moment::default().plus_seconds(3_600);
    let sat = room.sit(person(0), Seat::new(0), name(), None, later).unwrap();
    happen(&mut room, &mut log, sat);
    assert_eq!(room.latest(), later);
    let latest = later.plus_seconds(3_600);
    let said = room.say(person(1), id("s"), ChatText::new("hello").unwrap(), latest).unwrap();
    happen(&mut room, &mut log, said);
    assert_eq!(room.latest(), latest);
    assert_eq!(Room::replay(TableId::new(1), &log).unwrap().unwrap().latest(), latest, "after a restart too");
}

#[test]
fn a_token_is_not_in_the_log() {
    let token = Token::new().unwrap();
    let entry =
        Entry::Sat { seat: Seat::new(0), person: token.person(), name: name(), commitment: None, at: None };
    let text = serde_json::to_string(&entry).unwrap();
    let cookie = token.cookie(crate::person::Transport::Plain);
    let secret = cookie.split(['=', ';']).nth(1).unwrap();
    assert!(!text.contains(secret) && !text.contains(&secret[..32]));
}
