//! Records of this game: true ones verify, changed ones are refused with the number of the event, and no
//! bytes whatsoever make the reader panic. The true ones are the seeds of the fuzz targets.

use parlour_core::record::{self, Record};
use proptest::{collection::vec, prelude::*, sample::Index};
use serde_json::{Value, json};

use crate::{Tps, TpsAction};

const RECORDS: [&str; 2] = [
    include_str!("../../../../../fuzz/seeds/record/three-seats.json"),
    include_str!("../../../../../fuzz/seeds/record/four-seats.json"),
];

fn verdict(line: &str) -> Result<(), String> {
    let record = Record::from_json(line).map_err(|why| why.to_string())?;
    record::verify::<Tps>(&record).map_err(|why| why.to_string())
}

/// The error for the record of a four-seat game after a change.
fn refused(change: impl Fn(&mut Value)) -> String {
    let mut record: Value = serde_json::from_str(RECORDS[1]).expect("the record is JSON");
    change(&mut record);
    verdict(&record.to_string()).expect_err("the change is wrong")
}

#[test]
fn true_records_verify_and_are_written_as_they_were_read() {
    for line in RECORDS {
        assert_eq!(verdict(line), Ok(()));
        assert_eq!(Record::from_json(line).unwrap().to_json(), line);
    }
}

#[test]
fn options_are_complete_known_and_possible() {
    let options = |key: &str, value: Value| refused(|record| record["options"][key] = value.clone());
    assert_eq!(options("sides", json!(2)), "there is no option `sides`; there are: stars, open_aside");
    assert!(options("open_aside", json!(1)).starts_with("the option `open_aside` cannot be 1: "));
    let missing = refused(|record| drop(record["options"].as_object_mut().unwrap().remove("stars")));
    assert_eq!(missing, "the option `stars` is missing");
}

#[test]
fn another_game_or_table_is_refused() {
    assert_eq!(refused(|record| record["game"] = json!("faj")), "this is a record of `faj`, not of `tps`");
    let six = |record: &mut Value| {
        record["seats"] = json!(6);
        record["scores"] = json!([0, 0, 0, 0, 0, 0]);
    };
    assert_eq!(refused(six), "6 cannot play this game");
    assert_eq!(refused(|record| record["seats"] = json!(3)), "there are 4 scores for 3 seats");
}

#[test]
fn a_wrong_event_is_refused_with_its_number_and_a_reason() {
    let event = |number: usize, key: &str, value: Value| {
        refused(|record| record["events"][number - 1][key] = value.clone())
    };
    let first = |key: &str| serde_json::from_str::<Value>(RECORDS[1]).unwrap()["events"][2][key].clone();
    let leader = first("s");
    assert_eq!(event(3, "n", json!(8)), format!("event 3: seat {leader} had 9 legal actions, not 8"));
    assert_eq!(
        event(3, "a", json!("value up")),
        format!("event 3: seat {leader} cannot `value up`: TPS-12 forbids it")
    );
    assert!(event(3, "a", json!("play T1")).starts_with("event 3: `play T1` is not a move in this game"));
    let other = (leader.as_u64().unwrap() + 1) % 4;
    assert_eq!(
        event(3, "s", json!(other)),
        format!("event 3: seat {other} decides, but it is for seat {leader} to decide")
    );
    assert_eq!(
        event(1, "c", json!("first")),
        "event 1: the chance event `first` does not belong here; the rules ask for `dealer`"
    );
    assert_eq!(event(1, "seat", json!(4)), "event 1: there is no seat 4 at this table");
    assert!(event(2, "order", json!(["R1"])).starts_with("event 2: 39 pieces should come out, not 1"));
}

#[test]
fn a_record_that_stops_or_goes_on_too_long_is_refused() {
    let whole: Value = serde_json::from_str(RECORDS[1]).unwrap();
    let count = whole["events"].as_array().unwrap().len();
    let cut = refused(|record| drop(record["events"].as_array_mut().unwrap().pop()));
    assert!(cut.starts_with(&format!("the record ends after event {}, but seat ", count - 1)), "{cut}");
    let again = whole["events"][2].clone();
    let long = refused(|record| record["events"].as_array_mut().unwrap().push(again.clone()));
    assert_eq!(long, format!("event {}: the game is over before this event", count + 1));
}

#[test]
fn another_result_is_refused_with_the_right_one() {
    let scores = refused(|record| record["scores"] = json!([0, 0, 0, 99]));
    assert!(
        scores.starts_with("the scores should be [") && scores.ends_with("not [0, 0, 0, 99]"),
        "{scores}"
    );
    let winners = refused(|record| record["winners"] = json!([0, 1, 2, 3]));
    assert!(
        winners.starts_with("the winners should be [") && winners.ends_with("not [0, 1, 2, 3]"),
        "{winners}"
    );
}

/// Replaces some bytes of a line with others, which may be more, fewer or none.
fn change(line: &mut Vec<u8>, place: Index, cut: usize, bytes: &[u8]) {
    let start = place.index(line.len() + 1);
    let end = (start + cut).min(line.len());
    line.splice(start..end, bytes.iter().copied());
}

/// Bytes that occur in records, and any others.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        4 => "[0-9a-zRPS\"\\{\\}\\[\\]:, -]{0,4}".prop_map(String::into_bytes),
        1 => vec(any::<u8>(), 0..4),
    ]
}

proptest! {
    #[test]
    fn no_change_of_bytes_makes_the_reader_panic(
        which in 0..RECORDS.len(),
        changes in vec((any::<Index>(), 0..4_usize, bytes()), 1..4),
    ) {
        let mut line = RECORDS[which].as_bytes().to_vec();
        for (place, cut, bytes) in &changes {
            change(&mut line, *place, *cut, bytes);
        }
        if let Err(why) = verdict(&String::from_utf8_lossy(&line)) {
            prop_assert!(!why.is_empty());
        }
    }

    #[test]
    fn any_bytes_are_an_action_that_reads_back_or_are_refused(bytes in vec(any::<u8>(), 0..16), text in "(play|value) ?.{0,4}") {
        for text in [String::from_utf8_lossy(&bytes).into_owned(), text] {
            match text.parse::<TpsAction>() {
                Ok(action) => prop_assert_eq!(action.to_string(), text),
                Err(why) => prop_assert!(!why.to_string().is_empty()),
            }
        }
    }
}
