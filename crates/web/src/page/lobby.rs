//! Public tables.

use leptos::prelude::*;

use crate::text;

pub(crate) fn lobby() -> impl IntoView {
    view! {
        <article class="prose">
            <h1>{text::LOBBY}</h1>
            <p>{text::LOBBY_NONE}</p>
        </article>
    }
}
