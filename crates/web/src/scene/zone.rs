//! A zone with its places.

use leptos::prelude::*;
use parlour_core::scene::{Layout, Pick, Zone};

use super::{
    Stage, label, naming, piece, place,
    reach::Stand,
    spread::{self, Shown, Spread},
};
use crate::{draw, text::say};

/// A zone with all its places, empty ones too.
pub(super) fn zone(stage: &Stage<'_>, zone: &Zone) -> AnyView {
    let stand = stage.reach.stand(&Pick::Zone(zone.id.clone()));
    let places: Vec<_> = zone
        .places
        .iter()
        .enumerate()
        .map(|(number, place)| place::place(stage, zone, number, place))
        .collect();
    // A whole zone is picked by its title, because a button must not contain other buttons.
    let pick = piece::written(&Pick::Zone(zone.id.clone()));
    let spread = spread::of(&zone.id);
    let shown = spread.shown();
    let title = view! {
        <span class="zone-title">
            <span class="zone-name" data-pick=pick role=button(stand) aria-pressed=piece::pressed(stand) tabindex=piece::tab(stand)>
                {label::title(stage, &zone.title)}
            </span>
            {label::counters(stage, &zone.counters)}
            {spreadable(zone).then(|| spreader(&spread, shown))}
        </span>
    };
    view! {
        <section
            class=format!("zone {} {} {}", layout(zone.layout), stand.class(), shown.class())
            class:live=is_live(stage, zone)
            class:bare=zone.places.is_empty()
            data-zone=zone.id.clone()
            data-about=stage.asked(&zone.about)
            data-kind=kind(&zone.id).to_owned()
            data-places=zone.places.len().to_string()
            aria-label=naming::zone(zone, stage.scene.viewer, stage.names)
        >
            {title}
            <div class="places">{places}{ornament(zone)}</div>
        </section>
    }
    .into_any()
}

/// Whether something in the zone, or one of its places, can be picked or put back.
pub(super) fn is_live(stage: &Stage<'_>, zone: &Zone) -> bool {
    let can_be_picked = |pick: Pick| stage.reach.stand(&pick).is_button();
    zone.places.iter().enumerate().any(|(number, place)| {
        can_be_picked(Pick::Place(zone.id.clone(), number))
            || place.pieces.iter().any(|piece| can_be_picked(Pick::Piece(piece.id.clone())))
    })
}

/// Whether the pile can be looked through: it has more than one open piece.
fn spreadable(zone: &Zone) -> bool {
    let open: usize = zone.places.iter().map(|place| place.pieces.len()).sum();
    matches!(zone.layout, Layout::Pile) && open > 1
}

fn spreader(spread: &Spread, shown: Shown) -> impl IntoView + use<> {
    let (expanded, label) = match shown {
        Shown::Spread => ("true", say("web-stack")),
        Shown::Stacked => ("false", say("web-spread")),
    };
    let spread = spread.clone();
    view! { <button class="quiet small" aria-expanded=expanded on:click=move |_| spread.turn()>{label}</button> }
}

/// The ornament in the middle of the zone. An unknown name is left out.
fn ornament(zone: &Zone) -> Option<impl IntoView + use<>> {
    let drawing = zone.ornament.as_deref().and_then(draw::ornament)?;
    Some(view! { <span class="ornament" inner_html=drawing></span> })
}

/// The kind of a zone, without its owner: `hand` for `hand.2`.
fn kind(id: &str) -> &str {
    id.split_once('.').map_or(id, |(kind, _)| kind)
}

pub(super) const fn button(stand: Stand) -> Option<&'static str> {
    if stand.is_button() { Some("button") } else { None }
}

pub(super) const fn layout(layout: Layout) -> &'static str {
    match layout {
        Layout::Fan => "fan",
        Layout::Row => "row",
        Layout::Pile => "pile",
        Layout::Ring => "ring",
        Layout::Ladder => "ladder",
        Layout::Battle => "battle",
    }
}
