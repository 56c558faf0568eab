//! The catalogues of a page: English is built in, the rest is fetched on demand.

use std::sync::{LazyLock, OnceLock, RwLock};

use parlour_core::{Language, Texts};
use parlour_language::Catalogue;

use crate::online::{self, FetchError};

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::english(super::texts()).expect("the tests read every catalogue"));

static FETCHED: [OnceLock<Catalogue>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// The fetched parts of games: the address, the language and the content.
static PARTS: RwLock<Vec<(String, Language, &'static str)>> = RwLock::new(Vec::new());

/// The messages of a language, with the fetched parts of games.
static LARGER: RwLock<Option<&'static Catalogue>> = RwLock::new(None);

/// A part of a game's messages that few people read.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    /// The words of the voice in its lesson.
    Lesson,
    /// The explanations of the things on its table.
    About,
}

/// Every message of a language; those of English until the language has been [fetched](fetch).
pub(crate) fn catalogue(language: Language) -> &'static Catalogue {
    let larger = LARGER.read().ok().and_then(|larger| *larger);
    let larger = larger.filter(|larger| larger.language() == language);
    larger.unwrap_or_else(|| FETCHED[language as usize].get().unwrap_or(&ENGLISH))
}

/// Fetches a part of a game's messages unless it has been fetched already. Parts are kept as long as the
/// page, since they are few and small.
pub(crate) async fn fetch_part(slug: &str, part: Part, language: Language) -> Result<(), FetchError> {
    let name = match part {
        Part::Lesson => "lesson",
        Part::About => "about",
    };
    let path = format!("/text/{slug}.{name}.{language}.ftl");
    if !has(&path) {
        let messages = online::file(&path).await?;
        let base = match language {
            Language::English => None,
            Language::German => Some(online::file(&format!("/text/{language}.ftl")).await?),
        };
        // Two requests may have run at once. The first result stays.
        if !has(&path)
            && let Ok(mut parts) = PARTS.write()
        {
            parts.push((path, language, String::leak(messages)));
        }
        enlarge(language, base).ok_or(FetchError::Unreachable)?;
    }
    Ok(())
}

fn has(path: &str) -> bool {
    PARTS.read().is_ok_and(|parts| parts.iter().any(|(other, ..)| other == path))
}

/// Reads the messages of a language with all its parts.
fn enlarge(language: Language, base: Option<String>) -> Option<()> {
    let parts = PARTS.read().ok()?;
    let parts: Vec<&'static str> =
        parts.iter().filter(|(_, other, _)| *other == language).map(|(.., messages)| *messages).collect();
    let catalogue = match &base {
        None => {
            let parts = parts.into_iter().map(|english| Texts { english });
            Catalogue::english(super::texts().chain(parts))
        }
        Some(base) => Catalogue::read(language, [&**base].into_iter().chain(parts)),
    };
    *LARGER.write().ok()? = Some(Box::leak(Box::new(catalogue.ok()?)));
    Some(())
}

/// Fetches the messages of a language unless they have been fetched already.
pub(crate) async fn fetch(language: Language) -> Result<(), FetchError> {
    let place = &FETCHED[language as usize];
    if language == Language::English || place.get().is_some() {
        return Ok(());
    }
    let file = online::file(&format!("/text/{language}.ftl")).await?;
    let catalogue = Catalogue::read(language, [&*file]).map_err(|_| FetchError::Unreachable)?;
    // Two requests may have run at once. The first result stays.
    let _ = place.set(catalogue);
    Ok(())
}
