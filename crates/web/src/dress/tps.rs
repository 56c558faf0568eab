//! TrickPaperScissors: the wheel that shows which suit beats which.

use leptos::prelude::*;
use parlour_core::Scene;

use crate::{draw, text};

/// The suits, each before the one it beats, with where they stand on the wheel.
const SUITS: [(&str, &str); 3] = [("paper", "top"), ("rock", "right"), ("scissors", "left")];

/// Three arrows from top over right to left, and back to the top.
const ARROWS: &str = r#"<svg viewBox="0 0 120 110" class="arrows" aria-hidden="true"><path d="M76 27A40 40 0 0 1 95 52M79 89A40 40 0 0 1 41 89M25 52A40 40 0 0 1 44 27"/><path class="tip" d="M98 62L87.5 53L101 49.5ZM31.5 84.5L45 83.5L39.5 95.5ZM52.5 21.5L49 34L40 23.5Z"/></svg>"#;

/// Who beats whom, with the suit that was led and the one that is trump.
pub(super) fn wheel(scene: &Scene) -> AnyView {
    let counted = |label: &str| {
        scene.counters.iter().find(|counter| counter.label == label).map(|counter| counter.value.as_str())
    };
    let [led, trump] = ["Led", "Trump"].map(counted);
    let suit = |(name, spot): (&'static str, &'static str)| {
        let role = match name {
            _ if trump == Some(name) => "is-trump",
            _ if led == Some(name) => "is-led",
            _ => "",
        };
        let word = match role {
            "is-trump" => "trump",
            "is-led" => "led",
            _ => "",
        };
        view! {
            <span class=format!("spoke {spot} {role}")>
                <span class="pictured" inner_html=draw::icon(name)></span>
                <span class="role">{word}</span>
            </span>
        }
    };
    view! {
        <figure class="wheel" role="img" aria-label=text::BEATS title=text::BEATS>
            <span inner_html=ARROWS></span>
            {SUITS.map(suit).into_iter().collect_view()}
        </figure>
    }
    .into_any()
}
