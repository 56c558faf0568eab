//! A piece on the table.

use leptos::prelude::*;
use parlour_core::{
    presentation::Back,
    scene::{Face, Mark, Pick, PieceSpec},
};

use super::{Stage, naming, reach::Stand};
use crate::{draw, text};

/// The most card backs drawn in one hand. The number says how many there are.
const SHOWN_BACKS: u16 = 9;

/// A piece that the viewer can see, at position `number` of its place.
pub(super) fn piece(stage: &Stage<'_>, spec: &PieceSpec, number: usize) -> impl IntoView + use<> {
    let pick = Pick::Piece(spec.id.clone());
    let stand = stage.reach.stand(&pick);
    let note = spec.note.as_ref().map(|note| stage.say(note));
    let label = naming::piece(spec, stage.scene, stage.names);
    // Tokens of one kind share a name, so a click on one means its place.
    let is_token = matches!(spec.face, Face::Token(_));
    let short = spec.brief.as_ref().map(|brief| stage.say(brief));
    let shortened = short.is_some();
    let winning = spec.marks.contains(&Mark::Winning);
    // A picture has its name as a label. A button has it as text for screen readers only, since its drawing
    // is not part of its name.
    let (heard, label) = if stand.is_button() { (Some(label), None) } else { (None, Some(label)) };
    // Things with an explanation show it on a card instead.
    let asked = stage.asked(&spec.about);
    let title = heard.clone().or_else(|| label.clone()).filter(|_| asked.is_none());
    view! {
        <div
            class=format!("piece {} {} {}", kind(&spec.face), stand.class(), marks(&spec.marks))
            style:--i=number.to_string()
            data-piece=spec.id.clone()
            data-pick=(!is_token).then(|| written(&pick))
            data-lights=stage.reach.lights(&pick)
            data-about=asked
            title=title
            aria-label=label
            role=role(stand)
            aria-pressed=pressed(stand)
            tabindex=tab(stand)
        >
            {heard.map(|heard| view! { <span class="aside">{heard}</span> })}
            <span class="face" inner_html=draw::piece(spec)></span>
            {winning.then(|| view! { <span class="laurel" inner_html=draw::crown()></span> })}
            {note.map(|note| view! { <span class="note" class:long=shortened aria-hidden="true">{note}</span> })}
            {short.map(|short| view! { <span class="note short" aria-hidden="true">{short}</span> })}
            {promise(stage, &pick)}
        </div>
    }
}

/// The number of the viewer's codices that would wake if this were picked now.
pub(super) fn promise(stage: &Stage<'_>, pick: &Pick) -> Option<impl IntoView + use<>> {
    let lights = stage.reach.promised(pick).unwrap_or_default();
    let count = lights.iter().filter(|light| stage.is_mine(light)).count();
    (count > 0).then(|| {
        let wakes = text::count("web-wakes", "codices", count);
        view! { <span class="promise" title=wakes.clone() aria-label=wakes role="img">{format!("+{count}")}</span> }
    })
}

/// Face-down pieces as one stack with its number.
pub(super) fn backs(game: &str, count: u16) -> Option<impl IntoView + use<>> {
    let label = text::count("core-face-down", "number", count);
    let (kind, back) = back(game);
    let thick = count > 1;
    (count > 0).then(|| {
        view! {
            <div class=format!("piece {kind} backs") class:thick=thick role="img" aria-label=label.clone() title=label>
                <span class="face" inner_html=back></span>
                <span class="count" aria-hidden="true">{count}</span>
            </div>
        }
    })
}

/// Face-down pieces in somebody's hand, each drawn separately.
pub(super) fn held_backs(game: &str, count: u16) -> Option<impl IntoView + use<>> {
    let label = text::count("core-face-down", "number", count);
    let (kind, back) = back(game);
    let each = move |_| view! { <span class=format!("piece {kind} held") inner_html=back.clone()></span> };
    (count > 0).then(|| {
        view! {
            <div class="holding" role="img" aria-label=label.clone() title=label>
                {(0..count.min(SHOWN_BACKS)).map(each).collect_view()}
                <span class="count" aria-hidden="true">{count}</span>
            </div>
        }
    })
}

/// The kind and the back of a face-down piece.
fn back(game: &str) -> (&'static str, String) {
    match parlour_registry::cover(game).map(|cover| cover.costume.back) {
        Ok(Back::Tile) => ("codex", draw::tile_back()),
        Ok(Back::Card) | Err(_) => ("card", draw::back()),
    }
}

/// A pick as written in `data-pick`.
pub(super) fn written(pick: &Pick) -> String {
    serde_json::to_string(pick).expect("a pick is written as JSON")
}

/// The role of a thing: a button if it can be picked, otherwise a picture.
pub(super) const fn role(stand: Stand) -> &'static str {
    if stand.is_button() { "button" } else { "img" }
}

pub(super) const fn pressed(stand: Stand) -> Option<&'static str> {
    match stand {
        Stand::Picked => Some("true"),
        Stand::Open | Stand::Instead => Some("false"),
        Stand::Lit | Stand::Aside => None,
    }
}

pub(super) const fn tab(stand: Stand) -> Option<&'static str> {
    if stand.is_button() { Some("0") } else { None }
}

const fn kind(face: &Face) -> &'static str {
    match face {
        Face::Card { .. } => "card",
        Face::Token(_) => "token",
        Face::Codex { .. } => "codex",
    }
}

fn marks(marks: &[Mark]) -> String {
    let names = marks.iter().map(|mark| match mark {
        Mark::Winning => "winning",
        Mark::Trump => "trump",
        Mark::Active => "active",
        Mark::Loose => "loose",
        Mark::Chosen => "chosen",
        Mark::Tied => "tied",
        Mark::Destroyed => "destroyed",
        Mark::Scoring => "scoring",
        Mark::Waking => "waking",
    });
    names.collect::<Vec<_>>().join(" ")
}
