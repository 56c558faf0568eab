//! Playing by keyboard: arrows go to the next thing that can be picked, Enter picks, Escape undoes a pick.
//! With Shift, arrows go over everything that has an explanation.

use leptos::{ev::KeyboardEvent, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use super::{Drawer, touch};
use crate::{asking::Asking, scene::Reach, session::Session};

/// Listens while the table is shown.
pub(super) fn listen(session: Session, reach: Memo<Reach>, drawer: RwSignal<Drawer>, asking: Asking) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        // Escape closes what is open, also while typing.
        let closes = event.key() == "Escape" && drawer.get_untracked() != Drawer::Closed;
        if !modified && (closes || !typing()) {
            pressed(session, reach, drawer, asking, &event);
        }
    });
    on_cleanup(move || handle.remove());
    // When it is their turn, keyboard players find the focus on something that can be picked.
    Effect::new(move |_| {
        if session.my_turn() {
            request_animation_frame(refocus);
        }
    });
}

fn pressed(
    session: Session,
    reach: Memo<Reach>,
    drawer: RwSignal<Drawer>,
    asking: Asking,
    event: &KeyboardEvent,
) {
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
            } else if document().active_element().is_some_and(|focused| focused.has_attribute("data-about")) {
                asking.ask_focused();
            }
        }
        "ArrowRight" | "ArrowDown" => step(event, 1),
        "ArrowLeft" | "ArrowUp" => step(event, -1),
        "i" | "?" => drop(asking.ask_focused()),
        "Escape" if asking.close() => {}
        "Escape" if drawer.get_untracked() != Drawer::Closed => {
            drawer.set(Drawer::Closed);
            focus_opener();
        }
        "Escape" | "Backspace" => touch::undo(session),
        "l" => Drawer::turn(drawer, Drawer::Log),
        "h" if session.my_turn() && session.hints_allowed() => Drawer::turn(drawer, Drawer::Hints),
        _ => {}
    }
}

/// Handles the keys where nothing is to be decided: with Shift, arrows go over everything that has an
/// explanation.
pub(crate) fn look_around(asking: Asking) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if typing() || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowRight" | "ArrowDown" if event.shift_key() => step(&event, 1),
            "ArrowLeft" | "ArrowUp" if event.shift_key() => step(&event, -1),
            "i" | "?" => drop(asking.ask_focused()),
            "Escape" => drop(asking.close()),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}

/// Moves the focus from a drawer that is closed to the head of the table.
fn focus_opener() {
    let opener = document().query_selector("[data-opens]").ok().flatten();
    let lost = document()
        .active_element()
        .is_some_and(|element| element.closest(".drawer").is_ok_and(|found| found.is_some()));
    if let (true, Some(opener)) = (lost, opener.and_then(|opener| opener.dyn_into::<HtmlElement>().ok())) {
        // A button can be focused.
        let _ = opener.focus();
    }
}

/// Whether a field is being typed in.
pub(super) fn typing() -> bool {
    document()
        .active_element()
        .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

/// Everything visible that can be picked, in reading order, and the buttons of the bar and of a lesson.
const PICKED: &str = ".board [data-pick][tabindex='0'], .bar button:not([disabled]):not([hidden]), .lesson button:not([disabled]):not([hidden])";
/// Everything that has an explanation, in reading order.
const ASKED: &str = ".counters [data-about], .board [data-about]";

fn reachable(selector: &str) -> Vec<HtmlElement> {
    let list = document().query_selector_all(selector).expect("the selector is well formed");
    let shown = |element: &HtmlElement| element.get_bounding_client_rect().width() > 0.0;
    (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).filter(shown).collect()
}

fn step(event: &KeyboardEvent, by: isize) {
    // With Shift, go over everything that has an explanation.
    let all = reachable(if event.shift_key() { ASKED } else { PICKED });
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

/// Focuses the first thing that can be picked, if nothing has the focus and the keyboard is used.
pub(super) fn refocus() {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    let by_keyboard = document().document_element().is_some_and(|root| root.has_attribute("data-keyboard"));
    if let (true, true, Some(first)) = (lost, by_keyboard, reachable(PICKED).first()) {
        focus(first);
    }
}

fn focus(element: &HtmlElement) {
    if let Some(root) = document().document_element() {
        // Remember this until the pointer is used again.
        let _ = root.set_attribute("data-keyboard", "");
    }
    // Make things focusable from here that cannot be picked, but not by Tab.
    if !element.has_attribute("tabindex") {
        let _ = element.set_attribute("tabindex", "-1");
    }
    // An element that cannot be focused stays as it is.
    let _ = element.focus();
}
