//! TrickPaperScissors: the wheel that shows which suit beats which.

use leptos::prelude::*;
use parlour_core::{Arg, Scene};

use crate::{draw, text::say};

/// The suits, each before the one it beats, with where they stand on the wheel.
const SUITS: [(&str, &str); 3] = [("paper", "top"), ("rock", "right"), ("scissors", "left")];

/// Three arrows from top over right to left, and back to the top.
const ARROWS: &str = r#"<svg viewBox="0 0 120 110" class="arrows" aria-hidden="true"><path d="M78.4 22.3A42 42 0 0 1 101.8 55.6M83.5 94.8A42 42 0 0 1 42.9 98.4M18.1 62.9A42 42 0 0 1 35.3 26"/><path class="tip" d="M102.4 61.6L107.4 51L95.4 52.2ZM37.4 96L44.2 105.5L49 94.5ZM40.2 22.5L28.6 23.5L35.6 33.3Z"/></svg>"#;

/// Who beats whom, with the suit that was led and the one that is trump.
pub(super) fn wheel(scene: &Scene) -> AnyView {
    let counted = |label: &str| {
        let counter = scene.counters.iter().find(|counter| counter.label.id() == Some(label))?;
        match counter.value.arg("emblem")? {
            Arg::Emblem { name, .. } => Some(&**name),
            _ => None,
        }
    };
    let [led, trump] = ["tps-led", "tps-trump"].map(counted);
    let suit = |(name, spot): (&'static str, &'static str)| {
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
    view! {
        <figure class="wheel" role="img" aria-label=say("web-beats") title=say("web-beats")>
            <span inner_html=ARROWS></span>
            {SUITS.map(suit).into_iter().collect_view()}
        </figure>
    }
    .into_any()
}
