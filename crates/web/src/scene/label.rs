//! Words and figures with a small picture of the suit or god that they name.

use leptos::prelude::*;
use parlour_core::scene::Counter;

use super::{Names, naming, words};
use crate::draw;

/// What is written on a place. A suit or god at its beginning is drawn, and stays there for those who hear the page.
pub(super) fn label(text: &str) -> AnyView {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    match draw::icon(first) {
        Some(icon) => view! {
            <span class="pictured" inner_html=icon></span>
            <span class="word">{first.to_owned()}</span>
            {(!rest.is_empty()).then(|| format!(" {rest}"))}
        }
        .into_any(),
        None => text.to_owned().into_any(),
    }
}

/// A title, with a picture of the suit, god or card that it speaks of.
pub(super) fn title(text: &str, names: &Names) -> AnyView {
    if let Some((before, card)) = naming::card_at_end(text, names) {
        return view! { <span class="words">{format!("{before} ")}{words::named(card, names)}</span> }
            .into_any();
    }
    let icon = text.split(' ').find_map(draw::icon);
    let icon = icon.map(|icon| view! { <span class="pictured" inner_html=icon></span> });
    view! { {icon}<span class="words">{text.to_owned()}</span> }.into_any()
}

/// Figures with their names.
pub(crate) fn counters(counters: &[Counter]) -> Vec<impl IntoView + use<>> {
    let shown = |counter: &Counter| {
        let value = counter.value.clone();
        let pictured = draw::icon(&counter.value).is_some();
        let drawn = pictured || counter.label.split(' ').next().and_then(draw::icon).is_some();
        let value = if pictured { label(&value) } else { value.into_any() };
        view! { <span class="counter" class:drawn=drawn><span class="what">{label(&counter.label)}</span>" "<b>{value}</b></span> }
    };
    counters.iter().map(shown).collect()
}
