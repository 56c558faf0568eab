//! What a visitor likes, kept in this browser: [`Settings`].

use std::time::Duration;

use leptos::prelude::*;
use parlour_core::Language;

use crate::text;

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
    /// All there are.
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Dark, Self::Light];

    /// Its name in the store and in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// How long a bot's decision stands if nobody has said otherwise, in milliseconds.
pub(crate) const USUAL_PAUSE: u32 = 800;

/// How fast bots move and how long each moment of a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Speed {
    /// How long a bot's decision stands, in milliseconds.
    pause: u32,
}

impl Speed {
    /// Scales a time that is given in milliseconds at normal speed.
    pub(crate) fn stretched(self, normal: u32) -> Duration {
        Duration::from_millis(u64::from(normal) * u64::from(self.pause) / u64::from(USUAL_PAUSE))
    }
}

/// The speed that the visitor likes; `None` if nothing shall take time.
pub(crate) fn speed() -> Option<Speed> {
    let pause = kept("pause").and_then(|text| text.parse().ok()).unwrap_or(USUAL_PAUSE);
    (pause > 0).then_some(Speed { pause })
}

/// What a visitor likes.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The language; without one, what the browser asks for.
    pub(crate) language: RwSignal<Option<Language>>,
    pub(crate) theme: RwSignal<Theme>,
    /// Whether things travel, as far as the visitor is concerned.
    pub(crate) motion: RwSignal<bool>,
    /// How long a bot's decision stands before the next one, in milliseconds.
    pub(crate) pause: RwSignal<u32>,
    /// Whether to be told when it is one's turn.
    pub(crate) notify: RwSignal<bool>,
    /// Whether there are sounds.
    pub(crate) sound: RwSignal<bool>,
}

impl Settings {
    /// As they were left.
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
        // Effects run after the first drawing, which is in the right language already.
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
                // Without a connection the page goes on as it is.
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
            // What nobody has chosen stays open.
            if before.is_some() {
                keep("sound", on(sound));
            }
        });
    }
}

/// The language that the page shall speak: what the visitor has chosen, or else what the browser asks for.
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
        // An attribute without a bad name is always taken.
        let _ = root.set_attribute(attribute, value);
    }
}

/// Whether things shall travel: not if the visitor or the system has said no.
pub(crate) fn motion_wanted() -> bool {
    let still = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    kept("motion").as_deref() != Some("off") && !still.is_some_and(|query| query.matches())
}

/// Whether this is a phone or a tablet. A page cannot know whether it is silenced: one that is held in a hand often is.
fn is_handheld() -> bool {
    let touch = window().match_media("(pointer: coarse)").ok().flatten();
    touch.is_some_and(|query| query.matches())
}

/// What was kept under that key. A browser may forbid keeping: then nothing was.
pub(crate) fn kept(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(&format!("parlour.{key}")).ok()?
}

/// Keeps nothing under that key any more.
pub(crate) fn forget(key: &str) {
    if let Ok(Some(store)) = window().local_storage() {
        // What cannot be removed was not kept.
        let _ = store.remove_item(&format!("parlour.{key}"));
    }
}

/// Keeps a value under that key, if the browser allows it.
pub(crate) fn keep(key: &str, value: &str) {
    if let Ok(Some(store)) = window().local_storage() {
        // A full store loses what is new, never what works.
        let _ = store.set_item(&format!("parlour.{key}"), value);
    }
}
