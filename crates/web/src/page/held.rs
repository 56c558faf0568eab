//! One tab plays a game against bots, and others say so: [`Held`].
//!
//! The browser's own locks decide who it is: they end with their tab, whatever happens to it. Over plain HTTP to another machine
//! browsers have none; there the tabs ask each other.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;

use super::{calls::Holder, tabs::Tabs};

/// What to do if another tab has the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    /// Leave it there.
    IfFree,
    /// Take it from there.
    Always,
}

/// How long to wait for a game that is held: a page that has just gone may not have let go of it yet.
const PATIENCE_MS: u32 = 2_000;

/// The hold of this tab on a game. It ends with the page that has made it.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    slug: &'static str,
    pub(crate) holder: RwSignal<Holder>,
    /// Ends the hold.
    release: StoredValue<Option<Function>, LocalStorage>,
    /// The other tabs, where the browser has no locks.
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
                // The promise that it fulfils cannot refuse.
                let _ = release.call0(&JsValue::NULL);
            }
        });
        Self { slug, holder: RwSignal::new(Holder::Asking), release, tabs }
    }

    /// Asks the browser for the game.
    pub(crate) fn claim(self, claim: Claim) {
        self.holder.set(Holder::Asking);
        match self.request(claim) {
            Some(ends) => leptos::task::spawn_local(async move {
                // It fails when another tab keeps the game or takes it, and ends well with this page.
                if JsFuture::from(ends).await.is_err() {
                    self.holder.try_set(Holder::Elsewhere);
                }
            }),
            None => self.ask_tabs(claim),
        }
    }

    /// Asks the other tabs. A browser that lets them not speak to each other keeps them apart in other ways too.
    fn ask_tabs(self, claim: Claim) {
        if self.tabs.with_value(Option::is_none) {
            self.tabs.set_value(Tabs::listen(self.slug, self.holder));
        }
        match self.tabs.get_value() {
            Some(tabs) => tabs.claim(claim),
            None => drop(self.holder.try_set(Holder::Here)),
        }
    }

    /// The promise that lasts as long as the hold does; `None` where the browser has no locks.
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
            // A page that is gone by now holds nothing.
            if self.holder.try_set(Holder::Here).is_some() {
                return JsValue::UNDEFINED;
            }
            Promise::new(&mut |fulfil, _| drop(self.release.try_set_value(Some(fulfil)))).into()
        });
        let name = JsValue::from(format!("parlour.{}", self.slug));
        request.call3(&locks, &name, &options.into(), &granted).ok()?.dyn_into().ok()
    }
}

/// The signal that ends the waiting; `None` where the browser has none.
fn patience() -> Option<JsValue> {
    let signals = Reflect::get(&js_sys::global(), &"AbortSignal".into()).ok()?;
    let timeout: Function = Reflect::get(&signals, &"timeout".into()).ok()?.dyn_into().ok()?;
    timeout.call1(&signals, &PATIENCE_MS.into()).ok()
}
