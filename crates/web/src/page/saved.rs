//! Games against bots that are saved in this browser: [`Saved`].

use leptos::prelude::*;
use parlour_core::{Scene, scene::Zone};
use parlour_registry::AnyGame;
use parlour_seat::{SavedSolo, SoloTable};
use web_sys::Storage;

use crate::{
    route::Route,
    router::Router,
    scene::{self, Names, Reach, Stage},
    settings,
};

/// What a visitor wants to know about a saved game before continuing it.
pub(crate) struct Saved {
    game: &'static dyn AnyGame,
    scene: Scene,
    pub(crate) progress: Progress,
}

/// The progress of a saved game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    Unfinished,
    Finished,
}

impl Saved {
    /// The saved game with this slug; `None` if there is none, or this program cannot continue it.
    pub(crate) fn find(game: &'static dyn AnyGame) -> Option<Self> {
        let table = SoloTable::open(kept(game)?).ok()?;
        let progress = if table.record().is_some() { Progress::Finished } else { Progress::Unfinished };
        Some(Self { game, scene: table.scene(), progress })
    }

    /// The saved game with this slug, if it is not over.
    pub(crate) fn unfinished(game: &'static dyn AnyGame) -> Option<Self> {
        Self::find(game).filter(|saved| saved.progress == Progress::Unfinished)
    }

    /// Its table, as in the picture of the game, or the person's hand while the table is empty.
    pub(crate) fn picture(&self) -> impl IntoView + use<> {
        let (names, reach) = (Names::default(), Reach::default());
        let slug = self.game.info().slug;
        let mut shown = self.game.costume().picture.zones.to_vec();
        let filled = |zone: &Zone| zone.places.iter().any(|place| !place.pieces.is_empty());
        let on_table = |zone: &&Zone| shown.contains(&&*zone.id);
        if !self.scene.zones.iter().filter(on_table).any(filled) {
            let mine = |zone: &&Zone| zone.owner.is_some_and(|owner| self.scene.viewer.is(owner));
            let hand = self.scene.zones.iter().filter(mine).find(|zone| zone.id.starts_with("hand"));
            shown.extend(hand.map(|zone| &*zone.id));
        }
        scene::picture(&Stage { game: slug, scene: &self.scene, names: &names, reach: &reach }, &shown)
    }
}

/// Saves a game for the next visit.
pub(crate) fn keep(slug: &str, saved: &SavedSolo) {
    if let Ok(text) = serde_json::to_string(saved) {
        settings::keep(&format!("game.{slug}"), &text);
    }
}

/// Whether a game is saved, over or not.
pub(crate) fn is_kept(slug: &str) -> bool {
    settings::kept(&format!("game.{slug}")).is_some()
}

/// The last saved game.
pub(crate) fn kept(game: &dyn AnyGame) -> Option<SavedSolo> {
    let text = settings::kept(&format!("game.{}", game.info().slug))?;
    serde_json::from_str(&text).ok()
}

/// Opens a table for a game that was just set up, instead of the saved one.
pub(crate) fn open(router: Router, next: StoredValue<Option<SavedSolo>>, saved: SavedSolo) {
    let path = Route::Offline(saved.setup.game.clone()).path();
    next.set_value(Some(saved));
    router.go(&path);
}

/// Notes that this tab has the game open, so that a reload continues it.
pub(crate) fn note_open(slug: &str) {
    if let Some(store) = of_this_tab() {
        // A browser may forbid storage. Then the visitor is asked after a reload.
        let _ = store.set_item(&key(slug), "open");
    }
}

/// Notes that the visitor has gone to another page.
pub(crate) fn note_left(slug: &str) {
    if let Some(store) = of_this_tab() {
        let _ = store.remove_item(&key(slug));
    }
}

/// Whether this tab had the game open when the page was reloaded.
pub(crate) fn was_open(slug: &str) -> bool {
    of_this_tab().is_some_and(|store| store.get_item(&key(slug)).is_ok_and(|item| item.is_some()))
}

fn key(slug: &str) -> String {
    format!("parlour.open.{slug}")
}

fn of_this_tab() -> Option<Storage> {
    window().session_storage().ok().flatten()
}
