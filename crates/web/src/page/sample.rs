//! A real position of a game, only to be looked at: `/sample/tps?seats=4&seed=3&after=15`.

use leptos::prelude::*;
use parlour_core::presentation::Picture;
use parlour_registry::AnyGame;

use crate::{
    app::world,
    games::once_open,
    sample,
    scene::{self, Names, Reach, Stage},
    text::say,
};

/// The table of a game after some moves by bots.
pub(crate) fn sample(slug: &str) -> AnyView {
    once_open(slug, position)
}

fn position(game: &'static dyn AnyGame) -> AnyView {
    let location = world().router.location();
    let number = |key: &str| location.value(key).and_then(|value| value.parse::<usize>().ok());
    let usual = game.costume().picture;
    let picture = Picture {
        seats: number("seats").unwrap_or(usual.seats),
        seed: number("seed").map_or(usual.seed, |seed| seed as u64),
        decisions: number("after").unwrap_or(usual.decisions),
        ..usual
    };
    let Some(shown) = sample::scene(game, &picture) else { return say("web-no-game").into_any() };
    let names = Names { game: game.info().slug, ..Names::default() };
    let reach = Reach::new(&shown, &[]);
    let stage = Stage { game: game.info().slug, scene: &shown, names: &names, reach: &reach };
    view! {
        <p class="prompt">{scene::words(&shown.prompt, shown.viewer, &names)}</p>
        {scene::table(&stage)}
    }
    .into_any()
}
