//! Navigation between pages without loading anything: [`Router`].

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{Element, HtmlElement, MouseEvent};

use crate::route::Location;

/// The current location. It follows links and the browser's own buttons.
#[derive(Clone, Copy)]
pub(crate) struct Router {
    location: RwSignal<Location>,
}

impl Router {
    /// Starts to follow links and the browser's history.
    pub(crate) fn start() -> Self {
        let router = Self { location: RwSignal::new(current()) };
        listen("popstate", move |_| router.location.set(current()));
        listen("click", move |event| router.follow(&event));
        router
    }

    /// The current location. A view that reads it is drawn again when it changes.
    pub(crate) fn location(self) -> Location {
        self.location.get()
    }

    /// The current location, without following changes.
    pub(crate) fn location_untracked(self) -> Location {
        self.location.get_untracked()
    }

    /// Goes to an address, with a step in the browser's history.
    pub(crate) fn go(self, address: &str) {
        let history = window().history().expect("a window has a history");
        // Refused only for addresses of other hosts.
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
        self.location.set(current());
        arrive();
    }

    /// Changes the address a little, without a step in the history.
    pub(crate) fn amend(address: &str) {
        let history = window().history().expect("a window has a history");
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }

    fn follow(self, event: &web_sys::Event) {
        let Some(mouse) = event.dyn_ref::<MouseEvent>() else { return };
        let modified = mouse.ctrl_key() || mouse.meta_key() || mouse.shift_key() || mouse.alt_key();
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|element| element.closest("a[href^='/']").ok().flatten());
        if let (false, 0, Some(link)) = (modified, mouse.button(), link)
            && !link.has_attribute("download")
            && !link.has_attribute("target")
        {
            event.prevent_default();
            self.go(&link.get_attribute("href").unwrap_or_default());
        }
    }
}

/// Starts a new page at its beginning, for the eye and for screen readers.
fn arrive() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let main = document().get_element_by_id("main").and_then(|main| main.dyn_into::<HtmlElement>().ok());
    if let Some(main) = main {
        // The element has a tab index, so that it can be focused.
        let _ = main.focus();
    }
}

fn current() -> Location {
    let location = window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    Location::parse(&format!(
        "{}{}{}",
        part(location.pathname()),
        part(location.search()),
        part(location.hash())
    ))
}

fn listen(name: &str, heard: impl FnMut(web_sys::Event) + 'static) {
    let heard = Closure::<dyn FnMut(web_sys::Event)>::new(heard);
    let function = heard.as_ref().unchecked_ref();
    window().add_event_listener_with_callback(name, function).expect("a window takes listeners");
    // The page listens as long as it lives.
    heard.forget();
}
