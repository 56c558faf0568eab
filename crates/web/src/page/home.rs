//! The five games.

use leptos::prelude::*;
use parlour_registry::{AnyGame, GAMES};

use crate::{
    rules,
    sample::{self, Sample},
    scene::{self, Names, Reach, Stage},
    text,
};

pub(crate) fn home() -> impl IntoView {
    view! {
        <section class="home">
            <h1>{text::HOME_TITLE}</h1>
            <p class="pitch">{text::HOME_PITCH}</p>
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
            <p>{info.pitch}</p>
            <p class="facts">{rules::facts(game)}</p>
            <p class="actions">
                <a class="button main" href=format!("/play/{}", info.slug)>{text::PLAY_NOW}</a>
                <a class="button" href=format!("/new/{}", info.slug)>{text::MAKE_TABLE}</a>
                <a class="button quiet" href=format!("/rules/{}", info.slug)>{text::RULES}</a>
            </p>
        </li>
    }
}

/// What the table looks like in the middle of a game.
pub(crate) fn picture(game: &'static dyn AnyGame) -> Option<impl IntoView> {
    let slug = game.info().slug;
    let shown = Sample::of(slug).scene(game)?;
    let (names, reach) = (Names::default(), Reach::default());
    Some(scene::picture(
        &Stage { game: slug, scene: &shown, names: &names, reach: &reach },
        sample::poster(slug),
    ))
}
