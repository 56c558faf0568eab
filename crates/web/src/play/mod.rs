//! The page of a table: the scene, the bar with the prompt and the main button, the log, hints, notes and the result.

mod bar;
mod clock;
mod drag;
mod hints;
mod hover;
mod keys;
mod log;
mod notes;
mod result;
mod speech;
mod touch;

use std::sync::Arc;

use leptos::prelude::*;
use parlour_core::{Rule, Scene};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use crate::{
    page,
    scene::{self, Reach, Stage},
    session::{Line, Session},
    text::{self, say},
};

/// What lies beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawer {
    /// Nothing.
    Closed,
    /// The log.
    Log,
    /// What the search thinks.
    Hints,
    /// The rules, open at that one.
    Rules(Rule),
}

/// The whole page of a table. `more` are buttons that only this kind of table has.
pub(crate) fn table<V: IntoView + 'static>(
    session: Session,
    more: impl Fn() -> V + Send + 'static,
) -> impl IntoView {
    let drawer = RwSignal::new(Drawer::Closed);
    let reach = Memo::new(move |_| {
        let picks = session.picks.get();
        session.scene.with(|scene| scene.as_ref().map(|scene| Reach::new(scene, &picks)).unwrap_or_default())
    });
    keys::listen(session, reach, drawer);
    hints::ask(session, drawer);
    speech::title(session);
    let drag = drag::Drag::listen(session, reach);
    let click = move |event: leptos::ev::MouseEvent| {
        if !drag.swallows_click() && !session.story.skip() {
            touch::click(session, reach, &event);
        }
    };
    let game = move || {
        session.room.track();
        session.game.get_value().map(|game| game.info().slug)
    };
    // The style sheet asks for these instead of looking for what is inside: an answer that has to be looked for costs a look at everything.
    let table_shown = move || session.scene.with(Option::is_some).then_some("");
    let over = move || (session.is_over() && session.scene.with(Option::is_some)).then_some("");
    let board = move || session.scene.get().map(|scene| board(session, &scene, &reach.get()));
    view! {
        <div class="play" data-game=game data-version=move || session.version.get().0.to_string() data-table=table_shown data-over=over on:click=move |event| to_rule(drawer, &event) data-drawer=move || matches!(drawer.get(), Drawer::Closed).then_some("closed").unwrap_or("open")>
            {speech::live(session)}
            {move || trouble(session)}
            {head(session, drawer, more)}
            <div
                class="board"
                role="region"
                tabindex="0"
                aria-label=say("web-table")
                on:click=click
                on:pointerdown=move |event| drag.press(&event)
                on:pointerover=|event| hover::show(&event)
                on:focusin=|event| hover::show(&event)
            >
                {board}
            </div>
            {bar::bar(session, reach)}
            {notes::notes(session)}
            {move || result::result(session)}
            <aside class="drawer" aria-label=say("web-beside") hidden=move || drawer.get() == Drawer::Closed>
                <button class="quiet close" on:click=move |_| drawer.set(Drawer::Closed)>{say("web-close")}</button>
                {move || match drawer.get() {
                    Drawer::Closed => ().into_any(),
                    Drawer::Log => log::log(session).into_any(),
                    Drawer::Hints => hints::hints(session).into_any(),
                    Drawer::Rules(rule) => rules(session, rule).into_any(),
                }}
            </aside>
        </div>
    }
}

fn board(session: Session, scene: &Arc<Scene>, reach: &Reach) -> impl IntoView + use<> {
    let names = session.names();
    let game = session.game.get_value().map_or("", |game| game.info().slug);
    scene::table(&Stage { game, scene, names: &names, reach })
}

/// The rules beside the table, open at that one.
fn rules(session: Session, rule: Rule) -> impl IntoView {
    let slug = session.game.get_value().map_or("", |game| game.info().slug);
    page::rules::rules(slug, &rule.to_string())
}

/// A link to a rule opens it beside the table; with a key held it is an ordinary link.
fn to_rule(drawer: RwSignal<Drawer>, event: &leptos::ev::MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|element| element.closest("a[href^='/rules/']").ok().flatten());
    let address = link.and_then(|link| link.get_attribute("href")).unwrap_or_default();
    let rule = address.split_once('#').and_then(|(_, rule)| rule.parse::<Rule>().ok());
    if let (Some(rule), false) = (rule, event.ctrl_key() || event.meta_key() || event.shift_key()) {
        event.prevent_default();
        let open = Drawer::Rules(rule);
        drawer.update(|now| *now = if *now == open { Drawer::Closed } else { open });
    }
}

/// What is wrong with the way to the table, if anything.
fn trouble(session: Session) -> Option<impl IntoView> {
    let words = match session.line.get() {
        Line::Open => return None,
        Line::Opening => say("web-opening"),
        Line::Lost => say("web-lost"),
        Line::Closed(why) => text::first_upper(&why),
    };
    Some(view! { <p class="trouble" role="status">{words}</p> })
}

fn head<V: IntoView + 'static>(
    session: Session,
    drawer: RwSignal<Drawer>,
    more: impl Fn() -> V + Send + 'static,
) -> impl IntoView {
    let title = move || {
        session.room.track();
        session.game.get_value().map(|game| (game.info().title, game.info().slug))
    };
    let counters = move || {
        session.scene.get().map(|scene| scene::counters(&scene.counters, scene.viewer, &session.names()))
    };
    let toggle = move |to: Drawer| drawer.update(|now| *now = if *now == to { Drawer::Closed } else { to });
    let rules = move || {
        let rule = session.scene.get().map(|scene| scene.rule.to_string()).unwrap_or_default();
        title().map(|(_, slug)| format!("/rules/{slug}#{rule}"))
    };
    view! {
        <div class="play-head">
            <h1>{move || title().map(|(title, _)| title)}</h1>
            <p class="counters">{counters}{clock::clock(session)}</p>
            <div class="tools">
                <a class="button quiet" href=rules target="_blank" rel="noopener">{say("web-rules")}</a>
                <button class="quiet" aria-expanded=move || (drawer.get() == Drawer::Log).to_string() on:click=move |_| toggle(Drawer::Log)>{say("web-log")}</button>
                <button
                    class="quiet"
                    hidden=move || session.is_over()
                    disabled=move || !session.my_turn()
                    aria-expanded=move || (drawer.get() == Drawer::Hints).to_string()
                    on:click=move |_| toggle(Drawer::Hints)
                >
                    {say("web-hint")}
                </button>
                {more()}
            </div>
        </div>
    }
}
