//! What this is.

use leptos::prelude::*;

use crate::text;

pub(crate) fn about() -> impl IntoView {
    view! {
        <article class="prose">
            <h1>{text::ABOUT}</h1>
            <p>{text::ABOUT_TEXT}</p>
        </article>
    }
}
