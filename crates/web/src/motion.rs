//! Things travel from where they were to where they are.
//!
//! Before a change every piece's place on the page is noted; after it, each piece that has moved starts where it was and glides home. A
//! piece that was not seen before comes from the seat that played it.

use std::collections::HashMap;

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DomRect, Element};

use crate::settings;

/// How long a piece travels, in milliseconds.
const TRAVEL: f64 = 220.0;

/// Makes a change of the table and lets what moved travel.
pub(crate) fn travel(change: impl FnOnce()) {
    if !settings::motion_wanted() {
        change();
        return;
    }
    let before = places("data-piece");
    let seats = places("data-seat");
    change();
    request_animation_frame(move || glide(&before, &seats));
}

/// Where everything with that attribute is. What shares a name with something else is left out: it cannot be told apart.
fn places(attribute: &str) -> HashMap<String, DomRect> {
    let mut found = HashMap::new();
    let mut doubles = Vec::new();
    for element in all(&format!(".table [{attribute}]")) {
        let name = element.get_attribute(attribute).unwrap_or_default();
        if found.insert(name.clone(), element.get_bounding_client_rect()).is_some() {
            doubles.push(name);
        }
    }
    for name in doubles {
        found.remove(&name);
    }
    found
}

fn glide(before: &HashMap<String, DomRect>, seats: &HashMap<String, DomRect>) {
    for element in all(".table [data-piece]") {
        let name = element.get_attribute("data-piece").unwrap_or_default();
        let home = element.get_bounding_client_rect();
        let from_seat = || {
            let place = element.closest("[data-from]").ok().flatten()?;
            seats.get(&place.get_attribute("data-from")?)
        };
        match before.get(&name).or_else(from_seat) {
            Some(start) => animate(&element, start, &home),
            None => appear(&element),
        }
    }
}

fn animate(element: &Element, start: &DomRect, home: &DomRect) {
    let (x, y) = (
        middle(start.left(), start.width()) - middle(home.left(), home.width()),
        middle(start.top(), start.height()) - middle(home.top(), home.height()),
    );
    if x.abs() < 2.0 && y.abs() < 2.0 || home.width() == 0.0 {
        return;
    }
    let scale = if start.width() > 0.0 { (start.width() / home.width()).clamp(0.4, 1.3) } else { 1.0 };
    play(element, "transform", &format!("translate({x:.1}px, {y:.1}px) scale({scale:.3})"), "none");
}

fn appear(element: &Element) {
    play(element, "opacity", "0", "1");
}

fn middle(start: f64, length: f64) -> f64 {
    start + length / 2.0
}

/// Animations of the browser itself: they change no style of ours and end by themselves.
fn play(element: &Element, property: &str, from: &str, to: &str) {
    let frames = js_sys::Object::new();
    let values = js_sys::Array::of2(&JsValue::from_str(from), &JsValue::from_str(to));
    set(&frames, property, &values);
    let timing = js_sys::Object::new();
    set(&timing, "duration", &JsValue::from_f64(TRAVEL));
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
