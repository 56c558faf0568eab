//! Lessons in lines, played to their end.

use parlour_core::{Language, Scene};
use parlour_registry::{AnyGame, GAMES};
use parlour_terminal::Session;

use crate::{Folder, chosen_by, told_in};

fn with_lesson() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied().filter(|game| game.lesson().is_some())
}

/// What a learner sees at this step.
fn seen_at(game: &dyn AnyGame, folder: &Folder, step: usize) -> Scene {
    Session::learn(game, Some(step), folder.store()).unwrap().scene()
}

/// A message as written, without its name. Answers do not name any pieces.
fn written(game: &dyn AnyGame, language: Language, id: &str) -> String {
    let file = game.lesson().unwrap().texts.of(language);
    let line = file.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = ")).unwrap();
    // Without the first letter, which becomes a capital in a sentence.
    line.chars().skip(1).collect()
}

#[test]
fn every_lesson_goes_to_its_end_and_answers_a_wrong_try_at_each_move() {
    for (game, language) in with_lesson().flat_map(|game| Language::ALL.map(|language| (game, language))) {
        let folder = Folder::new();
        let lesson = game.lesson().unwrap().read().unwrap();
        let (mut typed, mut answers) = (Vec::new(), Vec::new());
        for (number, step) in lesson.steps.iter().enumerate() {
            let Some(wanted) = &step.play else {
                typed.push(String::new());
                continue;
            };
            let choices = seen_at(game, &folder, number).choices;
            if let Some(wrong) = choices.iter().find(|choice| choice.action != *wanted) {
                typed.push(wrong.action.clone());
                answers.push(written(game, language, step.answer(&wrong.action).unwrap()));
            }
            typed.push(wanted.clone());
        }
        let session = Session::learn(game, Some(0), folder.store()).unwrap();
        let story = told_in(language, session, &(typed.join("\n") + "\n"));
        let slug = game.info().slug;
        let mut rest = &*story;
        for answer in &answers {
            let (_, after) =
                rest.split_once(&**answer).unwrap_or_else(|| panic!("{slug}: {answer}\n{story}"));
            rest = after;
        }
        assert!(rest.contains(&format!("`parlour play {slug}`")), "{story}");
        assert_eq!(folder.store().lesson_step(slug), 0, "the next lesson begins at the beginning");
    }
}

#[test]
fn an_illegal_try_is_answered_by_the_rule() {
    for (slug, step, illegal, why) in [
        ("archons", 3, "play 7S", "is not in your hand"),
        ("faj", 6, "keep AH", "draft of this round is over (FAJ-6)"),
        ("pillars", 2, "attack 2H 5H 9H", "past your limit of 15"),
        ("damocles", 5, "pair G4 I7", "not active"),
        ("tps", 9, "play S1", "Paper was led"),
    ] {
        let game = parlour_registry::find(slug).unwrap();
        let session = Session::learn(game, Some(step), Folder::new().store()).unwrap();
        let story = told_in(Language::English, session, &format!("{illegal}\nq\n"));
        assert!(story.contains(why), "{why} is missing in:\n{story}");
    }
}

#[test]
fn a_lesson_is_left_at_any_time_and_goes_on_there() {
    for game in with_lesson() {
        let folder = Folder::new();
        let begin = || Session::learn(game, None, folder.store()).unwrap();
        let story = told_in(Language::English, begin(), "\n\nq\n");
        assert!(story.contains("Step 3 of "), "{story}");
        let story = told_in(Language::English, begin(), "q\n");
        assert!(!story.contains("Step 2 of ") && story.contains("Step 3 of "), "{story}");
    }
}

#[test]
fn whoever_chooses_what_to_play_may_choose_a_lesson() {
    let number = GAMES.len() + 1 + with_lesson().position(|game| game.info().slug == "damocles").unwrap();
    for (language, offered) in [
        (Language::English, "Learn Damocles (a lesson)"),
        (Language::German, "Damocles lernen (eine Lektion)"),
    ] {
        let (session, said) = chosen_by(&Folder::new(), language, &format!("{number}\n"));
        assert!(said.contains(&format!("{number}. {offered}")), "{said}");
        let session = session.unwrap();
        assert_eq!(session.game().info().title, "Damocles");
        let story = told_in(language, session, "q\n");
        assert!(story.contains("Damocles"), "{story}");
    }
}
