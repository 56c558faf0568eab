//! What one game has on its table and no other. Every table is whole without it; a game that deserves more has a module here.

mod archons;
mod damocles;
mod names;
mod tps;

use leptos::prelude::*;
use parlour_core::{
    presentation::Back,
    scene::{PieceSpec, Zone},
};

pub(crate) use self::names::card;
use crate::{draw, scene::Stage};

/// Something more for the middle of the table.
pub(crate) fn middle(stage: &Stage<'_>) -> Option<AnyView> {
    match stage.game {
        "tps" => Some(tps::wheel(stage.scene)),
        "archons" => Some(archons::powers()),
        _ => None,
    }
}

/// Something more within a zone.
pub(crate) fn within(stage: &Stage<'_>, zone: &Zone) -> Option<AnyView> {
    match (stage.game, &*zone.id) {
        ("damocles", "ring") => Some(damocles::sword()),
        _ => None,
    }
}

/// How many places for pieces are drawn at least: a poker hand grows into five.
pub(crate) fn slots(game: &str, zone: &Zone, place: usize) -> usize {
    match (game, place) {
        ("faj", 0) if zone.id.starts_with("won.") => 5,
        _ => 0,
    }
}

/// What lies face down: its kind and its back.
pub(crate) fn back(game: &str) -> (&'static str, String) {
    match parlour_registry::find(game).map(|game| game.costume().back) {
        Ok(Back::Tile) => ("codex", draw::tile_back()),
        Ok(Back::Card) | Err(_) => ("card", draw::back()),
    }
}

/// What a piece does in two or three words, where there is no room for more.
pub(crate) fn short_note(game: &str, piece: &PieceSpec) -> Option<String> {
    match game {
        "archons" => archons::short_power(piece),
        _ => None,
    }
}
