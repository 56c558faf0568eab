//! The page of a table: the scene, the bar with prompt and main button, log, hints, notes and result.

mod bar;
mod clock;
mod drag;
mod drawer;
mod fit;
mod hints;
mod hover;
mod keyboard;
mod keys;
mod lesson;
mod log;
mod notes;
mod result;
mod sounds;
mod speech;
mod talk;
mod touch;

use self::{drawer::Drawer, talk::Talk};
pub(crate) use self::{
    fit::{fit, scale},
    keys::look_around,
    result::Ending,
};

use std::{rc::Rc, sync::Arc};

use leptos::prelude::*;
use parlour_core::{Rule, Scene};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use self::touch::Touch;
use crate::{
    asking::Asking,
    page,
    scene::{self, Reach, Stage},
    session::{Line, Session},
    text::{self, say},
};

/// The whole page of a table. `more` holds the buttons of this kind of table.
pub(crate) fn table<V: IntoView + 'static>(
    session: Session,
    more: impl Fn() -> V + Send + 'static,
) -> impl IntoView {
    let drawer = RwSignal::new(Drawer::Closed);
    let reach = Memo::new(move |_| {
        let picks = session.picks.get();
        session.scene.with(|scene| scene.as_ref().map(|scene| Reach::new(scene, &picks)).unwrap_or_default())
    });
    fit::follow(session, reach);
    keyboard::follow();
    hints::ask(session, drawer);
    speech::title(session);
    sounds::follow(session);
    let talk = Talk::listen(session, drawer);
    let drag = drag::Drag::listen(session, reach);
    let asking =
        Asking::about(Rc::new(move || Some((session.scene.get_untracked()?, untrack(|| session.names())))));
    // An explanation is about one position only.
    Effect::new(move |_| {
        session.scene.track();
        asking.pass();
    });
    let click = move |event: leptos::ev::MouseEvent| {
        if drag.swallows_click() || asking.swallows_click() || session.story.skip() {
            return;
        }
        match touch::click(session, reach, &event) {
            Touch::Picked => drop(asking.close()),
            Touch::Nothing => asking.clicked(&event),
        }
    };
    keys::listen(session, reach, drawer, asking);
    let game = move || {
        session.room.track();
        session.game.get_value().map(|game| game.info().slug)
    };
    // These attributes tell the style sheet what is inside. Selectors that look for it would cost a pass over
    // the whole table at each change.
    let table_shown = move || session.scene.with(Option::is_some).then_some("");
    let over = move || (session.is_over() && session.scene.with(Option::is_some)).then_some("");
    let board = move || session.scene.get().map(|scene| board(session, &scene, &reach.get()));
    view! {
        <div class="play" data-game=game data-version=move || session.version.get().0.to_string() data-table=table_shown data-over=over data-still=move || (!session.story.is_running()).then_some("") data-lesson=move || lesson::stage(session) on:click=move |event| to_rule(drawer, &event) data-drawer=move || matches!(drawer.get(), Drawer::Closed).then_some("closed").unwrap_or("open")>
            {speech::live(session)}
            {move || trouble(session)}
            {head(session, drawer, asking, &talk, more)}
            <div
                class="board"
                role="region"
                tabindex="0"
                aria-label=say("web-table")
                on:click=click
                on:pointerdown=move |event| {
                    drag.press(&event);
                    asking.press(&event);
                }
                on:pointerover=move |event| {
                    hover::show(&event);
                    asking.over(&event);
                }
                on:pointerleave=move |_| asking.leaves()
                on:focusin=move |event| {
                    hover::show(&event);
                    asking.focus(&event);
                }
                on:focusout=move |_| asking.leaves()
            >
                {board}
            </div>
            {bar::bar(session, reach)}
            {notes::notes(session)}
            {lesson::card(session)}
            {asking.card()}
            {move || result::result(session)}
            {drawer::drawer(session, drawer, &talk)}
        </div>
    }
}

fn board(session: Session, scene: &Arc<Scene>, reach: &Reach) -> impl IntoView + use<> {
    let names = session.names();
    let game = session.game.get_value().map_or("", |game| game.info().slug);
    scene::table(&Stage { game, scene, names: &names, reach })
}

/// Opens the rules beside the table, at this rule.
fn rules(session: Session, rule: Rule) -> impl IntoView {
    let slug = session.game.get_value().map_or("", |game| game.info().slug);
    page::rules::rules(slug, &rule.to_string(), page::rules::Place::Beside)
}

/// Opens a rule beside the table when its link is clicked. With a modifier key, the link works as usual.
fn to_rule(drawer: RwSignal<Drawer>, event: &leptos::ev::MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|element| element.closest("a[href^='/rules/']").ok().flatten());
    let address = link.and_then(|link| link.get_attribute("href")).unwrap_or_default();
    let rule = address.split_once('#').and_then(|(_, rule)| rule.parse::<Rule>().ok());
    if let (Some(rule), false) = (rule, event.ctrl_key() || event.meta_key() || event.shift_key()) {
        event.prevent_default();
        Drawer::turn(drawer, Drawer::Rules(rule));
    }
}

/// What is wrong with the connection, if anything.
fn trouble(session: Session) -> Option<impl IntoView> {
    let words = match session.line.get() {
        Line::Open | Line::NoTable => return None,
        Line::Opening => say("web-opening"),
        Line::Lost => say("web-lost"),
        Line::Closed(why) => text::first_upper(&why),
    };
    Some(view! { <p class="trouble" role="status">{words}</p> })
}

fn head<V: IntoView + 'static, M: Fn() -> V + Send + 'static>(
    session: Session,
    drawer: RwSignal<Drawer>,
    asking: Asking,
    talk: &Talk,
    more: M,
) -> impl IntoView + use<V, M> {
    let title = move || {
        session.room.track();
        session.game.get_value().map(|game| (game.info().title, game.info().slug))
    };
    let counters =
        move || session.scene.get().map(|scene| scene::figures(&scene.counters, &scene, &session.names()));
    let talk = *talk;
    let unread = move || match talk.unread() {
        0 => String::new(),
        count => format!(" ({count})"),
    };
    let rules = move || {
        let rule = session.scene.get().map(|scene| scene.rule.to_string()).unwrap_or_default();
        title().map(|(_, slug)| format!("/rules/{slug}#{rule}"))
    };
    view! {
        <div class="play-head">
            <h1>{move || title().map(|(title, _)| title)}</h1>
            <p class="counters" on:pointerover=move |event| asking.over(&event) on:pointerleave=move |_| asking.leaves() on:click=move |event| asking.clicked(&event)>{counters}{clock::clock(session)}</p>
            <div class="tools">
                <a class="button quiet" href=rules target="_blank" rel="noopener">{say("web-rules")}</a>
                {drawer::opener(drawer, Drawer::Log, say("web-log"))}
                <button
                    class="quiet"
                    data-opens=""
                    hidden=move || session.is_over() || session.voice.with(Option::is_some) || session.seat().is_none() || !session.hints_allowed()
                    disabled=move || !session.my_turn()
                    aria-expanded=move || (drawer.get() == Drawer::Hints).to_string()
                    on:click=move |_| Drawer::turn(drawer, Drawer::Hints)
                >
                    {say("web-hint")}
                </button>
                <span hidden=move || !session.is_shared()>{drawer::opener(drawer, Drawer::Talk, view! { {say("web-chat")}<b class="unread">{unread}</b> })}</span>
                {more()}
            </div>
        </div>
    }
}
