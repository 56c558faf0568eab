//! A finished game, moment by moment.

use leptos::prelude::*;

pub(crate) fn replay(id: &str) -> impl IntoView {
    let id = id.to_owned();
    view! { <article class="prose"><h1>{id}</h1></article> }
}
