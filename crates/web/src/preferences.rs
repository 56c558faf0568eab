//! The form for a visitor's preferences.

use leptos::prelude::*;
use parlour_core::Language;
use web_sys::Notification;

use crate::{
    settings::{Settings, Theme},
    text::{self, following},
};

pub(crate) fn preferences(settings: Settings) -> impl IntoView {
    view! {
        <details class="menu preferences">
            <summary class="button quiet">{following("web-settings")}</summary>
            <div class="sheet">
                {language(settings)}
                {theme(settings)}
                {pause(settings)}
                {check("web-motion", settings.motion)}
                {check("web-sound", settings.sound)}
                {notify(settings)}
            </div>
        </details>
    }
}

/// English, Deutsch, or the browser's language, which is an empty value.
fn language(settings: Settings) -> impl IntoView {
    let option = move |language: Language| {
        let chosen = move || settings.language.get() == Some(language);
        view! { <option value=language.tag() lang=language.tag() selected=chosen>{language.name()}</option> }
    };
    let change = move |event| settings.language.set(event_target_value(&event).parse().ok());
    view! {
        <label>
            {following("web-language")}" "
            <select name="language" on:change=change>
                <option value="" selected=move || settings.language.get().is_none()>{following("web-language-match")}</option>
                {Language::ALL.map(option)}
            </select>
        </label>
    }
}

fn theme(settings: Settings) -> impl IntoView {
    let option = move |theme: Theme| {
        let name = match theme {
            Theme::System => "web-theme-system",
            Theme::Dark => "web-theme-dark",
            Theme::Light => "web-theme-light",
        };
        view! { <option value=theme.name() selected=move || settings.theme.get() == theme>{following(name)}</option> }
    };
    let change = move |event| {
        let name = event_target_value(&event);
        if let Some(theme) = Theme::ALL.into_iter().find(|theme| theme.name() == name) {
            settings.theme.set(theme);
        }
    };
    view! { <label>{following("web-theme")}" "<select on:change=change>{Theme::ALL.map(option)}</select></label> }
}

fn pause(settings: Settings) -> impl IntoView {
    let option = move |(pause, name): (u32, &'static str)| {
        view! { <option value=pause.to_string() selected=move || settings.pause.get() == pause>{following(name)}</option> }
    };
    let change = move |event| {
        if let Ok(pause) = event_target_value(&event).parse() {
            settings.pause.set(pause);
        }
    };
    view! { <label>{following("web-bot-pause")}" "<select on:change=change>{text::PAUSES.map(option)}</select></label> }
}

fn check(label: &'static str, on: RwSignal<bool>) -> impl IntoView {
    let change = move |event| on.set(event_target_checked(&event));
    view! { <label class="check"><input type="checkbox" prop:checked=on on:change=change/>" "{following(label)}</label> }
}

/// Asks the browser for permission when notifications are switched on.
fn notify(settings: Settings) -> impl IntoView {
    Effect::new(move |before: Option<bool>| {
        let on = settings.notify.get();
        if on && before == Some(false) {
            // The permission is read again whenever there is something to tell.
            let _ = Notification::request_permission();
        }
        on
    });
    check("web-notify", settings.notify)
}

/// Notifies a visitor who is looking elsewhere, if they have asked for it.
pub(crate) fn tell_elsewhere(settings: Settings, words: &str) {
    if settings.notify.get_untracked() && document().hidden() {
        // Without permission nothing is shown.
        let _ = Notification::new(words);
    }
}
