//! What a visitor likes, kept in this browser: [`Settings`].

use leptos::prelude::*;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// As the system says.
    System,
    /// The parlour in the evening.
    Dark,
    /// The same room by day.
    Light,
}

impl Theme {
    const ALL: [Self; 3] = [Self::System, Self::Dark, Self::Light];

    /// Its name in the store and in the style sheet.
    const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }

    /// The one after it.
    fn next(self) -> Self {
        match self {
            Self::System => Self::Dark,
            Self::Dark => Self::Light,
            Self::Light => Self::System,
        }
    }
}

/// What a visitor likes.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    theme: RwSignal<Theme>,
}

impl Settings {
    /// As they were left.
    pub(crate) fn load() -> Self {
        let name = kept("theme");
        let theme = Theme::ALL.into_iter().find(|theme| name.as_deref() == Some(theme.name()));
        let settings = Self { theme: RwSignal::new(theme.unwrap_or(Theme::System)) };
        Effect::new(move || settings.apply());
        settings
    }

    pub(crate) fn theme(self) -> Theme {
        self.theme.get()
    }

    /// The next theme.
    pub(crate) fn turn_theme(self) {
        self.theme.update(|theme| *theme = theme.next());
    }

    fn apply(self) {
        let name = self.theme.get().name();
        keep("theme", name);
        if let Some(root) = document().document_element() {
            // An attribute without a bad name is always taken.
            let _ = root.set_attribute("data-theme", name);
        }
    }
}

/// Whether things shall travel: not if the visitor or the system has said no.
pub(crate) fn motion_wanted() -> bool {
    let still = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    kept("motion").as_deref() != Some("off") && !still.is_some_and(|query| query.matches())
}

/// How long a bot's decision stands before the next one, in milliseconds.
pub(crate) fn pause() -> u32 {
    kept("pause").and_then(|text| text.parse().ok()).unwrap_or(700)
}

/// What was kept under that key. A browser may forbid keeping: then nothing was.
pub(crate) fn kept(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&format!("parlour.{key}")).ok()?
}

/// Keeps a value under that key, if the browser allows it.
pub(crate) fn keep(key: &str, value: &str) {
    if let Ok(Some(store)) = window().local_storage() {
        // A full store loses what is new, never what works.
        let _ = store.set_item(&format!("parlour.{key}"), value);
    }
}
