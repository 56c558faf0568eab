//! The panel beside the table, with one thing at a time: [`Drawer`].
//!
//! It closes by its button, by Escape and by a click elsewhere.

use leptos::prelude::*;
use parlour_core::Rule;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::{
    fit, hints, log, rules,
    talk::{self, Talk},
};
use crate::{session::Session, text::say};

/// The content of the drawer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawer {
    /// Nothing.
    Closed,
    /// The log.
    Log,
    /// Hints.
    Hints,
    /// The chat.
    Talk,
    /// The rules, at this rule.
    Rules(Rule),
}

impl Drawer {
    /// Opens a content, or closes the drawer if it is open already.
    pub(super) fn turn(shown: RwSignal<Self>, to: Self) {
        shown.update(|now| *now = if *now == to { Self::Closed } else { to });
    }
}

/// The drawer itself. It stays on the page when closed, so that what was typed in it is not lost.
pub(super) fn drawer(session: Session, shown: RwSignal<Drawer>, talk: &Talk) -> impl IntoView + use<> {
    let clicks = window_event_listener(leptos::ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        // An element that the click itself has removed was inside the drawer.
        let outside = target.is_some_and(|element| {
            element.is_connected()
                && element.closest(".drawer, [data-opens]").is_ok_and(|found| found.is_none())
        });
        if outside && shown.get_untracked() != Drawer::Closed && !event.default_prevented() {
            shown.set(Drawer::Closed);
        }
    });
    on_cleanup(move || clicks.remove());
    // The table makes room for the drawer.
    Effect::new(move |before: Option<bool>| {
        let open = shown.get() != Drawer::Closed;
        if before.is_some_and(|before| before != open) {
            fit::anew();
        }
        open
    });
    let content = move || match shown.get() {
        Drawer::Closed | Drawer::Talk => ().into_any(),
        Drawer::Log => log::log(session).into_any(),
        Drawer::Hints => hints::hints(session).into_any(),
        Drawer::Rules(rule) => rules(session, rule).into_any(),
    };
    view! {
        <aside class="drawer" data-talk=move || (shown.get() == Drawer::Talk).then_some("") aria-label=say("web-beside") hidden=move || shown.get() == Drawer::Closed>
            <button class="quiet close" on:click=move |_| shown.set(Drawer::Closed)>{say("web-close")}</button>
            {content}
            <div class="chat" hidden=move || shown.get() != Drawer::Talk>{talk::talk(talk)}</div>
        </aside>
    }
}

/// A button that opens something beside the table, and closes it again.
pub(super) fn opener<V: IntoView + 'static>(
    shown: RwSignal<Drawer>,
    what: Drawer,
    label: V,
) -> impl IntoView {
    let expanded = move || (shown.get() == what).to_string();
    view! { <button class="quiet" data-opens="" aria-expanded=expanded on:click=move |_| Drawer::turn(shown, what)>{label}</button> }
}
