//! The bar: what is to be done, in one sentence, next to the one main button.

use leptos::prelude::*;
use parlour_core::{
    Hold, Scene, Viewer,
    scene::{Button, Pick},
};

use super::touch;
use crate::{
    scene::{Reach, words},
    session::{Notice, Session},
    text::say,
};

/// How many sentences are said about one moment: what decides and what came of it.
const CAPTION: usize = 3;

pub(super) fn bar(session: Session, reach: Memo<Reach>) -> impl IntoView {
    let prompt =
        move || session.scene.get().map(|scene| words(&scene.prompt, scene.viewer, &session.names()));
    view! {
        <section class="bar" aria-label=say("web-decision") data-turn=move || session.my_turn().then_some("yours") data-story=move || session.story.hold.get().map(length) data-notice=move || session.notice.with(Option::is_some).then_some("")>
            <p class="prompt">{prompt}</p>
            <p class="effect">{move || effect(session, &reach.get())}</p>
            <p class="caption">{move || caption(session)}</p>
            <div class="choices">
                {move || session.scene.get().map(|scene| buttons(session, reach, &scene))}
                {main(session, reach)}
            </div>
            {move || session.notice.get().map(|notice| said(session, notice))}
        </section>
    }
}

const fn length(hold: Hold) -> &'static str {
    match hold {
        Hold::Passing | Hold::Short => "short",
        Hold::Long => "long",
    }
}

/// What has just happened. It stays until something else does.
fn caption(session: Session) -> Vec<AnyView> {
    let viewer = session.seat().map_or(Viewer::Spectator, Viewer::Seat);
    let names = session.names();
    session.story.caption.with(|caption| {
        let newest = caption.iter().skip(caption.len().saturating_sub(CAPTION));
        newest.flat_map(|line| [words(&line.words, viewer, &names), vec![" ".into_any()]]).flatten().collect()
    })
}

/// What the picks would do.
fn effect(session: Session, reach: &Reach) -> Option<Vec<AnyView>> {
    let scene = session.scene.get()?;
    let effect = reach.meant.as_ref()?.effect.as_ref()?;
    Some(words(effect, scene.viewer, &session.names()))
}

/// What can be pressed and is not on the table.
fn buttons(session: Session, reach: Memo<Reach>, scene: &Scene) -> Vec<impl IntoView + use<>> {
    let (shown, names) = (reach.get(), session.names());
    let button = |button: &Button| {
        let pick = Pick::Button(button.id.clone());
        let picked = shown.picked.contains(&pick);
        let possible = shown.next.contains(&pick) || shown.picked.is_empty();
        let press = move |_| touch_button(session, reach, &pick);
        view! { <button aria-pressed=picked.to_string() class:picked=picked disabled=!possible && !picked on:click=press>{names.say(&button.label, scene.viewer)}</button> }
    };
    scene.buttons.iter().map(button).collect()
}

/// A button that alone means an action decides at once: it says what it does.
fn touch_button(session: Session, reach: Memo<Reach>, pick: &Pick) {
    touch::touch(session, reach, pick);
    if reach.get_untracked().settled().is_some_and(|choice| choice.picks.len() == 1) {
        touch::decide(session, reach);
    }
}

/// The main button says what the picks mean. It stays where it is, so that the focus does too.
fn main(session: Session, reach: Memo<Reach>) -> impl IntoView {
    let nothing =
        move || session.scene.with(|scene| scene.as_ref().is_none_or(|scene| scene.choices.is_empty()));
    let label = move || {
        let reach = reach.get();
        let scene = session.scene.get()?;
        let names = session.names();
        Some(match &reach.meant {
            Some(choice) => words(&choice.label, scene.viewer, &names),
            None if reach.picked.is_empty() => vec![say("web-pick").into_any()],
            None => vec![say("web-pick-more").into_any()],
        })
    };
    let idle = move || reach.with(|reach| reach.meant.is_none());
    let bare = move || reach.with(|reach| reach.picked.is_empty());
    view! {
        <button class="main" id="decide" hidden=nothing disabled=idle on:click=move |_| touch::decide(session, reach)>{label}</button>
        <button class="quiet" hidden=bare on:click=move |_| touch::undo(session)>{say("web-put-back")}</button>
    }
}

/// A refusal, with a link to its rule.
fn said(session: Session, notice: Notice) -> impl IntoView {
    let slug = session.game.get_value().map_or("", |game| game.info().slug);
    let link = notice.rule.map(|rule| {
        view! { " "<a href=format!("/rules/{slug}#{rule}") target="_blank" rel="noopener">{rule.to_string()}</a> }
    });
    view! { <p class="notice" role="alert">{notice.text}{link}</p> }
}
