//! A game that is not in the list: `examples/leduc`, added to the program by its feature.

use serde_json::Value;
use tempfile::TempDir;

use super::*;

#[test]
fn leduc_is_listed_with_its_rules() {
    assert!(output("games").contains("Leduc"));
    assert!(output("rules leduc").contains("**LED-1**"));
    assert!(output("rules leduc --lang de").contains("**LED-1**"));
}

#[test]
fn leduc_is_simulated_and_its_records_hold() {
    let folder = TempDir::new().unwrap();
    let records = folder.path().join("leduc.jsonl").display().to_string();
    output(&format!("sim leduc --games 200 --bots explorer --record {records}"));
    assert!(output(&format!("verify {records}")).starts_with("all 200 records hold"));
    assert!(!output(&format!("show {records} --table")).is_empty());
}

#[test]
fn leduc_is_played_better_by_bots_that_think() {
    let said = output("match leduc --bots medium,random --games 200 --seed 1 --json");
    let figures: Value = serde_json::from_str(&said).unwrap();
    assert!(figures["mean_score"]["challenger"].as_f64().unwrap() > 0.0, "{said}");
}

#[test]
fn leduc_is_studied_by_the_lab() {
    let folder = TempDir::new().unwrap();
    let page = folder.path().join("leduc.html");
    output(&format!(
        "lab report leduc --bots random --games 300 --ladder random,greedy --deals 2 --kingmaking 10 --out {}",
        page.display()
    ));
    assert!(read(page).contains("LED-5"));
}

#[test]
fn leduc_is_played_to_its_end_in_the_terminal() {
    let folder = TempDir::new().unwrap();
    let mut command = parlour("play leduc --plain --bots greedy --seed 7 --save");
    let done = command.arg(folder.path().join("game")).write_stdin("1\n".repeat(100)).assert().success();
    let told = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(told.contains("The game is over"), "{told}");
}

#[cfg(unix)]
#[test]
fn leduc_is_drawn_on_the_screen_and_played_with_keys() {
    let folder = TempDir::new().unwrap();
    let mut player = screen::Player::start("play leduc --bots greedy --seed 7", folder.path());
    player.see_that("the turn", |shown| shown.contains("Your turn") && shown.contains("Leduc"));
    player.press("\r");
    player.see_that("the move in the log", |shown| shown.contains("You check") || shown.contains("You fold"));
    player.press("q");
    player.see_that("the question", |shown| shown.contains("Leave the game?"));
    player.press("y");
    assert!(player.child.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn leduc_is_played_at_a_shared_table_and_its_record_holds() {
    serve::plays_to_the_end(r#"{"game":"leduc","seats":2}"#);
}
