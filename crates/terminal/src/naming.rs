//! Names for players, for what can be picked, and for what an action does.

use parlour_core::{
    Scene, Seat,
    scene::{Choice, Pick},
};
use parlour_protocol::Sitter;
use parlour_seat::Client;

/// Who plays on that seat, as it stands beside its number; nothing beside one's own unless one has a name.
pub(crate) fn player(client: &Client, seat: Seat) -> String {
    let unnamed = client.you().is_none_or(|you| you.name.is_none());
    let chair = client.room().and_then(|room| room.chairs.get(seat.number()));
    match chair.map(|chair| &chair.sitter) {
        Some(Sitter::Bot(bot)) => bot.to_string(),
        Some(Sitter::Person { .. }) if unnamed && client.seat() == Some(seat) => String::new(),
        Some(Sitter::Person { name, stood_in: true, .. }) => {
            format!("{}, away: a bot plays", name.as_str())
        }
        Some(Sitter::Person { name, here: false, .. }) => format!("{}, away", name.as_str()),
        Some(Sitter::Person { name, .. }) => name.as_str().to_owned(),
        Some(Sitter::Empty) | None => String::new(),
    }
}

/// What is picked, in a few words.
pub(crate) fn pick(scene: &Scene, pick: &Pick) -> String {
    let title = |id: &str| {
        scene.zones.iter().find(|zone| zone.id == id).map_or_else(|| id.to_owned(), |zone| zone.title.clone())
    };
    match pick {
        Pick::Piece(id) => piece(scene, id),
        Pick::Place(zone, place) => {
            let found = scene.zones.iter().find(|other| other.id == *zone);
            let label = found.and_then(|zone| zone.places.get(*place)?.label.clone());
            format!("{} {}", title(zone), label.unwrap_or_else(|| (place + 1).to_string()))
        }
        Pick::Zone(id) => title(id),
        Pick::Seat(seat) if scene.viewer.is(*seat) => "yourself".to_owned(),
        Pick::Seat(seat) => format!("seat {seat}"),
        Pick::Button(id) => {
            let button = scene.buttons.iter().find(|button| button.id == *id);
            button.map_or_else(|| id.clone(), |button| button.label.clone())
        }
    }
}

/// A piece with what it does, if that is written on it.
fn piece(scene: &Scene, id: &str) -> String {
    let places = scene.zones.iter().flat_map(|zone| &zone.places);
    let note = places.flat_map(|place| &place.pieces).find(|piece| piece.id == id);
    match note.and_then(|piece| piece.note.as_ref()) {
        Some(note) => format!("{id} ({})", note.told_to(scene.viewer)),
        None => id.to_owned(),
    }
}

/// An action and what it would do.
pub(crate) fn choice(scene: &Scene, choice: &Choice) -> String {
    let label = choice.label.told_to(scene.viewer);
    match &choice.effect {
        Some(effect) => format!("{label}: {}", effect.told_to(scene.viewer)),
        None => label,
    }
}
