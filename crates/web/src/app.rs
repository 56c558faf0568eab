//! The frame around every page: header, page and footer.

use leptos::prelude::*;
use parlour_seat::SavedSolo;

use crate::{
    menu, page, preferences, replay,
    route::{Location, Route},
    router::Router,
    scene::Piles,
    settings::Settings,
    sound,
    text::{self, following},
};

/// What every page has access to.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) router: Router,
    pub(crate) settings: Settings,
    /// The address of the worker's script.
    pub(crate) worker: String,
    /// A game against bots that was just set up, for the page that opens its table.
    pub(crate) next: StoredValue<Option<SavedSolo>>,
}

pub(crate) fn world() -> World {
    expect_context::<World>()
}

pub(crate) fn app(worker: String) -> impl IntoView {
    let world =
        World { router: Router::start(), settings: Settings::load(), worker, next: StoredValue::new(None) };
    let (router, settings) = (world.router, world.settings);
    sound::wait_for_a_touch(settings);
    provide_context(world);
    provide_context(Piles::stacked());
    menu::listen();
    Effect::new(move |before: Option<Route>| {
        let route = router.location().route;
        if let Some(Route::Offline(slug)) = before.filter(|before| *before != route) {
            page::saved::note_left(&slug);
        }
        route
    });
    view! {
        <a class="skip" href="#main">{following("web-skip")}</a>
        {head(router, settings)}
        <main id="main" tabindex="-1" data-table=move || at_table(router)>{move || shown(&router.location())}</main>
    }
}

/// Marks what shares the window with a table, so that it leaves room for the table.
fn at_table(router: Router) -> Option<&'static str> {
    let route = router.location().route;
    matches!(route, Route::Offline(_) | Route::Learn(_) | Route::Table(_)).then_some("")
}

fn shown(location: &Location) -> AnyView {
    text::follow();
    document().set_title(&text::page_title(&location.route));
    match &location.route {
        Route::Home => page::home::home().into_any(),
        Route::Lobby => page::lobby::lobby().into_any(),
        Route::Setup(slug) => page::setup::against_bots(slug),
        Route::Friends(slug) => page::setup::with_friends(slug),
        Route::Offline(slug) => page::table::offline(slug).into_any(),
        Route::Learn(slug) => page::learn::learn(slug).into_any(),
        Route::Table(id) => page::table::shared(id).into_any(),
        Route::Replay(id) => replay::page(id).into_any(),
        Route::Rules(slug) => page::rules::page(slug, &location.fragment).into_any(),
        Route::Sample(slug) => page::sample::sample(slug).into_any(),
        Route::About => page::about::about().into_any(),
        Route::Unknown => page::nowhere().into_any(),
    }
}

fn head(router: Router, settings: Settings) -> impl IntoView {
    view! {
        <header class="head" data-table=move || at_table(router)>
            <a class="brand" href="/">"Parlour"</a>
            <nav aria-label=following("web-pages")>
                <a href="/tables">{following("web-lobby")}</a>
                <a href="/about">{following("web-about")}</a>
                {preferences::preferences(settings)}
            </nav>
        </header>
    }
}
