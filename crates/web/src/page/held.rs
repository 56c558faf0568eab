//! Makes sure that only one tab plays a game against bots: [`Held`].
//!
//! The browser's locks decide which tab it is, because a lock ends with its tab, whatever happens. Over plain
//! HTTP to another machine browsers have no locks, so the tabs ask each other.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;

use super::{calls::TabState, tabs::Tabs};

/// What to do if another tab has the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    /// Leave it there.
    IfFree,
    /// Take it from there.
    Always,
}

/// How long to wait for the lock: a page that was just left may not have released it yet.
const PATIENCE_MS: u32 = 2_000;

/// This tab's hold on a game. It ends with the page that took it.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    slug: &'static str,
    pub(crate) holder: RwSignal<TabState>,
    /// Ends the hold.
    release: StoredValue<Option<Function>, LocalStorage>,
    /// The other tabs, if the browser has no locks.
    tabs: StoredValue<Option<Tabs>, LocalStorage>,
}

impl Held {
    pub(crate) fn new(slug: &'static str) -> Self {
        let release = StoredValue::new_local(None::<Function>);
        let tabs = StoredValue::new_local(None::<Tabs>);
        on_cleanup(move || {
            if let Some(tabs) = tabs.try_get_value().flatten() {
                tabs.leave();
            }
            if let Some(release) = release.try_get_value().flatten() {
                // Fulfilling a promise cannot fail.
                let _ = release.call0(&JsValue::NULL);
            }
        });
        Self { slug, holder: RwSignal::new(TabState::Asking), release, tabs }
    }

    /// Asks the browser for the game's lock, or the other tabs if there are no locks.
    pub(crate) fn claim(self, claim: Claim) {
        self.holder.set(TabState::Asking);
        match self.request(claim) {
            Some(ends) => leptos::task::spawn_local(async move {
                // This fails when another tab has the game or takes it, and succeeds when this page ends.
                if JsFuture::from(ends).await.is_err() {
                    self.holder.try_set(TabState::Elsewhere);
                }
            }),
            None => self.ask_tabs(claim),
        }
    }

    /// Asks the other tabs. A browser without a channel between tabs keeps their data apart too.
    fn ask_tabs(self, claim: Claim) {
        if self.tabs.with_value(Option::is_none) {
            self.tabs.set_value(Tabs::listen(self.slug, self.holder));
        }
        match self.tabs.get_value() {
            Some(tabs) => tabs.claim(claim),
            None => drop(self.holder.try_set(TabState::Here)),
        }
    }

    /// Requests the lock. The promise lasts as long as the hold; `None` if the browser has no locks.
    fn request(self, claim: Claim) -> Option<Promise> {
        let locks = Reflect::get(&window().navigator(), &"locks".into()).ok().filter(JsValue::is_object)?;
        let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
        let options = Object::new();
        let (way, how) = match claim {
            Claim::IfFree => ("signal", patience()?),
            Claim::Always => ("steal", JsValue::TRUE),
        };
        Reflect::set(&options, &way.into(), &how).ok()?;
        let granted = Closure::once_into_js(move || -> JsValue {
            // If the visitor has left the page, release the lock at once.
            if self.holder.try_set(TabState::Here).is_some() {
                return JsValue::UNDEFINED;
            }
            Promise::new(&mut |fulfil, _| drop(self.release.try_set_value(Some(fulfil)))).into()
        });
        let name = JsValue::from(format!("parlour.{}", self.slug));
        request.call3(&locks, &name, &options.into(), &granted).ok()?.dyn_into().ok()
    }
}

/// A signal that ends the wait; `None` if the browser has no such signals.
fn patience() -> Option<JsValue> {
    let signals = Reflect::get(&js_sys::global(), &"AbortSignal".into()).ok()?;
    let timeout: Function = Reflect::get(&signals, &"timeout".into()).ok()?.dyn_into().ok()?;
    timeout.call1(&signals, &PATIENCE_MS.into()).ok()
}
