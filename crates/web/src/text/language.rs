//! The language that the page speaks now.

#[cfg(target_family = "wasm")]
use leptos::prelude::{ArcRwSignal, Get as _, GetUntracked as _, Set as _};
use parlour_core::Language;

#[cfg(target_family = "wasm")]
thread_local! {
    /// It belongs to no view: every view follows it.
    static SPOKEN: ArcRwSignal<Language> = ArcRwSignal::new(Language::default());
}

/// The language that the page speaks; whoever draws with it follows it.
#[cfg(target_family = "wasm")]
pub(crate) fn language() -> Language {
    SPOKEN.with(|spoken| spoken.get())
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
