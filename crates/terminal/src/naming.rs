//! Names for players, for what can be picked, and for what an action does.

use parlour_core::{
    Scene, Seat, Words,
    scene::{Choice, Pick, Zone},
};
use parlour_language::Speaker;
use parlour_protocol::SeatPlayer;
use parlour_seat::Client;

/// The name of the player on a seat, as shown beside its number; empty for the person's own seat unless the
/// person has a name.
pub(crate) fn player(client: &Client, seat: Seat) -> Words {
    let unnamed = client.you().is_none_or(|you| you.name.is_none());
    let chair = client.room().and_then(|room| room.chairs.get(seat.number()));
    match chair.map(|chair| &chair.player) {
        Some(SeatPlayer::Bot(bot)) => Words::plain(bot),
        Some(SeatPlayer::Person { .. }) if unnamed && client.seat() == Some(seat) => Words::plain(""),
        Some(SeatPlayer::Person { name, here, stood_in, .. }) => {
            let name = Words::plain(name.as_str());
            match (here, stood_in) {
                (_, true) => Words::new("terminal-away-bot").words("name", name),
                (false, false) => Words::new("terminal-away").words("name", name),
                (true, false) => name,
            }
        }
        Some(SeatPlayer::Empty) | None => Words::plain(""),
    }
}

/// Where the person sits, and the players on the other seats.
pub(crate) fn seating(client: &Client) -> Words {
    let seats = client.room().into_iter().flat_map(|room| &room.chairs).map(|chair| chair.seat);
    let others = seats.filter(|seat| Some(*seat) != client.seat()).map(|seat| {
        Words::new("terminal-seat-is").number("seat", seat.number() + 1).words("player", player(client, seat))
    });
    match client.seat() {
        Some(seat) => Words::new("terminal-you-are").number("seat", seat.number() + 1).list("others", others),
        None => Words::new("terminal-you-watch").list("others", others),
    }
}

/// Names a pick in a few words.
pub(crate) fn pick(scene: &Scene, pick: &Pick, speaker: Speaker<'_>) -> String {
    let zone = |id: &str| scene.zones.iter().find(|zone| zone.id == id);
    let title = |id: &str| zone(id).map_or_else(|| id.to_owned(), |zone: &Zone| speaker.say(&zone.title));
    match pick {
        Pick::Piece(id) => piece(scene, id, speaker),
        Pick::Place(id, place) => {
            let label = zone(id).and_then(|zone| zone.places.get(*place)?.label.as_ref());
            let label = label.map_or_else(|| (place + 1).to_string(), |label| speaker.say(label));
            format!("{} {label}", title(id))
        }
        Pick::Zone(id) => title(id),
        Pick::Seat(seat) => speaker.say(&Words::new("terminal-pick-seat").seat("seat", *seat)),
        Pick::Button(id) => {
            let button = scene.buttons.iter().find(|button| button.id == *id);
            button.map_or_else(|| id.clone(), |button| speaker.say(&button.label))
        }
    }
}

/// A piece with the note on it, if there is one.
fn piece(scene: &Scene, id: &str, speaker: Speaker<'_>) -> String {
    let places = scene.zones.iter().flat_map(|zone| &zone.places);
    let note = places.flat_map(|place| &place.pieces).find(|piece| piece.id == id);
    match note.and_then(|piece| piece.note.as_ref()) {
        Some(note) => format!("{id} ({})", speaker.say(note)),
        None => id.to_owned(),
    }
}

/// An action and what it would do.
pub(crate) fn choice(choice: &Choice, speaker: Speaker<'_>) -> String {
    let label = speaker.say(&choice.label);
    match &choice.effect {
        Some(effect) => format!("{label}: {}", speaker.say(effect)),
        None => label,
    }
}
