//! The controls of a replay: scrub, step, autoplay, point of view, link and download.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::Replay;
use crate::{
    motion,
    text::{self, say},
};

/// How long a moment is shown during autoplay, in milliseconds.
const SPEEDS: [(u64, &str); 3] = [(1_600, "½×"), (800, "1×"), (300, "3×")];

/// Whether autoplay is on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Run {
    Still,
    On,
}

pub(super) fn controls(replay: Replay) -> impl IntoView {
    let run = RwSignal::new(Run::Still);
    let speed = RwSignal::new(SPEEDS[1].0);
    keep_running(replay, run, speed);
    let to = move |at: usize| motion::travel(move || replay.at.set(at));
    let step = move |by: isize| {
        run.set(Run::Still);
        to(replay.at.get_untracked().saturating_add_signed(by).min(replay.last()));
    };
    let scrub = move |event| {
        if let Ok(at) = event_target_value(&event).parse() {
            to(at);
        }
    };
    let turn = move |_| run.update(|run| *run = if *run == Run::On { Run::Still } else { Run::On });
    view! {
        <div class="controls">
            <button aria-label=say("web-first") on:click=move |_| step(isize::MIN / 2)>"«"</button>
            <button aria-label=say("web-back") on:click=move |_| step(-1)>"‹"</button>
            <button class="main" on:click=turn>{move || if run.get() == Run::On { say("web-pause") } else { say("web-run") }}</button>
            <button aria-label=say("web-forward") on:click=move |_| step(1)>"›"</button>
            <button aria-label=say("web-last") on:click=move |_| step(isize::MAX / 2)>"»"</button>
            <input
                type="range"
                min="0"
                aria-label=say("web-moment")
                max=move || replay.last().to_string()
                prop:value=move || replay.at.get().to_string()
                on:input=scrub
            />
            <output>{move || text::count_of(replay.at.get().min(replay.last()), replay.last())}</output>
            {speeds(speed)}
            {eyes(replay)}
            {taking(replay)}
        </div>
    }
}

fn speeds(speed: RwSignal<u64>) -> impl IntoView {
    let option = move |(pause, name): (u64, &'static str)| {
        view! { <option value=pause.to_string() selected=move || speed.get() == pause>{name}</option> }
    };
    let change = move |event| {
        if let Ok(pause) = event_target_value(&event).parse() {
            speed.set(pause);
        }
    };
    view! { <select aria-label=say("web-speed") on:change=change>{SPEEDS.map(option)}</select> }
}

/// A choice of the point of view.
fn eyes(replay: Replay) -> impl IntoView {
    let seats = replay.record.with_value(|record| record.seats);
    let option = move |seat: parlour_core::Seat| {
        let chosen = move || replay.seat.get() == Some(seat);
        view! { <option value=seat.to_string() selected=chosen>{text::about("web-knowledge-of", "name", &replay.names().of(seat))}</option> }
    };
    let change = move |event| {
        let chosen =
            event_target_value(&event).parse::<usize>().ok().and_then(|number| seats.iter().nth(number));
        replay.seat.set(chosen);
    };
    view! {
        <select aria-label=say("web-eyes") on:change=change>
            <option value="" selected=move || replay.seat.get().is_none()>{say("web-all-open")}</option>
            {seats.iter().map(option).collect::<Vec<_>>()}
        </select>
    }
}

/// A link to this moment, and the record as a file.
fn taking(replay: Replay) -> impl IntoView {
    let record = replay.text.get_value();
    let parts = js_sys::Array::of1(&JsValue::from_str(&record));
    let blob = web_sys::Blob::new_with_str_sequence(&parts).ok();
    let file = blob.and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob).ok());
    let name = format!("{}-{}.jsonl", replay.game.info().slug, replay.id.get_value());
    let copied = RwSignal::new(String::new());
    let copy = move |_| {
        let here = format!("{}{}", window().location().origin().unwrap_or_default(), replay.address());
        // The clipboard shows whether this was allowed; the address line has the same link.
        let _ = window().navigator().clipboard().write_text(&here);
        copied.set(replay.address());
    };
    let label =
        move || if copied.get() == replay.address() { say("web-copied") } else { say("web-copy-moment") };
    view! {
        <button class="quiet" on:click=copy>{label}</button>
        {file.map(|file| view! { <a class="button quiet" href=file download=name>{say("web-download")}</a> })}
    }
}

/// Steps on during autoplay, and stops at the end.
fn keep_running(replay: Replay, run: RwSignal<Run>, speed: RwSignal<u64>) {
    Effect::new(move |_| {
        let at = replay.at.get();
        if run.get() == Run::Still {
            return;
        }
        if at >= replay.last() {
            run.set(Run::Still);
            return;
        }
        let pause = Duration::from_millis(speed.get());
        set_timeout(
            move || {
                let still =
                    run.try_get_untracked() != Some(Run::On) || replay.at.try_get_untracked() != Some(at);
                if !still {
                    motion::travel(move || replay.at.set(at + 1));
                }
            },
            pause,
        );
    });
}
