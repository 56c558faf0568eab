//! Archons: what kings, queens and jacks do, in three lines.

use leptos::prelude::*;
use parlour_core::scene::{Face, Ink, PieceSpec};

use crate::text;

/// The powers, for those who play it for the first time.
pub(super) fn powers() -> AnyView {
    let powers = [text::KING_POWER, text::QUEEN_POWER, text::JACK_POWER];
    view! {
        <ul class="powers">
            {powers.map(|power| {
                let (who, what) = power.split_once(": ").unwrap_or(("", power));
                view! { <li><b>{who}</b>" "{what}</li> }
            }).into_iter().collect_view()}
        </ul>
    }
    .into_any()
}

/// The power of an Archon in few words.
pub(super) fn short_power(piece: &PieceSpec) -> Option<String> {
    let Face::Card { rank, emblem, .. } = &piece.face else { return None };
    piece.note.as_ref()?;
    let suit = &emblem.name;
    Some(match (&**rank, emblem.ink) {
        ("K", Ink::Red) => text::SHORT_KING_RED.to_owned(),
        ("K", _) => text::SHORT_KING_BLACK.to_owned(),
        ("Q", _) => text::short_queen(suit),
        ("J", _) => text::short_jack(suit),
        _ => text::SHORT_DEMIURGE.to_owned(),
    })
}
