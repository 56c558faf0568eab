//! The language of the program, and what it says in it.

use std::env;

use parlour_core::{Language, Texts, Viewer};
use parlour_language::{Catalogues, Speaker};

const TEXTS: Texts = parlour_core::texts!();

/// The language of the environment: that of the first of these variables that is set, as in other programs.
/// English if Parlour does not have that language.
pub(crate) fn language_of_environment() -> Language {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    locale.and_then(|locale| Language::preferred(&locale)).unwrap_or_default()
}

/// A speaker for a language and a viewer, which calls players by their seats.
pub(crate) fn speaker(language: Language, viewer: Viewer) -> Speaker<'static> {
    static CATALOGUES: Catalogues = Catalogues::new();
    let texts = parlour_registry::texts().chain([parlour_terminal::TEXTS, TEXTS]);
    Speaker::new(CATALOGUES.get(language, texts), viewer)
}
