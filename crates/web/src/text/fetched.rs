//! The catalogues of a page: English is here, other languages are fetched when somebody wants to read them.

use std::sync::{LazyLock, OnceLock};

use parlour_core::Language;
use parlour_language::Catalogue;

use crate::online::{self, FetchError};

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::english(super::texts()).expect("the tests read every catalogue"));

static FETCHED: [OnceLock<Catalogue>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// Every message of that language; of English as long as that language has not been [fetched](fetch).
pub(crate) fn catalogue(language: Language) -> &'static Catalogue {
    FETCHED[language as usize].get().unwrap_or(&ENGLISH)
}

/// Fetches the messages of a language, unless they are here.
pub(crate) async fn fetch(language: Language) -> Result<(), FetchError> {
    let place = &FETCHED[language as usize];
    if language == Language::English || place.get().is_some() {
        return Ok(());
    }
    let file = online::file(&format!("/text/{language}.ftl")).await?;
    let catalogue = Catalogue::read(language, [&*file]).map_err(|_| FetchError::Unreachable)?;
    // Two may have asked at once: the first to come stays.
    let _ = place.set(catalogue);
    Ok(())
}
