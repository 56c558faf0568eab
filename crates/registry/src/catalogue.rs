//! What all games say, in every language: [`catalogue`].

use std::sync::OnceLock;

use parlour_core::{Language, Texts, Viewer, Words};
use parlour_language::{Catalogue, Speaker};

use crate::GAMES;

/// The catalogues of all games, for a front end that adds its own.
pub fn texts() -> impl Iterator<Item = Texts> {
    GAMES.iter().flat_map(|game| game.texts()).copied()
}

/// Every message of every game in that language. It is read once.
pub fn catalogue(language: Language) -> &'static Catalogue {
    static CATALOGUES: [OnceLock<Catalogue>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    CATALOGUES[language as usize]
        .get_or_init(|| Catalogue::new(language, texts()).expect("the laws have read every catalogue"))
}

/// The words in English, as told to somebody who only watches: for programs, which read no other language.
pub(crate) fn in_english(words: &Words) -> String {
    Speaker::new(catalogue(Language::English), Viewer::Spectator).say(words)
}
