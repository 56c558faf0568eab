//! A place of a zone with what lies there.

use leptos::prelude::*;
use parlour_core::{
    Words,
    scene::{Face, Gauge, Layout, Mark, Pick, Place, Zone},
};

use super::{Stage, label, piece, reach::Stand, zone::button};
use crate::text;

/// More pieces than these do not fit into one row at the thumb.
const MANY: usize = 6;

pub(super) fn place(stage: &Stage<'_>, zone: &Zone, number: usize, place: &Place) -> impl IntoView + use<> {
    let pick = Pick::Place(zone.id.clone(), number);
    let stand = stage.reach.stand(&pick);
    let count = place.pieces.len();
    let pieces: Vec<_> =
        place.pieces.iter().enumerate().map(|(number, spec)| piece::piece(stage, spec, number)).collect();
    let ghosts = usize::from(place.slots).saturating_sub(count);
    let ghosts: Vec<_> = (0..ghosts).map(|_| view! { <span class="ghost"></span> }).collect();
    let seat = place.seat.map(|seat| stage.names.of(seat));
    view! {
        <div
            class=classes(stage, place, stand)
            style:--n=number.to_string()
            style:--count=count.max(1).to_string()
            style:--half=count.div_ceil(2).max(2).to_string()
            data-many=(count > MANY).then_some("")
            data-from=place.seat.map(|seat| seat.to_string())
            data-pick=piece::written(&pick)
            data-lights=stage.reach.lights(&pick)
            data-about=stage.asked(&place.about)
            role=button(stand)
            aria-pressed=piece::pressed(stand)
            tabindex=piece::tab(stand)
        >
            {place.label.as_ref().map(|words| view! { <span class="place-label">{label::label(&stage.spans(words))}</span> })}
            {fights(zone).then(|| strength(count))}
            <div class="pieces">{pieces}{backs(stage, zone, place)}{ghosts}</div>
            {place.gauge.map(|shown| gauge(shown, zone.layout))}
            {seat.map(|seat| view! { <span class="place-seat">{seat}</span> })}
            {piece::promise(stage, &pick)}
        </div>
    }
}

fn classes(stage: &Stage<'_>, place: &Place, stand: Stand) -> String {
    let mut classes = vec!["place", stand.class()];
    if place.pieces.is_empty() && place.backs == 0 {
        classes.push("empty");
    }
    if place.seat.is_some_and(|seat| stage.scene.viewer.is(seat)) {
        classes.push("mine");
    }
    // A share of a whole that is trump: it leads.
    if place.gauge.is_some() && place.pieces.iter().any(|piece| piece.marks.contains(&Mark::Trump)) {
        classes.push("crowned");
    }
    if place.pieces.iter().any(|piece| matches!(piece.face, Face::Codex { .. })) {
        classes.push("tiles");
    }
    classes.join(" ")
}

/// In somebody's hand every back is seen; elsewhere they are a stack with its number.
fn backs(stage: &Stage<'_>, zone: &Zone, place: &Place) -> AnyView {
    match zone.layout {
        Layout::Fan => piece::held_backs(stage.game, place.backs).into_any(),
        _ => piece::backs(stage.game, place.backs).into_any(),
    }
}

/// Whether the number of pieces decides there.
const fn fights(zone: &Zone) -> bool {
    matches!(zone.layout, Layout::Battle)
}

/// How many pieces a side of a battle has: what decides it.
fn strength(count: usize) -> impl IntoView {
    view! { <b class="strength">{text::count("web-pieces", "number", count)}</b> }
}

/// A value against its limit, as a bar and in figures; beside a battle it says what it is.
fn gauge(gauge: Gauge, layout: Layout) -> impl IntoView {
    let share = f32::from(gauge.value) / f32::from(gauge.limit.max(1));
    let what = matches!(layout, Layout::Battle)
        .then(|| view! { <span class="what">{text::say("web-side-worth")}</span>" " });
    let over = gauge.value > gauge.limit;
    let told = if what.is_some() { "core-worth-of" } else { "core-gauge" };
    let words = text::say(Words::new(told).number("value", gauge.value).number("limit", gauge.limit));
    view! {
        <span class="gauge" class:over=over role="img" aria-label=words>
            <span class="level" style:--fill=format!("{:.3}", share.min(1.0))></span>
            <span class="figures">{what}<b>{gauge.value}</b><span class="limit">{format!("/{}", gauge.limit)}</span></span>
        </span>
    }
}
