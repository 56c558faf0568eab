//! Checks that a run played in pieces is the same run, to the last byte.

use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use parlour_lab::{Part, RunEnd, Shard};

use crate::{part, report, run, study};

fn shard(text: &str) -> Shard {
    text.parse().unwrap()
}

#[test]
fn shards_in_any_order_merge_to_the_bytes_of_the_whole() {
    let run = run(7, 1_003);
    let whole = part(&run, Shard::WHOLE);
    let mut merged = part(&run, shard("3/4"));
    for other in ["1/4", "4/4", "2/4"] {
        // Parts are merged as they come from a file.
        let text = part(&run, shard(other)).to_json();
        merged.merge(&Part::from_json(&text).unwrap()).unwrap();
    }
    assert!(merged.is_whole());
    assert_eq!(merged.to_json(), whole.to_json());
    assert_eq!(report(&merged).to_json(), report(&whole).to_json());
    assert_eq!(parlour_lab::page(&report(&merged)), parlour_lab::page(&report(&whole)));
}

#[test]
fn a_run_that_was_stopped_and_goes_on_ends_as_if_it_had_not_been() {
    let run = run(7, 2_000);
    let study = study(&run);
    let mut stopped = Part::new(run.clone(), study.nothing());
    let stop = AtomicBool::new(false);
    let ended = parlour_lab::go_on(&*study, &mut stopped, Shard::WHOLE, &stop, |_| stop.store(true, SeqCst));
    assert_eq!(ended, RunEnd::Stopped);
    assert!(stopped.games.count() > 0 && !stopped.is_whole());
    let partial = report(&stopped);
    assert!(partial.about.says[1].starts_with("This is a part of a run of 2,000 games"));
    let mut resumed = Part::from_json(&stopped.to_json()).unwrap();
    parlour_lab::go_on(&*study, &mut resumed, Shard::WHOLE, &AtomicBool::new(false), |_| ());
    assert_eq!(resumed.to_json(), part(&run, Shard::WHOLE).to_json());
}

#[test]
fn parts_that_do_not_belong_together_are_refused_and_nothing_is_lost() {
    let mut whole = part(&run(7, 100), shard("1/2"));
    let before = whole.to_json();
    let refusal = |whole: &mut Part, other: &Part| whole.merge(other).unwrap_err().to_string();
    assert_eq!(
        refusal(&mut whole, &part(&run(8, 100), shard("2/2"))),
        "these are parts of different runs: the seed is 7 in one and 8 in the other"
    );
    assert_eq!(
        refusal(&mut whole, &part(&run(7, 100), shard("1/4"))),
        "these parts overlap: game 0 is in both"
    );
    assert_eq!(whole.to_json(), before);
}

#[test]
fn the_shards_that_are_missing_are_named() {
    let run = run(7, 103);
    let mut some = part(&run, shard("2/5"));
    some.merge(&part(&run, shard("4/5"))).unwrap();
    assert_eq!(some.missing(5), [1, 3, 5]);
    assert_eq!(part(&run, Shard::WHOLE).missing(5), [0; 0]);
}

#[test]
fn sums_of_another_build_are_refused() {
    let text = part(&run(7, 100), shard("1/2")).to_json();
    let other = text.replace(parlour_lab::fingerprint(), "0123456789abcdef");
    assert_ne!(text, other);
    let refusal = Part::from_json(&other).unwrap_err().to_string();
    assert!(
        refusal.starts_with("these sums were played by another build of the engine (0123456789abcdef"),
        "{refusal}"
    );
    let unnamed = Part::from_json(r#"{"format":"parlour-lab/2"}"#).unwrap_err().to_string();
    assert!(unnamed.starts_with("these sums were played by another build"), "{unnamed}");
}

#[test]
fn what_is_no_part_is_refused_in_a_sentence() {
    let refusal = |text: &str| Part::from_json(text).unwrap_err().to_string();
    assert!(refusal("hello").starts_with("this is not a file of sums"));
    assert_eq!(
        refusal(r#"{"format":"parlour-lab/9"}"#),
        "the format is `parlour-lab/9`, and this program reads `parlour-lab/2`"
    );
}
