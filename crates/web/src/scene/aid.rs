//! Help for newcomers, in the middle of the table: [`Aid`].

use leptos::prelude::*;
use parlour_core::{
    Arg, Scene,
    presentation::{Aid, Cycle, Power},
};

use crate::{draw, text::say};

/// Where the emblems of a cycle stand, clockwise.
const SPOKES: [&str; 3] = ["top", "right", "left"];

/// Three arrows: from the top to the right, to the left, and back to the top.
const ARROWS: &str = r#"<svg viewBox="0 0 120 110" class="arrows" aria-hidden="true"><path d="M78.4 22.3A42 42 0 0 1 101.8 55.6M83.5 94.8A42 42 0 0 1 42.9 98.4M18.1 62.9A42 42 0 0 1 35.3 26"/><path class="tip" d="M102.4 61.6L107.4 51L95.4 52.2ZM37.4 96L44.2 105.5L49 94.5ZM40.2 22.5L28.6 23.5L35.6 33.3Z"/></svg>"#;

/// Draws the aid that the game asks for.
pub(super) fn aid(aid: Aid, scene: &Scene) -> Option<AnyView> {
    match aid {
        Aid::None => None,
        Aid::Cycle(cycle) => Some(wheel(&cycle, scene)),
        Aid::Powers(powers) => Some(list(powers)),
    }
}

/// The name of the aid in `data-has`.
pub(super) const fn name(aid: Aid) -> Option<&'static str> {
    match aid {
        Aid::None => None,
        Aid::Cycle(_) => Some("cycle"),
        Aid::Powers(_) => Some("powers"),
    }
}

/// A wheel of what beats what, which marks the emblem that was led and the trump.
fn wheel(cycle: &Cycle, scene: &Scene) -> AnyView {
    let counted = |label: &str| {
        let counter = scene.counters.iter().find(|counter| counter.label.id() == Some(label))?;
        match counter.value.arg("emblem")? {
            Arg::Emblem { name, .. } => Some(&**name),
            _ => None,
        }
    };
    let [led, trump] = [cycle.led, cycle.trump].map(counted);
    let spoke = |(name, spot): (&'static str, &'static str)| {
        let (role, word) = match name {
            _ if trump == Some(name) => ("is-trump", Some(say("web-trump"))),
            _ if led == Some(name) => ("is-led", Some(say("web-led"))),
            _ => ("", None),
        };
        view! {
            <span class=format!("spoke {spot} {role}")>
                <span class="pictured" inner_html=draw::icon(name)></span>
                <span class="role">{word}</span>
            </span>
        }
    };
    let spokes = cycle.emblems.into_iter().zip(SPOKES).map(spoke).collect_view();
    view! {
        <figure class="wheel" role="img" aria-label=say(cycle.words) title=say(cycle.words)>
            <span inner_html=ARROWS></span>
            {spokes}
        </figure>
    }
    .into_any()
}

/// A list of who does what, one line each.
fn list(powers: &[Power]) -> AnyView {
    let line = |power: &Power| view! { <li><b>{say(power.who)}</b>" "{say(power.does)}</li> };
    view! { <ul class="powers">{powers.iter().map(line).collect_view()}</ul> }.into_any()
}
