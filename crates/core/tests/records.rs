//! Reading records, and chance that is written down and read back.

use parlour_core::{
    Chance, FastDice, Seat, SeatSet, Seats,
    record::{ChanceEvent, Record, RecordError, RecordEvent, RecordEventError, Recorder, Script},
};
use serde_json::{Value, json};

fn line(events: &Value) -> Value {
    json!({
        "format": "parlour-record/1", "game": "any", "seats": 2, "seed": "42", "options": {},
        "events": events, "scores": [1, 0], "winners": [0],
    })
}

fn read(value: &Value) -> Result<Record, RecordError> {
    Record::from_json(&value.to_string())
}

/// Reads a record whose second event is this one, which is wrong. Returns the error.
fn second(event: Value) -> String {
    read(&line(&json!([{"c": "dealer", "seat": 1}, event])))
        .expect_err("the second event is wrong")
        .to_string()
}

fn changed(key: &str, value: Value) -> String {
    let mut record = line(&json!([]));
    record[key] = value;
    read(&record).expect_err("the value is wrong").to_string()
}

#[test]
fn every_kind_of_event_reads_back_to_the_same_text() {
    let events = json!([
        {"c": "dealer", "seat": 1},
        {"c": "shuffle", "pile": "deck", "order": ["b", "a"]},
        {"c": "steal", "cards": ["a"]},
        {"c": "draw", "cards": {"0": "a", "1": "b"}},
        {"s": 0, "a": "play a", "n": 3},
    ]);
    let record = read(&line(&events)).unwrap();
    assert_eq!(record.events.len(), 5);
    assert_eq!(serde_json::from_str::<Value>(&record.to_json()).unwrap(), line(&events));
    assert_eq!(Record::from_json(&record.to_json()), Ok(record));
}

#[test]
fn keys_that_are_not_of_the_format_are_passed_over() {
    let mut with_more =
        line(&json!([{"s": 0, "a": "pass", "n": 1, "seconds": 4.5}, {"c": "first", "seat": 0, "why": []}]));
    with_more["players"] = json!(["Ann", "Bo"]);
    let plain = line(&json!([{"s": 0, "a": "pass", "n": 1}, {"c": "first", "seat": 0}]));
    assert_eq!(read(&with_more), read(&plain));
}

#[test]
fn names_and_the_commitment_are_kept_where_they_are_given() {
    let mut signed = line(&json!([]));
    assert!(!read(&signed).unwrap().to_json().contains("null"), "what is absent is not written");
    signed["names"] = json!(["Ann", null]);
    signed["commitment"] = json!("66687aad");
    let record = read(&signed).unwrap();
    assert_eq!(record.names, Some(vec![Some("Ann".to_owned()), None]));
    assert_eq!(record.commitment.as_deref(), Some("66687aad"));
    assert_eq!(serde_json::from_str::<Value>(&record.to_json()).unwrap(), signed);
}

#[test]
fn what_is_not_a_record_is_refused_in_words() {
    let cut = line(&json!([])).to_string();
    assert!(Record::from_json(&cut[..40]).unwrap_err().to_string().starts_with("this is not JSON: EOF"));
    assert!(Record::from_json("[]").unwrap_err().to_string().starts_with("this is not a record"));
    assert_eq!(
        changed("format", json!("parlour-record/2")),
        "the format is `parlour-record/2`, and only `parlour-record/1` is understood"
    );
    assert_eq!(changed("scores", json!([1, 0, 0])), "there are 3 scores for 2 seats");
    assert_eq!(changed("names", json!(["Ann"])), "there are 1 names for 2 seats");
    assert_eq!(changed("winners", json!([1, 0])), "the winners are not in ascending order");
    assert_eq!(changed("winners", json!([0, 0])), "the winners are not in ascending order");
    assert_eq!(changed("seats", json!(7)), "this is not a record: no table has 7 seats");
    assert!(changed("seed", json!(42)).starts_with("this is not a record"), "a seed is a string");
}

#[test]
fn a_malformed_event_is_named_by_its_number() {
    for neither in
        [json!({}), json!({"s": 0, "a": "pass"}), json!({"s": 0, "a": "pass", "n": 1, "c": "first"})]
    {
        assert_eq!(
            second(neither),
            "event 2: it is neither a decision (`s`, `a`, `n`) nor a chance event (`c`)"
        );
    }
    for vague in [
        json!({"c": "first"}),
        json!({"c": "first", "seat": 0, "cards": []}),
        json!({"c": "shuffle", "order": []}),
    ] {
        let why = second(vague);
        assert!(
            why.starts_with("event 2: the chance event `") && why.ends_with("does not say what came out"),
            "{why}"
        );
    }
    assert_eq!(second(json!({"c": "draw", "cards": {"six": "a"}})), "event 2: `six` is not a seat");
    assert!(second(json!({"s": 9, "a": "pass", "n": 1})).contains("there is no seat 9"));
    assert!(second(json!({"s": 0, "a": "pass", "n": -1})).starts_with("event 2: it cannot be read"));
    assert!(second(json!("pass")).starts_with("event 2: it cannot be read"));
}

fn two() -> Seats {
    Seats::new(2).expect("two can sit at a table")
}

/// Uses each kind of chance once.
fn ask(chance: &mut impl Chance) -> (Seat, Vec<u8>, Vec<u8>, [Option<u8>; 2]) {
    let seat = chance.seat("dealer", two());
    let mut pile = [1, 2, 3, 4];
    chance.shuffle("deck", &mut pile);
    let mut taken = [1, 2, 3, 4];
    chance.take("steal", &mut taken, 2);
    let drawn = chance.draw("draw", two().all(), &mut [1, 2, 3, 4]);
    (seat, pile.to_vec(), taken[..2].to_vec(), [drawn[Seat::new(0)], drawn[Seat::new(1)]])
}

#[test]
fn chance_reads_back_as_it_was_written() {
    for seed in 0..20 {
        let mut recorder = Recorder::new(FastDice::new(seed));
        let rolled = ask(&mut recorder);
        assert_eq!(ask(&mut FastDice::new(seed)), rolled, "writing down does not change what comes out");
        let mut script = Script::new(recorder.events());
        assert_eq!(ask(&mut script), rolled);
        assert_eq!((script.read(), script.problem()), (4, None));
    }
}

fn texts(pieces: &[&str]) -> Vec<String> {
    pieces.iter().map(|&piece| piece.to_owned()).collect()
}

/// The problem that a script finds with one event, if any.
fn problem<T>(event: ChanceEvent, ask: impl Fn(&mut Script<'_>) -> T) -> Option<String> {
    let events = [RecordEvent::Chance(event)];
    let mut script = Script::new(&events);
    ask(&mut script);
    script.problem().map(|(number, problem)| format!("{number}: {problem}"))
}

#[test]
fn only_an_order_of_the_very_pieces_can_come_out_of_a_shuffle() {
    let shuffled = |order: &[&str]| {
        problem(ChanceEvent::shuffle("deck", texts(order)), |script| script.shuffle("deck", &mut [1, 2, 3]))
    };
    assert_eq!(shuffled(&["3", "1", "2"]), None);
    assert_eq!(shuffled(&["3", "1"]).unwrap(), "1: 3 pieces should come out, not 2");
    assert_eq!(shuffled(&["3", "3", "1"]).unwrap(), "1: `3` is not there to come out, or came out before");
    assert_eq!(shuffled(&["3", "1", "4"]).unwrap(), "1: `4` is not there to come out, or came out before");
    assert_eq!(
        shuffled(&["3", "1", "two"]).unwrap(),
        "1: `two` is not there to come out, or came out before"
    );
}

#[test]
fn what_is_taken_and_drawn_must_be_there_for_those_who_take_it() {
    let taken = |cards: &[&str]| {
        let event = ChanceEvent::Take { name: "steal".into(), cards: texts(cards) };
        problem(event, |script| script.take("steal", &mut [1, 2, 3], 2))
    };
    assert_eq!(taken(&["3", "1"]), None);
    assert!(taken(&["3"]).is_some() && taken(&["3", "3"]).is_some() && taken(&["3", "4"]).is_some());

    let drawn = |cards: &[(u8, &str)]| {
        let cards = cards.iter().map(|&(seat, card)| (Seat::new(seat), card.to_owned())).collect();
        let event = ChanceEvent::Draw { name: "draw".into(), cards };
        problem(event, |script| script.draw("draw", two().all(), &mut [1, 2, 3]))
    };
    assert_eq!(drawn(&[(0, "3"), (1, "1")]), None);
    assert_eq!(drawn(&[(0, "3")]).unwrap(), "1: other seats draw here");
    assert!(drawn(&[(0, "3"), (1, "3")]).is_some() && drawn(&[(0, "3"), (2, "1")]).is_some());
}

#[test]
fn another_chance_event_or_none_is_not_what_the_rules_ask_for() {
    let first = || ChanceEvent::Seat { name: "first".into(), seat: Seat::new(5) };
    let dealer = |script: &mut Script<'_>| script.seat("dealer", two());
    let found = problem(first(), dealer).unwrap();
    assert_eq!(found, "1: the chance event `first` does not belong here; the rules ask for `dealer`");
    let found = problem(first(), |script| script.seat("first", two())).unwrap();
    assert_eq!(found, "1: there is no seat 5 at this table");
    let found = problem(first(), |script| script.take("first", &mut [1], 1)).unwrap();
    assert_eq!(found, "1: the chance event `first` does not say what came out");

    let decision = [RecordEvent::Decision { seat: Seat::new(0), action: "pass".into(), legal: 1 }];
    for events in [&[], decision.as_slice()] {
        let mut script = Script::new(events);
        dealer(&mut script);
        assert_eq!(script.problem(), Some((1, RecordEventError::ChanceMissing("dealer".into()))));
    }
}

#[test]
fn after_a_problem_the_script_rolls_on_and_keeps_the_first_problem() {
    let mut script = Script::new(&[]);
    let (seat, mut pile, taken, drawn) = ask(&mut script);
    pile.sort_unstable();
    assert!(two().has(seat));
    assert_eq!(pile, [1, 2, 3, 4]);
    assert_eq!(taken.len(), 2);
    assert_ne!(drawn[0], drawn[1]);
    assert_eq!(script.problem(), Some((1, RecordEventError::ChanceMissing("dealer".into()))));
    let nobody = script.draw("draw", SeatSet::EMPTY, &mut [1]);
    assert!(nobody.as_slice().iter().all(Option::is_none));
}
