//! Where a record comes from, and whether it is one.

use leptos::prelude::*;
use parlour_core::record::Record;
use parlour_registry::AnyGame;

use crate::{online, settings, text};

/// A record that was read and is right.
pub(super) struct Found {
    pub(super) game: &'static dyn AnyGame,
    pub(super) record: Record,
}

impl Found {
    /// Reads a record and replays it.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let record = Record::from_json(text.trim()).map_err(|why| why.to_string())?;
        let game = parlour_registry::find(&record.game).map_err(|why| why.to_string())?;
        game.verify(&record).map_err(|why| why.to_string())?;
        Ok(Self { game, record })
    }
}

/// The game that was played last in this browser is `here-` and its slug; all others are asked for.
pub(super) fn find(id: &str, found: RwSignal<Option<Result<String, String>>>) {
    if let Some(slug) = id.strip_prefix("here-") {
        found.set(Some(settings::kept(&format!("record.{slug}")).ok_or_else(|| text::NO_RECORD.to_owned())));
        return;
    }
    let id = id.to_owned();
    leptos::task::spawn_local(async move {
        let answer = online::record(&id).await.map_err(|why| why.to_string());
        // The page may be gone by now.
        found.try_set(Some(answer));
    });
}
