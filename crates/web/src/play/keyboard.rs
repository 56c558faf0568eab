//! The keyboard on the screen of a phone: what is typed in stays above it.
//!
//! Some browsers make the window smaller, as the page asks them to; others lay the keyboard over it and only tell that less can be seen.

use js_sys::Reflect;
use leptos::{ev, prelude::*};
use wasm_bindgen::{JsCast as _, prelude::Closure};
use web_sys::{EventTarget, HtmlElement};

use super::keys;

/// How much of the window a keyboard covers at least, in pixels: less is a bar of the browser.
const LEAST: f64 = 80.0;

/// Keeps `--keyboard` of the page as high as what lies over the window from below.
pub(super) fn follow() {
    let Some(seen) = seen() else { return };
    // The window and what is seen of it change one after the other: both are looked at once they have.
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
    // What is seen of a window always tells its changes.
    let _ = seen.add_event_listener_with_callback("resize", changed.as_ref().unchecked_ref());
    let listening = StoredValue::new_local(Some((seen, changed)));
    on_cleanup(move || {
        resized.remove();
        if let Some((seen, changed)) = listening.try_update_value(Option::take).flatten() {
            let _ = seen.remove_event_listener_with_callback("resize", changed.as_ref().unchecked_ref());
        }
    });
}

/// What is seen of the window, in browsers that tell.
fn seen() -> Option<EventTarget> {
    Reflect::get(&window(), &"visualViewport".into()).ok()?.dyn_into().ok()
}

fn mark(seen: &EventTarget) {
    let number = |name: &str| Reflect::get(seen, &name.into()).ok()?.as_f64();
    let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    let (Some(root), Some(height)) = (root, number("height")) else { return };
    // Whoever has zoomed in sees less of the window too.
    let zoomed = number("scale").is_some_and(|scale| scale > 1.01);
    let covered = f64::from(root.client_height()) - height;
    let covered = if zoomed || !keys::typing() || covered < LEAST { 0.0 } else { covered };
    // A property with a good name is always taken.
    let _ = root.style().set_property("--keyboard", &format!("{covered:.0}px"));
}
