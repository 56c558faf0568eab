//! Explanations of the things on the table, as lines.

use parlour_core::{
    Scene, Words,
    scene::{About, Counter, Pick},
};
use parlour_language::Speaker;

/// The sentences of an explanation, each with its rule.
pub(crate) fn lines(about: &About, speaker: Speaker<'_>) -> Vec<String> {
    about.lines().iter().map(|(rule, words)| format!("{} ({rule})", speaker.say(words))).collect()
}

/// The explanation of what a name means: the id of a piece, or what is written on a part of the table, on a
/// figure or beside a player.
pub(crate) fn named(scene: &Scene, name: &str, speaker: Speaker<'_>) -> Option<About> {
    let said = |words: &Words| speaker.say(words).to_lowercase();
    let name = name.to_lowercase();
    let places = || scene.zones.iter().flat_map(|zone| &zone.places);
    let piece = places().flat_map(|place| &place.pieces).find(|piece| piece.id.to_lowercase() == name);
    let zone = || {
        // The person's own comes first where every player has one.
        let is_own = |owner| scene.viewer.seat() == owner;
        let named = || scene.zones.iter().filter(|zone| said(&zone.title) == name || zone.id == name);
        let zone = named().find(|zone| is_own(zone.owner)).or_else(|| named().next())?;
        Some(zone.about.clone())
    };
    let place = || places().find(|place| place.label.as_ref().map(said).as_ref() == Some(&name));
    let counters = || {
        let of_seats = scene.panels.iter().flat_map(|panel| &panel.counters);
        let of_zones = scene.zones.iter().flat_map(|zone| &zone.counters);
        scene.counters.iter().chain(of_seats).chain(of_zones)
    };
    let counter = || counters().find(|counter: &&Counter| said(&counter.label) == name);
    let tags = || scene.panels.iter().flat_map(|panel| &panel.tags);
    piece
        .map(|piece| piece.about.clone())
        .or_else(zone)
        .or_else(|| counter().map(|counter| counter.about.clone()))
        .or_else(|| tags().find(|tag| said(&tag.words) == name).map(|tag| tag.about.clone()))
        .or_else(|| place().map(|place| place.about.clone()))
        .filter(|about| !about.is_empty())
}

/// The explanation of what is under the cursor.
pub(crate) fn picked(scene: &Scene, pick: &Pick, speaker: Speaker<'_>) -> Vec<String> {
    lines(&scene.about(pick), speaker)
}
