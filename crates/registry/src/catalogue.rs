//! What all games say, in every language: [`catalogue`].

use parlour_core::{
    Language, Texts, Viewer, Words,
    record::{BadRecord, Problem},
};
use parlour_language::{Catalogue, Catalogues, Speaker};

use crate::GAMES;

/// The catalogues of all games, for a front end that adds its own.
pub fn texts() -> impl Iterator<Item = Texts> {
    GAMES.iter().flat_map(|game| game.texts()).copied()
}

/// Every message of every game in that language. It is read once.
pub fn catalogue(language: Language) -> &'static Catalogue {
    static CATALOGUES: Catalogues = Catalogues::new();
    CATALOGUES.get(language, texts())
}

/// The words in English, as told to somebody who only watches: for programs, which read no other language.
pub(crate) fn in_english(words: &Words) -> String {
    Speaker::new(catalogue(Language::English), Viewer::Spectator).say(words)
}

/// What is wrong with a record, in an English sentence that also says what a broken rule says: the error itself only names the rule.
pub fn record_problem(problem: &BadRecord) -> String {
    match problem {
        BadRecord::Event { number, problem: Problem::Illegal { seat, action, reason } } => {
            format!("event {number}: seat {seat} cannot `{action}`: {}", in_english(&reason.words()))
        }
        problem => problem.to_string(),
    }
}
