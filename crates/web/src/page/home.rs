//! The five games.

use leptos::prelude::*;
use parlour_registry::{AnyGame, GAMES};

use crate::{
    sample,
    scene::{self, Names, Reach, Stage},
    text::say,
};

pub(crate) fn home() -> impl IntoView {
    view! {
        <section class="home">
            <h1>{say("web-home-title")}</h1>
            <p class="pitch">{say("web-home-pitch")}</p>
            <ul class="games">{GAMES.iter().map(|game| entry(*game)).collect_view()}</ul>
        </section>
    }
}

fn entry(game: &'static dyn AnyGame) -> impl IntoView {
    let info = game.info();
    view! {
        <li class="game" data-game=info.slug>
            {picture(game)}
            <h2>{info.title}</h2>
            <p>{say(info.pitch)}</p>
            <p class="facts">{say(game.costume().facts)}</p>
            <p class="actions">
                <a class="button main" href=format!("/play/{}", info.slug)>{say("web-play-now")}</a>
                <a class="button" href=format!("/new/{}", info.slug)>{say("web-make-table")}</a>
                <a class="button quiet" href=format!("/rules/{}", info.slug)>{say("web-rules")}</a>
            </p>
        </li>
    }
}

/// What the table looks like in the middle of a game.
pub(crate) fn picture(game: &'static dyn AnyGame) -> Option<impl IntoView> {
    let slug = game.info().slug;
    let picture = game.costume().picture;
    let shown = sample::scene(game, &picture)?;
    let (names, reach) = (Names::default(), Reach::default());
    let stage = Stage { game: slug, scene: &shown, names: &names, reach: &reach };
    Some(scene::picture(&stage, picture.zones))
}
