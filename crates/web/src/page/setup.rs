//! What to play, with whom and how.

use leptos::prelude::*;

use crate::text;

pub(crate) fn setup(slug: &str) -> impl IntoView {
    let title = parlour_registry::find(slug).map_or(text::NO_GAME, |game| game.info().title);
    view! { <article class="prose"><h1>{title}</h1></article> }
}
