//! A piece on the table.

use leptos::prelude::*;
use parlour_core::scene::{Face, Mark, Pick, PieceSpec};

use super::{Stage, naming, reach::Stand};
use crate::draw;

/// A piece that the viewer can see.
pub(super) fn piece(stage: &Stage<'_>, spec: &PieceSpec) -> impl IntoView + use<> {
    let pick = Pick::Piece(spec.id.clone());
    let stand = stage.reach.stand(&pick);
    let note = spec.note.as_ref().map(|note| note.render(stage.scene.viewer, |seat| stage.names.of(seat)));
    let label = naming::piece(spec, stage.scene, stage.names);
    view! {
        <div
            class=format!("piece {} {} {}", kind(&spec.face), stand.class(), marks(&spec.marks))
            data-piece=spec.id.clone()
            data-pick=written(&pick)
            title=label.clone()
            aria-label=label
            role=role(stand)
            aria-pressed=pressed(stand)
            tabindex=tab(stand)
        >
            <span class="face" inner_html=draw::face(&spec.face)></span>
            {note.map(|note| view! { <span class="note" aria-hidden="true">{note}</span> })}
        </div>
    }
}

/// Pieces face down, as one stack with its number.
pub(super) fn backs(count: u16) -> Option<impl IntoView + use<>> {
    let label = crate::text::backs(count);
    (count > 0).then(|| {
        view! {
            <div class="piece card backs" role="img" aria-label=label.clone() title=label>
                <span class="face" inner_html=draw::back()></span>
                <span class="count" aria-hidden="true">{count}</span>
            </div>
        }
    })
}

/// A pick as it stands in `data-pick`.
pub(super) fn written(pick: &Pick) -> String {
    serde_json::to_string(pick).expect("a pick is written as JSON")
}

/// What can be picked is a button; the rest is a picture.
pub(super) const fn role(stand: Stand) -> &'static str {
    match stand {
        Stand::Picked | Stand::Open => "button",
        Stand::Lit | Stand::Aside => "img",
    }
}

pub(super) const fn pressed(stand: Stand) -> Option<&'static str> {
    match stand {
        Stand::Picked => Some("true"),
        Stand::Open => Some("false"),
        Stand::Lit | Stand::Aside => None,
    }
}

pub(super) const fn tab(stand: Stand) -> Option<&'static str> {
    match stand {
        Stand::Picked | Stand::Open => Some("0"),
        Stand::Lit | Stand::Aside => None,
    }
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
    });
    names.collect::<Vec<_>>().join(" ")
}
