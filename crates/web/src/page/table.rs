//! A table: against bots in this browser, or shared.

use leptos::prelude::*;
use parlour_bots::Bot;
use parlour_protocol::ClientMessage;
use parlour_registry::{AnyGame, Deal};
use parlour_seat::{SavedSolo, SoloSetup};
use serde_json::Map;

use crate::{
    app::world,
    link::Bench,
    luck,
    offline::{FromWorker, ToWorker},
    play,
    session::{Line, Session},
    settings,
    text::say,
};

/// A table against bots: the game that was left, or a new one.
pub(crate) fn offline(slug: &str) -> AnyView {
    let Ok(game) = parlour_registry::find(slug) else { return super::nowhere().into_any() };
    let session = Session::new();
    let bench = Bench::start(&world().worker, move |message| heard(session, game, message));
    session.connect(bench.speak());
    bench.open(kept(game).unwrap_or_else(|| usual(game)));
    session.begin();
    let bench = StoredValue::new_local(bench);
    let pause = world().settings.pause;
    Effect::new(move |_| bench.with_value(|bench| bench.say(ToWorker::Pause(pause.get()))));
    let anew = move || {
        bench.with_value(|bench| bench.open(usual(game)));
        session.begin();
    };
    play::table(session, move || tools(session, game, anew)).into_any()
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
        FromWorker::Keep(saved) => keep(slug, &saved),
        FromWorker::Record(record) => settings::keep(&format!("record.{slug}"), &record),
        FromWorker::Ready | FromWorker::Verdict(_) | FromWorker::Analysed | FromWorker::Thought(_) => {}
    }
}

/// Keeps a game for the next visit.
pub(crate) fn keep(slug: &str, saved: &SavedSolo) {
    if let Ok(text) = serde_json::to_string(saved) {
        settings::keep(&format!("game.{slug}"), &text);
    }
}

fn kept(game: &dyn AnyGame) -> Option<SavedSolo> {
    let text = settings::kept(&format!("game.{}", game.info().slug))?;
    serde_json::from_str(&text).ok()
}

/// As many as the game is best with, and bots that a newcomer can beat now and then.
fn usual(game: &dyn AnyGame) -> SavedSolo {
    let info = game.info();
    let seats = 4.clamp(*info.seats.start(), *info.seats.end());
    let deal = Deal { seats, options: Map::new(), seed: luck::seed() };
    SavedSolo { setup: SoloSetup::against(info.slug, deal, Bot::Medium), events: Vec::new() }
}

/// A shared table.
pub(crate) fn shared(id: &str) -> impl IntoView {
    crate::shared::table(id)
}
