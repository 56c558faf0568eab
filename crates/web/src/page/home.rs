//! The list of games.

use leptos::prelude::*;
use parlour_core::{Scene, presentation::Picture};
use parlour_registry::{COVERS, Cover};

use super::saved::{self, Saved};
use crate::{
    games::when_open,
    online,
    scene::{self, Names, Reach, Stage},
    text::{self, say},
};

pub(crate) fn home() -> impl IntoView {
    view! {
        <section class="home">
            <h1>{say("web-home-title")}</h1>
            <p class="pitch">{say("web-home-pitch")}</p>
            <ul class="games">{COVERS.iter().map(entry).collect_view()}</ul>
        </section>
    }
}

fn entry(cover: &'static Cover) -> impl IntoView {
    let info = &cover.info;
    let slug = info.slug;
    // Whether a game was left unfinished is known once its rules have come.
    let left = RwSignal::new(false);
    let kept = move |game| match Saved::unfinished(game) {
        Some(saved) => {
            left.set(true);
            saved.picture().into_any()
        }
        None => picture(cover).into_any(),
    };
    // Only who has a game to go on with loads its rules here.
    let picture =
        if saved::is_kept(slug) { when_open(slug, kept).into_any() } else { picture(cover).into_any() };
    let play = move || say(if left.get() { "web-new-game" } else { "web-play-now" });
    // Links of one name lead to several places: whoever hears them is told which.
    let named = move |what: &str| text::link_of(what, info.title);
    let [continues, invites, rules] = ["web-continue", "web-make-table", "web-rules"].map(say);
    view! {
        <li class="game" data-game=slug data-saved=move || left.get().then_some("")>
            <div class="frame">{picture}</div>
            <div class="words">
                <h2>{info.title}</h2>
                <p>{say(info.pitch)}</p>
                <p class="unfinished" hidden=move || !left.get()>{say("web-unfinished")}</p>
                <p class="facts">{say(cover.costume.facts)}</p>
                <p class="actions">
                    <a class="button main" hidden=move || !left.get() aria-label=named(&continues) href=format!("/play/{slug}?continue=yes")>{continues.clone()}</a>
                    <a class="button" class:main=move || !left.get() aria-label=move || named(&play()) href=format!("/new/{slug}")>{play}</a>
                    {super::learn::offer(slug)}
                    <a class="button" aria-label=named(&invites) href=format!("/friends/{slug}")>{invites.clone()}</a>
                    <a class="button quiet" aria-label=named(&rules) href=format!("/rules/{slug}")>{rules.clone()}</a>
                </p>
            </div>
        </li>
    }
}

/// What the table looks like in the middle of a game: a drawing that was made before, so that nobody loads rules to look at it.
pub(crate) fn picture(cover: &Cover) -> impl IntoView + use<> {
    let (slug, Picture { zones, .. }) = (cover.info.slug, cover.costume.picture);
    let shown = RwSignal::new(None::<Scene>);
    leptos::task::spawn_local(async move {
        if let Ok(file) = online::file(&format!("/text/{slug}.picture.json")).await
            && let Ok(scene) = parlour_registry::picture(file).await
        {
            // The page may be gone by now.
            shown.try_set(Some(scene));
        }
    });
    move || {
        shown.with(|scene| {
            let (names, reach) = (Names::default(), Reach::default());
            let draw =
                |scene| scene::picture(&Stage { game: slug, scene, names: &names, reach: &reach }, zones);
            scene.as_ref().map(draw)
        })
    }
}
