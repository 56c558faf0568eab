//! A visitor's preferences, saved in this browser: [`Settings`].

use std::time::Duration;

use leptos::prelude::*;
use parlour_core::Language;

use crate::text;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// Whatever the system prefers.
    System,
    /// Dark.
    Dark,
    /// Light.
    Light,
}

impl Theme {
    /// Every theme.
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Dark, Self::Light];

    /// The name in storage and in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// The default for how long a bot's move is shown, in milliseconds.
pub(crate) const USUAL_PAUSE: u32 = 800;

/// How fast bots move and how long each moment of a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Speed {
    /// How long a bot's move is shown, in milliseconds.
    pause: u32,
}

impl Speed {
    /// Scales a time that is given in milliseconds at normal speed.
    pub(crate) fn stretched(self, normal: u32) -> Duration {
        Duration::from_millis(u64::from(normal) * u64::from(self.pause) / u64::from(USUAL_PAUSE))
    }
}

/// The preferred speed; `None` for no pauses at all.
pub(crate) fn speed() -> Option<Speed> {
    let pause = kept("pause").and_then(|text| text.parse().ok()).unwrap_or(USUAL_PAUSE);
    (pause > 0).then_some(Speed { pause })
}

/// A visitor's preferences.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The language; `None` for the browser's.
    pub(crate) language: RwSignal<Option<Language>>,
    pub(crate) theme: RwSignal<Theme>,
    /// Whether the visitor wants animations.
    pub(crate) motion: RwSignal<bool>,
    /// How long a bot's move is shown before the next one, in milliseconds.
    pub(crate) pause: RwSignal<u32>,
    /// Whether to notify the visitor of their turn.
    pub(crate) notify: RwSignal<bool>,
    /// Whether there are sounds.
    pub(crate) sound: RwSignal<bool>,
}

impl Settings {
    /// Loads the saved preferences.
    pub(crate) fn load() -> Self {
        let name = kept("theme");
        let theme = Theme::ALL.into_iter().find(|theme| name.as_deref() == Some(theme.name()));
        let settings = Self {
            language: RwSignal::new(language_kept()),
            theme: RwSignal::new(theme.unwrap_or(Theme::System)),
            motion: RwSignal::new(kept("motion").as_deref() != Some("off")),
            pause: RwSignal::new(kept("pause").and_then(|text| text.parse().ok()).unwrap_or(USUAL_PAUSE)),
            notify: RwSignal::new(kept("notify").as_deref() == Some("on")),
            sound: RwSignal::new(kept("sound").map_or_else(|| !is_handheld(), |kept| kept == "on")),
        };
        // Effects run after the page was first drawn, which was in the right language.
        text::speak(language_wanted());
        settings.keep_all();
        settings
    }

    fn keep_all(self) {
        let on = |on: bool| if on { "on" } else { "off" };
        Effect::new(move |_| {
            let chosen = self.language.get();
            keep("language", chosen.map_or("", Language::tag));
            let language = chosen.unwrap_or_else(language_of_browser);
            leptos::task::spawn_local(async move {
                // Without a connection, the page keeps its language.
                if text::fetch(language).await.is_ok() && self.language.get_untracked() == chosen {
                    mark_page("lang", language.tag());
                    text::speak(language);
                }
            });
        });
        Effect::new(move |_| {
            let name = self.theme.get().name();
            keep("theme", name);
            mark_page("data-theme", name);
        });
        Effect::new(move |_| keep("motion", on(self.motion.get())));
        Effect::new(move |_| keep("pause", &self.pause.get().to_string()));
        Effect::new(move |_| keep("notify", on(self.notify.get())));
        Effect::new(move |before: Option<()>| {
            let sound = self.sound.get();
            // Until the visitor has chosen, save nothing, so that the default holds.
            if before.is_some() {
                keep("sound", on(sound));
            }
        });
    }
}

/// The language of the page: the visitor's choice, or else the browser's.
pub(crate) fn language_wanted() -> Language {
    language_kept().unwrap_or_else(language_of_browser)
}

fn language_kept() -> Option<Language> {
    kept("language")?.parse().ok()
}

fn language_of_browser() -> Language {
    let list = window().navigator().languages().join(",").as_string();
    list.and_then(|list| Language::preferred(&list)).unwrap_or_default()
}

/// Sets an attribute of the whole page.
fn mark_page(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Setting an attribute with a valid name never fails.
        let _ = root.set_attribute(attribute, value);
    }
}

/// Whether to animate: only if neither the visitor nor the system objects.
pub(crate) fn motion_wanted() -> bool {
    let still = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    kept("motion").as_deref() != Some("off") && !still.is_some_and(|query| query.matches())
}

/// Whether this is a phone or a tablet. A page cannot know whether the device is muted, but these often are.
fn is_handheld() -> bool {
    let touch = window().match_media("(pointer: coarse)").ok().flatten();
    touch.is_some_and(|query| query.matches())
}

/// The value saved under a key. A browser may forbid storage; then there is none.
pub(crate) fn kept(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&format!("parlour.{key}")).ok()?
}

/// Removes the value under a key.
pub(crate) fn forget(key: &str) {
    if let Ok(Some(store)) = window().local_storage() {
        // Without storage there is nothing to remove.
        let _ = store.remove_item(&format!("parlour.{key}"));
    }
}

/// Saves a value under a key, if the browser allows it.
pub(crate) fn keep(key: &str, value: &str) {
    if let Ok(Some(store)) = window().local_storage() {
        // If the storage is full, the new value is lost and the old ones stay.
        let _ = store.set_item(&format!("parlour.{key}"), value);
    }
}
