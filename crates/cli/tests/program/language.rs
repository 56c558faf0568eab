//! What players read, in German.

use crate::{Folder, complaint, output, parlour};

#[test]
fn rules_games_stories_and_advice_are_german_if_that_is_asked_for() {
    let folder = Folder::with_records();
    let records = folder.records();
    for (words, parts) in [
        ("rules tps --lang de".to_owned(), &["**TPS-1**", "Stich"][..]),
        ("--lang de rules pillars".to_owned(), &["**PIL-1**", "Schlacht"]),
        ("games --lang de".to_owned(), &["3 bis 4 Personen", "denkt kurz nach", "--option open_aside=false"]),
        (
            format!("show {records} --lang de"),
            &["4 Personen, Startwert", "mit offenen Karten", "Platz 2 ", "gewinn", "Punkte: "],
        ),
        (format!("show {records} --seat 2 --lang de"), &["aus der Sicht von Platz 2", "Du "]),
        (
            format!("advise --record {records} --event 3 --iterations 20 --lang de"),
            &["hat `play ", "Geschätzte Gewinnchance"],
        ),
    ] {
        let said = output(&words);
        for part in parts {
            assert!(said.contains(part), "{words}: {part} is missing in:\n{said}");
        }
        assert!(
            !said.contains('⟨') && !said.contains(" seat ") && !said.contains("Seat "),
            "{words}: {said}"
        );
    }
}

#[test]
fn a_game_is_played_in_german_lines() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = parlour("play tps --plain --bots random --seed 7 --lang de --save");
    let done = command.arg(folder.path().join("game")).write_stdin("dance\nq\n").assert().success();
    let told = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    for part in [
        "TrickPaperScissors, 3 Personen, Startwert 7",
        "Dein Zug (1-",
        "`dance` ist kein Zug in diesem Spiel; es gibt `play R9`, ",
        "Hilfe mit ?",
        "Das Spiel ist gespeichert",
    ] {
        assert!(told.contains(part), "{part} is missing in:\n{told}");
    }
}

#[test]
fn what_keeps_a_game_from_beginning_is_german_too() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("game").display().to_string();
    for (words, part) in [
        ("play chess --plain", "das Spiel `chess` gibt es nicht; es gibt: tps, "),
        ("play tps --plain --seats 9", "TrickPaperScissors hat 3 bis 4 Plätze, nicht 9"),
        ("play tps --plain --option jokers=2", "die Option `jokers` gibt es nicht; es gibt: "),
        ("play --plain --resume", "ist kein Spiel gespeichert"),
        (
            "join http://127.0.0.1:1/t/00000000000000000000000000000000 --plain",
            "127.0.0.1:1 ist nicht zu erreichen",
        ),
    ] {
        let save = if words.starts_with("play") { format!(" --save {place}") } else { String::new() };
        let mut command = parlour(&format!("{words}{save} --lang de"));
        let done = command.env("PARLOUR_DATA", folder.path()).assert().code(2);
        let said = String::from_utf8(done.get_output().stderr.clone()).unwrap();
        assert!(said.contains(part), "{words}: {said}");
    }
}

#[test]
fn the_language_is_that_of_the_command_line_or_else_of_the_environment() {
    let german = |variables: &[(&str, &str)]| {
        let mut command = parlour("games");
        command.env_remove("PARLOUR_LANG");
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let done = command.envs(variables.iter().copied()).assert().success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap().contains("Personen")
    };
    assert!(!german(&[]));
    assert!(german(&[("LANG", "de_DE.UTF-8")]));
    assert!(german(&[("LC_MESSAGES", "de_AT"), ("LANG", "en_GB.UTF-8")]));
    assert!(!german(&[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")]), "the first that is set decides");
    assert!(!german(&[("LC_ALL", "fr_FR"), ("LANG", "de_DE")]), "English stands in for the others");
    assert!(german(&[("PARLOUR_LANG", "de"), ("LC_ALL", "en_US.UTF-8")]));
    assert!(!output("games --lang en").contains("Personen"));
}

#[test]
fn a_language_that_is_not_spoken_is_refused_with_those_that_are() {
    let said = complaint("rules tps --lang fr", 2);
    assert!(said.contains("Parlour does not speak `fr`; choose one of: en, de"), "{said}");
    assert!(said.contains("`parlour rules --help`"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

#[test]
fn machines_read_english() {
    assert_eq!(output("games --json --lang de"), output("games --json"));
}
