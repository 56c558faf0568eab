//! The language that the program speaks, and what it says in it.

use std::env;

use parlour_core::{Language, Texts, Viewer};
use parlour_language::{Catalogues, Speaker};

const TEXTS: Texts = parlour_core::texts!();

/// The language of the environment: of the first of these variables that is set, as for other programs. English if Parlour does not
/// speak it.
pub(crate) fn language_of_environment() -> Language {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    locale.and_then(|locale| Language::preferred(&locale)).unwrap_or_default()
}

/// Speaks that language to that viewer and calls players by their seats.
pub(crate) fn speaker(language: Language, viewer: Viewer) -> Speaker<'static> {
    static CATALOGUES: Catalogues = Catalogues::new();
    let texts = parlour_registry::texts().chain([parlour_terminal::TEXTS, TEXTS]);
    Speaker::new(CATALOGUES.get(language, texts), viewer)
}
