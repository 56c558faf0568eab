//! The language that the page speaks now.

#[cfg(target_family = "wasm")]
use leptos::prelude::{ArcRwSignal, GetUntracked as _, Set as _, Track as _};
use parlour_core::Language;

#[cfg(target_family = "wasm")]
thread_local! {
    /// It outlives every view.
    static SPOKEN: ArcRwSignal<Language> = ArcRwSignal::new(Language::default());
}

/// The language that the page speaks.
#[cfg(target_family = "wasm")]
pub(crate) fn language() -> Language {
    SPOKEN.with(|spoken| spoken.get_untracked())
}

/// Has the view that is being drawn drawn again when the language changes. The frame and the page as a whole ask for that; what is
/// within a page does not, since every watcher would stay in the list of this signal for as long as the visit lasts.
#[cfg(target_family = "wasm")]
pub(crate) fn follow() {
    SPOKEN.with(|spoken| spoken.track());
}

/// Speaks that language from now on.
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
