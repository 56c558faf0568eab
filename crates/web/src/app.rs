//! The frame around every page: head line, the page, foot line.

use leptos::prelude::*;

use crate::{
    page, preferences, replay,
    route::{Location, Route},
    router::Router,
    scene::Piles,
    settings::Settings,
    text::{self, following},
};

/// What every page may ask for.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) router: Router,
    pub(crate) settings: Settings,
    /// The address of the script that opens the worker's door.
    pub(crate) worker: String,
}

pub(crate) fn world() -> World {
    expect_context::<World>()
}

pub(crate) fn app(worker: String) -> impl IntoView {
    let world = World { router: Router::start(), settings: Settings::load(), worker };
    let (router, settings) = (world.router, world.settings);
    provide_context(world);
    provide_context(Piles::stacked());
    view! {
        <a class="skip" href="#main">{following("web-skip")}</a>
        {head(settings)}
        <main id="main" tabindex="-1">{move || shown(&router.location())}</main>
    }
}

fn shown(location: &Location) -> AnyView {
    text::follow();
    document().set_title(&text::page_title(&location.route));
    match &location.route {
        Route::Home => page::home::home().into_any(),
        Route::Lobby => page::lobby::lobby().into_any(),
        Route::Setup(slug) => page::setup::setup(slug).into_any(),
        Route::Offline(slug) => page::table::offline(slug).into_any(),
        Route::Table(id) => page::table::shared(id).into_any(),
        Route::Replay(id) => replay::page(id).into_any(),
        Route::Rules(slug) => page::rules::rules(slug, &location.fragment).into_any(),
        Route::Sample(slug) => page::sample::sample(slug).into_any(),
        Route::About => page::about::about().into_any(),
        Route::Unknown => page::nowhere().into_any(),
    }
}

fn head(settings: Settings) -> impl IntoView {
    view! {
        <header class="head">
            <a class="brand" href="/">"Parlour"</a>
            <nav aria-label=following("web-pages")>
                <a href="/tables">{following("web-lobby")}</a>
                <a href="/about">{following("web-about")}</a>
                {preferences::preferences(settings)}
            </nav>
        </header>
    }
}
