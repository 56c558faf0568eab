//! Keeps text fields above the on-screen keyboard of a phone.
//!
//! Some browsers shrink the window, as the page asks them to. Others lay the keyboard over it and only report
//! how much remains visible.

use js_sys::Reflect;
use leptos::{ev, prelude::*};
use wasm_bindgen::{JsCast as _, prelude::Closure};
use web_sys::{EventTarget, HtmlElement};

use super::keys;

/// The least height of a keyboard, in pixels. Anything lower is a bar of the browser.
const LEAST: f64 = 80.0;

/// Keeps the style property `--keyboard` at the height of what covers the window from below.
pub(super) fn follow() {
    let Some(seen) = seen() else { return };
    // The window and its visible part change one after the other, so look at both.
    let look = {
        let seen = seen.clone();
        move || {
            let seen = seen.clone();
            request_animation_frame(move || mark(&seen));
        }
    };
    look();
    let resized = StoredValue::new_local(look.clone());
    let resized = window_event_listener(ev::resize, move |_| resized.with_value(|look| look()));
    let changed = Closure::<dyn Fn()>::new(look);
    // Adding a listener never fails.
    let _ = seen.add_event_listener_with_callback("resize", changed.as_ref().unchecked_ref());
    let listening = StoredValue::new_local(Some((seen, changed)));
    on_cleanup(move || {
        resized.remove();
        if let Some((seen, changed)) = listening.try_update_value(Option::take).flatten() {
            let _ = seen.remove_event_listener_with_callback("resize", changed.as_ref().unchecked_ref());
        }
    });
}

/// The visible part of the window, in browsers that report it.
fn seen() -> Option<EventTarget> {
    Reflect::get(&window(), &"visualViewport".into()).ok()?.dyn_into().ok()
}

fn mark(seen: &EventTarget) {
    let number = |name: &str| Reflect::get(seen, &name.into()).ok()?.as_f64();
    let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    let (Some(root), Some(height)) = (root, number("height")) else { return };
    // Zooming in also makes less of the window visible.
    let zoomed = number("scale").is_some_and(|scale| scale > 1.01);
    let covered = f64::from(root.client_height()) - height;
    let covered = if zoomed || !keys::typing() || covered < LEAST { 0.0 } else { covered };
    // Setting a property with a valid name never fails.
    let _ = root.style().set_property("--keyboard", &format!("{covered:.0}px"));
}
