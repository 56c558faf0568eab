//! `parlour lab` as a designer runs it.

use std::fs;

use tempfile::TempDir;

use crate::{complaint, output, read};

/// A folder for the files of a test, and its path as text.
fn folder() -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().display().to_string();
    (folder, path)
}

const QUICK: &str = "--bots random --games 300 --ladder random,greedy --deals 2 --kingmaking 10";

#[test]
fn a_report_is_a_page_and_the_same_figures_as_json() {
    let (_kept, path) = folder();
    output(&format!("lab report tps {QUICK} --out {path}/tps.html --json {path}/tps.json"));
    let page = read(format!("{path}/tps.html"));
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    for section in ["seats", "scores", "length", "choices", "drama", "skill", "kingmaking", "rules", "pieces"]
    {
        assert!(page.contains(&format!("<section id=\"{section}\">")), "{section}");
    }
    assert!(!page.contains("http://") && !page.contains("https://"), "the page needs no network");
    let figures: serde_json::Value = serde_json::from_str(&read(format!("{path}/tps.json"))).unwrap();
    assert_eq!(figures["about"]["games"], 300);
    assert_eq!(figures["rules"]["rules"][8]["rule"], "TPS-9");
    assert_eq!(figures["rules"]["rules"][8]["fires"], "always");
}

#[test]
fn shards_merge_to_the_bytes_of_one_run() {
    let (_kept, path) = folder();
    output(&format!("lab report archons --seats 3 {QUICK} --json {path}/whole.json --out {path}/whole.html"));
    for shard in 1..=3 {
        output(&format!(
            "lab report archons --seats 3 {QUICK} --threads {shard} --shard {shard}/3 --tallies {path}/part{shard}.json"
        ));
    }
    output(&format!(
        "lab merge {path}/part2.json {path}/part3.json {path}/part1.json --json {path}/merged.json --out {path}/merged.html"
    ));
    assert_eq!(read(format!("{path}/merged.json")), read(format!("{path}/whole.json")));
    assert_eq!(read(format!("{path}/merged.html")), read(format!("{path}/whole.html")));
}

#[test]
fn the_shards_that_are_missing_are_printed_for_a_job_array() {
    let (_kept, path) = folder();
    assert_eq!(output(&format!("lab missing {path} --of 6")), "1-6\n");
    for shard in [2, 5] {
        output(&format!("lab report tps {QUICK} --shard {shard}/6 --tallies {path}/part{shard}.json"));
    }
    assert_eq!(output(&format!("lab missing {path} --of 6")), "1,3-4,6\n");
}

#[test]
fn a_run_that_is_complete_is_not_played_again_when_it_is_resumed() {
    let (_kept, path) = folder();
    let words = format!("lab report tps {QUICK} --tallies {path}/sums.json --json");
    let first = output(&words);
    assert!(output(&format!("{words} {path}/again.json --resume")).contains("Is it fair?"));
    assert_eq!(read(format!("{path}/again.json")), first);
    let said = complaint(&format!("lab report tps {QUICK} --seed 2 --tallies {path}/sums.json --resume"), 2);
    assert!(
        said.contains("these are parts of different runs: the seed is 2 in one and 1 in the other"),
        "{said}"
    );
}

#[test]
fn every_example_of_a_report_can_be_shown() {
    let report = output(&format!("lab report damocles {QUICK} --json"));
    let figures: serde_json::Value = serde_json::from_str(&report).unwrap();
    for place in
        ["/length/longest/1", "/choices/all/most/1", "/drama/most_changes/1", "/rules/rules/12/example"]
    {
        let command = figures.pointer(place).unwrap()["command"].as_str().unwrap();
        let words = command.strip_prefix("parlour ").unwrap();
        assert!(output(words).starts_with("Damocles"), "{command}");
    }
}

#[test]
fn options_that_change_nothing_are_found_to_change_nothing_and_others_are_named() {
    let same = output("lab compare pillars --bots random --games 50 --a {} --b {\"pile_points\":\"sum\"}");
    assert!(same.contains("No difference in 50 games of each"), "{same}");
    let other = output("lab compare damocles --seats 2 --bots random --games 50 --a {} --b {\"cycles\":3}");
    assert!(other.contains("lower: decisions in a game, turns in a game"), "{other}");
}

#[test]
fn a_hunt_says_what_it_found_and_keeps_the_games() {
    let (_kept, path) = folder();
    let said = output(&format!("lab hunt tps --bots random --games 400 --out {path}/holes"));
    assert!(said.contains("No dead end in 400 games."), "{said}");
    assert!(said.contains("these rules never fired: TPS-5"), "{said}");
    for record in fs::read_dir(format!("{path}/holes")).unwrap() {
        output(&format!("verify {}", record.unwrap().path().display()));
    }
}

#[test]
fn tables_are_parquet() {
    let (_kept, path) = folder();
    output(&format!("lab report tps {QUICK} --parquet {path}/tables"));
    for table in ["games", "decisions"] {
        let bytes = fs::read(format!("{path}/tables/{table}.parquet")).unwrap();
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"), "{table}");
    }
}

#[test]
fn what_is_wrong_gets_one_sentence_and_loses_nothing() {
    let (_kept, path) = folder();
    output(&format!("lab report tps {QUICK} --shard 1/2 --tallies {path}/one.json --out {path}/old.html"));
    let before = read(format!("{path}/old.html"));
    output(&format!("lab report faj {QUICK} --shard 2/2 --tallies {path}/other.json"));
    fs::write(format!("{path}/wrong.json"), "hello").unwrap();
    for (words, sentence) in [
        ("lab report chess".to_owned(), "there is no game `chess`"),
        (
            format!("lab report tps --figures beauty --out {path}/old.html"),
            "there is no figure `beauty`; there are: seats",
        ),
        (format!("lab report tps --shard 17/16 --tallies {path}/x.json"), "there is no shard 17 of 16"),
        ("lab report tps --shard 1/2".to_owned(), "--tallies <FILE>"),
        ("lab report tps --out no/such/folder/tps.html".to_owned(), "cannot write no/such/folder/tps.html"),
        ("lab report tps --games 0".to_owned(), "it should be 1 or more"),
        (
            format!("lab merge {path}/one.json {path}/other.json --out {path}/old.html"),
            "the game is tps in one and faj in the other",
        ),
        (
            format!("lab merge {path}/one.json {path}/one.json --out {path}/old.html"),
            "these parts overlap: game 0 is in both",
        ),
        (format!("lab merge {path}/wrong.json"), "this is not a file of sums"),
        ("lab merge no-such-file.json".to_owned(), "cannot read no-such-file.json"),
        ("lab compare tps --a {} --b 7".to_owned(), "it should look like"),
        ("lab compare tps --a {} --b {\"jokers\":1}".to_owned(), "there is no option `jokers`"),
        ("show --sim tps --index 3 --decision 999".to_owned(), "decisions, not 999"),
    ] {
        let said = complaint(&words, 2);
        assert!(said.contains(sentence), "{words}: {said}");
        assert_eq!(said.lines().count(), 1, "{words}: {said}");
    }
    assert_eq!(read(format!("{path}/old.html")), before);
}

#[cfg(unix)]
#[test]
fn ctrl_c_writes_a_report_of_what_was_played_and_resume_goes_on() {
    let (kept, path) = folder();
    let words = format!("lab report tps --bots random --games 100000000 --deals 0 --out {path}/tps.html");
    let mut player = crate::screen::Player::start(&words, kept.path());
    player.see_that("a bar with games", |shown| {
        shown.contains("/100,000,000 games") && !shown.contains(" 0/100,000,000 games")
    });
    player.press("\u{3}");
    assert_eq!(player.child.wait().unwrap().exit_code(), 130);
    assert!(read(format!("{path}/tps.html")).contains("This is a part of a run of 100,000,000 games"));
    assert!(
        output(&format!("lab merge {path}/tps.tallies.json")).contains("of TrickPaperScissors with 4 seats")
    );
    let said =
        complaint(&format!("lab report tps --bots random --games 5 --out {path}/tps.html --resume"), 2);
    assert!(said.contains("the number of games is 5 in one and 100000000 in the other"), "{said}");
}
