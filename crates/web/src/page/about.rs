//! The page about Parlour.

use leptos::prelude::*;

use crate::text::say;

/// Headings with the texts below them.
const PARTS: [(&str, &str); 6] = [
    ("web-about-credits", "web-about-credits-text"),
    ("web-about-fair", "web-about-fair-text"),
    ("web-about-bots", "web-about-bots-text"),
    ("web-about-offline", "web-about-offline-text"),
    ("web-about-keyboard", "web-about-keyboard-text"),
    ("web-about-privacy", "web-about-privacy-text"),
];

pub(crate) fn about() -> impl IntoView {
    let part = |(title, words)| view! { <h2>{say(title)}</h2><p>{say(words)}</p> };
    let parts = PARTS.map(part).into_iter().collect_view();
    view! {
        <article class="prose">
            <h1>{say("web-about")}</h1>
            <p>{say("web-about-text")}</p>
            {parts}
        </article>
    }
}
