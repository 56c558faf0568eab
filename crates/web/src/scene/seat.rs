//! Somebody at the table: the panel with name and score, and what lies in front of them.

use leptos::prelude::*;
use parlour_core::{
    Seat, figure,
    scene::{Layout, Panel, Pick, Tag},
};

use super::{Stage, label, piece, zone};
use crate::text::say;

/// A seat with its zones.
pub(super) fn seat(stage: &Stage<'_>, seat: Seat) -> AnyView {
    let scene = stage.scene;
    let own = scene.viewer.is(seat);
    let panel = scene.panels.iter().find(|panel| panel.seat == seat).map(|panel| self::panel(stage, panel));
    let zones = stage.zones(Some(seat));
    let hands: Vec<_> = zones.iter().filter(|zone| zone.layout == Layout::Fan).collect();
    let choosing = hands.iter().any(|hand| zone::is_live(stage, hand));
    let hands = (hands.len() > 1).then(|| hands.len().to_string());
    let zones: Vec<_> = zones.into_iter().map(|zone| zone::zone(stage, zone)).collect();
    let acts = scene.to_act.contains(seat);
    view! {
        <section
            class=format!("seat {} {}", if own { "own" } else { "other" }, if acts { "acts" } else { "" })
            class:choosing=choosing
            data-hands=hands
            data-seat=seat.to_string()
            aria-label=stage.names.of(seat)
        >
            {panel}
            <div class="zones">{zones}</div>
        </section>
    }
    .into_any()
}

fn panel(stage: &Stage<'_>, panel: &Panel) -> impl IntoView + use<> {
    let pick = Pick::Seat(panel.seat);
    let stand = stage.reach.stand(&pick);
    let now = if stage.scene.decided.contains(panel.seat) {
        Some(view! { <span class="tag">{say("core-has-chosen")}</span> })
    } else if stage.scene.to_act.contains(panel.seat) {
        Some(view! { <span class="tag now">{say("core-to-act")}</span> })
    } else {
        None
    };
    let tag = |words| view! { <span class="tag">{words}</span> };
    let explained = |tag: &Tag| view! { <span class="tag" data-about=stage.asked(&tag.about)>{stage.say(&tag.words)}</span> };
    let tags: Vec<_> = panel.tags.iter().map(explained).collect();
    let state = stage.names.state(panel.seat).map(tag);
    view! {
        <div
            class=format!("panel {}", stand.class())
            data-pick=piece::written(&pick)
            role=zone::button(stand)
            aria-pressed=piece::pressed(stand)
            tabindex=piece::tab(stand)
        >
            <span class="name">{stage.names.of(panel.seat)}</span>
            <span class="score"><span class="aside">{say("core-score")}</span>" "<b data-score=panel.score.to_string()>{figure(panel.score)}</b></span>
            <span class="figures">{label::counters(stage, &panel.counters)}</span>
            <span class="tags">{tags}{now}{state}</span>
        </div>
    }
}
