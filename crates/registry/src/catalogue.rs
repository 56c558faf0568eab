//! The messages of all games, in every language: [`catalogue`].

use std::sync::LazyLock;

#[cfg(not(target_family = "wasm"))]
use parlour_core::Language;
use parlour_core::{
    Texts, Viewer, Words,
    record::{RecordError, RecordEventError},
};
#[cfg(not(target_family = "wasm"))]
use parlour_language::Catalogues;
use parlour_language::{Catalogue, Speaker};

use crate::COVERS;

/// The catalogues of all games, for a front end to add its own.
pub fn texts() -> impl Iterator<Item = Texts> {
    COVERS.iter().flat_map(|cover| cover.texts).copied()
}

/// The messages of all lessons, for a front end that offers lessons.
#[cfg(not(target_family = "wasm"))]
pub fn lesson_texts() -> impl Iterator<Item = Texts> {
    COVERS.iter().filter_map(|cover| cover.lesson).map(|lesson| lesson.texts)
}

/// Every message of every game in English. Read only once.
pub fn english() -> &'static Catalogue {
    static ENGLISH: LazyLock<Catalogue> =
        LazyLock::new(|| Catalogue::english(texts()).expect("the tests read every catalogue"));
    &ENGLISH
}

/// Every message of every game in this language. Read only once.
#[cfg(not(target_family = "wasm"))]
pub fn catalogue(language: Language) -> &'static Catalogue {
    static CATALOGUES: Catalogues = Catalogues::new();
    CATALOGUES.get(language, texts())
}

/// The words in English, as told to a spectator: for programs, which read no other language.
pub(crate) fn in_english(words: &Words) -> String {
    Speaker::new(english(), Viewer::Spectator).say(words)
}

/// Says what is wrong with a record, in English, including what a broken rule says, of which the error itself
/// knows only the name, and which moves there are.
pub fn record_problem(problem: &RecordError) -> String {
    match problem {
        RecordError::Event { number, problem: RecordEventError::Illegal { seat, action, reason } } => {
            format!("event {number}: seat {seat} cannot `{action}`: {}", in_english(&reason.words()))
        }
        RecordError::Event { number, problem: RecordEventError::Action(error) } => {
            format!("event {number}: {}", in_english(&error.words()))
        }
        problem => problem.to_string(),
    }
}
