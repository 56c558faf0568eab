//! Menus that open over the page: a `<details class="menu">` with a button and a sheet below it.
//!
//! The browser opens them. Escape, a click elsewhere, and choosing something in them close them.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, Node};

/// Starts to close menus, on every page.
pub(crate) fn listen() {
    let keys = window_event_listener(leptos::ev::keydown, |event| {
        if event.key() == "Escape" && close_all_but(None) {
            // This key is not meant for anything below the menu.
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    let clicks = window_event_listener(leptos::ev::click, |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let chosen = target
            .as_ref()
            .and_then(|element| element.closest(".menu .sheet > :is(button, a)").ok().flatten());
        close_all_but(target.filter(|_| chosen.is_none()).as_ref());
    });
    on_cleanup(move || {
        keys.remove();
        clicks.remove();
    });
}

/// Closes every open menu that does not contain the element. Returns whether there was one.
fn close_all_but(within: Option<&Element>) -> bool {
    let open = document().query_selector_all("details.menu[open]").expect("the selector is well formed");
    let menus = (0..open.length()).filter_map(|index| open.item(index)?.dyn_into::<Element>().ok());
    let within: Option<&Node> = within.map(AsRef::as_ref);
    let mut closed = false;
    for menu in menus.filter(|menu| !menu.contains(within)) {
        let focused =
            document().active_element().is_some_and(|element| menu.contains(Some(element.as_ref())));
        // The attribute is there, so it can be removed.
        let _ = menu.remove_attribute("open");
        let button = menu.query_selector("summary").ok().flatten();
        if let (true, Some(button)) =
            (focused, button.and_then(|button| button.dyn_into::<HtmlElement>().ok()))
        {
            let _ = button.focus();
        }
        closed = true;
    }
    closed
}
