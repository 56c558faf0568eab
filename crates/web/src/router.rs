//! Going from page to page without loading anything: [`Router`].

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{Element, HtmlElement, MouseEvent};

use crate::route::Location;

/// Where the visitor is. Links are followed here, and the browser's own buttons too.
#[derive(Clone, Copy)]
pub(crate) struct Router {
    location: RwSignal<Location>,
}

impl Router {
    /// Follows links and the browser's history from now on.
    pub(crate) fn start() -> Self {
        let router = Self { location: RwSignal::new(current()) };
        listen("popstate", move |_| router.location.set(current()));
        listen("click", move |event| router.follow(&event));
        router
    }

    /// Where the visitor is.
    pub(crate) fn location(self) -> Location {
        self.location.get()
    }

    /// Where the visitor is, without following where they go.
    pub(crate) fn location_untracked(self) -> Location {
        self.location.get_untracked()
    }

    /// Goes there, with a step in the browser's history.
    pub(crate) fn go(self, address: &str) {
        let history = window().history().expect("a window has a history");
        // Refused only for addresses of other hosts.
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
        self.location.set(current());
        arrive();
    }

    /// Says so in the address that the place has changed a little, without a step in the history.
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

/// A new page is read from its beginning, by eye and by ear.
fn arrive() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let main = document().get_element_by_id("main").and_then(|main| main.dyn_into::<HtmlElement>().ok());
    if let Some(main) = main {
        // It has a tab index, so that it can be focused.
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
