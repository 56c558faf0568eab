//! Words and figures with a small picture of the suit or god that they name.

use leptos::prelude::*;
use parlour_core::{
    Scene, Words,
    scene::{About, Counter},
};
use parlour_language::Span;

use super::{Names, Stage, words};
use crate::draw;

/// The text on a place. A suit or god at its beginning is drawn, and kept as text for screen readers.
pub(super) fn label(spans: &[Span]) -> AnyView {
    match spans.split_first().and_then(|(first, rest)| Some((first, rest, icon(first)?))) {
        Some((first, rest, icon)) => view! {
            <span class="pictured" inner_html=icon></span>
            <span class="word">{first.text().to_owned()}</span>
            {text(rest)}
        }
        .into_any(),
        None => text(spans).into_any(),
    }
}

/// A title, with a picture of the suit, god or card in it.
pub(super) fn title(stage: &Stage<'_>, title: &Words) -> AnyView {
    let spans = stage.spans(title);
    let icon =
        spans.iter().find_map(icon).map(|icon| view! { <span class="pictured" inner_html=icon></span> });
    let parts: Vec<_> = spans.iter().map(|span| words::part(span, stage.scene.viewer, stage.names)).collect();
    view! { {icon}<span class="words">{parts}</span> }.into_any()
}

/// Figures with their names, on a table where things can be asked about.
pub(super) fn counters(stage: &Stage<'_>, counters: &[Counter]) -> Vec<impl IntoView + use<>> {
    figures(counters, stage.scene, stage.names)
}

/// Figures with their names.
pub(crate) fn figures(counters: &[Counter], scene: &Scene, names: &Names) -> Vec<impl IntoView + use<>> {
    let viewer = scene.viewer;
    let shown = |counter: &Counter| {
        let (what, value) = (names.spans(&counter.label, viewer), names.spans(&counter.value, viewer));
        let drawn = [&what, &value].into_iter().any(|spans| spans.first().and_then(icon).is_some());
        view! { <span class="counter" class:drawn=drawn data-about=asked(scene, &counter.about)><span class="what">{label(&what)}</span>" "<b>{label(&value)}</b></span> }
    };
    counters.iter().map(shown).collect()
}

/// The number of an explanation among all of the scene, for an element's `data-about`.
pub(super) fn asked(scene: &Scene, about: &About) -> Option<String> {
    let abouts = scene.abouts();
    let number = abouts.iter().position(|other| std::ptr::eq(*other, about) && !about.is_empty())?;
    Some(number.to_string())
}

fn icon(span: &Span) -> Option<String> {
    match span {
        Span::Emblem { name, .. } => draw::icon(name),
        Span::Text(_) | Span::Seat { .. } | Span::Piece(_) => None,
    }
}

fn text(spans: &[Span]) -> String {
    spans.iter().map(Span::text).collect()
}
