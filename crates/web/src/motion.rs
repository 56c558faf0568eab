//! Animates pieces from their old places to their new ones.
//!
//! The place of every piece is measured before and after a change, and a piece that has moved glides from one
//! to the other. A new piece comes from the seat that played it. A trick goes to its winner first, and from
//! there to the place of the last trick.

use std::{cell::Cell, collections::HashMap};

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DomRect, Element};

use crate::{counting, play, settings};

/// The length of the animation, in milliseconds.
const TRAVEL: f64 = 220.0;
/// The length for a trick, which goes to its winner first.
const GATHER: f64 = 480.0;

thread_local! {
    /// Whether an animation starts with the next frame.
    static SETTING_OUT: Cell<bool> = const { Cell::new(false) };
}

/// Changes the table and animates what has moved. Changes before the same frame are animated together.
pub(crate) fn travel(change: impl FnOnce()) {
    if !settings::motion_wanted() || SETTING_OUT.get() {
        change();
        return;
    }
    SETTING_OUT.set(true);
    let before = places(".table [data-piece]", |piece| piece.get_attribute("data-piece"));
    // On a phone a seat has no box of its own, so use its panel.
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

/// The boxes of all elements of a kind, by name. Elements that share a name are left out, since they cannot
/// be told apart.
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

/// How a piece gets to its new place.
enum Journey {
    /// It fades in, because it was not seen before.
    Appears,
    From(String),
    /// By way of the seat that won it.
    By(String, String),
}

/// Measures everything before it starts any animation: measuring after a change makes the browser lay out the
/// whole page again.
fn glide(before: &HashMap<String, DomRect>, seats: &HashMap<String, DomRect>) {
    let journeys: Vec<_> = all(".table [data-piece]")
        .into_iter()
        .filter_map(|piece| journey(&piece, before, seats).map(|journey| (piece, journey)))
        .collect();
    for (piece, journey) in &journeys {
        match journey {
            Journey::Appears => play(piece, "opacity", &["0", "1"], TRAVEL),
            Journey::From(from) => play(piece, "transform", &[from, "none"], TRAVEL),
            Journey::By(from, by) => play(piece, "transform", &[from, by, "none"], GATHER),
        }
    }
}

fn journey(
    piece: &Element,
    before: &HashMap<String, DomRect>,
    seats: &HashMap<String, DomRect>,
) -> Option<Journey> {
    let name = piece.get_attribute("data-piece").unwrap_or_default();
    let home = piece.get_bounding_client_rect();
    let from_seat = || {
        let place = piece.closest("[data-from]").ok().flatten()?;
        seats.get(&place.get_attribute("data-from")?)
    };
    let Some(start) = before.get(&name).or_else(from_seat) else { return Some(Journey::Appears) };
    let from = displaced(start, &home)?;
    Some(match winner(piece).and_then(|seat| displaced(seats.get(&seat)?, &home)) {
        Some(by) => Journey::By(from, by),
        None => Journey::From(from),
    })
}

/// The transform that shows an element at an old place; `None` if it has not moved.
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

/// The winner of the piece's trick, if the piece lies in the last trick.
fn winner(piece: &Element) -> Option<String> {
    let trick = piece.closest("[data-kind='last']").ok()??;
    let best = trick.query_selector(".winning").ok()??;
    best.closest("[data-from]").ok()??.get_attribute("data-from")
}

fn middle(start: f64, length: f64) -> f64 {
    start + length / 2.0
}

/// Uses the browser's own animations, which leave our styles alone and end by themselves.
fn play(element: &Element, property: &str, frames: &[&str], duration: f64) {
    let values: js_sys::Array = frames.iter().map(|frame| JsValue::from_str(frame)).collect();
    let frames = js_sys::Object::new();
    set(&frames, property, &values);
    let timing = js_sys::Object::new();
    set(&timing, "duration", &JsValue::from_f64(duration));
    set(&timing, "easing", &JsValue::from_str("cubic-bezier(0.2, 0.8, 0.2, 1)"));
    let animate = js_sys::Reflect::get(element, &JsValue::from_str("animate"));
    if let Some(animate) = animate.ok().and_then(|found| found.dyn_into::<js_sys::Function>().ok()) {
        // A browser without animations shows the new place at once.
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
