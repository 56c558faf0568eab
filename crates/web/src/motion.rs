//! Things travel from where they were to where they are.
//!
//! Before a change every piece's place on the page is noted; after it, each piece that has moved starts where it was and glides home. A
//! piece that was not seen before comes from the seat that played it. A trick that was won goes by its winner to where the last trick
//! lies.

use std::{cell::Cell, collections::HashMap};

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DomRect, Element};

use crate::{counting, play, settings};

/// How long a piece travels, in milliseconds.
const TRAVEL: f64 = 220.0;
/// The same for a trick that its winner gathers: it goes two ways.
const GATHER: f64 = 480.0;

thread_local! {
    /// Whether pieces set out with the next frame.
    static SETTING_OUT: Cell<bool> = const { Cell::new(false) };
}

/// Makes a change of the table and lets what moved travel. Changes before the same frame are one journey.
pub(crate) fn travel(change: impl FnOnce()) {
    if !settings::motion_wanted() || SETTING_OUT.get() {
        change();
        return;
    }
    SETTING_OUT.set(true);
    let before = places(".table [data-piece]", |piece| piece.get_attribute("data-piece"));
    // On a phone a seat is no box of its own: its panel stands for it.
    let seats =
        places(".table [data-seat] > .panel", |panel| panel.parent_element()?.get_attribute("data-seat"));
    let scores = counting::scores();
    change();
    request_animation_frame(move || {
        SETTING_OUT.set(false);
        play::fit();
        glide(&before, &seats);
        counting::count(&scores);
    });
}

/// Where everything of a kind is, by name. What shares a name with something else is left out: it cannot be told apart.
fn places(selector: &str, name: impl Fn(&Element) -> Option<String>) -> HashMap<String, DomRect> {
    let mut found = HashMap::new();
    let mut doubles = Vec::new();
    for element in all(selector) {
        let name = name(&element).unwrap_or_default();
        if found.insert(name.clone(), element.get_bounding_client_rect()).is_some() {
            doubles.push(name);
        }
    }
    for name in doubles {
        found.remove(&name);
    }
    found
}

/// How a piece gets home.
enum Way {
    /// It was not seen before.
    Appears,
    From(String),
    /// By the seat that won it.
    By(String, String),
}

/// All is measured before anything is set in motion: whoever asks where a piece is after another one was touched has the whole page laid
/// out again.
fn glide(before: &HashMap<String, DomRect>, seats: &HashMap<String, DomRect>) {
    let ways: Vec<_> = all(".table [data-piece]")
        .into_iter()
        .filter_map(|piece| way(&piece, before, seats).map(|way| (piece, way)))
        .collect();
    for (piece, way) in &ways {
        match way {
            Way::Appears => play(piece, "opacity", &["0", "1"], TRAVEL),
            Way::From(from) => play(piece, "transform", &[from, "none"], TRAVEL),
            Way::By(from, by) => play(piece, "transform", &[from, by, "none"], GATHER),
        }
    }
}

fn way(piece: &Element, before: &HashMap<String, DomRect>, seats: &HashMap<String, DomRect>) -> Option<Way> {
    let name = piece.get_attribute("data-piece").unwrap_or_default();
    let home = piece.get_bounding_client_rect();
    let from_seat = || {
        let place = piece.closest("[data-from]").ok().flatten()?;
        seats.get(&place.get_attribute("data-from")?)
    };
    let Some(start) = before.get(&name).or_else(from_seat) else { return Some(Way::Appears) };
    let from = displaced(start, &home)?;
    Some(match winner(piece).and_then(|seat| displaced(seats.get(&seat)?, &home)) {
        Some(by) => Way::By(from, by),
        None => Way::From(from),
    })
}

/// What makes something that is at home seem to be there; nothing if it is there.
fn displaced(there: &DomRect, home: &DomRect) -> Option<String> {
    let (x, y) = (
        middle(there.left(), there.width()) - middle(home.left(), home.width()),
        middle(there.top(), there.height()) - middle(home.top(), home.height()),
    );
    if x.abs() < 2.0 && y.abs() < 2.0 || home.width() == 0.0 {
        return None;
    }
    // The table may be drawn larger or smaller than it is laid out.
    let (x, y) = (x / play::scale(), y / play::scale());
    let scale = if there.width() > 0.0 { (there.width() / home.width()).clamp(0.4, 1.3) } else { 1.0 };
    Some(format!("translate({x:.1}px, {y:.1}px) scale({scale:.3})"))
}

/// Who has won the trick that this piece was part of, if it lies where the last trick does.
fn winner(piece: &Element) -> Option<String> {
    let trick = piece.closest("[data-kind='last']").ok()??;
    let best = trick.query_selector(".winning").ok()??;
    best.closest("[data-from]").ok()??.get_attribute("data-from")
}

fn middle(start: f64, length: f64) -> f64 {
    start + length / 2.0
}

/// Animations of the browser itself: they change no style of ours and end by themselves.
fn play(element: &Element, property: &str, frames: &[&str], duration: f64) {
    let values: js_sys::Array = frames.iter().map(|frame| JsValue::from_str(frame)).collect();
    let frames = js_sys::Object::new();
    set(&frames, property, &values);
    let timing = js_sys::Object::new();
    set(&timing, "duration", &JsValue::from_f64(duration));
    set(&timing, "easing", &JsValue::from_str("cubic-bezier(0.2, 0.8, 0.2, 1)"));
    let animate = js_sys::Reflect::get(element, &JsValue::from_str("animate"));
    if let Some(animate) = animate.ok().and_then(|found| found.dyn_into::<js_sys::Function>().ok()) {
        // A browser that cannot animate shows the end at once.
        let _ = animate.call2(element, &frames, &timing);
    }
}

fn set(object: &js_sys::Object, key: &str, value: &JsValue) {
    js_sys::Reflect::set(object, &JsValue::from_str(key), value).expect("a fresh object takes every key");
}

fn all(selector: &str) -> Vec<Element> {
    let list = document().query_selector_all(selector).expect("the selector is well formed");
    (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).collect()
}
