//! A zone with its places.

use leptos::prelude::*;
use parlour_core::scene::{Counter, Layout, Pick, Place, Zone};

use super::{Stage, naming, piece, reach::Stand};

/// A zone, with empty places too.
pub(super) fn zone(stage: &Stage<'_>, zone: &Zone) -> AnyView {
    let stand = stage.reach.stand(&Pick::Zone(zone.id.clone()));
    let places: Vec<_> = zone
        .places
        .iter()
        .enumerate()
        .map(|(number, place)| self::place(stage, zone, number, place))
        .collect();
    // A whole zone that can be picked is pressed on its title: within a button there can be no other.
    let pick =
        matches!(stand, Stand::Open | Stand::Picked).then(|| piece::written(&Pick::Zone(zone.id.clone())));
    let title = view! {
        <span class="zone-title">
            <span data-pick=pick role=button(stand) aria-pressed=piece::pressed(stand) tabindex=piece::tab(stand)>{zone.title.clone()}</span>
            {counters(&zone.counters)}
        </span>
    };
    view! {
        <section
            class=format!("zone {} {}", layout(zone.layout), stand.class())
            data-zone=zone.id.clone()
            data-places=zone.places.len().to_string()
            aria-label=naming::zone(zone, stage.names)
        >
            {title}
            <div class="places">{places}</div>
        </section>
    }
    .into_any()
}

fn place(stage: &Stage<'_>, zone: &Zone, number: usize, place: &Place) -> impl IntoView + use<> {
    let pick = Pick::Place(zone.id.clone(), number);
    let stand = stage.reach.stand(&pick);
    let reachable = matches!(stand, Stand::Open | Stand::Picked);
    let pieces: Vec<_> = place.pieces.iter().map(|spec| piece::piece(stage, spec)).collect();
    let empty = place.pieces.is_empty() && place.backs == 0;
    let seat = place.seat.map(|seat| stage.names.of(seat));
    let gauge = place.gauge.map(|gauge| {
        view! {
            <meter min="0" max=gauge.limit.to_string() value=gauge.value.to_string()></meter>
            <span class="gauge">{format!("{} / {}", gauge.value, gauge.limit)}</span>
        }
    });
    view! {
        <div
            class=format!("place {} {}", stand.class(), if empty { "empty" } else { "" })
            style:--n=number.to_string()
            data-from=place.seat.map(|seat| seat.to_string())
            data-pick=reachable.then(|| piece::written(&pick))
            role=button(stand)
            aria-pressed=piece::pressed(stand)
            tabindex=piece::tab(stand)
        >
            {place.label.clone().map(|label| view! { <span class="place-label">{label}</span> })}
            {pieces}
            {piece::backs(place.backs)}
            {gauge}
            {seat.map(|seat| view! { <span class="place-seat">{seat}</span> })}
        </div>
    }
}

const fn button(stand: Stand) -> Option<&'static str> {
    match stand {
        Stand::Picked | Stand::Open => Some("button"),
        Stand::Lit | Stand::Aside => None,
    }
}

/// Figures with their names.
pub(crate) fn counters(counters: &[Counter]) -> Vec<impl IntoView + use<>> {
    let shown = |counter: &Counter| {
        let (label, value) = (counter.label.clone(), counter.value.clone());
        view! { <span class="counter">{label}" "<b>{value}</b></span> }
    };
    counters.iter().map(shown).collect()
}

const fn layout(layout: Layout) -> &'static str {
    match layout {
        Layout::Fan => "fan",
        Layout::Row => "row",
        Layout::Pile => "pile",
        Layout::Ring => "ring",
        Layout::Ladder => "ladder",
        Layout::Battle => "battle",
    }
}
