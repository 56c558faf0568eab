//! What all games say, in every language: [`catalogue`].

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

use crate::GAMES;

/// The catalogues of all games, for a front end that adds its own.
pub fn texts() -> impl Iterator<Item = Texts> {
    GAMES.iter().flat_map(|game| game.texts()).copied()
}

/// Every message of every game in English. It is read once.
pub fn english() -> &'static Catalogue {
    static ENGLISH: LazyLock<Catalogue> =
        LazyLock::new(|| Catalogue::english(texts()).expect("the tests read every catalogue"));
    &ENGLISH
}

/// Every message of every game in that language. It is read once.
#[cfg(not(target_family = "wasm"))]
pub fn catalogue(language: Language) -> &'static Catalogue {
    static CATALOGUES: Catalogues = Catalogues::new();
    CATALOGUES.get(language, texts())
}

/// The words in English, as told to somebody who only watches: for programs, which read no other language.
pub(crate) fn in_english(words: &Words) -> String {
    Speaker::new(english(), Viewer::Spectator).say(words)
}

/// What is wrong with a record, in an English sentence that also says what a broken rule says: the error itself only names the rule.
pub fn record_problem(problem: &RecordError) -> String {
    match problem {
        RecordError::Event { number, problem: RecordEventError::Illegal { seat, action, reason } } => {
            format!("event {number}: seat {seat} cannot `{action}`: {}", in_english(&reason.words()))
        }
        problem => problem.to_string(),
    }
}
