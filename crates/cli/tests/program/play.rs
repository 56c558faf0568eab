//! What the program does when all is well.

use std::{
    io::Read as _,
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::{Folder, output, parlour, read};

#[test]
fn games_are_listed_for_people_and_for_machines() {
    assert!(output("games").contains("--option open_aside=false"));
    let json: Value = serde_json::from_str(&output("games --json")).unwrap();
    let tps = json["games"].as_array().unwrap().iter().find(|game| game["slug"] == "tps").unwrap();
    assert_eq!(tps["seats"], serde_json::json!({ "min": 3, "max": 4 }));
    assert_eq!(tps["options"][1]["default"], false);
}

#[test]
fn the_rules_page_has_every_rule_and_no_colours_in_a_pipe() {
    let page = output("rules tps");
    assert!((1..=14).all(|number| page.contains(&format!("**TPS-{number}**"))));
    assert!(!page.contains('\u{1b}'));
}

#[cfg(target_os = "linux")]
#[test]
fn games_are_kept_where_the_system_keeps_data() {
    let home = tempfile::tempdir().unwrap();
    for (name, below) in [
        ("PARLOUR_DATA", "tps.game"),
        ("XDG_DATA_HOME", "parlour/tps.game"),
        ("HOME", ".local/share/parlour/tps.game"),
    ] {
        let mut command = parlour("play tps --resume --plain");
        command.env_remove("PARLOUR_DATA").env_remove("XDG_DATA_HOME").env("HOME", "/elsewhere");
        let done = command.env(name, home.path()).assert().code(2);
        let said = String::from_utf8(done.get_output().stderr.clone()).unwrap();
        assert!(said.contains(&home.path().join(below).display().to_string()), "{said}");
    }
}

#[test]
fn the_same_command_writes_the_same_bytes_with_any_number_of_threads() {
    let folder = Folder::with_records();
    let [one, two] = [1, 2].map(|threads| {
        let path = folder.path(&format!("{threads}.jsonl"));
        output(&format!(
            "sim tps --seats 3 --games 300 --seed 7 --threads {threads} --record {}",
            path.display()
        ));
        read(path)
    });
    assert_eq!(one.lines().count(), 300);
    assert!(one == two);
}

#[test]
fn records_written_to_standard_output_are_the_same_as_in_a_file() {
    let folder = Folder::with_records();
    assert_eq!(output("sim tps --games 20 --bots explorer --record -"), read(folder.records()));
}

#[test]
fn sim_counts_wins_so_that_the_shares_add_up_to_one() {
    let said = output("sim tps --games 500 --bots random,explorer,random,explorer --json");
    let json: Value = serde_json::from_str(&said).unwrap();
    let sum: f64 = json["win_share"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    assert!(json["games_per_second"].as_f64().unwrap() > 0.0);
    assert!((36.0..=45.0).contains(&json["mean_decisions"].as_f64().unwrap()));
}

#[test]
fn true_records_are_verified_from_a_file_and_from_standard_input() {
    let folder = Folder::with_records();
    assert!(output(&format!("verify {}", folder.records())).starts_with("all 20 records hold"));
    parlour("verify -").write_stdin(read(folder.records())).assert().success();
}

#[test]
fn a_seats_story_tells_its_own_hand_and_nobody_elses() {
    let folder = Folder::with_records();
    let open = output(&format!("show {} --game 3", folder.records()));
    assert!((1..=4).all(|seat| open.contains(&format!("Seat {seat} holds"))), "{open}");
    let story = output(&format!("show {} --game 3 --seat 2", folder.records()));
    assert!(story.contains("You hold"));
    assert!(!story.contains("holds"), "{story}");
}

#[test]
fn a_story_can_stop_at_an_event_and_draws_the_table_there() {
    let folder = Folder::with_records();
    let story = output(&format!("show {} --event 6", folder.records()));
    assert!(story.contains("Last trick:") && !story.contains("Scores:"), "{story}");
}

#[test]
fn an_option_that_is_a_word_needs_no_quotes() {
    let json = |option| output(&format!("sim faj --games 5 --option {option} --record -"));
    assert_eq!(json("dealer=random"), json("dealer=\"random\""));
}

#[test]
fn there_are_completions_for_the_usual_shells() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(output(&format!("completions {shell}")).contains("parlour"));
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(["sim", "tps", "--games", "5000", "--record", "-"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(said, "");
}

#[test]
fn a_match_plays_every_deal_from_every_seat_and_gives_the_same_figures_with_any_number_of_threads() {
    let share = |threads| {
        let said = output(&format!(
            "match tps --seats 3 --bots greedy,random --games 31 --threads {threads} --json"
        ));
        let json: Value = serde_json::from_str(&said).unwrap();
        assert_eq!(json["games"], 33, "eleven whole deals");
        json["share"].as_f64().unwrap()
    };
    let one = share(1);
    assert!((one - share(2)).abs() < f64::EPSILON);
    assert!((0.0..=1.0).contains(&one));
}

#[test]
fn advice_lists_every_legal_action_of_a_decision_and_is_the_same_every_time() {
    let folder = Folder::with_records();
    let advice = || {
        output(&format!("advise --record {} --game 2 --event 3 --iterations 200 --json", folder.records()))
    };
    let json: Value = serde_json::from_str(&advice()).unwrap();
    let opinions = json["opinions"].as_array().unwrap();
    assert_eq!(opinions.len(), 9, "the leader may play any of nine cards");
    let tried: u64 = opinions.iter().map(|opinion| opinion["visits"].as_u64().unwrap()).sum();
    assert_eq!(tried, 200);
    assert_eq!(advice(), advice());
}

#[test]
fn the_clock_measures_decisions_against_the_limit_of_the_level() {
    let said = output("clock archons --bot easy --decisions 20 --json");
    let json: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((&json["decisions"], &json["limit"]), (&20.into(), &50.0.into()));
    assert_eq!(json["seats"], 6, "the largest table, where thinking takes longest");
    assert!(json["milliseconds"]["longest"].as_f64() >= json["milliseconds"]["median"].as_f64());
}
