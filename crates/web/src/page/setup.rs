//! What to play, with whom and how: against bots in this browser, or at a shared table.

use leptos::prelude::*;
use parlour_bots::Bot;
use parlour_core::Seat;
use parlour_protocol::{CreateTable, Pace, Visibility};
use parlour_registry::{AnyGame, Deal};
use parlour_seat::{SavedSolo, SoloSetup};
use serde_json::{Map, Value};

use super::options::Form;
use crate::{
    app::world,
    luck, online, page,
    route::Route,
    router::Router,
    text::{self, say},
};

/// What the visitor has chosen so far.
#[derive(Clone, Copy)]
struct Chosen {
    router: Router,
    game: &'static dyn AnyGame,
    seats: RwSignal<usize>,
    seat: RwSignal<usize>,
    bots: RwSignal<Vec<Bot>>,
    /// At a shared table: how many chairs are for people, how long one may think, and who finds it.
    people: RwSignal<usize>,
    clock: RwSignal<Option<u32>>,
    visibility: RwSignal<Visibility>,
    options: Form,
    problem: RwSignal<Option<String>>,
}

pub(crate) fn setup(slug: &str) -> AnyView {
    let Ok(game) = parlour_registry::find(slug) else { return page::nowhere().into_any() };
    let info = game.info();
    let most = *info.seats.end();
    let seats_now = 4.clamp(*info.seats.start(), most);
    let chosen = Chosen {
        router: world().router,
        game,
        seats: RwSignal::new(seats_now),
        seat: RwSignal::new(0),
        bots: RwSignal::new(vec![Bot::Medium; most]),
        people: RwSignal::new(seats_now),
        clock: RwSignal::new(None),
        visibility: RwSignal::new(Visibility::Link),
        options: Form::new(game),
        problem: RwSignal::new(None),
    };
    view! {
        <form class="prose setup" data-game=info.slug on:submit=|event| event.prevent_default()>
            <h1>{info.title}</h1>
            {page::home::picture(game)}
            <p class="pitch">{say(info.pitch)}" "<a href=format!("/rules/{slug}")>{say("web-rules")}</a></p>
            {seats(chosen)}
            {bots(chosen)}
            {chosen.options.view()}
            {shared(chosen)}
            {move || chosen.problem.get().map(|problem| view! { <p class="notice" role="alert">{problem}</p> })}
            <p class="actions">
                <button class="main" type="button" on:click=move |_| play_here(chosen)>{say("web-play-now")}</button>
                <button type="button" on:click=move |_| make_table(chosen)>{say("web-make-table")}</button>
            </p>
        </form>
    }
    .into_any()
}

fn seats(chosen: Chosen) -> impl IntoView {
    let range = chosen.game.info().seats;
    let numbers = range.map(|count| {
        view! { <option value=count.to_string() selected=move || chosen.seats.get() == count>{text::count("web-players", "number", count)}</option> }
    });
    let change = move |event| {
        if let Ok(count) = event_target_value(&event).parse() {
            chosen.seats.set(count);
            chosen.seat.update(|seat| *seat = (*seat).min(count - 1));
            chosen.people.set(count);
        }
    };
    view! {
        <fieldset>
            <legend>{say("web-how-many")}</legend>
            <label><span class="aside">{say("web-how-many")}</span>" "<select on:change=change>{numbers.collect::<Vec<_>>()}</select></label>
        </fieldset>
    }
}

/// A level for every seat but one's own.
fn bots(chosen: Chosen) -> impl IntoView {
    let seat = move |number: usize| {
        let sit = move |_| chosen.seat.set(number);
        let level = move |bot: Bot| {
            let picked = move || chosen.bots.with(|bots| bots[number] == bot);
            view! { <option value=bot.name() selected=picked>{text::bot_with_pitch(bot)}</option> }
        };
        let change = move |event| {
            if let Ok(bot) = event_target_value(&event).parse() {
                chosen.bots.update(|bots| bots[number] = bot);
            }
        };
        let mine = move || chosen.seat.get() == number;
        view! {
            <li>
                <label class="sit">
                    <input type="radio" name="seat" prop:checked=mine on:change=sit/>
                    {move || if mine() { say("web-you") } else { text::bot_name(Seat::new(number as u8)) }}
                </label>
                <select aria-label=text::count("web-level-of", "chair", number + 1) hidden=mine on:change=change>{text::LEVELS.map(level)}</select>
            </li>
        }
    };
    view! {
        <fieldset>
            <legend>{say("web-who")}</legend>
            <ul class="chairs">{move || (0..chosen.seats.get()).map(seat).collect::<Vec<_>>()}</ul>
        </fieldset>
    }
}

/// What matters only if others come by a link.
fn shared(chosen: Chosen) -> impl IntoView {
    let people = move || {
        let seats = chosen.seats.get();
        let count = move |people: usize| {
            let picked = move || chosen.people.get() == people;
            view! { <option value=people.to_string() selected=picked>{text::people_and_bots(people, seats - people)}</option> }
        };
        (1..=seats).rev().map(count).collect::<Vec<_>>()
    };
    let clock = |seconds: Option<u32>| {
        let value = seconds.map(|seconds| seconds.to_string()).unwrap_or_default();
        view! { <option value=value>{text::clock_of(seconds)}</option> }
    };
    let count = move |event| {
        if let Ok(people) = event_target_value(&event).parse() {
            chosen.people.set(people);
        }
    };
    let tick = move |event| chosen.clock.set(event_target_value(&event).parse().ok());
    view! {
        <fieldset>
            <legend>{say("web-shared")}</legend>
            <p class="soft">{say("web-make-table-what")}</p>
            <ul class="chairs">
                <li><label for="people">{say("web-people")}</label><select id="people" on:change=count>{people}</select></li>
                <li><label for="clock">{say("web-clock")}</label><select id="clock" on:change=tick>{text::CLOCKS.map(clock)}</select></li>
            </ul>
            {listed(chosen)}
        </fieldset>
    }
}

fn listed(chosen: Chosen) -> impl IntoView {
    let change = move |event| {
        chosen.visibility.set(if event_target_checked(&event) {
            Visibility::Public
        } else {
            Visibility::Link
        });
    };
    view! { <label class="check"><input type="checkbox" on:change=change/>" "{say("web-public")}</label> }
}

/// The options that were changed, if they make a table.
fn checked(chosen: Chosen) -> Option<Map<String, Value>> {
    let options = chosen.options.changed();
    let deal = Deal { seats: chosen.seats.get_untracked(), options: options.clone(), seed: luck::seed() };
    match chosen.game.table(&deal) {
        Ok(_) => Some(options),
        Err(why) => {
            chosen.problem.set(Some(text::first_upper(&why.to_string())));
            None
        }
    }
}

fn play_here(chosen: Chosen) {
    let Some(options) = checked(chosen) else { return };
    let info = chosen.game.info();
    let seats = chosen.seats.get_untracked();
    let seat = Seat::new(chosen.seat.get_untracked() as u8);
    let setup = SoloSetup {
        game: info.slug.to_owned(),
        deal: Deal { seats, options, seed: luck::seed() },
        seat,
        name: None,
        bots: chosen.bots.get_untracked()[..seats].to_vec(),
    };
    page::table::keep(info.slug, &SavedSolo { setup, events: Vec::new() });
    chosen.router.go(&Route::Offline(info.slug.to_owned()).path());
}

fn make_table(chosen: Chosen) {
    let Some(options) = checked(chosen) else { return };
    let (seats, people) = (chosen.seats.get_untracked(), chosen.people.get_untracked());
    let wanted = CreateTable {
        game: chosen.game.info().slug.to_owned(),
        seats: Some(seats),
        options,
        pace: Pace { seconds: chosen.clock.get_untracked(), ..Pace::default() },
        visibility: chosen.visibility.get_untracked(),
        bots: chosen.bots.with_untracked(|bots| bots[people..seats].to_vec()),
    };
    leptos::task::spawn_local(async move {
        match online::create(&wanted).await {
            Ok(created) => chosen.router.go(&created.path),
            Err(why) => chosen.problem.set(Some(why.to_string())),
        }
    });
}
