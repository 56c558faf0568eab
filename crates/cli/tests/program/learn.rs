//! `parlour learn`: the list of lessons, and one that is begun, left and continued.

use parlour_registry::GAMES;

use crate::{output, parlour};

/// What a learner reads who types these lines.
fn told(words: &str, folder: &tempfile::TempDir, typed: &str) -> String {
    let mut command = parlour(&format!("learn {words} --plain"));
    let done = command.env("PARLOUR_DATA", folder.path()).write_stdin(typed).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

#[test]
fn every_lesson_is_listed_with_its_command() {
    let list = output("learn");
    for game in GAMES {
        let info = game.info();
        let listed = list.lines().any(|line| {
            line.starts_with(&format!("parlour learn {} ", info.slug)) && line.contains(info.title)
        });
        assert_eq!(listed, game.lesson().is_some(), "{} in:\n{list}", info.slug);
    }
}

#[test]
fn a_lesson_answers_a_wrong_try_and_is_continued_where_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let story = told("tps", &folder, "\n\n\nplay P3\nplay R12\nq\n");
    assert!(story.contains("Step 1 of "), "{story}");
    assert!(story.contains("rock comes first here"), "{story}");
    assert!(story.contains("Step 5 of "), "{story}");
    assert!(story.contains("`parlour learn tps`"), "{story}");
    let story = told("tps", &folder, "q\n");
    assert!(story.contains("Step 5 of ") && !story.contains("Step 4 of "), "{story}");
    let story = told("tps --restart", &folder, "q\n");
    assert!(story.contains("Step 1 of "), "{story}");
}

#[test]
fn a_game_without_that_name_has_no_lesson() {
    let said = crate::complaint("learn chess --plain", 2);
    assert!(said.contains("there is no game `chess`"), "{said}");
}
