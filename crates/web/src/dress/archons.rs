//! Archons: what kings, queens and jacks do, in three lines.

use leptos::prelude::*;
use parlour_core::{
    Words,
    scene::{Face, Ink, PieceSpec},
};

use crate::text::say;

/// Who does what.
const POWERS: [(&str, &str); 3] =
    [("web-king", "web-king-power"), ("web-queen", "web-queen-power"), ("web-jack", "web-jack-power")];

/// The powers, for those who play it for the first time.
pub(super) fn powers() -> AnyView {
    let power = |(who, what)| view! { <li><b>{say(who)}</b>" "{say(what)}</li> };
    view! { <ul class="powers">{POWERS.map(power).into_iter().collect_view()}</ul> }.into_any()
}

/// The power of an Archon in few words.
pub(super) fn short_power(piece: &PieceSpec) -> Option<String> {
    let Face::Card { rank, emblem, .. } = &piece.face else { return None };
    piece.note.as_ref()?;
    Some(say(match (&**rank, emblem.ink) {
        ("K", Ink::Red) => Words::new("web-short-king-red"),
        ("K", _) => Words::new("web-short-king-black"),
        ("Q", _) => Words::new("web-short-queen").emblem("suit", emblem),
        ("J", _) => Words::new("web-short-jack").emblem("suit", emblem),
        _ => Words::new("web-short-demiurge"),
    }))
}
