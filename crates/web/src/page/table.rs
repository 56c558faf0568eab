//! A table: against bots in this browser, or shared.

use leptos::prelude::*;
use parlour_core::{Seat, Viewer};
use parlour_registry::Deal;

use crate::{
    scene::{self, Names, Reach, Stage},
    text,
};

/// A table against bots.
pub(crate) fn offline(slug: &str) -> AnyView {
    let Ok(game) = parlour_registry::find(slug) else { return text::NO_GAME.into_any() };
    let deal = Deal {
        seats: *game.info().seats.end(),
        options: serde_json::Map::new(),
        seed: parlour_core::Seed::from(1),
    };
    let Ok(table) = game.table(&deal) else { return text::NO_GAME.into_any() };
    let shown = table.scene(Viewer::Seat(Seat::new(0)));
    let names = Names::default();
    let reach = Reach::new(&shown, &[]);
    let stage = Stage { game: game.info().slug, scene: &shown, names: &names, reach: &reach };
    view! {
        <p class="prompt" aria-live="polite">{scene::words(&shown.prompt, shown.viewer, &names)}</p>
        {scene::table(&stage)}
    }
    .into_any()
}

/// A shared table.
pub(crate) fn shared(id: &str) -> impl IntoView {
    let id = id.to_owned();
    view! { <article class="prose"><h1>{id}</h1></article> }
}
