//! What the README shows is what the program says.

use crate::output;

const README: &str = include_str!("../../../../README.md");

#[test]
fn the_readme_quotes_a_game_as_it_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("games.jsonl");
    let records = records.to_str().unwrap();
    output(&format!("sim tps --games 3 --seed 7 --bots explorer --record {records}"));
    let told = output(&format!("show {records} --game 3 --seat 3"));
    let (_, quoted) = README.split_once("$ parlour show games.jsonl --game 3 --seat 3\n").unwrap();
    let (quoted, _) = quoted.split_once("```").unwrap();
    let lines = quoted.lines().filter(|line| line.trim() != "…");
    let missing: Vec<&str> = lines.filter(|line| !told.lines().any(|other| other == *line)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
