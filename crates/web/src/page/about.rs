//! What this is.

use leptos::prelude::*;

use crate::text;

pub(crate) fn about() -> impl IntoView {
    let part = |(title, words): &(&'static str, &'static str)| view! { <h2>{*title}</h2><p>{*words}</p> };
    let parts: Vec<_> = text::ABOUT_PARTS.iter().map(part).collect();
    view! {
        <article class="prose">
            <h1>{text::ABOUT}</h1>
            <p>{text::ABOUT_TEXT}</p>
            {parts}
        </article>
    }
}
