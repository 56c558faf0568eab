//! Previews what a choice would wake, while the pointer is on the last pick it needs.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event};

const LIT: &str = "data-lit";

/// The mouse or the keyboard's focus moves to something on the table.
pub(super) fn show(event: &Event) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let pointed = target.and_then(|element| element.closest("[data-lights]").ok().flatten());
    let lights = pointed.and_then(|element| element.get_attribute("data-lights")).unwrap_or_default();
    let list = document().query_selector_all(".board [data-piece]").expect("the selector is well formed");
    let pieces = (0..list.length()).filter_map(|index| list.item(index)?.dyn_into::<Element>().ok());
    for piece in pieces {
        let name = piece.get_attribute("data-piece").unwrap_or_default();
        let lit = lights.split(' ').any(|light| light == name);
        if lit {
            // Setting an attribute with a valid name never fails.
            let _ = piece.set_attribute(LIT, "");
        } else if piece.has_attribute(LIT) {
            let _ = piece.remove_attribute(LIT);
        }
    }
}
