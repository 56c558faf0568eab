//! Games, each a part of the program that is loaded on demand: [`once_open`] for pages, [`Gate`] for
//! messages.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use parlour_core::record::Record;
use parlour_registry::{AnyGame, OpenError};

use crate::{page, text::say};

type Opened = Result<&'static dyn AnyGame, OpenError>;

/// Shows a page that needs the rules of a game once they are loaded.
pub(crate) fn once_open<V: IntoView + 'static>(
    slug: &str,
    show: impl Fn(&'static dyn AnyGame) -> V + Send + 'static,
) -> AnyView {
    let (slug, opened) = (slug.to_owned(), RwSignal::new(None));
    open(slug.clone(), opened);
    let missing = move || {
        let (slug, again) = (slug.clone(), move |slug| {
            opened.set(None);
            open(slug, opened);
        });
        view! {
            <p class="plain" role="alert">
                {say("web-game-missing")}" "
                <button on:click=move |_| again(slug.clone())>{say("web-retry")}</button>
            </p>
        }
    };
    let page = move || match opened.get() {
        None => view! { <p class="plain" role="status">{say("web-looking")}</p> }.into_any(),
        Some(Ok(game)) => show(game).into_any(),
        Some(Err(OpenError::Unknown)) => page::nowhere().into_any(),
        Some(Err(OpenError::NotLoaded)) => missing().into_any(),
    };
    page.into_any()
}

/// Shows something optional on a page once the game's rules are loaded.
pub(crate) fn when_open<V: IntoView + 'static>(
    slug: &'static str,
    show: impl Fn(&'static dyn AnyGame) -> V + Send + 'static,
) -> impl IntoView {
    let opened = RwSignal::new(None);
    open(slug.to_owned(), opened);
    move || opened.get().and_then(Result::ok).map(&show)
}

fn open(slug: String, opened: RwSignal<Option<Opened>>) {
    if let Ok(game) = parlour_registry::find(&slug) {
        opened.set(Some(Ok(game)));
        return;
    }
    leptos::task::spawn_local(async move {
        let game = parlour_registry::open(&slug).await;
        // The page may be gone by now.
        opened.try_set(Some(game));
    });
}

/// Passes messages on in order. A message that needs the rules of a game waits until they are loaded, and so
/// do those behind it.
pub(crate) struct Gate<M> {
    /// The game whose rules a message needs.
    game_of: fn(&M) -> Option<String>,
    through: Box<dyn Fn(M)>,
    /// Called if the rules cannot be loaded. The waiting messages are dropped.
    failed: Box<dyn Fn()>,
    waiting: RefCell<Option<Vec<M>>>,
}

impl<M: 'static> Gate<M> {
    pub(crate) fn new(
        game_of: fn(&M) -> Option<String>,
        through: impl Fn(M) + 'static,
        failed: impl Fn() + 'static,
    ) -> Rc<Self> {
        let (through, failed) = (Box::new(through), Box::new(failed));
        Rc::new(Self { game_of, through, failed, waiting: RefCell::new(None) })
    }

    pub(crate) fn pass(self: &Rc<Self>, message: M) {
        if let Some(waiting) = self.waiting.borrow_mut().as_mut() {
            waiting.push(message);
            return;
        }
        match (self.game_of)(&message).filter(|slug| is_closed(slug)) {
            None => (self.through)(message),
            Some(slug) => {
                self.waiting.replace(Some(vec![message]));
                wasm_bindgen_futures::spawn_local(Rc::clone(self).open(slug));
            }
        }
    }

    async fn open(self: Rc<Self>, slug: String) {
        let opened = parlour_registry::open(&slug).await;
        let waiting = self.waiting.take().unwrap_or_default();
        match opened {
            Ok(_) => waiting.into_iter().for_each(|message| self.pass(message)),
            Err(_) => (self.failed)(),
        }
    }
}

/// Returns the text of a record once the rules of its game are loaded.
pub(crate) async fn with_rules(text: String) -> Result<String, String> {
    let game = Record::from_json(text.trim()).map(|record| record.game);
    match game {
        Ok(game) if matches!(parlour_registry::open(&game).await, Err(OpenError::NotLoaded)) => {
            Err(say("web-game-missing"))
        }
        // A record with mistakes is reported when it is read.
        Ok(_) | Err(_) => Ok(text),
    }
}

/// Whether the game exists and its rules are not loaded yet.
fn is_closed(slug: &str) -> bool {
    parlour_registry::cover(slug).is_ok() && parlour_registry::find(slug).is_err()
}
