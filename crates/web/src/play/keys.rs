//! Whole games by keyboard: arrows go from one thing that can be picked to the next, Enter picks, Escape puts back.

use leptos::{ev::KeyboardEvent, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use super::{Drawer, touch};
use crate::{scene::Reach, session::Session};

/// Listens as long as the table is shown.
pub(super) fn listen(session: Session, reach: Memo<Reach>, drawer: RwSignal<Drawer>) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if !event.ctrl_key() && !event.alt_key() && !event.meta_key() && !typing() {
            pressed(session, reach, drawer, &event);
        }
    });
    on_cleanup(move || handle.remove());
    // Whoever plays by keyboard finds the focus on something that can be picked when it is their turn.
    Effect::new(move |_| {
        if session.my_turn() {
            request_animation_frame(refocus);
        }
    });
}

fn pressed(session: Session, reach: Memo<Reach>, drawer: RwSignal<Drawer>, event: &KeyboardEvent) {
    match event.key().as_str() {
        "Enter" | " " | "ArrowRight" if session.story.skip() => event.prevent_default(),
        "Enter" | " " => {
            let focused = document().active_element();
            if let Some(pick) = focused
                .filter(|element| element.has_attribute("data-pick"))
                .and_then(|element| touch::pointed(&element))
            {
                event.prevent_default();
                touch::touch(session, reach, &pick);
            }
        }
        "ArrowRight" | "ArrowDown" => step(event, 1),
        "ArrowLeft" | "ArrowUp" => step(event, -1),
        "Escape" if drawer.get_untracked() != Drawer::Closed => drawer.set(Drawer::Closed),
        "Escape" | "Backspace" => touch::undo(session),
        "l" => turn(drawer, Drawer::Log),
        "h" if session.my_turn() => turn(drawer, Drawer::Hints),
        _ => {}
    }
}

fn turn(drawer: RwSignal<Drawer>, to: Drawer) {
    drawer.update(|now| *now = if *now == to { Drawer::Closed } else { to });
}

/// Whether keys belong to a field.
fn typing() -> bool {
    document()
        .active_element()
        .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

/// Everything that is shown and can be picked, in the order of reading, and the buttons of the bar.
fn reachable() -> Vec<HtmlElement> {
    let list = document()
        .query_selector_all(".board [data-pick][tabindex='0'], .bar button:not([disabled]):not([hidden])")
        .expect("the selector is well formed");
    let shown = |element: &HtmlElement| element.get_bounding_client_rect().width() > 0.0;
    (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).filter(shown).collect()
}

fn step(event: &KeyboardEvent, by: isize) {
    let all = reachable();
    let Some(count) = isize::try_from(all.len()).ok().filter(|count| *count > 0) else { return };
    let focused: Option<Element> = document().active_element();
    let now = focused.and_then(|focused| all.iter().position(|element| **element == focused));
    let next = match now.and_then(|now| isize::try_from(now).ok()) {
        Some(now) => (now + by).rem_euclid(count),
        None => 0,
    };
    event.prevent_default();
    focus(&all[usize::try_from(next).unwrap_or_default()]);
}

fn refocus() {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    let by_keyboard = document().document_element().is_some_and(|root| root.has_attribute("data-keyboard"));
    if let (true, true, Some(first)) = (lost, by_keyboard, reachable().first()) {
        focus(first);
    }
}

fn focus(element: &HtmlElement) {
    if let Some(root) = document().document_element() {
        // Remembered until the pointer is used again.
        let _ = root.set_attribute("data-keyboard", "");
    }
    // An element that cannot be focused stays as it is.
    let _ = element.focus();
}
