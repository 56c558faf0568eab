//! The current language of the page.

#[cfg(target_family = "wasm")]
use leptos::prelude::{ArcRwSignal, GetUntracked as _, Set as _, Track as _};
use parlour_core::Language;

#[cfg(target_family = "wasm")]
thread_local! {
    /// The signal outlives every view.
    static SPOKEN: ArcRwSignal<Language> = ArcRwSignal::new(Language::default());
}

/// The current language of the page.
#[cfg(target_family = "wasm")]
pub(crate) fn language() -> Language {
    SPOKEN.with(|spoken| spoken.get_untracked())
}

/// Redraws the current view when the language changes. Only the frame and the page as a whole call this: each
/// view that does stays in the signal's list of watchers for the rest of the visit.
#[cfg(target_family = "wasm")]
pub(crate) fn follow() {
    SPOKEN.with(|spoken| spoken.track());
}

/// Switches to a language.
#[cfg(target_family = "wasm")]
pub(crate) fn speak(language: Language) {
    SPOKEN.with(|spoken| {
        if spoken.get_untracked() != language {
            spoken.set(language);
        }
    });
}

/// The language of the tests, which run outside a browser.
#[cfg(not(target_family = "wasm"))]
pub(crate) const fn language() -> Language {
    Language::English
}
