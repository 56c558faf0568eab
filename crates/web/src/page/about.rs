//! The page about Parlour.

use leptos::prelude::*;

use parlour_registry::COVERS;

use crate::text::say;

/// Headings with the texts below them.
const PARTS: [(&str, &str); 5] = [
    ("web-about-fair", "web-about-fair-text"),
    ("web-about-bots", "web-about-bots-text"),
    ("web-about-offline", "web-about-offline-text"),
    ("web-about-keyboard", "web-about-keyboard-text"),
    ("web-about-privacy", "web-about-privacy-text"),
];

pub(crate) fn about() -> impl IntoView {
    let part = |(title, words)| view! { <h2>{say(title)}</h2><p>{say(words)}</p> };
    let parts = PARTS.map(part).into_iter().collect_view();
    let credits = COVERS.iter().map(|cover| view! { <p>{say(cover.costume.credit)}</p> }).collect_view();
    view! {
        <article class="prose">
            <h1>{say("web-about")}</h1>
            <p>{say("web-about-text")}</p>
            <h2>{say("web-about-credits")}</h2>
            {credits}
            <p>{say("web-about-credits-text")}</p>
            {parts}
        </article>
    }
}
