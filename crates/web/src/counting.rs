//! Animates scores from their old value to the new one.
//!
//! The page is drawn with the new score. The animation changes the text in place and ends with the same
//! number.

use std::collections::HashMap;

use leptos::prelude::*;
use parlour_core::figure;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

/// The length of the animation, in milliseconds.
const COUNTING: f64 = 450.0;
/// Marks a score that is being animated.
const COUNTS: &str = "data-counts";

/// The scores on the page, by seat.
pub(crate) fn scores() -> HashMap<String, i32> {
    all().iter().filter_map(|score| Some((seat(score)?, shown(score)?))).collect()
}

/// Animates every score that has changed.
pub(crate) fn count(before: &HashMap<String, i32>) {
    for score in all() {
        let from = seat(&score).and_then(|seat| before.get(&seat).copied());
        if let (Some(from), Some(to)) = (from, shown(&score))
            && from != to
        {
            let _ = score.set_attribute(COUNTS, "");
            Counting { score, from, to, since: js_sys::Date::now() }.step();
        }
    }
}

/// A score that is being animated.
struct Counting {
    score: Element,
    from: i32,
    to: i32,
    /// The start, in milliseconds.
    since: f64,
}

impl Counting {
    fn step(self) {
        // A newer score has its own animation.
        if shown(&self.score) != Some(self.to) || !self.score.is_connected() {
            return;
        }
        let share = ((js_sys::Date::now() - self.since) / COUNTING).clamp(0.0, 1.0);
        self.write(f64::from(self.from) + f64::from(self.to - self.from) * share);
        if share < 1.0 {
            request_animation_frame(move || self.step());
        } else {
            let _ = self.score.remove_attribute(COUNTS);
        }
    }

    /// Changes the existing text node, because the page still draws into it.
    fn write(&self, points: f64) {
        if let Some(text) = self.score.first_child() {
            text.set_node_value(Some(&figure(points.round())));
        }
    }
}

/// The score at the table, whatever the animation shows.
fn shown(score: &Element) -> Option<i32> {
    score.get_attribute("data-score")?.parse().ok()
}

fn seat(score: &Element) -> Option<String> {
    score.closest("[data-seat]").ok()??.get_attribute("data-seat")
}

fn all() -> Vec<Element> {
    let list = document().query_selector_all(".table [data-score]").expect("the selector is well formed");
    (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).collect()
}
