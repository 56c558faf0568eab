//! Dragging a piece to its place. The piece follows the pointer; after a wrong drop it returns home and the
//! reason is shown.

use leptos::{ev, prelude::*};
use parlour_core::scene::Pick;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::{fit, touch};
use crate::{scene::Reach, session::Session};

/// A pointer that moves less than this has only clicked.
const THRESHOLD: i32 = 9;

/// A piece under the pointer.
#[derive(Clone)]
struct Held {
    element: HtmlElement,
    pick: Pick,
    from: (i32, i32),
    moved: Moved,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Moved {
    NotYet,
    Yes,
}

/// The state of the pointer on the table.
#[derive(Clone, Copy)]
pub(super) struct Drag {
    held: StoredValue<Option<Held>, LocalStorage>,
    /// Whether the click that ends a drag is to be ignored.
    swallow: StoredValue<Moved>,
}

impl Drag {
    /// Listens to the pointer while the table is shown.
    pub(super) fn listen(session: Session, reach: Memo<Reach>) -> Self {
        let drag = Self { held: StoredValue::new_local(None), swallow: StoredValue::new(Moved::NotYet) };
        let moving = window_event_listener(ev::pointermove, move |event| drag.follow(&event));
        let dropped = window_event_listener(ev::pointerup, move |event| drag.drop(session, reach, &event));
        let cancelled = window_event_listener(ev::pointercancel, move |_| drop(drag.home()));
        on_cleanup(move || {
            moving.remove();
            dropped.remove();
            cancelled.remove();
        });
        drag
    }

    /// The pointer is pressed on an element.
    pub(super) fn press(self, event: &PointerEvent) {
        self.swallow.set_value(Moved::NotYet);
        if let Some(root) = document().document_element() {
            // Somebody who uses a pointer is not playing by keyboard.
            let _ = root.remove_attribute("data-keyboard");
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let element =
            target.and_then(|target| target.closest(".own [data-piece], .open[data-piece]").ok().flatten());
        let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        let Some(pick) = touch::pointed(&element) else { return };
        let from = (event.client_x(), event.client_y());
        self.held.set_value(Some(Held { element, pick, from, moved: Moved::NotYet }));
    }

    /// Whether to ignore the next click, because it ends a drag.
    pub(super) fn swallows_click(self) -> bool {
        self.swallow.get_value() == Moved::Yes
    }

    fn follow(self, event: &PointerEvent) {
        self.held.update_value(|held| {
            let Some(held) = held else { return };
            let (x, y) = (event.client_x() - held.from.0, event.client_y() - held.from.1);
            if held.moved == Moved::NotYet && x.abs().max(y.abs()) < THRESHOLD {
                return;
            }
            held.moved = Moved::Yes;
            // The page's policy allows styles that are set this way.
            let style = held.element.style();
            let (x, y) = (f64::from(x) / fit::scale(), f64::from(y) / fit::scale());
            let _ = style.set_property("transform", &format!("translate({x:.1}px, {y:.1}px)"));
            let _ = held.element.class_list().add_1("dragged");
        });
    }

    fn home(self) -> Option<Held> {
        let mut held = None;
        self.held.update_value(|value| held = value.take());
        let held = held?;
        let _ = held.element.style().remove_property("transform");
        let _ = held.element.class_list().remove_1("dragged");
        Some(held)
    }

    fn drop(self, session: Session, reach: Memo<Reach>, event: &PointerEvent) {
        // Look for the element under the piece while the piece lets the pointer through.
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let under = document().element_from_point(x, y);
        let Some(held) = self.home() else { return };
        if held.moved == Moved::NotYet {
            return;
        }
        self.swallow.set_value(Moved::Yes);
        let Some(under) = under else { return };
        let zone = |element: &Element| element.closest("[data-zone]").ok().flatten();
        if zone(&under) == zone(&held.element) || under.closest(".board").ok().flatten().is_none() {
            return;
        }
        if !reach.get_untracked().picked.contains(&held.pick) {
            touch::touch(session, reach, &held.pick);
        }
        let target = touch::pointed(&under).filter(|target| reach.get_untracked().next.contains(target));
        if let Some(target) = target {
            touch::touch(session, reach, &target);
        }
        let now = reach.get_untracked();
        if now.picked.contains(&held.pick) && now.settled().is_some() {
            touch::decide(session, reach);
        }
    }
}
