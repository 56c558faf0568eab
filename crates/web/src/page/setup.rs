//! Setting up a game, against bots in this browser or with friends at a shared table.

use leptos::prelude::*;
use parlour_bots::Bot;
use parlour_core::Seat;
use parlour_protocol::{CreateTable, HintPolicy, Pace, Visibility};
use parlour_registry::{AnyGame, Deal};
use parlour_seat::{SavedSolo, SoloSetup};
use serde_json::{Map, Value};

use super::{options::Form, saved::Saved};
use crate::{
    app::world,
    games::once_open,
    luck, online, page,
    router::Router,
    text::{self, say},
};

/// What the visitor has chosen so far.
#[derive(Clone, Copy)]
struct Chosen {
    router: Router,
    next: StoredValue<Option<SavedSolo>>,
    game: &'static dyn AnyGame,
    seats: RwSignal<usize>,
    seat: RwSignal<usize>,
    bots: RwSignal<Vec<Bot>>,
    /// At a shared table: the number of seats for people, the time for a move, whether it is listed, and
    /// whether there are hints.
    people: RwSignal<usize>,
    clock: RwSignal<Option<u32>>,
    nudge: RwSignal<Option<u32>>,
    visibility: RwSignal<Visibility>,
    hints: RwSignal<HintPolicy>,
    options: Form,
    problem: RwSignal<Option<String>>,
}

/// The level of the bots at first: easy after a lesson.
fn first_level() -> Bot {
    let wanted = world().router.location_untracked().value("bots").and_then(|name| name.parse().ok());
    wanted.filter(|bot| text::LEVELS.contains(bot)).unwrap_or(Bot::Medium)
}

/// A game against bots in this browser.
pub(crate) fn against_bots(slug: &str) -> AnyView {
    once_open(slug, |game| solo(Chosen::usual(game)))
}

/// A table that friends join by its link.
pub(crate) fn with_friends(slug: &str) -> AnyView {
    once_open(slug, |game| table(Chosen::usual(game)))
}

fn solo(chosen: Chosen) -> impl IntoView {
    let replaced = Saved::unfinished(chosen.game).map(|_| {
        view! {
            <p class="notice replaced" role="status">
                {say("web-unfinished-replaced")}" "<a href=format!("/play/{}?continue=yes", chosen.game.info().slug)>{say("web-continue")}</a>
            </p>
        }
    });
    let choices = view! {
        {replaced}
        {level(chosen)}
        {chosen.options.with("web-seats-and-options", bots(chosen))}
    };
    let start = view! {
        <button class="main" type="button" on:click=move |_| play_here(chosen)>{say("web-start")}</button>
        {page::learn::offer(chosen.game.info().slug)}
    };
    form(chosen, "web-play-now", choices, start)
}

fn table(chosen: Chosen) -> impl IntoView {
    let choices = view! {
        {shared(chosen)}
        {chosen.options.with("web-options", ())}
    };
    let make = view! { <button class="main" type="button" on:click=move |_| make_table(chosen)>{say("web-create-table")}</button> };
    form(chosen, "web-make-table", choices, make)
}

/// The parts of both forms: the game, the number of players, and the button.
fn form(
    chosen: Chosen,
    way: &'static str,
    choices: impl IntoView + 'static,
    button: impl IntoView + 'static,
) -> impl IntoView {
    let info = chosen.game.info();
    view! {
        <form class="prose setup" data-game=info.slug on:submit=|event| event.prevent_default()>
            <h1>{info.title}": "<span class="way">{say(way)}</span></h1>
            <div class="introduction">
                {parlour_registry::cover(info.slug).ok().map(page::home::picture)}
                <p class="pitch">{say(info.pitch)}" "<a href=format!("/rules/{}", info.slug)>{say("web-rules")}</a></p>
            </div>
            <div class="choices">
                {seats(chosen)}
                {choices}
                {move || chosen.problem.get().map(|problem| view! { <p class="notice" role="alert">{problem}</p> })}
                <p class="actions">{button}</p>
            </div>
        </form>
    }
}

impl Chosen {
    /// The fields that most people want.
    fn usual(game: &'static dyn AnyGame) -> Self {
        let info = game.info();
        let most = *info.seats.end();
        let seats = 4.clamp(*info.seats.start(), most);
        let world = world();
        Self {
            router: world.router,
            next: world.next,
            game,
            seats: RwSignal::new(seats),
            seat: RwSignal::new(0),
            bots: RwSignal::new(vec![first_level(); most]),
            people: RwSignal::new(seats),
            clock: RwSignal::new(None),
            nudge: RwSignal::new(Pace::default().nudge),
            visibility: RwSignal::new(Visibility::Link),
            hints: RwSignal::new(HintPolicy::Off),
            options: Form::new(game),
            problem: RwSignal::new(None),
        }
    }
}

/// The number of players; nothing if the game leaves no choice.
fn seats(chosen: Chosen) -> Option<impl IntoView> {
    let range = chosen.game.info().seats;
    if range.start() == range.end() {
        return None;
    }
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
    Some(view! {
        <label class="field"><span>{say("web-how-many")}</span><select on:change=change>{numbers.collect::<Vec<_>>()}</select></label>
    })
}

/// One level for all bots.
fn level(chosen: Chosen) -> impl IntoView {
    let option = move |bot: Bot| {
        let picked = move || chosen.bots.with(|bots| bots[0] == bot);
        view! { <option value=bot.name() selected=picked>{text::bot_with_pitch(bot)}</option> }
    };
    let change = move |event| {
        if let Ok(bot) = event_target_value(&event).parse() {
            chosen.bots.update(|bots| bots.fill(bot));
        }
    };
    view! {
        <label class="field"><span>{say("web-bots")}</span><select id="level" on:change=change>{text::LEVELS.map(option)}</select></label>
    }
}

/// Where the visitor sits, and a level for every other seat.
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
        <div class="option">
            <p>{say("web-who")}</p>
            <ul class="chairs">{move || (0..chosen.seats.get()).map(seat).collect::<Vec<_>>()}</ul>
        </div>
    }
}

/// The fields that matter only at a shared table.
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
    let nudge = move |seconds: Option<u32>| {
        let value = seconds.map(|seconds| seconds.to_string()).unwrap_or_default();
        let picked = move || chosen.nudge.get() == seconds;
        view! { <option value=value selected=picked>{text::nudge_of(seconds)}</option> }
    };
    let hurry = move |event| chosen.nudge.set(event_target_value(&event).parse().ok());
    let tick = move |event| chosen.clock.set(event_target_value(&event).parse().ok());
    view! {
        <p class="soft">{say("web-make-table-what")}</p>
        <label class="field"><span>{say("web-people")}</span><select id="people" on:change=count>{people}</select></label>
        <label class="field"><span>{say("web-clock")}</span><select id="clock" on:change=tick>{text::CLOCKS.map(clock)}</select></label>
        <label class="field"><span>{say("web-nudge-time")}</span><select id="nudge" on:change=hurry>{text::NUDGES.map(nudge)}</select></label>
        {listed(chosen)}
        {hinted(chosen)}
    }
}

fn listed(chosen: Chosen) -> impl IntoView {
    let change = move |event| {
        let public = event_target_checked(&event);
        chosen.visibility.set(if public { Visibility::Public } else { Visibility::Link });
    };
    view! { <label class="check"><input type="checkbox" id="public" on:change=change/>" "{say("web-public")}</label> }
}

fn hinted(chosen: Chosen) -> impl IntoView {
    let change = move |event| {
        let allowed = event_target_checked(&event);
        chosen.hints.set(if allowed { HintPolicy::All } else { HintPolicy::Off });
    };
    view! { <label class="check"><input type="checkbox" id="hints" on:change=change/>" "{say("web-hints-for-all")}</label> }
}

/// The options that were changed, if the game can be dealt with them.
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
    page::saved::open(chosen.router, chosen.next, SavedSolo { setup, events: Vec::new() });
}

fn make_table(chosen: Chosen) {
    let Some(options) = checked(chosen) else { return };
    let (seats, people) = (chosen.seats.get_untracked(), chosen.people.get_untracked());
    let wanted = CreateTable {
        game: chosen.game.info().slug.to_owned(),
        seats: Some(seats),
        options,
        pace: Pace {
            seconds: chosen.clock.get_untracked(),
            nudge: chosen.nudge.get_untracked(),
            ..Pace::default()
        },
        visibility: chosen.visibility.get_untracked(),
        hints: chosen.hints.get_untracked(),
        bots: chosen.bots.with_untracked(|bots| bots[people..seats].to_vec()),
    };
    leptos::task::spawn_local(async move {
        match online::create(&wanted).await {
            Ok(created) => chosen.router.go(&created.path),
            Err(why) => chosen.problem.set(Some(why.to_string())),
        }
    });
}
