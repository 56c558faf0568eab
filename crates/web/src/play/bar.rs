//! The bar: what to do, in one sentence, next to the one main button.

use leptos::prelude::*;
use parlour_core::{
    Hold, Scene, Viewer,
    scene::{Button, Face, Pick},
};

use super::touch;
use crate::{
    scene::{Reach, words},
    session::{Notice, Session},
    settings,
    text::{self, say},
};

/// This many sentences or more are shown in smaller letters.
const LONG: usize = 2;

pub(super) fn bar(session: Session, reach: Memo<Reach>) -> impl IntoView {
    let prompt =
        move || session.scene.get().map(|scene| words(&scene.prompt, scene.viewer, &session.names()));
    // Without animations or pauses, this line is the only way to follow the game, so it stays on a phone too.
    let stays = move || (settings::speed().is_none() || !settings::motion_wanted()).then_some("");
    view! {
        <section class="bar" aria-label=say("web-decision") data-turn=move || session.my_turn().then_some("yours") data-story=move || session.story.hold.get().map(length) data-stays=stays data-notice=move || session.notice.with(Option::is_some).then_some("")>
            <p class="prompt">{prompt}</p>
            <p class="effect">{move || effect(session, &reach.get())}</p>
            <p class="caption" tabindex="-1" data-long=move || session.story.caption.with(|caption| caption.len() >= LONG).then_some("")>{move || caption(session)}</p>
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

/// The last event. It stays until the next one.
fn caption(session: Session) -> Vec<AnyView> {
    let viewer = session.seat().map_or(Viewer::Spectator, Viewer::Seat);
    let names = session.names();
    session.story.caption.with(|caption| {
        caption
            .iter()
            .flat_map(|line| [words(&line.words, viewer, &names), vec![" ".into_any()]])
            .flatten()
            .collect()
    })
}

/// What the picks would do.
fn effect(session: Session, reach: &Reach) -> Option<Vec<AnyView>> {
    let scene = session.scene.get()?;
    let effect = reach.meant.as_ref()?.effect.as_ref()?;
    Some(words(effect, scene.viewer, &session.names()))
}

/// The buttons: what can be picked and is not on the table.
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

/// A button that alone means an action plays it at once. Its label says what it does.
fn touch_button(session: Session, reach: Memo<Reach>, pick: &Pick) {
    touch::touch(session, reach, pick);
    if reach.get_untracked().settled().is_some_and(|choice| choice.picks.len() == 1) {
        touch::decide(session, reach);
    }
}

/// The main button, which plays what the picks mean. The element stays in place, so that it keeps the focus.
fn main(session: Session, reach: Memo<Reach>) -> impl IntoView {
    let nothing =
        move || session.scene.with(|scene| scene.as_ref().is_none_or(|scene| scene.choices.is_empty()));
    let label = move || {
        let reach = reach.get();
        let scene = session.scene.get()?;
        let names = session.names();
        Some(match &reach.meant {
            Some(choice) => words(&choice.label, scene.viewer, &names),
            None if reach.picked.is_empty() => vec![text::pick(kind(&reach, &scene)).into_any()],
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

/// The kind of the things to choose first, if they are all of one kind.
fn kind(reach: &Reach, scene: &Scene) -> &'static str {
    let pieces = || scene.zones.iter().flat_map(|zone| &zone.places).flat_map(|place| &place.pieces);
    let of = |pick: &Pick| match pick {
        Pick::Piece(id) => match pieces().find(|piece| piece.id == *id).map(|piece| &piece.face) {
            Some(Face::Card { .. }) => "card",
            Some(Face::Codex { .. }) => "codex",
            _ => "token",
        },
        Pick::Place(..) => "token",
        Pick::Seat(_) => "player",
        Pick::Zone(_) | Pick::Button(_) => "move",
    };
    // Buttons carry their own words.
    let mut kinds = reach.next.iter().filter(|pick| !matches!(pick, Pick::Button(_))).map(of);
    let first = kinds.next().unwrap_or("move");
    if kinds.all(|kind| kind == first) { first } else { "move" }
}

/// A refusal, with a link to its rule.
fn said(session: Session, notice: Notice) -> impl IntoView {
    let slug = session.game.get_value().map_or("", |game| game.info().slug);
    let link = notice.rule.map(|rule| {
        view! { " "<a href=format!("/rules/{slug}#{rule}") target="_blank" rel="noopener">{rule.to_string()}</a> }
    });
    view! { <p class="notice" role="alert">{notice.text}{link}</p> }
}
