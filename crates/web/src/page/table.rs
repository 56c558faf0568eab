//! The page of a table, against bots in this browser or shared.

use leptos::prelude::*;
use parlour_bots::Bot;
use parlour_protocol::ClientMessage;
use parlour_registry::{AnyGame, Deal};
use parlour_seat::{SavedSolo, SoloSetup};
use serde_json::Map;

use super::{
    calls::TabState,
    held::{Claim, Held},
    saved::{self, Progress, Saved},
};
use crate::{
    app::world,
    games::once_open,
    link::Bench,
    luck,
    offline::{FromWorker, ToWorker},
    play,
    route::Route,
    router::Router,
    session::{Line, Session},
    settings,
    text::say,
};

/// A table against bots. A saved game is continued after a reload, or if the visitor asks for it, but never
/// unannounced. Without one, a new game is dealt.
pub(crate) fn offline(slug: &str) -> AnyView {
    once_open(slug, against_bots)
}

fn against_bots(game: &'static dyn AnyGame) -> AnyView {
    let world = world();
    let slug = game.info().slug;
    let set_up = world.next.try_update_value(Option::take).flatten().filter(|next| next.setup.game == slug);
    let wanted = world.router.location_untracked().value("continue").is_some() || saved::was_open(slug);
    let left = if set_up.is_some() || wanted { None } else { Saved::find(game) };
    let asked = RwSignal::new(left.is_some());
    let set_up = StoredValue::new(set_up);
    let picture = StoredValue::new_local(left);
    (move || {
        if asked.get() {
            picture.with_value(|left| left.as_ref().map(|left| offer(game, left, asked).into_any()))
        } else {
            Some(holding(game, set_up).into_any())
        }
    })
    .into_any()
}

/// Asks what to do with the saved game.
fn offer(game: &'static dyn AnyGame, left: &Saved, asked: RwSignal<bool>) -> impl IntoView + use<> {
    let info = game.info();
    let slug = info.slug;
    let unfinished = left.progress == Progress::Unfinished;
    view! {
        <article class="prose saved" data-game=slug>
            <h1>{info.title}</h1>
            {left.picture()}
            <p>{say(if unfinished { "web-unfinished" } else { "web-finished-here" })}</p>
            <p class="actions">
                <button class="main" hidden=!unfinished on:click=move |_| asked.set(false)>{say("web-continue")}</button>
                <a class="button" class:main=!unfinished href=format!("/new/{slug}")>{say("web-new-game")}</a>
                <a class="button" hidden=unfinished href=format!("/replay/here-{slug}")>{say("web-replay")}</a>
                <a class="button quiet" href="/">{say("web-to-home")}</a>
            </p>
        </article>
    }
}

/// The table, unless another tab has the game.
fn holding(game: &'static dyn AnyGame, set_up: StoredValue<Option<SavedSolo>>) -> impl IntoView {
    let slug = game.info().slug;
    let held = Held::new(slug);
    held.claim(if set_up.with_value(Option::is_some) { Claim::Always } else { Claim::IfFree });
    saved::note_open(slug);
    Router::amend(&Route::Offline(slug.to_owned()).path());
    move || match held.holder.get() {
        TabState::Asking => view! { <p class="trouble" role="status">{say("web-opening")}</p> }.into_any(),
        TabState::Elsewhere => elsewhere(game, held).into_any(),
        TabState::Here => {
            // A new setup is dealt only once. After another tab has had the game, the saved one is continued.
            let set_up = set_up.try_update_value(Option::take).flatten();
            dealt(game, set_up.or_else(|| saved::kept(game)).unwrap_or_else(|| usual(game))).into_any()
        }
    }
}

/// Says that another tab has the game.
fn elsewhere(game: &'static dyn AnyGame, held: Held) -> impl IntoView {
    let info = game.info();
    view! {
        <article class="prose saved" data-game=info.slug>
            <h1>{say("web-elsewhere-title")}</h1>
            <p>{say("web-elsewhere")}</p>
            <p class="actions">
                <button class="main" on:click=move |_| held.claim(Claim::Always)>{say("web-take-over")}</button>
                <a class="button quiet" href="/">{say("web-to-home")}</a>
            </p>
        </article>
    }
}

fn dealt(game: &'static dyn AnyGame, saved: SavedSolo) -> impl IntoView {
    let session = Session::new();
    let bench = Bench::start(&world().worker, move |message| heard(session, game, message));
    session.connect(bench.speak());
    bench.open(saved);
    session.begin();
    let bench = StoredValue::new_local(bench);
    let pause = world().settings.pause;
    Effect::new(move |_| bench.with_value(|bench| bench.say(ToWorker::Pause(pause.get()))));
    let anew = move || {
        bench.with_value(|bench| bench.open(usual(game)));
        session.begin();
    };
    play::table(session, move || tools(session, game, anew))
}

fn tools(
    session: Session,
    game: &'static dyn AnyGame,
    anew: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let slug = game.info().slug;
    view! {
        <button class="quiet" hidden=move || session.is_over() on:click=move |_| session.request(ClientMessage::AskTakeBack)>
            {say("web-take-back")}
        </button>
        <a class="button quiet" href=format!("/new/{slug}")>{say("web-new-game")}</a>
        <button class="main" hidden=move || !session.is_over() on:click=move |_| session.request(ClientMessage::Rematch)>{say("web-again")}</button>
        <a class="button" hidden=move || !session.is_over() href=format!("/replay/here-{slug}")>{say("web-replay")}</a>
        <button hidden=move || !matches!(session.line.get(), Line::Closed(_)) on:click=move |_| anew()>{say("web-new-game")}</button>
    }
}

fn heard(session: Session, game: &'static dyn AnyGame, message: FromWorker) {
    let slug = game.info().slug;
    match message {
        FromWorker::Table(message) => session.receive(*message),
        FromWorker::Broken => session.line.set(Line::Closed(say("web-no-worker"))),
        FromWorker::Keep(saved) => saved::keep(slug, &saved),
        FromWorker::Record(record) => settings::keep(&format!("record.{slug}"), &record),
        FromWorker::Ready | FromWorker::Verdict(_) | FromWorker::Analysed | FromWorker::Thought(_) => {}
    }
}

/// The number of players that suits the game best, and bots that a newcomer can beat now and then.
fn usual(game: &dyn AnyGame) -> SavedSolo {
    let info = game.info();
    let seats = 4.clamp(*info.seats.start(), *info.seats.end());
    let deal = Deal { seats, options: Map::new(), seed: luck::seed() };
    SavedSolo { setup: SoloSetup::against(info.slug, deal, Bot::Medium), events: Vec::new() }
}

/// A shared table.
pub(crate) fn shared(id: &str) -> AnyView {
    crate::shared::table(id)
}
